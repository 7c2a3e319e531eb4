import Adapter
import Foundation
import XcodeProject

/// Lists the parts of a project that cannot be built as they are, by target. Nothing is written, and no package is
/// read.
struct ProjectCheck {
    private struct Entry {
        var title: String
        var diagnostics: [Diagnostic]
    }
    private var entries: [Entry] = []

    /// Whether a target cannot be built as it is.
    var hasErrors: Bool { entries.contains { $0.diagnostics.contains { $0.severity == .error } } }

    init(_ path: String, scheme: String?) throws {
        let (container, plan) = try ProjectPackage.read(path, scheme: scheme, configuration: nil)
        let installation = try Installation()
        let shells = Set(installation.shellNames)
        let projectSettings = try PackageSettings(of: container.folder, available: installation.shellNames)
        let products = plan.modules.flatMap { $0.products.map(\.name) }
        let modules = AdapterOptions.standardModules.union(installation.moduleNames).union(projectSettings.shells)
            .union(plan.modules.map(\.name)).union(products)
        var indexes: [String: ModuleIndex] = [:]
        let general = plan.notes.filter { note in !plan.modules.contains { $0.target.name == note.target } }
        entries.append(Entry(title: "", diagnostics: general.map(Self.diagnostic)))
        for module in plan.modules {
            let settings = SwiftOptions(module.settings)
            var options = AdapterOptions(moduleName: module.name, isTestModule: module.kind == .tests)
            options.defines = Set(settings.defines)
            options.setModules(modules, shells: shells)
            if let sdk = projectSettings.sdk { options.sdkVersion = sdk }
            options.isMainActorByDefault = settings.isMainActorByDefault
            var known = ModuleIndex()
            for name in module.dependencies { if let index = indexes[name] { known.merge(index) } }
            let files = module.target.sources.compactMap { path in
                FileManager.default.contents(atPath: path).flatMap { String(validating: $0, as: UTF8.self) }.map {
                    SourceFile(path: path, text: $0)
                }
            }
            let result = Adapter.adapt(module: files, options: options, knownModules: known)
            var index = result.index
            index.merge(known)
            indexes[module.name] = index
            let notes = plan.notes.filter { $0.target == module.target.name }.map(Self.diagnostic)
            let imports = Self.unknownImports(of: module, modules.union(shells))
            let kind =
                switch module.kind {
                case .program: "app"
                case .library: "library"
                case .tests: "unit tests"
                }
            entries.append(
                Entry(
                    title: "\(module.target.name): \(kind), \(files.count) Swift files, "
                        + "\(module.target.resources.count) resources",
                    diagnostics: notes + imports + result.diagnostics))
        }
    }

    /// The modules with files that cannot be compiled here.
    static func blocked(_ plan: PackagePlan, _ installation: Installation, folder: String) throws -> Set<String> {
        let settings = try PackageSettings(of: folder, available: installation.shellNames)
        let modules = AdapterOptions.standardModules.union(installation.moduleNames).union(settings.shells)
            .union(plan.modules.map(\.name)).union(plan.modules.flatMap(\.products).map(\.name))
        let missing = AppleModules.missing.union(installation.shellNames).subtracting(modules)
        var names: Set<String> = []
        for module in plan.modules {
            let imports = SourceScan(module.target.sources).unconditional.keys
            // The names of the modules of a package are not known.
            let isUnknown =
                plan.packages.isEmpty && unknownImports(of: module, modules).contains { $0.severity == .error }
            if module.isBlocked || isUnknown || !missing.isDisjoint(with: imports) { names.insert(module.name) }
        }
        return names
    }

    /// The imports of modules that neither the project nor the toolchain has. A package may have modules with other
    /// names than its products.
    private static func unknownImports(of module: PackagePlan.Module, _ modules: Set<String>) -> [Diagnostic] {
        let known = modules.union(AppleModules.missing).union(AppleModules.replaced.keys)
        return SourceScan(module.target.sources).unconditional.filter { !known.contains($0.key) }
            .sorted { $0.key < $1.key }.map { name, place in
                Diagnostic(
                    path: place.path, line: place.line, column: 1, rule: "import",
                    severity: module.products.isEmpty ? .error : .warning,
                    message: "no target of the project has the module '\(name)'",
                    suggestion: "check out the pods or packages that have it")
            }
    }

    private static func diagnostic(_ note: ProjectNote) -> Diagnostic {
        Diagnostic(
            path: note.path, line: note.line, column: 1, rule: note.rule,
            severity: note.severity == .error ? .error : .warning,
            message: (note.target.map { "\($0): " } ?? "") + note.message)
    }

    /// Writes the list to standard output.
    func write(asJSON: Bool) {
        if asJSON {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            if let data = try? encoder.encode(entries.flatMap(\.diagnostics)) {
                print(String(decoding: data, as: UTF8.self))
            }
            return
        }
        for entry in entries where !entry.title.isEmpty || !entry.diagnostics.isEmpty {
            print(entry.title.isEmpty ? "The project" : entry.title)
            for diagnostic in entry.diagnostics { print("  " + diagnostic.text) }
        }
    }
}
