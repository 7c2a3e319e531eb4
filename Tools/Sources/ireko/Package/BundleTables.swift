import Foundation
import XcodeProject

/// The tables of texts that the tool writes into the bundles of a package and its dependencies, in the folder of a
/// build.
///
/// SwiftPM copies string catalogs, which Foundation on Linux does not read, and `.stringsdict` files, whose texts it
/// cannot return. Their texts are in files `Name-linux.strings`, which Foundation reads in place of `Name.strings`, and
/// an empty `Name-linux.stringsdict` replaces `Name.stringsdict`.
struct BundleTables {
    private let build: ProjectFolder
    /// The folder of the bundles, below the folder of the build.
    private let binaries: String
    /// The extension of the bundles.
    private let kind: String

    private static let emptyList = #"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict/></plist>"#

    /// - Parameters:
    ///   - build: The folder of the build, which exists.
    ///   - binaries: The folder of the built programs, below the folder of the build.
    init(_ build: String, _ binaries: String) {
        (self.build, self.binaries) = (ProjectFolder(existing: build), binaries)
        kind = binaries.hasPrefix("out/") ? "bundle" : "resources"
    }

    /// Writes the tables of all modules, and removes the tables of an earlier run that no longer have a file.
    func write(_ graph: PackageGraph) throws {
        var paths: Set<String> = []
        for bundle in graph.modules.map(\.bundle) {
            func write(_ text: String, replacing path: String) throws {
                let path = path as NSString
                let place = "\(bundle.name).\(kind)/\(path.deletingPathExtension)-linux.\(path.pathExtension)"
                try build.write(text, to: "\(binaries)/\(place)")
                paths.insert(place)
            }
            for (path, texts) in bundle.texts { try write(StringCatalog.stringsFile(texts), replacing: path) }
            for path in bundle.tables.map(\.destination) where path.hasSuffix(".stringsdict") {
                try write(Self.emptyList, replacing: path)
            }
        }
        let list = "\(binaries)/text-tables"
        let old = (try? String(contentsOfFile: "\(build.path)/\(list)", encoding: .utf8))?.split(separator: "\n")
        if old == nil, paths.isEmpty { return }
        for path in old ?? [] where !paths.contains(String(path)) { try build.remove("\(binaries)/\(path)") }
        try build.write(paths.sorted().joined(separator: "\n"), to: list)
    }
}
