import Foundation
import XcodeProject

/// Puts the resources of modules, and an Info.plist, into the folder of a program.
struct ProductFolder {
    private let folder: ProjectFolder
    /// The program's folder, below the project's folder `.ireko`.
    private let place: String
    /// The resources that were put here, by their paths in the folder.
    private var placed: Set<String> = []
    /// The first components of these paths, and of those of the run before.
    private var tops: Set<Substring> = []
    private var catalogs: Set<String> = []
    private var tables = TextTables()
    private var fileCount = 0

    private static let mostFiles = 200_000
    private static let deepest = 32

    /// - Parameter relative: The program's folder, below the project's folder `.ireko`.
    init(_ folder: ProjectFolder, _ relative: String) {
        (self.folder, place) = (folder, relative)
    }

    /// Puts the resources of a program and of the modules that it contains. The program's resources take precedence.
    mutating func fill(_ modules: [PackagePlan.Module], info: [String: Any], list: String) throws {
        let old =
            (try? String(contentsOfFile: folder.path + "/" + list, encoding: .utf8))?
            .split(separator: "\n").map(String.init) ?? []
        let known = Set(old)
        tops = Set(old.compactMap { $0.split(separator: "/").first })
        try folder.create(place)
        for module in modules { try add(module, known) }
        // Foundation finds no key of an Info.plist that a localized table lacks.
        let values = info.compactMapValues { $0 as? String }
        for path in tables.texts.keys where path.hasSuffix("/InfoPlist.strings") {
            tables.complete(path, with: values)
        }
        for (path, table) in tables.texts.sorted(by: { $0.key < $1.key }) {
            try write(Data(StringCatalog.stringsFile(table).utf8), to: path, known)
        }
        let data = try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
        try write(data, to: "Info.plist", known)
        try folder.write(placed.sorted().joined(separator: "\n"), to: list)
        for path in known.subtracting(placed) { try folder.remove(place + "/" + path) }
    }

    private mutating func add(_ module: PackagePlan.Module, _ known: Set<String>) throws {
        for resource in module.target.resources { try add(resource, "", module, known) }
        for (name, resources) in module.bundles {
            for resource in resources { try add(resource, name + ".bundle/", module, known) }
        }
    }

    private mutating func add(
        _ resource: Target.Resource, _ prefix: String, _ module: PackagePlan.Module, _ known: Set<String>
    ) throws {
        var destination = prefix + resource.destination
        // A project may name places outside of the folder.
        guard !destination.hasPrefix("/"), !destination.split(separator: "/").contains("..") else { return }
        switch (resource.path as NSString).pathExtension.lowercased() {
        case "xcassets":
            // A program has the catalogs of all its modules, which may have the same name.
            let name = (destination as NSString).deletingPathExtension
            var number = 1
            while !catalogs.insert(destination).inserted {
                number += 1
                destination = "\(name)-\(number).xcassets"
            }
        case "xcstrings", "stringsdict":
            let language = module.settings.string("DEVELOPMENT_LANGUAGE")
            if !tables.add(resource.path, to: destination, language: language) {
                Console.error("\(resource.path): warning: the table of texts cannot be read")
            }
            return
        case "strings" where destination.hasSuffix("/InfoPlist.strings") || hasOtherTexts(destination, module):
            tables.add(resource.path, to: destination, language: "")
            return
        case "plist" where destination == "Info.plist": return
        default: break
        }
        try copy(resource.path, to: destination, known, depth: 0)
    }

    /// Whether a table has texts from a file of plurals, too.
    private func hasOtherTexts(_ destination: String, _ module: PackagePlan.Module) -> Bool {
        let other = (destination as NSString).deletingPathExtension + ".stringsdict"
        return tables.texts[destination] != nil || module.target.resources.contains { $0.destination == other }
    }

    private mutating func copy(_ source: String, to destination: String, _ known: Set<String>, depth: Int) throws {
        guard depth < Self.deepest, fileCount < Self.mostFiles else { return }
        var status = stat()
        // A link to a file is read as the file; links to folders may be cyclic.
        guard lstat(source, &status) == 0 else { return }
        if status.st_mode & S_IFMT == S_IFDIR {
            for name in try FileManager.default.contentsOfDirectory(atPath: source).sorted() where !name.hasPrefix(".")
            {
                try copy(source + "/" + name, to: destination + "/" + name, known, depth: depth + 1)
            }
            return
        }
        fileCount += 1
        guard !placed.contains(destination), isFree(destination, known) else { return }
        placed.insert(destination)
        try folder.copy(source, to: place + "/" + destination)
    }

    private mutating func write(_ data: Data, to destination: String, _ known: Set<String>) throws {
        guard isFree(destination, known) else { return }
        placed.insert(destination)
        try folder.write(data, to: place + "/" + destination)
    }

    /// Whether a path is not a product of the build.
    private mutating func isFree(_ destination: String, _ known: Set<String>) -> Bool {
        if known.contains(destination) { return true }
        guard let top = destination.split(separator: "/").first else { return false }
        if tops.contains(top) { return true }
        guard ProjectFolder.kind(of: folder.path + "/" + place + "/" + top) == nil else { return false }
        tops.insert(top)
        return true
    }
}
