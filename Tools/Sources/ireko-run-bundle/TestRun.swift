import Foundation

/// Runs tests, and collects their outcomes.
struct TestRun {
    struct Outcome {
        enum Status {
            case passed, failed, skipped
        }

        var status: Status
        var seconds = 0.0
        var messages: [String] = []
    }

    private(set) var outcomes: [Test: Outcome] = [:]
    /// Whether a process has ended with an error although none of its tests has failed.
    private(set) var hasFailedOutsideOfTests = false
    private let program: TestProgram

    /// The size of the names in the arguments of a process. An argument has less than 128 KiB.
    private static let mostBytes = 60_000

    init(_ program: TestProgram) { self.program = program }

    mutating func run(_ tests: [Test]) throws {
        // XCTest reports classes without their module, so that a process runs the tests of one module.
        let cases = Dictionary(grouping: tests.filter { $0.library == .xctest }, by: \.module)
        for (_, tests) in cases.sorted(by: { $0.key < $1.key }) { try run(tests, of: .xctest) }
        try run(tests.filter { $0.library == .swiftTesting }, of: .swiftTesting)
    }

    /// The tests with their outcomes.
    func results(of tests: [Test]) -> [(test: Test, outcome: Outcome)] {
        tests.map { ($0, outcomes[$0] ?? Outcome(status: .failed)) }
    }

    /// A process's end, and the tests that it has started but not ended.
    private typealias End = (status: Int32, running: [Test])

    /// Runs tests in as many processes as needed: after a test that has ended its process, a new one is started.
    private mutating func run(_ tests: [Test], of library: Test.Library) throws {
        var remaining = tests[...]
        while !remaining.isEmpty {
            var (batch, size): ([Test], Int) = ([], 0)
            while let test = remaining.first, batch.isEmpty || size + test.name.utf8.count < Self.mostBytes {
                batch.append(test)
                size += test.name.utf8.count + 1
                remaining.removeFirst()
            }
            while !batch.isEmpty {
                let (status, running) = library == .xctest ? try runCases(batch) : try runFunctions(batch)
                let end = TestProgram.description(of: status)
                for test in running {
                    // Swift Testing runs tests at the same time. The test that ended the process does it again.
                    let isLast = running.count > 1 ? try !runAlone(test) : true
                    if isLast { outcomes[test] = Outcome(status: .failed, messages: [end + " during the test"]) }
                }
                let hasFailed = batch.contains { outcomes[$0]?.status == .failed }
                batch.removeAll { outcomes[$0] != nil }
                if running.isEmpty {
                    for test in batch {
                        outcomes[test] = Outcome(status: .failed, messages: ["the test was not run: " + end])
                    }
                    if status != 0, !hasFailed, batch.isEmpty {
                        hasFailedOutsideOfTests = true
                        Failure.report("no test has failed, but \(end)")
                    }
                    break
                }
            }
        }
    }

    /// Runs a test in a process, and returns whether it has ended.
    private mutating func runAlone(_ test: Test) throws -> Bool {
        _ = try runFunctions([test])
        return outcomes[test] != nil
    }

    private mutating func runCases(_ tests: [Test]) throws -> End {
        // XCTest prints the class's own name: `Case.testName` for `Module.Outer.Case/testName`.
        var waiting: [String: [Test]] = [:]
        for test in tests.reversed() {
            let (suite, function) = test.parts
            let name = suite.split(separator: ".").last ?? suite
            waiting["\(name).\(function)", default: []].append(test)
        }
        var current: Test?
        var messages: [String] = []
        var found: [Test: Outcome] = [:]
        let status = try program.run([tests.map(\.name).joined(separator: ",")]) { line in
            if let match = line.firstMatch(of: #/Test Case '(.+)' started at /#) {
                current = waiting[String(match.1)]?.popLast()
                messages = []
            } else if let test = current,
                let match = line.firstMatch(of: #/Test Case '.+' (passed|failed|skipped) \(([\d.e-]+) seconds\)/#)
            {
                let status: Outcome.Status = match.1 == "passed" ? .passed : match.1 == "failed" ? .failed : .skipped
                found[test] = Outcome(status: status, seconds: Double(match.2) ?? 0, messages: messages)
                current = nil
            } else if line.contains(#/^.*:\d+: (error: |.* : Test skipped)/#) {
                messages.append(String(line))
            }
        }
        outcomes.merge(found) { $1 }
        return (status, current.map { [$0] } ?? [])
    }

    private mutating func runFunctions(_ tests: [Test]) throws -> End {
        let events = FileManager.default.temporaryDirectory.appendingPathComponent("ireko-events-\(getpid()).jsonl")
        defer { try? FileManager.default.removeItem(at: events) }
        // The library compares each test with each pattern, so that a pattern is for all tests of a suite. The compared
        // names end with the file and the line.
        let suites = Dictionary(grouping: tests) { $0.name.prefix($0.name.count - $0.parts.function.count) }
        let patterns = suites.sorted { $0.key < $1.key }.map { suite, tests in
            "^\(Self.escaped(suite))(\(tests.map { Self.escaped($0.parts.function) }.joined(separator: "|")))(/|$)"
        }
        let status = try program.run(
            [
                "--testing-library", "swift-testing", "--event-stream-version", "0", "--event-stream-output-path",
                events.path,
            ]
                + patterns.flatMap { ["--filter", $0] })
        var stream = EventStream(tests)
        for line in (FileManager.default.contents(atPath: events.path) ?? Data()).split(separator: 10) {
            stream.read(line)
        }
        outcomes.merge(stream.outcomes) { $1 }
        return (status, stream.running.sorted())
    }

    private static func escaped(_ name: Substring) -> String {
        name.reduce(into: "") { text, character in
            if character.isASCII, !character.isLetter, !character.isNumber, character != "_" { text.append("\\") }
            text.append(character)
        }
    }
}
