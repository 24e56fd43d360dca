# make play    open the hall                 make test    everything that CI runs
# make check   the quick half, while working   make help    all targets
#
# src is always pure Python; the compiled package is the one installed in .venv.

SHELL       := bash
.SHELLFLAGS := -eu -o pipefail -c

PYTHON ?= python3
GAME   ?= wikinger
ARGS   ?=
SECONDS ?= 60

VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check -qq
PURE   := PYTHONPATH=$(CURDIR)/src SKALI_EXPECT=pure
PYTEST := $(BIN)/python -m pytest -n auto --dist worksteal

# Each stamp is newer than all that it was made from. The last one bears the time when the build
# began, so that what is edited meanwhile is not missed.
SYSTEM       := build/.system
TEST_SYSTEM  := build/.test-system
DEPENDENCIES := $(VENV)/.dependencies
INSTALLED    := $(VENV)/.installed

# The list of sources is itself a source, so that a deleted file is noticed.
SOURCES := $(shell find src -name __pycache__ -prune -o -name '*.egg-info' -prune -o -path src/skali/server/static -prune -o -type f -print | LC_ALL=C sort)
$(shell mkdir -p build; echo '$(SOURCES)' | cmp -s - build/.sources || echo '$(SOURCES)' >build/.sources)

# The browser client is built into the package before that is installed.
CLIENT         := src/skali/server/static/index.html
CLIENT_SOURCES := $(shell find web -name node_modules -prune -o -path web/tests -prune -o -type f -print)

# What runs from src needs the installed package only for its metadata: the games it registers.
METADATA := $(DEPENDENCIES) $(shell [ $(INSTALLED) -nt pyproject.toml ] || echo $(INSTALLED))

.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help setup play test check lint format types imports test-pure test-compiled rules tracked \
        audit fuzz web types-web screenshots bench terminal golden pins clean
unexport PYTHONPATH

help: ## list the targets
	@grep -hE '^[a-z-]+:.*## ' $(firstword $(MAKEFILE_LIST)) | sed -E 's/^([a-z-]+):.*## (.*)/\1|\2/' | \
	    while IFS='|' read -r target words; do printf '  make %-14s %s\n' "$$target" "$$words"; done

# ------------------------------------------------------------------------------------- set-up ---

setup: $(INSTALLED) ## create .venv, install what is pinned, compile and install Skáli
	@:

$(SYSTEM): tools/system-packages.sh tools/system-packages.txt
	@PYTHON='$(PYTHON)' tools/system-packages.sh system-packages.txt
	@mkdir -p $(@D) && touch $@

$(TEST_SYSTEM): tools/system-packages.sh tools/test-packages.txt
	@PYTHON='$(PYTHON)' tools/system-packages.sh test-packages.txt
	@mkdir -p $(@D) && touch $@

$(VENV)/pyvenv.cfg: | $(SYSTEM)
	@$(PYTHON) -c 'import sys; sys.exit("Skáli needs Python 3.11 or newer: make PYTHON=python3.11" if sys.version_info < (3, 11) else 0)'
	@echo "Creating $(VENV)"
	@$(PYTHON) -m venv $(VENV)

$(DEPENDENCIES): $(VENV)/pyvenv.cfg constraints.txt
	@echo "Installing the pinned packages"
	@$(PIP) install -r constraints.txt
	@touch $@

$(CLIENT): $(CLIENT_SOURCES) tools/build-web.sh | $(DEPENDENCIES)
	@echo "Building the browser client"
	@PYTHON=$(BIN)/python tools/build-web.sh
	@touch $@

$(INSTALLED): $(DEPENDENCIES) $(CLIENT) pyproject.toml setup.py build/.sources $(SOURCES) | $(SYSTEM)
	@echo "Compiling and installing Skáli (half a minute the first time)"
	@touch $@.begun
	@$(PIP) install --no-build-isolation --no-deps --force-reinstall .
	@$(PIP) check
	@$(BIN)/python -c 'import skali, skali.core as core; print("Skáli", skali.__version__, "is ready:", "compiled" if core.compiled() else "pure Python, for want of a C compiler")'
	@mv $@.begun $@

