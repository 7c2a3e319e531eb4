import Foundation
import XcodeProject

/// The package that is generated from a project, in its folder `.ireko`. The sources are links to the project's files.
struct ProjectPackage {
    let container: Container
    private(set) var plan: PackagePlan
    let folder: ProjectFolder
    /// The targets that the tests are built without, since they cannot be compiled here.
    private(set) var leftOut: [String] = []
    /// The file of a link, by the link's path.
    private(set) var originals: [String: String] = [:]

    /// The package's folder.
    var package: String { folder.path + "/package" }
    /// The folder of the build.
    var build: String { folder.path + "/build" }

    /// Reads a project and writes its package. Files that are the same as before keep their dates.
    ///
    /// - Parameters:
    ///   - path: The path of the project or workspace.
    ///   - scheme: The name of a scheme; `nil` for all programs and unit tests.
    ///   - configuration: The name of a configuration; `nil` for the scheme's.
    ///   - installation: With an installation, targets that cannot be compiled here are left out if tests are left.
    init(_ path: String, scheme: String?, configuration: String?, forTestsWith installation: Installation?) throws {
        (container, plan) = try Self.read(path, scheme: scheme, configuration: configuration)
        if let installation {
            leftOut = plan.leaveOut(try ProjectCheck.blocked(plan, installation, folder: container.folder))
        }
        guard !plan.modules.isEmpty else {
            for note in plan.notes { Console.error(note.text) }
            throw Failure("\(path) has no target that can be built.", .unreadable)
        }
        folder = try ProjectFolder(in: container.folder)
        try write()
    }

    /// Reads a project without writing anything.
    static func read(
        _ path: String, scheme: String?, configuration: String?
    ) throws -> (container: Container, plan: PackagePlan) {
        let container: Container
        do throws(ProjectError) {
            container = try Container(contentsOf: path)
        } catch {
            throw Failure(error.description, .unreadable)
        }
        guard let plan = PackagePlan(of: container, scheme: scheme, configuration: configuration) else {
            let names = container.schemes.map(\.name).joined(separator: ", ")
            throw Failure("there is no shared scheme '\(scheme ?? "")'. The schemes are: \(names)", .unreadable)
        }
        return (container, plan)
    }

    // MARK: Writing

    private mutating func write() throws {
        try folder.write(
            PackageManifest.text(of: plan, name: PackagePlan.packageName(container.name)), to: "package/Package.swift")
        if let resolved = container.resolved, let data = FileManager.default.contents(atPath: resolved),
            ProjectFolder.kind(of: package + "/Package.resolved") == nil
        {
            try folder.write(data, to: "package/Package.resolved")
        }
        for module in plan.modules { try write(module) }
        let names = Set(plan.modules.map(\.name))
        try folder.create("package/Sources")
        for name in try FileManager.default.contentsOfDirectory(atPath: package + "/Sources")
        where !names.contains(name) {
            try folder.remove("package/Sources/" + name)
        }
    }

    private mutating func write(_ module: PackagePlan.Module) throws {
        let place = "package/Sources/" + module.name
        try folder.create(place)
        var names: Set<String> = []
        for source in module.target.sources {
            let name = name(of: source, names)
            names.insert(name)
            try folder.link(place + "/" + name, to: source)
            originals["\(package)/Sources/\(module.name)/\(name)"] = source
        }
        for (name, text) in generated(module) {
            names.insert(name)
            try folder.write(text, to: place + "/" + name)
        }
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path + "/" + place)
        where !names.contains(name) {
            try folder.remove(place + "/" + name)
        }
    }

    /// The name of a link: the path in the project, since the compiler requires different names. The name differs
    /// from the file's name, as `#fileID` of both would be the same otherwise.
    private func name(of source: String, _ known: Set<String>) -> String {
        let file = (source as NSString).lastPathComponent
        if file == "main.swift", !known.contains(file) { return file }
        let base = container.folder + "/"
        let relative = source.hasPrefix(base) ? String(source.dropFirst(base.count)) : String(source.dropFirst())
        var name = "+" + relative.replacingOccurrences(of: "/", with: "+")
        if name.utf8.count > 180 { name = "+" + ContentHash.of(source) + "+" + file.suffix(40) }
        while known.contains(name) { name = "+" + name }
        return name
    }

    // MARK: Generated files

    private func generated(_ module: PackagePlan.Module) -> [(name: String, text: String)] {
        // A program with one file is compiled in a different way.
        var files = [("IrekoGenerated.swift", "// Generated by ireko.\n")]
        if let host = plan.modules.first(where: { $0.name == module.host }), let delegate = host.delegate {
            files[0].1 += """
                import IrekoHost
                import UIKit
                @testable import \(host.name)

                @section(".init_array") @used
                nonisolated(unsafe) private let useHostApplication: @convention(c) () -> Void = {
                    MainActor.assumeIsolated { HostApplication.use(\(delegate).self, in: "\(module.name)") }
                }

                """
        }
        let settings = module.settings
        let catalogs = module.target.resources.map(\.path).filter { $0.hasSuffix(".xcassets") }
        if module.kind != .tests, settings.string("ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS") != "NO",
            let text = AssetSymbols(catalogs: catalogs).text(
                extendsUIKit: settings.string("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS") != "NO")
        {
            files.append(("GeneratedAssetSymbols.swift", text))
        }
        return files
    }
}

extension PackagePlan {
    /// The name of the generated package.
    static func packageName(_ container: String) -> String {
        String(container.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : "_" })
    }
}

extension ProjectNote {
    /// The note in a line.
    var text: String {
        "\(path): \(severity.rawValue): \(target.map { "\($0): " } ?? "")\(message) [\(rule)]"
    }
}
