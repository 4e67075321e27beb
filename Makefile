# `make site` builds the site from content/ into public/; `make test` proves it. Everything that is missing is installed
# first, and nothing is done twice.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.ONESHELL:
.DELETE_ON_ERROR:
.SUFFIXES:
.DEFAULT_GOAL := site
.PHONY: site test format lint bench clean site-packages test-packages

# Where the site will live, when it is not the baseURL of content/site.yml: make site BASE_URL=https://example.org/animals/
BASE_URL ?=
# Whatever else `shelters build` should be told: make site ARGUMENTS=--verbose
ARGUMENTS ?=

program := .build/release/shelters
# Python packages for the tests, as of Tests/requirements.txt, and the interpreter that has them.
python_packages := .build-python/installed
python := .build-python/bin/python
swift_files := Package.swift Sources Tests
# The browser and end-to-end tests there are.
python_tests := $(patsubst %/,%,$(sort $(dir $(wildcard Tests/EndToEnd/test_*.py Tests/Browser/test_*.py Tests/Search/test_*.py))))
# What measuring search needs, as of Benchmarks/requirements.txt: another search to compare with.
bench_packages := .build-bench/installed

site: site-packages $(program)
	@$(program) build $(if $(BASE_URL),--base-url '$(BASE_URL)') $(ARGUMENTS)

test: lint $(if $(python_tests),$(python_packages)) $(program)
	@swift test --disable-xctest
	if [ -n '$(python_tests)' ]; then
		SHELTERS='$(abspath $(program))' PYTHONDONTWRITEBYTECODE=1 $(python) -m pytest $(python_tests)
	fi

format:
	@swift format -i -r -p $(swift_files)

lint:
	@swift format lint -r -s -p $(swift_files)

bench: site-packages $(program) $(bench_packages)
	@Benchmarks/run
	PYTHONDONTWRITEBYTECODE=1 .build-bench/bin/python Benchmarks/search.py

# The site stays: public/ may hold files that nobody could make again.
clean:
	@rm -rf .build .build-python .build-bench

# An older program is left where the compiler finds nothing new to do, hence `touch`.
$(program): Package.swift $(shell find Sources -type f) | site-packages
	@swift build -c release --product shelters
	touch $@

$(python_packages): Tests/requirements.txt | test-packages
	@python3 -m venv --clear .build-python
	$(python) -m pip install --quiet --disable-pip-version-check --requirement Tests/requirements.txt
	touch $@

$(bench_packages): Benchmarks/requirements.txt | test-packages
	@python3 -m venv --clear .build-bench
	.build-bench/bin/python -m pip install --quiet --disable-pip-version-check --requirement Benchmarks/requirements.txt
	touch $@

# What must be there: a command that succeeds when it is, and the Debian package that brings it.
define site_needs
command -v pkg-config|pkg-config
pkg-config --exists libcmark-gfm|libcmark-gfm-dev
test -e "$$(pkg-config --variable=includedir libcmark-gfm)/cmark-gfm-core-extensions.h"|libcmark-gfm-extensions-dev
pkg-config --exists yaml-0.1|libyaml-dev
pkg-config --exists libmd|libmd-dev
pkg-config --exists libdeflate|libdeflate-dev
pkg-config --exists libbrotlienc|libbrotli-dev
pkg-config --exists zlib|zlib1g-dev
pkg-config --exists libqrencode|libqrencode-dev
endef

define test_needs
test -x /usr/bin/chromium|chromium
command -v java|default-jre-headless
command -v xmllint|libxml2-utils
command -v zbarimg|zbar-tools
command -v vips|libvips-tools
python3 -c 'import ensurepip, venv'|python3-venv
endef

define install_missing
missing=()
while IFS='|' read -r check package; do
	eval "$$check" >/dev/null 2>&1 || missing+=("$$package")
done <<'END'
$(1)
END
if [ $${#missing[@]} -gt 0 ]; then
	if ! command -v apt-get >/dev/null; then
		echo "Please install what Debian calls: $${missing[*]}" >&2
		exit 1
	fi
	sudo=
	if [ "$$(id -u)" -ne 0 ]; then
		if ! command -v sudo >/dev/null; then
			echo "Please run as root: apt-get install $${missing[*]}" >&2
			exit 1
		fi
		sudo=sudo
	fi
	echo "Installing Debian packages: $${missing[*]}"
	$$sudo apt-get update -qq
	$$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "$${missing[@]}" >/dev/null
fi
endef

site-packages:
	@$(call install_missing,$(site_needs))
	if ! command -v swift >/dev/null; then
		echo 'Please install Swift 6.3 or later: https://www.swift.org/install/' >&2
		exit 1
	fi

test-packages: site-packages
	@$(call install_missing,$(test_needs))
