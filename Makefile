# Needs make and Python 3.11 or newer; everything else goes into .venv. With a C compiler the engine is compiled.
# PYTHON=/path/to/python3 chooses the Python (for an existing .venv: make clean first), BUGDUEL_COMPILE=0 compiles nothing.

PYTHON ?=
AGAINST ?=
BUGDUEL_COMPILE ?=
VENV := .venv
IN_VENV := $(VENV)/bin/python -m
PYTEST := $(IN_VENV) pytest -q -n auto
CORES_TIMES = $(shell $(VENV)/bin/python -c "import os; print(int(os.cpu_count() * $(1)))")
WEB := $(VENV)/bin/python tools/web_client.py npm

export BUGDUEL_COMPILE
unexport PYTHONPATH PYTHONHOME PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help setup dev ray web play terminal test browser coverage check format docs rules bench balance tactics soak fuzz weights numbers hooks lock clean

help:  ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

play: setup  ## Set up what is missing and play in the browser
	@$(VENV)/bin/bugduel serve --open

terminal: setup  ## Set up what is missing and play in the terminal
	@$(VENV)/bin/bugduel play mindbug

test: ray web  ## Set up what is missing and run all tests but those in a browser: compiled, cloning, saving, interpreted, the client's
	$(IN_VENV) pytest -q -n $(call CORES_TIMES,3/2) --ignore tests/server  # some wait for processes that they start
	$(IN_VENV) pytest -q -n $(call CORES_TIMES,2) tests/server  # these wait more than they compute
	BUGDUEL_TEST_MODE=clone $(PYTEST) -m plays
	BUGDUEL_TEST_MODE=json $(PYTEST) -m plays
	PYTHONPATH=src $(PYTEST) -m plays
	$(WEB) run --silent test
	@echo "Left out: the stories in a real browser (make browser)"

browser: dev web  ## Games and everything else that people do, in a real browser (Chromium)
	$(WEB) run --silent browser

coverage: dev  ## Which lines the tests run, interpreted: a table, and build/coverage/html (an hour on two cores)
	PYTHONPATH=src $(PYTEST) -m "not unmeasured" --cov --cov-report=term --cov-report=html

web: dev  ## What the tests and checks of the browser client need
	@$(VENV)/bin/python tools/web_client.py install

check: dev web  ## Lint, formatting and types
	$(IN_VENV) ruff check .
	$(IN_VENV) ruff format --check .
	$(IN_VENV) mypy
	$(WEB) run --silent check

format: dev web  ## Format the code and mend what the linter can
	$(IN_VENV) ruff check --fix .
	$(IN_VENV) ruff format .
	$(WEB) run --silent format

docs:  ## Build the site of the docs in build/site; a broken link is an error
	$(call INSTALL,dev docs)
	NO_MKDOCS_2_WARNING=1 $(IN_VENV) mkdocs build --quiet --strict

rules: setup  ## Which rules have how many tests
	@$(VENV)/bin/python tools/rules.py

bench: setup  ## Measure the engine; AGAINST=old.whl compares it with another build
	@$(VENV)/bin/bugduel bench $(if $(AGAINST),--against $(AGAINST))

BALANCE ?= --write docs/balance.md
balance: setup  ## Let the built decks play each other and write docs/balance.md; resumes (BALANCE="--only solar-swarm --minutes 10")
	$(VENV)/bin/python tools/balance.py $(BALANCE)

tactics: setup  ## Let a searching bot solve the tactical positions of the tests
	$(VENV)/bin/python tools/tactical.py --bot search:1

SOAK ?= --seconds 20
soak: setup  ## Play random games of every kind with all checks (SOAK="--mindbug 1000000" for more)
	$(VENV)/bin/python tools/soak.py $(SOAK)

fuzz: setup  ## Try spoilt input at every door, for SECONDS=20
	@$(VENV)/bin/python tools/fuzz.py --seconds $(or $(SECONDS),20) $(if $(SEED),--seed $(SEED))

LEARN ?= mindbug
weights:  ## Let bots learn what things are worth (LEARN="mindbug --sets first-contact --sets all --games 4000")
	$(call INSTALL,learn)
	@$(VENV)/bin/bugduel learn $(LEARN)

numbers: setup  ## Give new cards their numbers
	@$(VENV)/bin/python tools/card_numbers.py

hooks: dev  ## Check every commit before it is made (pre-commit)
	$(IN_VENV) pre_commit install

lock:  ## Renew constraints.txt, the exact versions that everything here is installed in
	$(call INSTALL,lock)
	@$(VENV)/bin/python tools/lock.py

clean:  ## Remove .venv and everything that was built
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .benchmarks
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +
	find src -name '*.so' -exec rm -f {} +

# Makes .venv with the package, or brings it up to date: `$(call INSTALL)`, `$(call INSTALL,dev ray)`. An existing .venv
# brings its own Python; for a new one the first fitting Python is taken.
define INSTALL
@if $(VENV)/bin/python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
	found=$(VENV)/bin/python; new_enough=$$found; \
else \
	for python in $(or $(PYTHON),python3.13 python3.12 python3.11 python3); do \
		"$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
		new_enough=$$python; \
		"$$python" -c 'import ensurepip, venv' 2>/dev/null || continue; \
		found=$$python; break; \
	done; \
fi; \
if [ -z "$$new_enough" ]; then \
	echo "bugduel: no Python 3.11 or newer among: $(or $(PYTHON),python3.13 python3.12 python3.11 python3)." >&2; \
	echo "bugduel: install one, or name it: make setup PYTHON=/path/to/python3" >&2; exit 1; \
elif [ -z "$$found" ]; then \
	echo "bugduel: $$new_enough cannot make a virtual environment (venv or ensurepip is missing)." >&2; \
	echo "bugduel: on Debian and Ubuntu: apt install python3-venv; or name another: make setup PYTHON=..." >&2; exit 1; \
fi; \
"$$found" tools/install.py $(1)
endef

setup:  ## Make .venv with all that playing needs, or bring it up to date
	$(INSTALL)

dev:  ## The same, and what linting and testing need
	$(call INSTALL,dev learn)

# Only the tests of the arena on several machines need Ray, and it is large.
ray:  ## The same, Ray, and what learning needs: all that `make test` needs
	$(call INSTALL,dev ray learn)
