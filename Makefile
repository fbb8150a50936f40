# `make` alone lists what there is. Everything is installed into .venv, from the locks in requirements/.

PYTHON ?= python3
ARGS ?=

VENV := .venv
PY := $(VENV)/bin/python
# -qq: errors only; what is being installed is said in one line before.
PIP := $(PY) -m pip --disable-pip-version-check --no-input -qq
PIP_LOCKED := $(PIP) install --require-hashes
PIP_SELF := $(PIP) install --no-deps --no-build-isolation --editable .
UV_COMPILE := $(VENV)/bin/uv pip compile --quiet --no-config --no-python-downloads --universal \
	--python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links --no-header

# The games people play in this checkout; `clean` leaves them alone.
KEPT := .meijin

# The code that is there, so that none of it has to be.
CODE := $(wildcard src tests benchmarks examples docs tools hatch_build.py)

# The browser client: what it is made from (folders too, as a file may go), with the words it says; where npm puts what that takes, what comes out.
CLIENT := src/meijin/server/client
WEB := $(shell find web -mindepth 1 -name node_modules -prune -o ! -name '.*' -print) $(shell find src/meijin/words/?? -type d -o -name '*.ftl')
MODULES := web/node_modules/.package-lock.json
NPM := cd web && npm --loglevel error

# What .venv was made from. It breaks when the checkout is moved, so the place is part of it.
IDENTITY := import os, sys; print(sys.base_prefix, sys.version_info[:3], os.getcwd())
# Without a PYTHON of the caller's choice a .venv that works is kept, whatever it was made from.
ASKED := $(if $(filter file,$(origin PYTHON)),$(PY),$(PYTHON))

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
# Every target works on the one .venv. `test` alone asks for things side by side, of which it knows that they can be.
ifndef SIDE_BY_SIDE
.NOTPARALLEL:
endif
# A check that has others beside it says everything at once, when it is done.
CHECK = said=$$($(2) 2>&1); code=$$?; printf '%s\n' '== $(1)' "$$said"; exit $$code
COMPILED := tests/test_golden.py tests/test_conformance.py tests/test_worlds.py tests/kernel tests/test_lowering.py tests/test_core.py \
	tests/games/crossover/test_rules_endless.py
# The core that is checked: it may be compiled without optimising, so nobody else is to use it.
CHECKED := build/checked
NO_COMPILER := 3
CHECKS := check-compiled check-format check-lint check-architecture check-types check-page-types check-page-format check-page
# What `quick` looks at: a package, and its tests, which mirror src/meijin.
QUICK := $(if $(GAME),src/meijin/games/$(GAME),$(DIR:%/=%))
QUICKLY = $(QUICK) $(wildcard $(patsubst src/meijin/%,tests/%,$(QUICK)))
.PHONY: help install play web test quick is-asked check-tests chromium compile bench peers soak format lock clean FORCE $(CHECKS)

help: ## list the targets
	@echo 'usage: make TARGET [PYTHON=python3.12] [ARGS="..."]'
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/\1|\2/p' '$(firstword $(MAKEFILE_LIST))' | \
		while IFS='|' read -r target what; do printf '  %-8s %s\n' "$$target" "$$what"; done

install: $(VENV)/dev.stamp web ## everything for playing and for development, into .venv

play: $(VENV)/run.stamp web ## play in the browser; needs Python and Node (ARGS go to `meijin serve`)
	@mkdir -p $(KEPT)
	@$(VENV)/bin/meijin serve --open --database $(KEPT)/meijin.db $(ARGS) || [ $$? = 130 ]

web: $(CLIENT)/index.html ## build the page that browsers show, if it is not up to date

# One thing after the other is checked beside the tests, which often wait.
test: ## all checks and tests, as CI runs them
	@$(MAKE) --no-print-directory SIDE_BY_SIDE=yes -j 3 $(VENV)/dev.stamp web chromium
	@$(MAKE) --no-print-directory SIDE_BY_SIDE=yes -j 2 check-tests $(CHECKS)

quick: is-asked $(VENV)/dev.stamp ## lint, types and tests of one game (GAME=go_out) or one package (DIR=src/meijin/server/tables)
	@$(PY) -m ruff format --check -q $(QUICKLY)
	@$(PY) -m ruff check -q $(QUICKLY)
	@$(PY) -m mypy $(QUICKLY)
	@PYTHONDONTWRITEBYTECODE= $(PY) -m pytest -q -n "$$($(PY) -c 'import os; print(os.cpu_count())')" --dist worksteal $(QUICKLY)

is-asked:
	@[ -d "$(QUICK)" ] || { \
		echo '$(if $(QUICK),There is no folder $(QUICK).,What is to be checked?) Say make quick GAME=go_out, or DIR=src/meijin/server/tables' >&2; exit 2; }

# Many tests start programs of their own, which begin much faster where Python may keep what it has compiled; and many
# wait for a server or a browser, so there is one process more than there are processors. A file stays together, as its
# tests share what takes long to start; tests/conftest.py has the long ones first.
check-tests:
	@echo '== tests, docstrings and README: pytest'
	@MEIJIN_CORE=interpreted PYTHONDONTWRITEBYTECODE= $(PY) -m pytest -n "$$(($$($(PY) -c 'import os; print(os.cpu_count())') + 1))" \
		--dist loadfile --no-loadscope-reorder

