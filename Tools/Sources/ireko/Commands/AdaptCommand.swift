import Adapter
import ArgumentParser
import Foundation

/// `ireko adapt`: writes the adapted text of sources.
struct AdaptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "adapt",
        abstract: "Writes the adapted text that the compiler reads instead of Swift files.",
        discussion: """
            The files are adapted together, as the files of a module, and are not changed. Without --output the adapted text of each \
            is printed; with it the files that differ are written into the folder, under their paths from the current folder. \
            Diagnostics are on standard error; the exit code is 1 if there are errors.
            """)

    @Option(
        name: [.short, .long], help: ArgumentHelp("The folder to write to.", valueName: "folder"),
        completion: .directory)
    var output: String?

    @Option(help: ArgumentHelp("The version of iOS whose API is available.", valueName: "version"))
    var sdk: String?

    @Flag(help: "Print the diagnostics as JSON, and no text.")
    var json = false

    @Argument(help: "Swift files, or folders with Swift files.", completion: .file(extensions: ["swift"]))
    var paths: [String]

    func run() throws {
        do {
            let files = try sources()
            guard !files.isEmpty else {
                throw Failure("no Swift file in \(paths.joined(separator: ", ")).", .unreadable)
            }
            var options = AdapterOptions(moduleName: "Module")
            if let sdk { options.sdkVersion = sdk }
            options.replacedModules = AppleModules.replaced
            let result = Adapter.adapt(module: files, options: options)
            if json {
                let encoder = JSONEncoder()
                encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
                print(String(decoding: try encoder.encode(result.diagnostics), as: UTF8.self))
            } else if let output {
                try write(result, to: output)
            } else {
                for file in files { print(result.files[file.path] ?? file.text, terminator: "") }
            }
            if !json { for diagnostic in result.diagnostics { Console.error(diagnostic.text) } }
            if result.diagnostics.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
        } catch let failure as Failure {
            throw failure.exit
        }
    }

    private func sources() throws -> [SourceFile] {
        var files: [SourceFile] = []
        for path in paths {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw Failure("the file \(path) does not exist.", .unreadable)
            }
            let inside = isFolder.boolValue ? FileManager.default.subpaths(atPath: path) ?? [] : []
            let found =
                isFolder.boolValue ? inside.filter { $0.hasSuffix(".swift") }.sorted().map { path + "/" + $0 } : [path]
            for path in found {
                guard let data = FileManager.default.contents(atPath: path),
                    let text = String(validating: data, as: UTF8.self)
                else {
                    throw Failure("\(path) cannot be read as UTF-8.", .unreadable)
                }
                files.append(SourceFile(path: URL(fileURLWithPath: path).path, text: text))
            }
        }
        return files
    }

    private func write(_ result: AdaptedModule, to folder: String) throws {
        let here = FileManager.default.currentDirectoryPath + "/"
        for (path, text) in result.files.sorted(by: { $0.key < $1.key }) {
            let name = path.hasPrefix(here) ? String(path.dropFirst(here.count)) : (path as NSString).lastPathComponent
            let target = URL(fileURLWithPath: folder).appendingPathComponent(name)
            do {
                try FileManager.default.createDirectory(
                    at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: target, options: .atomic)
            } catch {
                throw Failure("\(target.path) cannot be written: \(error.localizedDescription)", .unreadable)
            }
        }
        Console.error("ireko: \(result.files.count) adapted files in \(folder)")
    }
}
