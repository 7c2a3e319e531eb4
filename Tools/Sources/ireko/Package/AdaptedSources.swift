import Adapter
import Foundation

/// The adapted copies of a package's sources, in a folder of the build, and the overlay that has the compiler read
/// them in place of the originals.
struct AdaptedSources {
    /// A module's state between runs, beside the adapter's record.
    private struct Record: Codable {
        /// The form of the copies, besides the rules.
        var form = Record.currentForm
        /// The tool that made the copies.
        var tool: String? = Record.currentTool
        /// Of the sources, the options and the modules that it depends on.
        var key: String
        /// The hash of each file's text, and of the copies' texts.
        var originals: [String: String]
        var adapted: [String: String]
        var diagnostics: [Diagnostic]

        static let currentForm = 2
        /// The size and the date of the tool's program, which adapts by other rules when it has changed.
        static let currentTool: String = {
            let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
            return "\((attributes?[.size] as? NSNumber)?.int64Value ?? 0)-\(date)"
        }()
    }

    /// The package's state between runs.
    private struct State: Codable {
        /// The number of runs that changed a copy without its original. Its object file is out of date then,
        /// and the dates of files do not show it.
        var generation = 0
    }

    /// The places that could not be adapted, with their modules. Dependencies are last.
    private(set) var diagnostics: [(module: PackageGraph.Module, diagnostic: Diagnostic)] = []
    /// How many files have a copy.
    private(set) var copies = 0

    private let graph: PackageGraph
    private let folder: String
    private let options: [AdapterOptions]
    /// The files of links to the sources of a project.
    private let originals: [String: String]
    private var files: [[SourceFile]] = []
    private var indexes: [Int: ModuleIndex] = [:]
    private var hasChangedAlone = false

    /// Adapts the sources that have changed since the last run.
    ///
    /// - Parameters:
    ///   - folder: The folder of the copies.
    ///   - settings: The settings of the package or project.
    ///   - originals: The files of links to the sources of a project. Diagnostics are about these files.
    init(
        of graph: PackageGraph, in folder: String, _ installation: Installation, _ settings: PackageSettings,
        defines: [String], originals: [String: String] = [:]
    ) throws {
        (self.graph, self.folder, self.originals) = (graph, folder, originals)
        options = Self.options(graph, installation, settings, defines, originals)
        try FileManager.default.createDirectory(atPath: folder + "/modules", withIntermediateDirectories: true)
        var keys: [String] = []
        var overlay: [(original: String, copy: String)] = []
        for (number, module) in graph.modules.enumerated() {
            files.append(read(module))
            var hash = ContentHash()
            for part in [Adapter.rulesVersion, installation.stamp] + Self.parts(of: options[number]) { hash.add(part) }
            for dependency in dependencies(of: number) { hash.add(keys[dependency]) }
            for file in files[number] {
                hash.add(originals[file.path] ?? file.path)
                hash.add(file.text)
            }
            keys.append(hash.text)
            let old = Self.read(Record.self, place(number) + ".json")
            let record: Record
            if let old, old.key == hash.text, hasCopies(old, number) {
                record = old
            } else {
                record = try adapt(number, key: hash.text, old)
            }
            diagnostics += record.diagnostics.map { (module, located($0)) }
            overlay += record.adapted.keys.map { ($0, copy(of: $0, number)) }
        }
        diagnostics.sort { !$1.module.isOfRoot && $0.module.isOfRoot }
        copies = overlay.count
        var state = Self.read(State.self, folder + "/state.json") ?? State()
        if hasChangedAlone {
            state.generation += 1
            try Self.write(state, folder + "/state.json")
        }
        try Self.write(Self.overlay(overlay), folder + "/overlay.yaml")
        for products in Toolset.Products.allCases {
            try Self.write(
                Toolset(
                    installation, for: products, overlay: folder + "/overlay.yaml",
                    generation: state.generation, shells: settings.shells),
                toolset(products))
        }
    }

    /// The file with the compiler's and the linker's options, a toolset of SwiftPM.
    func toolset(_ products: Toolset.Products) -> String { folder + "/" + products.rawValue }

