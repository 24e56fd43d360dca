#!/usr/bin/env bash
# Fails if a file that is not ignored by git names a package registry's host or a path of somebody's
# machine.
set -euo pipefail
cd "$(dirname "$0")/.."

failed=0
refuse() { # refuse WHAT PATTERN [PATHSPEC…]
    local what=$1 pattern=$2 status=0
    shift 2
    git grep --no-index --exclude-standard -nIE "$pattern" -- "$@" || status=$?
    case $status in
        0) echo "^ $what: must not be committed" && failed=1 ;;
        1) ;;
        *) exit "$status" ;;
    esac
}

refuse "a package registry's host" \
    'https?://[^ "]*(pypi\.|pythonhosted|npmjs|registry\.|debian\.org)' \
    '*.txt' '*.toml' '*.cfg' '*.lock' '*lock.json' '*.npmrc' '*.sh' 'Makefile' '.ci/*'
refuse "a path of one machine" \
    '(^|[^A-Za-z0-9_.])/(work|root|opt|home/[a-z]+|Users/[A-Za-z]+)/' '.'
exit $failed
