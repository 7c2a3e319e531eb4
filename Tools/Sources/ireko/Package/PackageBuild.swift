import Adapter
import ArgumentParser
import Foundation

/// The package that a command works on, adapted. It may be the package that is generated from a project.
struct PackageBuild {
    let graph: PackageGraph
    let sources: AdaptedSources
    /// The project, if the package is generated from one.
    let project: ProjectPackage?
    /// The folder of the settings `ireko.json`: the package's, or the one that contains the project.
    let settingsFolder: String
    private let folder: String
    /// The folder of the build.
    private let scratch: String
    private let options: [String]
    private let isRelease: Bool

    /// Reads a package or project and adapts its sources.
    ///
    /// - Parameters:
    ///   - arguments: The arguments for SwiftPM. The configuration is read from them.
    ///   - isForTests: Whether only tests will be run.
    init(_ options: PackageOptions, arguments: [String], isForTests: Bool = false) throws {
        let installation = try Installation()
        try installation.checkCompiler()
        let isRelease = zip(arguments, arguments.dropFirst()).contains {
            ["-c", "--configuration"].contains($0.0) && $0.1 == "release"
        }
        self.isRelease = isRelease
        let here = PackageGraph.canonical(options.packagePath ?? FileManager.default.currentDirectoryPath)
        project = try ProjectSelection.path(in: here, project: options.project).map {
            try ProjectPackage(
                $0, scheme: options.scheme, configuration: isRelease ? "Release" : nil,
                forTestsWith: isForTests ? installation : nil)
        }
        folder = project?.package ?? here
        if project != nil, options.scratchPath != nil {
            throw Failure(
                "--scratch-path is for packages; a project is built in its folder .ireko.", .validationFailure)
        }
        let given =
            project?.build
            ?? options.scratchPath.map {
                $0.hasPrefix("/") ? $0 : FileManager.default.currentDirectoryPath + "/" + $0
            }
        self.options = given.map { ["--scratch-path", $0] } ?? []
        scratch = given ?? folder + "/.build"
        try project?.folder.create("build/ireko")
        let copies = scratch + "/ireko"
        graph = try PackageGraph(
            at: folder, options: self.options, cache: copies + "/manifests", compiler: installation.compiler)
        settingsFolder = project?.container.folder ?? folder
        let settings = try PackageSettings(of: settingsFolder, available: installation.shellNames)
        do {
            sources = try AdaptedSources(
                of: graph, in: copies, installation, settings,
                defines: isRelease ? ["SWIFT_PACKAGE"] : ["SWIFT_PACKAGE", "DEBUG"],
                originals: project?.originals ?? [:])
        } catch let failure as Failure {
            throw failure
        } catch let code as ExitCode {
            throw code
        } catch {
            let hint = project == nil ? " With --scratch-path, another folder is used." : ""
            throw Failure(
                "the adapted copies cannot be written to \(copies): \(error.localizedDescription)\(hint)", .unreadable)
        }
    }

    /// Runs a command of SwiftPM on the package.
    func run(
        _ command: String, _ arguments: [String], standalone: Bool = false, line: ((Substring) -> Void)? = nil
    ) throws -> Int32 {
        let isForTests = command == "test" || arguments.contains("--build-tests")
        let toolset = sources.toolset(standalone ? .standalone : isForTests ? .tests : .programs)
        var selection: [String] = []
        if command == "test", let project {
            try project.fillTests(binaries(arguments))
            if !arguments.contains(where: { $0.hasPrefix("--filter") }) { selection = project.testSelection }
        }
        try BundleTables(scratch, binaries(arguments)).write(graph)
        let status = try Toolchain.run(
            [command, "--package-path", folder] + options
                + ["--toolset", toolset] + selection + arguments,
            line: line)
        if status != 0 { try Self.checkDisk((toolset as NSString).deletingLastPathComponent) }
        return status
    }

