#!/usr/bin/env bash
# Installs the Debian packages of a list (system-packages.txt by default) that are missing, where that is possible: as
# root, with apt-get. Anywhere else it says what is missing and leaves the rest to you.
set -euo pipefail
cd "$(dirname "$0")"
export PYTHON="${PYTHON:-python3}"

missing=()
while read -r package check; do
    case "$package" in '' | '#'*) continue ;; esac
    bash -c "$check" >/dev/null 2>&1 </dev/null || missing+=("$package")
done <"${1:-system-packages.txt}"

[ ${#missing[@]} -eq 0 ] && exit 0
if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
    echo "Missing on this machine: ${missing[*]}"
    echo "On Debian or Ubuntu: sudo apt-get install ${missing[*]}"
    exit 0
fi
echo "Installing with apt-get: ${missing[*]}"
export DEBIAN_FRONTEND=noninteractive
if ! { apt-get update -qq && apt-get install -qq -y --no-install-recommends "${missing[@]}"; } >/dev/null; then
    echo "apt-get could not install them; going on without"
fi