# ---------------------------------------------------------------------------------------- use ---

play: setup ## open the hall in the browser; ARGS=--no-browser to leave that
	@$(BIN)/skali serve $(ARGS)

terminal: setup ## play in the terminal; another game with GAME=…
	@$(BIN)/skali play $(GAME) $(ARGS)

screenshots: setup $(TEST_SYSTEM) ## pictures of every page, for the documentation and for looking
	@$(BIN)/python tools/screenshots.py

bench: setup ## measure the engine; beside its peers with ARGS=--peers
	@$(BIN)/skali bench $(ARGS)

# -------------------------------------------------------------------------------------- tests ---

test: setup lint types imports tracked audit web test-pure test-compiled rules ## everything that CI runs

check: lint types $(METADATA) ## lint, types and the quick tests, for every minute
	@$(PURE) $(PYTEST) -q -m 'not slow' $(ARGS)

lint: $(DEPENDENCIES) ## style, strictly
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

format: $(DEPENDENCIES) ## mend the style where a machine can
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

types: $(DEPENDENCIES) ## types, strictly
	@$(BIN)/mypy

imports: $(DEPENDENCIES) ## the layers of the architecture
	@PYTHONPATH=src $(BIN)/lint-imports

tracked: ## no registry's host and no machine's path in the repository
	@tools/check-tracked.sh

web: $(DEPENDENCIES) ## style, types and tests of the browser client
	@PYTHON=$(BIN)/python tools/build-web.sh check

types-web: $(DEPENDENCIES) ## write the client's types of what the hall says anew
	@$(BIN)/python tools/client_types.py

# What stands around the engine is the same interpreted and compiled.
AROUND := arena browser cli printed server text tools

test-pure: $(METADATA) ## the engine's quick tests on src, interpreted; all others are run compiled
	@$(PURE) $(PYTEST) -m 'not slow' $(AROUND:%=--ignore=tests/%) $(ARGS)

test-compiled: setup $(TEST_SYSTEM) ## all tests on the installed package, compiled
	@SKALI_EXPECT=compiled $(PYTEST) $(ARGS)

audit: $(DEPENDENCIES) ## known weaknesses of the pinned packages, where an advisory database can be asked
	@$(BIN)/python tools/audit.py

fuzz: setup $(TEST_SYSTEM) ## look for what breaks, with new luck, for SECONDS=…
	@$(BIN)/python tools/fuzz.py $(SECONDS)

rules: setup ## every rule of every game has a test that cites it
	@$(BIN)/skali games --json \
	    | $(BIN)/python -c 'import json, sys; print(*(game["key"] for game in json.load(sys.stdin)["games"]), sep="\n")' \
	    | while read -r game; do $(BIN)/skali rules "$$game" --coverage || exit 1; done

# ------------------------------------------------------------------------------------- upkeep ---

golden: $(METADATA) ## write the golden records anew, after an intended change of rules or positions
	@PYTHONPATH=src:. $(BIN)/python -m tools.golden $(ARGS)

pins: ## renew constraints.txt with the newest versions that pyproject.toml admits
	@rm -rf build/pins && $(PYTHON) -m venv build/pins
	@SKALI_PURE=1 build/pins/bin/python -m pip install -qq --upgrade setuptools '.[dev]'
	@{ sed -n '/^#/p' constraints.txt; \
	   build/pins/bin/python -m pip freeze --all --exclude pip --exclude skali; } >build/constraints.txt
	@mv build/constraints.txt constraints.txt && rm -rf build/pins
	@git --no-pager diff --stat -- constraints.txt

clean: ## remove everything that make made
	rm -rf $(VENV) build dist web/node_modules src/skali/server/static docs/images/screenshots \
	    .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .schemathesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
