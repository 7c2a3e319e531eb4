import ArgumentParser

/// `ireko build`: builds a package.
struct BuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build", abstract: "Builds a package written for iOS.",
        discussion: "Takes the options of `swift build` as well: -c, --product, --target, --build-tests, …")

    @OptionGroup var options: PackageOptions

    @Argument(parsing: .allUnrecognized, help: "Options of `swift build`.")
    var arguments: [String] = []

    func run() throws {
        do {
            let build = try PackageBuild(options, arguments: arguments)
            let status = try build.run("build", arguments)
            if status != 0 {
                build.report()
                throw ExitCode(status)
            }
        } catch let failure as Failure {
            throw failure.exit
        }
    }
}
