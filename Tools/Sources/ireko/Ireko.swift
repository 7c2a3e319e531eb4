import ArgumentParser

/// The tool's commands.
@main
struct Ireko: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ireko",
        abstract:
            "Builds, tests and runs Swift packages and Xcode projects written for iOS on Linux, without changing them.",
        discussion: """
            In the folder of a package or of an Xcode project:

              ireko test                     builds the package and runs its tests
              ireko test --filter CartTests  runs some of them; other options of `swift test` work, too
              ireko check                    lists the code that cannot be adapted, with file and line
              ireko run                      runs the app in a window

            Sources are adapted in copies; no file of the package or of its dependencies is changed. A project is built in its \
            folder .ireko. Exit codes: 0 success, \
            1 failed tests or errors of the compiler, 64 wrong arguments, 65 the package cannot be read, 66 no test was run, \
            69 the machine lacks something (`ireko doctor`).
            """,
        subcommands: [
            TestCommand.self, BuildCommand.self, RunCommand.self, BundleCommand.self, AdaptCommand.self,
            CheckCommand.self,
            DoctorCommand.self, RenderCommand.self,
            ToolsetCommand.self,
        ])
}

/// An error that ends the tool, with the exit code.
struct Failure: Error, CustomStringConvertible {
    var description: String
    var code: ExitCode

    init(_ description: String, _ code: ExitCode) { (self.description, self.code) = (description, code) }

    /// Writes the message and returns what ends the process.
    var exit: ExitCode {
        Console.error("ireko: " + description)
        return code
    }
}

extension ExitCode {
    /// The package cannot be read.
    static let unreadable = ExitCode(65)
    /// No test was run.
    static let noTests = ExitCode(66)
    /// The machine lacks something.
    static let unavailable = ExitCode(69)
}
