import Adapter
import Foundation
import SwiftParser

/// Adapts the files of a module into a folder, without UIKit: `adapt-sources FOLDER [--tests] [--module NAME]
/// FILES…`. It prints the diagnostics, and the paths of the files to compile: the adapted, or the originals that need
/// no change. `adapt-sources --measure FILES…` prints how long adapting takes, and adapting again with one changed
/// file, beside parsing.
@main
enum AdaptSources {
    static func main() throws {
        var arguments = Array(CommandLine.arguments.dropFirst())
        guard !arguments.isEmpty else {
            print("usage: adapt-sources FOLDER [--tests] [--module NAME] FILES…")
            exit(64)
        }
        let folder = arguments.removeFirst()
        var options = AdapterOptions(moduleName: "Module")
        var files: [SourceFile] = []
        while !arguments.isEmpty {
            let argument = arguments.removeFirst()
            switch argument {
            case "--tests": options.isTestModule = true
            case "--module" where !arguments.isEmpty: options.moduleName = arguments.removeFirst()
            default:
                files.append(SourceFile(path: argument, text: try String(contentsOfFile: argument, encoding: .utf8)))
            }
        }
        if folder == "--measure" { return measure(files, options) }
        let result = Adapter.adapt(module: files, options: options)
        for found in result.diagnostics {
            let line =
                "\(found.path):\(found.line):\(found.column): \(found.severity.rawValue): \(found.message) [\(found.rule)]\n"
            FileHandle.standardError.write(Data(line.utf8))
        }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for file in files {
            guard let text = result.files[file.path] else {
                print(file.path)
                continue
            }
            let path = folder + "/" + (file.path as NSString).lastPathComponent
            try text.write(toFile: path, atomically: true, encoding: .utf8)
            print(path)
        }
    }

    private static func measure(_ files: [SourceFile], _ options: AdapterOptions) {
        func seconds(_ body: () -> Void) -> Double {
            (0..<3).map { _ in
                let start = ContinuousClock.now
                body()
                let time = (ContinuousClock.now - start).components
                return Double(time.seconds) + Double(time.attoseconds) / 1e18
            }.min() ?? 0
        }
        let lines = files.reduce(0) { $0 + $1.text.utf8.count { $0 == 10 } }
        let parsing = seconds { for file in files { _ = Parser.parse(source: file.text) } }
        var first = AdaptedModule()
        let adapting = seconds { first = Adapter.adapt(module: files, options: options) }
        var changed = files
        changed[files.count / 2].text += "\n// changed\n"
        let bytes = first.record.bytes
        let again = seconds {
            _ = Adapter.adapt(module: changed, options: options, previous: AdapterRecord(bytes: bytes)).record.bytes
        }
        print("\(files.count) files, \(lines) lines; parsing \(parsing) s, adapting \(adapting) s, again \(again) s")
        print("adapt.speed \(adapting / parsing)")
        print("adapt.again \(again / adapting)")
    }
}
