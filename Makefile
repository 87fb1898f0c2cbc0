# make play   set everything up and play          make test    every check and test there is
# make check  lint, types, unit tests             make bench   measure against the peers

VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= python3
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: play test check lint bench clean

play: $(VENV)/installed
	@$(BIN)/digsite compile
	@$(BIN)/digsite play pergamon --players 3

test: lint
	$(BIN)/digsite compile --envs
	$(BIN)/python -m pytest tests -n 2 --hypothesis-profile thorough

check: lint
	$(BIN)/digsite compile --envs
	$(BIN)/python -m pytest tests -n 2 -m "not slow"

lint: $(VENV)/tested
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(VENV)/benched
	$(BIN)/digsite compile --envs
	$(BIN)/python -W ignore bench/peers.py
	$(BIN)/python bench/search.py

# A bare Debian has Python without venv; then the package that brings it is installed first.
$(BIN)/python:
	$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); apt-get update && apt-get install -y python3-venv && $(PYTHON) -m venv $(VENV); }

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
