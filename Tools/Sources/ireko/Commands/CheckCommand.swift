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
            Without arguments, or with a folder that has a Package.swift: the package. With storyboards, nibs or folders that contain them: \
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
                guard arguments.count == 1, FileManager.default.fileExists(atPath: path + "/Package.swift") else {
                    throw try RenderCommand.execute(["check"] + arguments)
                }
                options.packagePath = path
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
}
