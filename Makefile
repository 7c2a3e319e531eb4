# The commands of this project. `make` alone lists them.

CONFIGURATION ?= debug
ARGS ?=

SHELL := /bin/bash
# In each build SwiftPM prints a warning about the C flags of system libraries that it ignores (-pthread, -D_REENTRANT). They have
# no effect on Linux. All other output is shown.
WORTH_READING := 2> >(grep --line-buffered -v '^warning: prohibited flag(s)' >&2)

SWIFT_FOLDERS := $(wildcard Sources Tests Examples Benchmarks Compatibility Tools/Sources Tools/Documents Tools/Adapter Tools/XcodeProject Scripts/IndexCheck Scripts/SymbolCheck)
# The packages and projects in Tools/Tests are written as for iOS, and are not formatted.
SWIFT_FILES := $(wildcard *.swift Tools/*.swift)

# A program that is linked statically with Swift's libraries starts 10 ms sooner, and runs on machines without Swift. LLD, which is a
# part of the Swift toolchain, links it in half of the time. Packed relocations, which glibc supports since 2.36, need a hundredth of
# the memory. The functions that a start calls are placed next to each other (`Scripts/note-start-functions`). Two dynamic checks of the
# compiler, of exclusive access and of the main actor, are omitted; the tests run with them.
STANDALONE := --static-swift-stdlib -Xswiftc -use-ld=lld -Xlinker -z -Xlinker pack-relative-relocs \
	-Xswiftc -enforce-exclusivity=unchecked -Xswiftc -Xfrontend -Xswiftc -disable-dynamic-actor-isolation \
	-Xlinker --symbol-ordering-file=$(CURDIR)/Scripts/start-functions.txt -Xlinker --no-warn-symbol-ordering
# The demo is built with the options of the tests, so that both share a build, and the first build of the demo does not need the
# optimizer. For distribution use `make demo CONFIGURATION=release`: one optimized file without symbols.
DEMO_debug :=
DEMO_release := $(STANDALONE) -Xlinker -s
DEMO := -c $(CONFIGURATION) $(DEMO_$(CONFIGURATION)) --product
# PREFIX is the folder in which programs and packages of a user find the library. OWN is an installation of the debug build that the
# targets below use.
PREFIX ?= $(HOME)/.local
OWN := .build/installed
BENCH_CONFIGURATION ?= release
BENCH = -c $(BENCH_CONFIGURATION) --package-path Benchmarks --scratch-path .build-bench $(STANDALONE)

.DEFAULT_GOAL := help
.PHONY: help bootstrap demo mail book containers recipes notes photos gallery demo-pictures article-pictures docs test install dist render check-documents random sanitize costs bench format lint clean

help: ## Show this
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-17s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

bootstrap:
	@Scripts/bootstrap

demo: bootstrap ## Build the clock and open it in a window (ARGS="…" are the program's arguments, such as "--tour" for pictures)
	@[ -e .build/$(CONFIGURATION)/clock ] || echo "Building the demo. The first time takes three to four minutes on two cores."
	@swift build $(DEMO) clock $(WORTH_READING)
	@.build/$(CONFIGURATION)/clock $(ARGS)

book: bootstrap ## The same with a book whose pages curl
	@swift build $(DEMO) book $(WORTH_READING)
	@.build/$(CONFIGURATION)/book $(ARGS)

containers: bootstrap ## The same with custom containers, and the callbacks of their children
	@swift build $(DEMO) containers $(WORTH_READING)
	@.build/$(CONFIGURATION)/containers $(ARGS)

mail: bootstrap ## Build mail in three columns and open it in a window (ARGS="--tour" for pictures)
	@swift build $(DEMO) mail $(WORTH_READING)
	@.build/$(CONFIGURATION)/mail $(ARGS)

recipes: bootstrap ## Build recipes, an app with all screens in storyboards, and open it in a window (ARGS="--tour" for pictures)
	@swift build $(DEMO) recipes $(WORTH_READING)
	@.build/$(CONFIGURATION)/recipes $(ARGS)

notes: bootstrap ## Build notes and open them in a window (ARGS="--tour" for pictures)
	@swift build $(DEMO) notes $(WORTH_READING)
	@.build/$(CONFIGURATION)/notes $(ARGS)

photos: bootstrap ## Build photos in collection views and open them in a window (ARGS="--tour" for pictures)
	@swift build $(DEMO) photos $(WORTH_READING)
	@.build/$(CONFIGURATION)/photos $(ARGS)

gallery: bootstrap ## Build the gallery and open it in a window (ARGS="--tour DIR" writes a picture of each page instead)
	@swift build $(DEMO) gallery $(WORTH_READING)
	@.build/$(CONFIGURATION)/gallery $(ARGS)

demo-pictures: bootstrap ## Draw the pictures of README.md
	@swift build --product containers $(WORTH_READING)
	@swift build --product clock $(WORTH_READING)
	@swift build --product book $(WORTH_READING)
	@Scripts/demo-pictures .build/debug/containers .build/debug/clock .build/debug/book

article-pictures: bootstrap ## Draw the pictures of the documentation's articles
	@swift build --product gallery $(WORTH_READING)
	@Scripts/install prefix $(OWN) debug $(WORTH_READING)
	@Scripts/article-pictures .build/debug/gallery $(OWN)/bin/ireko

docs: bootstrap ## Write the documentation of all public modules as a site into Output/docs
	@Scripts/docs

test: bootstrap ## Run all tests (ARGS="--filter Name" for some)
	@Scripts/run-tests $(ARGS) $(WORTH_READING)

# In an optimized build a random sequence takes a few milliseconds. The build takes ten minutes on two cores.
RANDOM_TESTS := AccessibilityTests,QuartzCoreTests,UIKitTests,IrekoContainersTests,NavigationTests,TabTests,PageTests,SplitTests,ScrollTests,ListTests,CollectionTests,CollectionLayoutTests,ControlTests,SoakTests,StateArchiveTests,RestorationTests,DocumentTests,TextViewTests
SEQUENCES ?= 10000
FIRST ?= 0

random: bootstrap ## Run the random tests with very many seeds (SEQUENCES=10000 FIRST=0), and adapt ten times as many changed files
	@IREKO_SEQUENCES=$(SEQUENCES)0 IREKO_FIRST_SEED=$(FIRST)0 \
		swift test -c release --package-path Tools/Adapter --scratch-path .build-random-adapter --filter RandomTests
	@IREKO_TESTS=$(RANDOM_TESTS) IREKO_SEQUENCES=$(SEQUENCES) IREKO_FIRST_SEED=$(FIRST) IREKO_SOAK=$(SEQUENCES) \
		swift test -c release -Xswiftc -enable-testing -Xswiftc -DIREKO_INVARIANTS --scratch-path .build-random --filter 'Random|Hostile|Incremental|InterruptedSave|ArchiveRoundTrip' $(ARGS) $(WORTH_READING)

# A sanitizer needs a complete build with its instrumentation, in a separate folder. Its stack frames are several times larger, and
# some tests use trees of the maximum depth, so the limit of the stack is raised.
sanitize: bootstrap ## Run the tests under AddressSanitizer and under ThreadSanitizer
	@ulimit -s 65536; IREKO_DEBUGGER=1 ASAN_OPTIONS=detect_leaks=0 swift test --sanitize=address --scratch-path .build-asan $(ARGS) $(WORTH_READING)
	@ulimit -s 65536; IREKO_DEBUGGER=1 swift test --sanitize=thread --scratch-path .build-tsan $(ARGS) $(WORTH_READING)

install: bootstrap ## Install the library and the tool `ireko` for packages of your own (PREFIX=~/.local; STATIC=1 with the static library)
	@[ -e .build-install/release ] || echo "Building the library. The first time takes ten to twenty minutes on two cores."
	@STATIC=$(STATIC) Scripts/install prefix $(PREFIX) release $(WORTH_READING)
	@case ":$$PATH:" in *:$(PREFIX)/bin:*) ;; *) echo "Add $(PREFIX)/bin to PATH." ;; esac

dist: bootstrap ## Write an archive of an installation and a Python wheel into Output/dist
	@Scripts/install dist Output/dist $(WORTH_READING)

render: ## Draw storyboards and nibs as pictures (ARGS="Main.storyboard -o Output")
	@Scripts/install prefix $(OWN) debug $(WORTH_READING)
	@$(OWN)/bin/ireko render $(ARGS)

check-documents: ## List the parts of storyboards and nibs that have no effect (ARGS="Main.storyboard")
	@Scripts/install prefix $(OWN) debug $(WORTH_READING)
	@$(OWN)/bin/ireko check $(ARGS)

costs: ## Compare the instructions, allocations and layouts of operations with the recorded counts (ARGS="--record" writes them)
	@Scripts/bootstrap --costs
	@swift build --product costs $(WORTH_READING)
	@Scripts/check-costs $(ARGS)

bench: ## Measure, and write Output/bench.json (ARGS="--only REGEX" for some)
	@Scripts/bootstrap --bench
	@swift build $(BENCH) $(WORTH_READING)
	@Scripts/with-display --own .build-bench/$(BENCH_CONFIGURATION)/bench $(ARGS)

format: ## Format the sources with .swift-format
	@swift format --in-place --parallel --recursive $(SWIFT_FOLDERS) $(SWIFT_FILES)

lint: ## Check layout, documentation, words and the project's rules (after a build also folders, access and public symbols)
	@swift format lint --strict --parallel --recursive $(SWIFT_FOLDERS) $(SWIFT_FILES)
	@Scripts/check-sources
	@Scripts/check-words
	@Scripts/check-containers
	@Scripts/fidelity --check
	@Scripts/choices --check
	@Scripts/kit-names --check
	@Scripts/check-index $(ARGS)
	@Scripts/check-symbols $(ARGS)

clean: ## Remove all build products and output
	@rm -rf .build .build-* Output
