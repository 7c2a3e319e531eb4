import ArgumentParser

/// `ireko build`: builds a package.
struct BuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build", abstract: "Builds a package written for iOS.",
        discussion: """
            Takes the options of `swift build` as well: -c, --product, --target, --build-tests, …

            With --standalone, programs contain Ireko and Swift's libraries, and run on machines that have neither, but the \
            system's libraries that `ireko doctor` lists: `ireko build -c release --standalone`.

            Tests that were built once run on other machines, in parts: `ireko build --tests --bundle Output/tests` writes a \
            folder with the test program, its libraries, resources and fonts. It needs no Swift and no Ireko, but the version of \
            glibc of this machine or a newer one. There, `Output/tests/run --shard 2/5 --xunit-output 2.xml` runs the second of \
            five parts; `run --help` lists its options and exit codes. Files that tests find by `#filePath` are not in the folder.
            """)

    @OptionGroup var options: PackageOptions

    @Flag(help: "Build the tests, too.")
    var tests = false

    @Option(
        help: ArgumentHelp(
            "With --tests: write a folder with the tests that runs on other machines.", valueName: "folder"),
        completion: .directory)
    var bundle: String?

    @Flag(help: "Link Ireko and Swift into the programs.")
    var standalone = false

    @Argument(parsing: .allUnrecognized, help: "Options of `swift build`.")
    var arguments: [String] = []

    func validate() throws {
        if standalone, tests || arguments.contains("--build-tests") {
            throw ValidationError("--standalone is for programs, and cannot be used with tests.")
        }
        if bundle != nil, !tests {
            throw ValidationError(
                "--bundle needs --tests. `ireko bundle` makes a folder with an app of an Xcode project.")
        }
    }

    func run() throws {
        do {
            let arguments = (tests ? ["--build-tests"] : []) + arguments
            let folder = try bundle.map { try TestBundle($0) }
            let build = try PackageBuild(options, arguments: arguments, isForTests: tests)
            let status = try standalone ? build.runStandalone(arguments) : build.run("build", arguments)
            if status != 0 {
                build.report()
                throw ExitCode(status)
            }
            if let folder { try build.writeTests(into: folder, arguments) }
        } catch let failure as Failure {
            throw failure.exit
        }
    }
}