    private static func options(
        _ graph: PackageGraph, _ installation: Installation, _ settings: PackageSettings, _ defines: [String],
        _ originals: [String: String]
    ) -> [AdapterOptions] {
        let modules = AdapterOptions.standardModules.union(installation.moduleNames).union(settings.shells)
            .union(graph.modules.map(\.name))
        let shells = Set(installation.shellNames)
        return graph.modules.map { module in
            var options = AdapterOptions(moduleName: module.name, isTestModule: module.isTest)
            options.defines = Set(module.defines + defines)
            options.setModules(modules, shells: shells)
            if let sdk = settings.sdk { options.sdkVersion = sdk }
            options.isMainActorByDefault = module.isMainActorByDefault
            // Xcode does not compile the targets of a project as a package, unlike SwiftPM.
            if module.sources.contains(where: { originals[$0] != nil }) {
                options.defines.remove("SWIFT_PACKAGE")
                options.falseConditions = ["SWIFT_PACKAGE"]
            }
            return options
        }
    }

    /// A diagnostic about the file of a link.
    private func located(_ diagnostic: Diagnostic) -> Diagnostic {
        var diagnostic = diagnostic
        diagnostic.path = originals[diagnostic.path] ?? diagnostic.path
        return diagnostic
    }

    /// The options as texts, in the same order in each run.
    private static func parts(of options: AdapterOptions) -> [String] {
        [options.moduleName, options.sdkVersion, "\(options.isTestModule)", "\(options.isMainActorByDefault)"]
            + options.defines.sorted() + ["/"] + options.modules.sorted()
    }

    /// Reads a module's files. Files in other encodings than UTF-8 are left to the compiler.
    private mutating func read(_ module: PackageGraph.Module) -> [SourceFile] {
        module.sources.compactMap { path in
            guard let data = FileManager.default.contents(atPath: path) else { return nil }
            if let text = String(validating: data, as: UTF8.self) { return SourceFile(path: path, text: text) }
            let diagnostic = Diagnostic(
                path: path, line: 1, column: 1, rule: "encoding", severity: .error, message: "the file is not UTF-8",
                suggestion: "convert it, for example with `iconv -t UTF-8`")
            diagnostics.append((module, diagnostic))
            return nil
        }
    }

    // MARK: Adapting

    private mutating func adapt(_ number: Int, key: String, _ old: Record?) throws -> Record {
        let module = graph.modules[number]
        var adapted: [String: String] = [:]
        var diagnostics: [Diagnostic] = []
        try FileManager.default.createDirectory(atPath: place(number), withIntermediateDirectories: true)
        if isForApple(number) {
            Console.progress("Adapting \(module.name)")
            if !hasCopies(old, number) {
                try? FileManager.default.removeItem(atPath: place(number) + ".record")
            }
            var result = result(number)
            addImports(to: &result, number)
            adapted = result.files.mapValues(ContentHash.of)
            for path in result.unchanged where adapted[path] == nil { adapted[path] = old?.adapted[path] }
            for (path, text) in result.files { try Self.write(text, copy(of: path, number)) }
            diagnostics = result.diagnostics
            try Data(result.record.bytes).write(to: URL(fileURLWithPath: place(number) + ".record"), options: .atomic)
        }
        let originals = Dictionary(
            files[number].map { ($0.path, ContentHash.of($0.text)) }, uniquingKeysWith: { $1 })
        if let old {
            let isStale = originals.contains {
                old.originals[$0.key] == $0.value && old.adapted[$0.key] != adapted[$0.key]
            }
            hasChangedAlone = hasChangedAlone || isStale
        }
        let record = Record(key: key, originals: originals, adapted: adapted, diagnostics: diagnostics)
        try Self.write(record, place(number) + ".json")
        return record
    }

    /// Whether the copies of an earlier run exist and have the current form.
    private func hasCopies(_ record: Record?, _ number: Int) -> Bool {
        guard let record, record.form == Record.currentForm, record.tool == Record.currentTool else { return false }
        return record.adapted.keys.allSatisfy { FileManager.default.fileExists(atPath: copy(of: $0, number)) }
    }

    /// Whether a module is adapted: the package's own modules are, and dependencies' modules that use UIKit or
    /// Objective-C. The remaining dependencies may support Linux.
    private func isForApple(_ number: Int) -> Bool {
        if graph.modules[number].isOwn { return true }
        return files[number].contains { file in
            ["import UIKit", "import QuartzCore", "@objc", "#selector"].contains { file.text.contains($0) }
        }
    }

    private mutating func result(_ number: Int) -> AdaptedModule {
        guard isForApple(number) else { return AdaptedModule() }
        var known = ModuleIndex()
        for dependency in dependencies(of: number) { known.merge(index(of: dependency)) }
        let previous = FileManager.default.contents(atPath: place(number) + ".record").flatMap {
            AdapterRecord(bytes: Array($0))
        }
        let result = Adapter.adapt(
            module: files[number], options: options[number], knownModules: known, previous: previous)
        indexes[number] = result.index
        return result
    }

