import Foundation

/// Watches the files of a package's modules.
struct SourceWatch {
    private let graph: PackageGraph
    private let settings: String
    private var known: [String: String]

    /// - Parameter folder: The folder of the settings.
    init(_ graph: PackageGraph, settingsIn folder: String) {
        (self.graph, settings) = (graph, folder + "/" + PackageSettings.file)
        known = Self.files(of: graph, settings)
    }

    /// The dates and sizes of the files.
    private static func files(of graph: PackageGraph, _ settings: String) -> [String: String] {
        var found: [String: String] = [:]
        var folders: Set<String> = []
        func add(_ path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return }
            if status.st_mode & S_IFMT == S_IFDIR {
                // A link may lead to a folder that contains it.
                guard folders.insert("\(status.st_dev) \(status.st_ino)").inserted else { return }
                for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
                where !name.hasPrefix(".") {
                    add(path + "/" + name)
                }
            } else {
                found[path] = "\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec) \(status.st_size)"
            }
        }
        add(graph.root + "/Package.swift")
        add(settings)
        for module in graph.modules where module.isOwn { add(module.folder) }
        return found
    }

    /// Waits until files change, and returns their paths once they have been the same for a moment.
    mutating func changes() -> Set<String> {
        var changed: Set<String> = []
        while true {
            usleep(changed.isEmpty ? 300_000 : 150_000)
            let files = Self.files(of: graph, settings)
            if files == known {
                if changed.isEmpty { continue }
                return changed
            }
            changed.formUnion(files.keys.filter { known[$0] != files[$0] })
            changed.formUnion(known.keys.filter { files[$0] == nil })
            known = files
        }
    }

    // MARK: The tests that changes affect

    /// The patterns of the tests that changes affect, for `--filter`; `nil` for all tests.
    func tests(affectedBy changed: Set<String>) -> [String]? {
        var filters: Set<String> = []
        for path in changed {
            let owner = graph.modules.indices.filter { path.hasPrefix(graph.modules[$0].folder + "/") }
                .max { graph.modules[$0].folder.utf8.count < graph.modules[$1].folder.utf8.count }
            guard let owner else { return nil }
            if graph.modules[owner].isTest, let types = Self.testTypes(of: path, in: graph.modules[owner]) {
                filters.formUnion(types.map { "^\(graph.modules[owner].name)\\.\($0)\\b" })
                continue
            }
            for (number, module) in graph.modules.enumerated() where module.isTest && module.isOfRoot {
                if number == owner || depends(number, on: owner) { filters.insert("^\(module.name)\\.") }
            }
        }
        return filters.sorted()
    }

    private func depends(_ number: Int, on other: Int) -> Bool {
        var seen: Set<Int> = []
        func visit(_ number: Int) -> Bool {
            graph.modules[number].dependencies.contains {
                $0 == other || (seen.insert($0).inserted && visit($0))
            }
        }
        return visit(number)
    }

    /// The types with tests that a file declares; `nil` if the file may affect tests of other files.
    private static func testTypes(of path: String, in module: PackageGraph.Module) -> [String]? {
        guard path.hasSuffix(".swift"), let text = try? String(contentsOfFile: path, encoding: .utf8),
            text.contains("func test") || text.contains("@Test"),
            // Tests outside of types.
            !text.contains(#/(?m)^@Test/#), !text.contains(#/(?m)^(public |private |fileprivate )?extension /#)
        else { return nil }
        let names = text.matches(of: #/(?m)^[\w@() ]*\b(?:class|struct|actor|enum) (\w+)/#).map { String($0.1) }
        for other in module.sources where other != path {
            guard let text = try? String(contentsOfFile: other, encoding: .utf8), !names.contains(where: text.contains)
            else { return nil }
        }
        return names.isEmpty ? nil : names
    }
}
