import ArgumentParser
import Foundation

/// `ireko test`: runs the tests of a package.
struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Builds a package written for iOS and runs its tests.",
        discussion: """
            Takes the options of `swift test` as well: --filter, --skip, --parallel, --xunit-output, -c, --enable-code-coverage, …
            A run without a test is an error, with exit code 66.
            """)

    @OptionGroup var options: PackageOptions

    @Argument(parsing: .allUnrecognized, help: "Options of `swift test`.")
    var arguments: [String] = []

    @Flag(help: "Wait for changes of files, and run the tests that they affect, until interrupted.")
    var watch = false

    func run() throws {
        do {
            try Doctor.checkLibraries()
            let build = try PackageBuild(options, arguments: arguments, isForTests: true)
            if watch { try runAgain(after: build) } else { try test(build, arguments) }
        } catch let failure as Failure {
            throw failure.exit
        }
    }

    private func test(_ build: PackageBuild, _ arguments: [String]) throws {
        var count = TestCount()
        let status = try build.run("test", arguments) { count.read($0) }
        if status != 0 {
            if !count.hasRun { build.report() }
            throw ExitCode(status)
        }
        let listsOnly = arguments.contains { ["list", "--list-tests", "-l", "--show-codecov-path"].contains($0) }
        guard !listsOnly else { return }
        guard count.tests > 0 else {
            throw Failure("no test was run: the package has no tests, or --filter and --skip exclude all.", .noTests)
        }
        let skipped = count.skipped == 0 ? "" : ", \(count.skipped) skipped by themselves"
        Console.error("ireko: \(count.tests) \(count.tests == 1 ? "test" : "tests")\(skipped)")
        let leftOut = build.project?.leftOut ?? []
        if !leftOut.isEmpty {
            Console.error("ireko: without \(leftOut.joined(separator: ", ")); `ireko check` has the reasons")
        }
    }

    /// Runs the tests, and then those that each change affects.
    private func runAgain(after first: PackageBuild) throws {
        var build = first
        var filters: [String]? = nil
        while true {
            var watch = SourceWatch(build.graph, settingsIn: build.settingsFolder)
            do {
                // The program's own filter counts.
                let hasFilter = arguments.contains { $0 == "--filter" || $0.hasPrefix("--filter=") }
                let selected = hasFilter ? [] : (filters ?? []).flatMap { ["--filter", $0] }
                if filters?.isEmpty == true {
                    if try build.run("build", ["--build-tests"]) != 0 { build.report() }
                    Console.error("ireko: no test is affected")
                } else {
                    try test(build, arguments + selected)
                }
            } catch let failure as Failure {
                _ = failure.exit
            } catch let code as ExitCode where code.rawValue <= 128 {
                // The failures have been reported.
            }
            Console.error("ireko: waiting for changes")
            while true {
                let changed = watch.changes()
                filters = watch.tests(affectedBy: changed)
                do {
                    build = try PackageBuild(options, arguments: arguments, isForTests: true)
                    break
                } catch let failure as Failure {
                    // The manifest may be incomplete. The next change is waited for.
                    _ = failure.exit
                }
            }
        }
    }
}

/// Counts tests in what XCTest and Swift Testing print.
struct TestCount {
    private(set) var tests = 0
    private(set) var skipped = 0
    /// Whether tests have begun.
    private(set) var hasRun = false
    private var xctest = 0
    private var swiftTesting = 0
    private var parallel = 0

    mutating func read(_ line: Substring) {
        if line.contains("Executed "),
            let match = line.firstMatch(of: #/Executed (\d+) tests?, with (?:(\d+) tests? skipped)?/#)
        {
            // The last such line is about all tests.
            xctest = Int(match.1) ?? 0
            if let number = match.2.flatMap({ Int($0) }) { skipped = number }
        } else if line.contains("Test run with "),
            let match = line.firstMatch(of: #/Test run with (\d+) tests?.* (?:passed|failed)/#)
        {
            swiftTesting += Int(match.1) ?? 0
        } else if line.hasPrefix("["), let match = line.firstMatch(of: #/^\[\d+/(\d+)\] Testing /#) {
            parallel = Int(match.1) ?? 0
        } else if line.contains("Test Suite '") || line.contains("Test run started") {
            hasRun = true
        }
        tests = max(xctest, parallel) + swiftTesting
        if tests > 0 { hasRun = true }
    }
}