    /// Imports the compatibility module into each file, and replaces types of Foundation and XCTest by its own.
    private func addImports(to result: inout AdaptedModule, _ number: Int) {
        for file in files[number] where !result.unchanged.contains(file.path) {
            var text = result.files[file.path] ?? file.text
            var modules = ["IrekoCompatibility"]
            // The names have the same length, so that columns do not change.
            if !text.contains("XCTestObservation") { text.replace(#/\b(XCTest\.)?XCTestCase\b/#, with: "HostedCase") }
            text.replace(#/\b(Foundation\.)?DateComponentsFormatter\b/#, with: "_DateComponentFormatter")
            if ["HostedCase", "IrekoHost.HostedTrait", "import XCTest"].contains(where: { text.contains($0) }) {
                modules.append("IrekoHost")
            }
            if let original = originals[file.path], !file.path.hasSuffix("/main.swift") {
                text = Self.text(text, at: original)
            }
            // Below the last line, so that all lines keep their numbers.
            result.files[file.path] = text + modules.map { "\nimport " + $0 }.joined() + "\n"
        }
    }

    /// The text with the file that the compiler reports. A first line without code is replaced, so that all lines keep
    /// their numbers.
    private static func text(_ text: String, at path: String) -> String {
        guard !path.contains(where: { $0.isNewline || $0 == "\"" || $0 == "\\" }) else { return text }
        let text = text.hasPrefix("\u{FEFF}") ? String(text.unicodeScalars.dropFirst()) : text
        let first = text.prefix { !$0.isNewline }
        let start = first.trimmingCharacters(in: .whitespaces)
        if start.isEmpty || start.hasPrefix("//"), first.endIndex < text.endIndex {
            return "#sourceLocation(file: \"\(path)\", line: 2)" + text[first.endIndex...]
        }
        return "#sourceLocation(file: \"\(path)\", line: 1)\n" + text
    }

    /// The index of a module's declarations. It is read from the adapter's record if there is one.
    private mutating func index(of number: Int) -> ModuleIndex { indexes[number] ?? result(number).index }

    /// The direct and indirect dependencies of a module.
    private func dependencies(of number: Int) -> [Int] {
        var found: Set<Int> = []
        func visit(_ number: Int) {
            for dependency in graph.modules[number].dependencies where found.insert(dependency).inserted {
                visit(dependency)
            }
        }
        visit(number)
        return found.sorted()
    }

    // MARK: Files

    /// The folder of a module's copies. The module's records are files beside it.
    private func place(_ number: Int) -> String {
        let module = graph.modules[number]
        return "\(folder)/modules/\(module.name)-\(ContentHash.of(module.folder))"
    }

    private func copy(of path: String, _ number: Int) -> String {
        "\(place(number))/\(ContentHash.of(path))-\((path as NSString).lastPathComponent)"
    }

    private static func read<T: Decodable>(_ type: T.Type, _ path: String) -> T? {
        FileManager.default.contents(atPath: path).flatMap { try? JSONDecoder().decode(type, from: $0) }
    }

    private static func write(_ value: some Encodable, _ path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try write(String(decoding: encoder.encode(value), as: UTF8.self), path)
    }

    /// Writes a file if its contents have changed. The file is replaced, so that a second run never reads a part of
    /// it.
    private static func write(_ text: String, _ path: String) throws {
        if let old = FileManager.default.contents(atPath: path), old == Data(text.utf8) { return }
        try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    /// The overlay of the virtual file system, in Clang's format. Diagnostics have the names of the originals.
    private static func overlay(_ files: [(original: String, copy: String)]) -> String {
        struct Overlay: Encodable {
            struct Root: Encodable {
                var type = "directory"
                var name: String
                var contents: [File]
            }
            struct File: Encodable {
                var type = "file"
                var name: String
                var copy: String

                enum CodingKeys: String, CodingKey { case type, name, copy = "external-contents" }
            }
            var version = 0
            var caseSensitive = "true"
            var names = false
            var roots: [Root]

            enum CodingKeys: String, CodingKey {
                case version, caseSensitive = "case-sensitive", names = "use-external-names", roots
            }
        }
        let folders = Dictionary(grouping: files) { ($0.original as NSString).deletingLastPathComponent }
        let roots = folders.sorted { $0.key < $1.key }.map { folder, files in
            Overlay.Root(
                name: folder,
                contents: files.sorted { $0.original < $1.original }.map {
                    Overlay.File(name: ($0.original as NSString).lastPathComponent, copy: $0.copy)
                })
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        return (try? encoder.encode(Overlay(roots: roots))).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
