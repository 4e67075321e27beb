# `make site` builds the site from content/ into public/; `make test` proves it. Everything that is missing is installed
# first, and nothing is done twice.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.ONESHELL:
.DELETE_ON_ERROR:
.SUFFIXES:
.DEFAULT_GOAL := site
.PHONY: site serve test soak format lint counts bench package package-proof film clean site-packages test-packages

# Where the site will live, when it is not the baseURL of content/site.yml: make site BASE_URL=https://example.org/animals/
BASE_URL ?=
# Whatever else `shelters build` should be told: make site ARGUMENTS=--verbose (and Benchmarks/counts.py: make counts ARGUMENTS=--rewrite)
ARGUMENTS ?=

# Swift's own library within the program, which then starts in three quarters of the time: every check and every test starts it.
release := swift build -c release --static-swift-stdlib --product
program := .build/release/shelters
# No part of the program: small pieces of its work, whose instructions are counted.
counted := .build/release/counted
# Python packages for the tests, as of Tests/requirements.txt, and the interpreter that has them.
python_packages := .build-python/installed
python := .build-python/bin/python
swift_files := Package.swift Sources Tests Benchmarks
# Those first whose files take longest, so that none is alone at the end.
python_tests := Tests/Search Tests/EndToEnd Tests/Browser
# Tests that do more of the same where they are asked to.
soak_tests := $(addprefix Tests/EndToEnd/test_,fuzz.py import.py messages.py preview.py shapes.py transaction.py)
# What measuring needs, as of Benchmarks/requirements.txt: Hugo and another search, to compare with.
bench_packages := .build-bench/installed

site: site-packages $(program)
	@$(program) build $(if $(BASE_URL),--base-url '$(BASE_URL)') $(ARGUMENTS)

# The site in the browser of this machine, following every change; nothing is written to public/.
serve: site-packages $(program)
	@$(program) serve $(ARGUMENTS)

test: lint $(python_packages) $(program) $(counted)
	@swift test --disable-xctest
	# A file more than there are cores: a test mostly waits for one process, be it the program or a browser.
	SHELTERS='$(abspath $(program))' PYTHONDONTWRITEBYTECODE=1 $(python) -m pytest -n $$(($$(nproc) < 8 ? $$(nproc) + 1 : 8)) \
		--dist loadfile --no-loadscope-reorder $(python_tests)
	# Only told, since a page that shows more may well take more; last, where nobody overlooks it.
	python3 -B Benchmarks/counts.py

# The largest sites, the most kills and an hour of spoilt contents: an hour and a half, and 4 GB of room.
soak: $(python_packages) $(program)
	@SOAK=1 SHELTERS='$(abspath $(program))' PYTHONDONTWRITEBYTECODE=1 $(python) -m pytest -v $(soak_tests)

format:
	@swift format -i -r -p $(swift_files)

lint:
	@swift format lint -r -s -p $(swift_files)

# Instructions compared with the baseline's; ARGUMENTS=--rewrite makes them the baseline.
counts: test-packages $(counted)
	@python3 -B Benchmarks/counts.py $(ARGUMENTS)

bench: export PYTHONDONTWRITEBYTECODE = 1
bench: site-packages $(program) $(counted) $(bench_packages)
	@.build-bench/bin/python Benchmarks/run
	.build-bench/bin/python Benchmarks/counts.py
	.build-bench/bin/python Benchmarks/search.py
	.build-bench/bin/python Benchmarks/pictures

# What a release carries, in packages/: the program as a Debian package and as an archive, with checksums and licences.
package: site-packages
	@$(call install_missing,command -v strip|binutils)
	Tools/package/build packages

# The package in a bare system, without Swift and without this repository. Needs root and the network.
package-proof: package
	@$(call install_missing,$(package_needs))
	lintian --fail-on error packages/*.deb
	Tools/package/prove packages/*.deb

# The film of the demonstration's home page, from its drawings; ffmpeg is needed for this alone.
film:
	@$(call install_missing,command -v ffmpeg|ffmpeg)
	python3 -B Tools/film/draw.py

# The site stays: public/ may hold files that nobody could make again.
clean:
	@rm -rf .build .build-python .build-bench .build-package packages

# An older program is left where the compiler finds nothing new to do, hence `touch`.
$(program): Package.swift $(shell find Sources Documentation/diagnostics templates/search -type f) | site-packages
	@$(release) shelters
	touch $@

$(counted): Package.swift $(shell find Sources Documentation/diagnostics templates/search Benchmarks/Counted -type f) | site-packages
	@$(release) counted
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
pkg-config --exists expat|libexpat1-dev
pkg-config --exists vips|libvips-dev
pkg-config --exists libheif|libheif-dev
pkg-config --exists libqrencode|libqrencode-dev
command -v esbuild|esbuild
command -v minify|minify
endef

define test_needs
command -v chromium-headless-shell|chromium-headless-shell
command -v java|default-jre-headless
command -v curl|curl
command -v xmllint|libxml2-utils
command -v msgfmt|gettext
command -v zbarimg|zbar-tools
command -v exiftool|libimage-exiftool-perl
command -v ffmpeg|ffmpeg
command -v vips|libvips-tools
command -v zsh|zsh
command -v fish|fish
command -v valgrind|valgrind
command -v strip|binutils
command -v shellcheck|shellcheck
command -v nginx|nginx-light
test -e /usr/lib/nginx/modules/ngx_http_brotli_static_module.so|libnginx-mod-http-brotli-static
command -v caddy|caddy
python3 -c 'import ensurepip, venv'|python3-venv
endef

define package_needs
command -v debootstrap|debootstrap
command -v lintian|lintian
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
