import Adapter
import ArgumentParser
import Foundation

/// `ireko check`: lists the places of a package that cannot be adapted, or the parts of documents without effect.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract:
            "Lists the code of a package that cannot be adapted, or the parts of storyboards and nibs that have no effect.",
        discussion: """
            Without arguments, or with a folder that has a Package.swift or an Xcode project: the package, or the targets of the \
            project, without building anything. With storyboards, nibs or folders that contain them: \
            these documents. Each line is FILE:LINE: …; the exit code is 1 if there are errors.
            """)

    @Flag(help: "Print diagnostics as JSON: path, line, column, rule, severity, message, suggestion.")
    var json = false

    @OptionGroup var options: PackageOptions

    @Argument(parsing: .allUnrecognized, help: "Storyboards, nibs or folders, and options of `ireko render`.")
    var arguments: [String] = []

    func run() throws {
        do {
            var options = options
            if let path = arguments.first {
                guard arguments.count == 1, Self.isPackageOrProject(path) else {
                    throw try RenderCommand.execute(["check"] + arguments)
                }
                options.packagePath = path
            }
            let here = PackageGraph.canonical(options.packagePath ?? FileManager.default.currentDirectoryPath)
            if let path = try ProjectSelection.path(in: here, project: options.project) {
                let check = try ProjectCheck(path, scheme: options.scheme)
                check.write(asJSON: json)
                if check.hasErrors { throw ExitCode(1) }
                return
            }
            let build = try PackageBuild(options, arguments: [])
            let diagnostics = build.sources.diagnostics.map(\.diagnostic)
            if json {
                let encoder = JSONEncoder()
                encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
                print(String(decoding: try encoder.encode(diagnostics), as: UTF8.self))
            } else {
                for diagnostic in diagnostics { print(diagnostic.text) }
                let files = build.graph.modules.reduce(0) { $0 + $1.sources.count }
                Console.error(
                    "ireko: \(files) files in \(build.graph.modules.count) modules, \(build.sources.copies) adapted, "
                        + "\(diagnostics.count) diagnostics")
            }
            if diagnostics.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
        } catch let failure as Failure {
            throw failure.exit
        }
    }

    /// Whether a folder has a manifest or a project, and is not a document or a folder of documents.
    private static func isPackageOrProject(_ path: String) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.contains { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
    }
}
