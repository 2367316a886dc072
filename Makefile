# Needs make and Python 3.11 or newer; everything else goes into .venv. With a C compiler the engine is compiled.
# PYTHON=/path/to/python3 chooses the Python (for an existing .venv: make clean first), BUGDUEL_COMPILE=0 compiles nothing.

PYTHON ?=
BUGDUEL_COMPILE ?=
VENV := .venv
IN_VENV := $(VENV)/bin/python -m
PYTEST := $(IN_VENV) pytest -q -n auto
# The tests that play by hand: the others would only do the same again, cloning, saving or interpreted.
PLAYED = $(shell grep -lE '^from (duel|shard_deal|shard_table|tokyo|modes) import' tests/test_*.py)
SOURCES := $(sort $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*'))

export BUGDUEL_COMPILE
export PIP_DISABLE_PIP_VERSION_CHECK := 1
unexport PYTHONPATH PYTHONHOME

.DEFAULT_GOAL := help
.PHONY: help setup play test check format rules bench balance tactics soak fuzz clean FORCE

help:  ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

play: setup  ## Set up what is missing and play Mindbug
	@$(VENV)/bin/bugduel play mindbug

test: setup $(VENV)/ray  ## Set up what is missing and run all tests: compiled, cloning, saving, interpreted
	$(PYTEST)
	BUGDUEL_TEST_MODE=clone $(PYTEST) $(PLAYED)
	BUGDUEL_TEST_MODE=json $(PYTEST) $(PLAYED)
	PYTHONPATH=src $(PYTEST) $(PLAYED) tests/test_core_*.py

check: setup  ## Lint, formatting and types
	$(IN_VENV) ruff check .
	$(IN_VENV) ruff format --check .
	$(IN_VENV) mypy
	$(IN_VENV) mypy tools

format: setup  ## Format the code and mend what the linter can
	$(IN_VENV) ruff check --fix .
	$(IN_VENV) ruff format .

rules: setup  ## Which rules have how many tests
	@$(VENV)/bin/python tools/rules.py

bench: setup  ## Measure the engine
	@$(VENV)/bin/bugduel bench

balance: setup  ## Let the built decks play each other and write docs/balance.md
	$(VENV)/bin/python tools/balance.py --write docs/balance.md

tactics: setup  ## Let a searching bot solve the tactical positions of the tests
	$(VENV)/bin/python tools/tactical.py --bot search:1

SOAK ?= --seconds 20
soak: setup  ## Play random games of both kinds with all checks (SOAK="--mindbug 1000000" for more)
	$(VENV)/bin/python tools/soak.py $(SOAK)

fuzz: setup  ## Try spoilt input at every door, for SECONDS=20
	@$(VENV)/bin/python tools/fuzz.py --seconds $(or $(SECONDS),20) $(if $(SEED),--seed $(SEED))

clean:  ## Remove .venv and everything that was built
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .benchmarks
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +
	find src -name '*.so' -exec rm -f {} +

setup: $(VENV)/built  ## Make .venv with the package and its tools, or bring it up to date

# The package. Its wheel is built first and then exchanged for the installed one, left-overs of a broken exchange included.
$(VENV)/built: $(VENV)/requirements.txt $(VENV)/inputs.txt pyproject.toml setup.py $(SOURCES)
	@echo "bugduel: building the package"
	@rm -rf $@ build/wheel build/pip.log
	@mkdir -p build
	@$(IN_VENV) pip wheel -q --no-deps --no-build-isolation --log build/pip.log -w build/wheel . || failed=1; \
	sed -n 's/^[^ ]* *bugduel: /bugduel: /p' build/pip.log >&2; \
	if [ "$$failed" ]; then echo "bugduel: not built; build/pip.log has the whole story" >&2; exit 1; fi
	@cd $(VENV)/lib/python3*/site-packages && rm -rf bugduel bugduel__mypyc* bugduel-* '~ugduel'*
	@$(IN_VENV) pip install -q --no-deps --no-index build/wheel/*.whl
	@touch $@

# Only the tests of the arena on several machines need Ray, and it is large.
$(VENV)/ray: $(VENV)/built
	@$(IN_VENV) pip install -q "$$($(VENV)/bin/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["ray"])')"
	@touch $@

# Which files the package is made of, and how: changes when one is removed, too.
$(VENV)/inputs.txt: $(VENV)/requirements.txt FORCE
	@echo "BUGDUEL_COMPILE=$(BUGDUEL_COMPILE) $(SOURCES)" > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

# All that the package needs to be built, used and tested, and the place of the .venv, which cannot be moved.
define REQUIREMENTS
import os, tomllib
with open("pyproject.toml", "rb") as file:
    data = tomllib.load(file)
print("#", os.path.abspath("$(VENV)"))
print(*data["build-system"]["requires"], *data["project"]["dependencies"], sep="\n")
print(*data["project"]["optional-dependencies"]["dev"], sep="\n")
endef
export REQUIREMENTS

# This file is written last, so without it, or if it is not as it should be, the .venv is made anew.
$(VENV)/requirements.txt: FORCE
	@if [ -f $@ ] && $(VENV)/bin/python -c "$$REQUIREMENTS" 2>/dev/null | cmp -s - $@; then exit 0; fi; \
	for python in $(or $(PYTHON),python3.13 python3.12 python3.11 python3); do \
		"$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
		new_enough=$$python; \
		"$$python" -c 'import ensurepip, venv' 2>/dev/null || continue; \
		found=$$python; break; \
	done; \
	if [ -z "$$new_enough" ]; then \
		echo "bugduel: no Python 3.11 or newer among: $(or $(PYTHON),python3.13 python3.12 python3.11 python3)." >&2; \
		echo "bugduel: install one, or name it: make setup PYTHON=/path/to/python3" >&2; exit 1; \
	elif [ -z "$$found" ]; then \
		echo "bugduel: $$new_enough cannot make a virtual environment (venv or ensurepip is missing)." >&2; \
		echo "bugduel: on Debian and Ubuntu: apt install python3-venv; or name another: make setup PYTHON=..." >&2; exit 1; \
	fi; \
	set -e; \
	echo "bugduel: making $(VENV) with $$("$$found" --version)"; \
	rm -rf $(VENV); \
	"$$found" -m venv $(VENV); \
	$(VENV)/bin/python -c "$$REQUIREMENTS" > $@.new; \
	$(IN_VENV) pip install -q -r $@.new; \
	mv $@.new $@