# What the compiled core must do just like the sources. Where there is no compiler it is said, and that is all.
check-compiled:
	@said=$$($(PY) -m tools.core --quickly --into $(CHECKED) 2>&1); code=$$?; \
	if [ $$code = 0 ]; then said=$$(MEIJIN_CORE=$(CHECKED) $(PY) -m pytest -q -n 1 $(COMPILED) 2>&1); code=$$?; said=$$(echo "$$said" | tail -n 40); fi; \
	printf '%s\n' '== the compiled core: pytest $(COMPILED)' "$$said"; [ $$code = 0 ] || [ $$code = $(NO_COMPILER) ]

check-format:
	@$(call CHECK,format: ruff format --check,$(PY) -m ruff format --check .)

check-lint:
	@$(call CHECK,lint: ruff check,$(PY) -m ruff check .)

check-types:
	@$(call CHECK,types: mypy,$(PY) -m mypy $(CODE))

check-architecture:
	@$(call CHECK,architecture: lint-imports,$(VENV)/bin/lint-imports --no-logo)

check-page-types:
	@$(call CHECK,types of the page: svelte-check,$(NPM) run --silent check)

check-page-format:
	@$(call CHECK,format of the page: prettier --check,$(NPM) run --silent format:check)

check-page:
	@$(call CHECK,tests of the page: vitest,$(NPM) run --silent test)

chromium: $(VENV)/python.stamp ## install Chromium for the tests in the browser (on Debian, as root)
	@$(PY) -m tests.browser.chromium

compile: $(VENV)/dev.stamp ## kernel and games as machine code, which `meijin` then uses (ARGS="--only go_out")
	@$(PY) -m tools.core $(ARGS)

bench: $(VENV)/run.stamp ## measure speed (ARGS go to `meijin bench`)
	@$(VENV)/bin/meijin bench $(ARGS)

peers: $(VENV)/run.stamp ## measure other platforms beside ours, installed into .peers (ARGS="--quick --only climb")
	@$(PY) -m benchmarks.peers $(ARGS)

soak: $(VENV)/dev.stamp ## random games and proofs without end; goes on where it stopped (ARGS="--minutes 120 --jobs 2")
	@$(PY) -m tests.soak $(ARGS)

format: $(VENV)/dev.stamp $(MODULES) ## format the code and mend what can be mended by itself
	@$(PY) -m ruff check --fix-only --quiet .
	@$(PY) -m ruff format .
	@$(NPM) run --silent format
	@$(PY) -m ruff check .

lock: $(VENV)/python.stamp ## compile the locks anew, keeping versions (ARGS=--upgrade: the newest)
	@[ -x $(VENV)/bin/uv ] || { echo 'installing uv'; $(PIP) install uv; }
	@echo 'compiling the locks in requirements'
	@$(UV_COMPILE) $(ARGS) pyproject.toml requirements/run.in --output-file requirements/run.lock >/dev/null
	@$(UV_COMPILE) $(ARGS) pyproject.toml requirements/dev.in --output-file requirements/dev.lock >/dev/null
	@$(UV_COMPILE) $(ARGS) requirements/peers.in --output-file requirements/peers.lock >/dev/null

clean: ## remove .venv, .peers, caches and builds
	rm -rf $(VENV) .peers $(CLIENT) web/node_modules build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find $(CODE) -type d -name __pycache__ -prune -exec rm -rf {} +

$(CLIENT)/index.html: $(WEB) $(MODULES)
	@echo 'building the page'
	@$(NPM) run --silent build

$(MODULES): web/package.json web/package-lock.json
	@node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null && npm --version >/dev/null 2>&1 || { \
		echo 'Meijin needs Node 20 or newer, with npm, to build the page that browsers show' >&2; \
		echo "(there is $$(node --version 2>/dev/null || echo 'no node'); see https://nodejs.org)" >&2; exit 1; }
	@echo 'installing what building the page needs into web/node_modules'
	@$(NPM) ci --no-audit --no-fund >/dev/null
	@touch $@

# Each lock has a stamp; it is done again when the lock, pyproject.toml or .venv itself is newer.
$(VENV)/run.stamp: requirements/run.lock pyproject.toml $(VENV)/python.stamp
	@echo 'installing what playing needs into $(VENV)'
	@$(PIP_LOCKED) -r requirements/run.lock
	@$(PIP_SELF)
	@touch $@

# dev.lock holds all of run.lock, so this does for both.
$(VENV)/dev.stamp: requirements/dev.lock pyproject.toml $(VENV)/python.stamp
	@echo 'installing what development needs into $(VENV)'
	@$(PIP_LOCKED) -r requirements/dev.lock
	@$(PIP_SELF)
	@touch $(VENV)/run.stamp $@

# Looked at every time, written only when .venv is made: a stamp depending on it is then done again.
$(VENV)/python.stamp: FORCE
	@if [ -x $(PY) ] && [ -f $@ ] && [ "$$("$(ASKED)" -c '$(IDENTITY)' 2>&1)" = "$$(cat $@)" ]; then exit 0; fi; \
	"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo 'Meijin needs Python 3.11 or newer; `make PYTHON=python3.12 play`' >&2; \
		echo "(PYTHON is $(PYTHON): $$("$(PYTHON)" --version 2>&1))" >&2; exit 1; }; \
	"$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null || { \
		echo 'This Python cannot make virtual environments: its venv or ensurepip module is missing.' >&2; \
		echo 'On Debian and Ubuntu: apt install python3-venv' >&2; exit 1; }; \
	echo "making $(VENV) with $$("$(PYTHON)" --version)"; \
	"$(PYTHON)" -m venv --clear $(VENV) && "$(PYTHON)" -c '$(IDENTITY)' > $@
