import ArgumentParser

/// `ireko run`: runs a program of a package in a window.
struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Builds a package written for iOS and runs its program in a window.",
        discussion: """
            In a package: takes the options of `swift run` as well, then the program's name and its arguments. With an Xcode \
            project: `-c release` builds an optimized program; all other arguments are the program's.
            """)

    @OptionGroup var options: PackageOptions

    @Option(help: ArgumentHelp("The app of an Xcode project. The default is the scheme's.", valueName: "target"))
    var app: String?

    @Argument(parsing: .allUnrecognized, help: "Options of `swift run`, the program, its arguments.")
    var arguments: [String] = []

    func run() throws {
        do {
            let build = try PackageBuild(options, arguments: arguments)
            try Doctor.checkLibraries(hasWindow: build.project != nil)
            if let project = build.project { throw try ProjectRun(build, project, app: app).run(arguments) }
            let status = try build.run("run", arguments)
            if status != 0 { throw ExitCode(status) }
        } catch let failure as Failure {
            throw failure.exit
        }
    }
}
