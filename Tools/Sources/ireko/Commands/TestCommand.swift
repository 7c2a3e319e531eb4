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

    func run() throws {
        do {
            let build = try PackageBuild(options, arguments: arguments)
            var count = TestCount()
            let status = try build.run("test", arguments) { count.read($0) }
            if status != 0 {
                if !count.hasRun { build.report() }
                throw ExitCode(status)
            }
            let listsOnly = arguments.contains { ["list", "--list-tests", "-l", "--show-codecov-path"].contains($0) }
            guard !listsOnly else { return }
            guard count.tests > 0 else {
                throw Failure("no test was run. There are none, or --filter and --skip leave none.", .noTests)
            }
            let skipped = count.skipped == 0 ? "" : ", \(count.skipped) skipped by themselves"
            Console.error("ireko: \(count.tests) \(count.tests == 1 ? "test" : "tests")\(skipped)")
        } catch let failure as Failure {
            throw failure.exit
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
