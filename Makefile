# What people do with Ireko, in one word each. `make` alone says what there is.

CONFIGURATION ?= release
ARGS ?=

SWIFT_FOLDERS := $(wildcard Sources Tests Examples Benchmarks)
SWIFT_FILES := $(wildcard *.swift)

# The program carries Swift's libraries inside: it starts sooner and runs where no Swift is.
DEMO := -c $(CONFIGURATION) --product containers --static-swift-stdlib
BENCH := -c release --package-path Benchmarks --scratch-path .build-bench --product bench --static-swift-stdlib

.DEFAULT_GOAL := help
.PHONY: help bootstrap demo test bench format lint clean

help: ## Show this
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

bootstrap:
	@Scripts/bootstrap

demo: bootstrap ## Build the containers and open them in a window (ARGS="…" go to the program)
	@swift build $(DEMO)
	@"$$(swift build $(DEMO) --show-bin-path)/containers" $(ARGS)

test: bootstrap ## Run all tests (ARGS="--filter Name" for some)
	@swift test --disable-xctest $(ARGS)

bench: ## Measure, and write Output/bench.json (ARGS="--only REGEX" for some)
	@Scripts/bootstrap --bench
	@swift build $(BENCH)
	@Scripts/with-display --own .build-bench/release/bench $(ARGS)

format: ## Lay out the sources as .swift-format says
	@swift format --in-place --parallel --recursive $(SWIFT_FOLDERS) $(SWIFT_FILES)

lint: ## Check layout, documentation and the rules of the house
	@swift format lint --strict --parallel --recursive $(SWIFT_FOLDERS) $(SWIFT_FILES)
	@Scripts/check-sources

clean: ## Remove what was built and written
	@rm -rf .build .build-* Output
