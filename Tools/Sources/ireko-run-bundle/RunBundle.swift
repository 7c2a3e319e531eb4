import ArgumentParser
import Foundation

/// The program `run` of a folder that `ireko build --tests --bundle` writes: runs the tests of the folder, or a part.
@main
struct RunBundle: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Runs the tests in this folder, or a part of them.",
        discussion: """
            The folder contains everything that the tests need except the C library, and can be moved and copied.

              run                                             runs all tests
              run --shard 2/5 --xunit-output 2.xml            runs the second of five parts
              run --merge results.xml 1.xml 2.xml 3.xml …     writes the results of all parts into one file

            The tests are those that the test plan of an Xcode project selects, unless --filter is given. \
            Each test is in exactly one of the parts 1/N to N/N, which depend only on the names of the tests. If a test ends the \
            process, it has failed, and the tests after it run in a new process. Exit codes: 0 success, 1 failed tests, 64 wrong \
            arguments, 65 a file cannot be read or written, 66 the folder has no test, or --filter and --skip exclude all.
            """)

    @Option(help: ArgumentHelp("Run the part K of N parts with as many tests each.", valueName: "K/N"))
    var shard = Shard.all

    @Option(help: ArgumentHelp("Write the results of XCTest and Swift Testing to a file.", valueName: "file"))
    var xunitOutput: String?

    @Option(help: ArgumentHelp("Run only tests whose names contain a match.", valueName: "regex"))
    var filter: [String] = []

    @Option(help: ArgumentHelp("Leave out tests whose names contain a match.", valueName: "regex"))
    var skip: [String] = []

    @Flag(help: "Print the names of the tests, and run none.")
    var listTests = false

    @Option(
        help: ArgumentHelp("Write the results in the FILES of all parts to a file, and run no test.", valueName: "file")
    )
    var merge: String?

    @Argument(help: "The files of --merge.")
    var files: [String] = []

    func validate() throws {
        if merge == nil, let file = files.first { throw ValidationError("Unexpected argument '\(file)'") }
        if merge != nil, files.isEmpty { throw ValidationError("--merge needs the files of the parts.") }
        for pattern in filter + skip where (try? Regex(pattern)) == nil {
            throw ValidationError("'\(pattern)' is not a regular expression.")
        }
    }

    func run() throws {
        do {
            if let merge { return try XunitFile.merge(files, into: merge) }
            let program = try TestProgram()
            let selected = try selection(of: program.tests(), planned: program.selection)
            guard !selected.isEmpty else { throw Failure("no test was run.", 66) }
            let part = shard.part(of: selected)
            if listTests {
                for test in part { print(test.name) }
                return
            }
            var run = TestRun(program)
            try run.run(part)
            if let xunitOutput { try XunitFile.write(run.results(of: part), to: xunitOutput) }
            let failed = part.filter { run.outcomes[$0]?.status == .failed }
            let skipped = part.filter { run.outcomes[$0]?.status == .skipped }.count
            let name = shard.count == 1 ? "" : "part \(shard.number) of \(shard.count): "
            Failure.report(
                "\(name)\(part.count) \(part.count == 1 ? "test" : "tests")"
                    + (failed.isEmpty ? "" : ", \(failed.count) failed") + (skipped == 0 ? "" : ", \(skipped) skipped"))
            for test in failed.prefix(20) { Failure.report("failed: \(test.name)") }
            if !failed.isEmpty || run.hasFailedOutsideOfTests { throw ExitCode(1) }
        } catch let failure as Failure {
            Failure.report(failure.description)
            throw ExitCode(failure.code)
        }
    }

    /// - Parameter planned: The options of the project's test plan, which --filter replaces.
    private func selection(of tests: [Test], planned: [String]) throws -> [Test] {
        var (filter, skip) = (filter, skip)
        if filter.isEmpty {
            for (option, pattern) in zip(planned, planned.dropFirst()) {
                if option == "--filter" { filter.append(pattern) }
                if option == "--skip" { skip.append(pattern) }
            }
        }
        let (kept, left) = (try filter.map { try Regex($0) }, try skip.map { try Regex($0) })
        return tests.filter { test in
            (kept.isEmpty || kept.contains { test.name.contains($0) }) && !left.contains { test.name.contains($0) }
        }
    }
}

/// An error that ends the program, with the exit code.
struct Failure: Error {
    var description: String
    var code: Int32

    init(_ description: String, _ code: Int32) { (self.description, self.code) = (description, code) }

    /// Writes a line to standard error.
    static func report(_ line: String) { FileHandle.standardError.write(Data("run: \(line)\n".utf8)) }
}