    /// Builds programs that contain Ireko and Swift's libraries.
    func runStandalone(_ arguments: [String]) throws -> Int32 {
        try Installation().checkStaticLibraries()
        let options = ["--static-swift-stdlib"] + (isRelease ? ["-Xlinker", "-s"] : [])
        let status = try run("build", options + arguments, standalone: true)
        if status == 0 { Console.error("ireko: the programs are in \(products(arguments))") }
        return status
    }

    /// Writes a folder with the built tests that runs on other machines.
    func writeTests(into bundle: TestBundle, _ arguments: [String]) throws {
        let place = binaries(arguments)
        guard !place.hasPrefix("out/") else {
            throw Failure("--bundle needs the build system `native`.", .validationFailure)
        }
        var resources: [String] = []
        if let project {
            try project.fillTests(place)
            resources = project.testResources
        }
        try bundle.write(
            Installation(), binaries: products(arguments), name: graph.name + "PackageTests",
            resources: resources, selection: project?.testSelection ?? [])
    }

    /// The folder of the built programs.
    private func products(_ arguments: [String]) -> String { "\(scratch)/\(binaries(arguments))" }

    /// The folder of the built programs, below the folder of the build.
    func binaries(_ arguments: [String]) -> String {
        let configuration = isRelease ? "release" : "debug"
        let system = zip(arguments, arguments.dropFirst()).first { $0.0 == "--build-system" }?.1
        if system == "swiftbuild" || arguments.contains("--build-system=swiftbuild") {
            return "out/Products/\(configuration.capitalized)-linux"
        }
        #if arch(arm64)
            return "aarch64-unknown-linux-gnu/\(configuration)"
        #else
            return "x86_64-unknown-linux-gnu/\(configuration)"
        #endif
    }

    /// Throws if a disk is full. Compilers and SwiftPM report it in many ways, or crash.
    static func checkDisk(_ folder: String) throws {
        let attributes = try? FileManager.default.attributesOfFileSystem(forPath: folder)
        guard let free = (attributes?[.systemFreeSize] as? NSNumber)?.int64Value, free < 1 << 20 else { return }
        throw Failure("the disk with \(folder) is full.", .unreadable)
    }

    /// Writes what could not be adapted: the lines that a build that has failed is about.
    func report(_ limit: Int = 20) {
        let notes = project?.plan.notes.filter { $0.severity == .error } ?? []
        if !notes.isEmpty {
            Console.error("")
            Console.error(Console.bold("ireko: parts of the project that cannot be built"))
            for note in notes.prefix(limit) { Console.error(note.text) }
        }
        let errors = sources.diagnostics.filter { $0.diagnostic.severity == .error }
        guard !errors.isEmpty else { return }
        Console.error("")
        Console.error(
            Console.bold("ireko: \(errors.count) \(errors.count == 1 ? "place" : "places") could not be adapted"))
        for (_, diagnostic) in errors.prefix(limit - 3) { Console.error(diagnostic.text) }
        if errors.count > limit - 3 { Console.error("… and \(errors.count - limit + 3) more: ireko check") }
    }
}

/// The options about a package's folders.
struct PackageOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("The package's folder. The default is the current folder.", valueName: "folder"),
        completion: .directory)
    var packagePath: String?

    @Option(
        help: ArgumentHelp("An Xcode project or workspace, if the folder has several.", valueName: "path"),
        completion: .directory)
    var project: String?

    @Option(
        help: ArgumentHelp(
            "A scheme of the Xcode project. The default is all programs and the unit tests of all schemes.",
            valueName: "name"))
    var scheme: String?

    @Option(
        name: [.long, .customLong("build-path")],
        help: ArgumentHelp("The folder for build products. The default is .build in the package.", valueName: "folder"),
        completion: .directory)
    var scratchPath: String?
}

extension Diagnostic {
    /// The diagnostic in a line, in the form of the compiler's.
    var text: String {
        "\(path):\(line):\(column): \(severity.rawValue): \(message) [\(rule)]" + (suggestion.map { "; \($0)" } ?? "")
    }
}
