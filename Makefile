# Every target works when run first: it checks for Swift, installs what is missing, builds, runs.
.DEFAULT_GOAL := help
.PHONY: help gallery test fidelity bench bench-check lint sdk release docs deps deps-test swift clean
SHELL := /bin/bash
.NOTPARALLEL:
SWIFT := Tools/swift

help: ## List these targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' $(firstword $(MAKEFILE_LIST)) | \
	  while IFS='|' read -r name does; do printf '  make %-12s %s\n' "$$name" "$$does"; done

gallery: swift deps ## Render every example widget and write output/index.html
	@Tools/examples
	@.build/debug/vitrine gallery

test: swift deps-test ## Build and run every test, then the lint
	@Tools/test

fidelity: swift deps ## Compare figures and pictures with Apple's (../shared, where it is there)
	@Tools/fidelity

bench: swift deps ## Time a frame, step by step, beside the C floor (../shared, where it is there)
	@Tools/bench

bench-check: swift deps ## Fail where a frame is slower than was recorded (Tools/bench-record.tsv)
	@Tools/bench --check

lint: swift deps ## Check the rules of docs/architecture.md and the formatting
	@Tools/lint

sdk: swift deps ## Build the Swift SDK, a platform to install once, in output/sdk
	@Tools/sdk

release: swift deps-test ## Build and check what a release consists of; publishes nothing
	@Tools/release

docs: swift deps ## Write the documentation site to output/docs
	@Tools/docs

deps: ## Install apt packages, pinned fonts and icons; nothing where all is there
	@deps/install.sh

deps-test: ; @deps/install.sh --test

swift: ; @$(SWIFT) --is-there

clean: ## Remove what was built and rendered (the fetched fonts and icons stay in .deps)
	rm -rf .build
	find output -mindepth 1 ! -name .gitkeep -delete
