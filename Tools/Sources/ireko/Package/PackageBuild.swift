import Adapter
import ArgumentParser
import Foundation

/// The package that a command works on, adapted.
struct PackageBuild {
    let graph: PackageGraph
    let sources: AdaptedSources
    private let folder: String
    private let options: [String]

    /// Reads a package and adapts its sources.
    ///
    /// - Parameter arguments: The arguments for SwiftPM. The configuration is read from them.
    init(_ options: PackageOptions, arguments: [String]) throws {
        let installation = try Installation()
        try installation.checkCompiler()
        folder = PackageGraph.canonical(options.packagePath ?? FileManager.default.currentDirectoryPath)
        let scratch = options.scratchPath.map {
            $0.hasPrefix("/") ? $0 : FileManager.default.currentDirectoryPath + "/" + $0
        }
        self.options = scratch.map { ["--scratch-path", $0] } ?? []
        let copies = (scratch ?? folder + "/.build") + "/ireko"
        graph = try PackageGraph(
            at: folder, options: self.options, cache: copies + "/manifests", compiler: installation.compiler)
        let settings = try PackageSettings(of: folder, available: installation.shellNames)
        let isRelease = zip(arguments, arguments.dropFirst()).contains {
            ["-c", "--configuration"].contains($0.0) && $0.1 == "release"
        }
        do {
            sources = try AdaptedSources(
                of: graph, in: copies, installation, settings,
                defines: isRelease ? ["SWIFT_PACKAGE"] : ["SWIFT_PACKAGE", "DEBUG"])
        } catch let failure as Failure {
            throw failure
        } catch let code as ExitCode {
            throw code
        } catch {
            throw Failure("the adapted copies cannot be written: \(error.localizedDescription)", .unreadable)
        }
    }

    /// Runs a command of SwiftPM on the package.
    func run(_ command: String, _ arguments: [String], line: ((Substring) -> Void)? = nil) throws -> Int32 {
        let isForTests = command == "test" || arguments.contains("--build-tests")
        let status = try Toolchain.run(
            [command, "--package-path", folder] + options
                + ["--toolset", isForTests ? sources.testToolset : sources.toolset] + arguments,
            line: line)
        if status != 0 { try Self.checkDisk((sources.toolset as NSString).deletingLastPathComponent) }
        return status
    }

    /// Throws if a disk is full. Compilers and SwiftPM report it in many ways, or crash.
    static func checkDisk(_ folder: String) throws {
        let attributes = try? FileManager.default.attributesOfFileSystem(forPath: folder)
        guard let free = (attributes?[.systemFreeSize] as? NSNumber)?.int64Value, free < 1 << 20 else { return }
        throw Failure("the disk with \(folder) is full.", .unreadable)
    }

    /// Writes what could not be adapted: the lines that a build that has failed is about.
    func report(_ limit: Int = 20) {
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
