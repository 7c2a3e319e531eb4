import ArgumentParser

/// `ireko run`: runs a program of a package in a window.
struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Builds a package written for iOS and runs its program in a window.",
        discussion: "Takes the options of `swift run` as well, then the program's name and its arguments.")

    @OptionGroup var options: PackageOptions

    @Argument(parsing: .allUnrecognized, help: "Options of `swift run`, the program, its arguments.")
    var arguments: [String] = []

    func run() throws {
        do {
            let build = try PackageBuild(options, arguments: arguments)
            let status = try build.run("run", arguments)
            if status != 0 { throw ExitCode(status) }
        } catch let failure as Failure {
            throw failure.exit
        }
    }
}
