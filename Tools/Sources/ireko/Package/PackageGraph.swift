import Foundation

/// The modules of a package and of its dependencies, in the order of compilation.
struct PackageGraph {
    /// A module of Swift sources.
    struct Module {
        var name: String
        var folder: String
        var isTest: Bool
        var isOfRoot: Bool
        /// Whether the module is not in a checkout of SwiftPM's.
        var isOwn: Bool { !folder.contains("/checkouts/") }
        var sources: [String]
        var defines: [String]
        var isMainActorByDefault: Bool
        /// The bundle of the module's resources.
        var bundle: ResourceBundle
        /// The indexes of the modules that it depends on, in `modules`.
        var dependencies: [Int] = []
    }

    /// The package's folder, without symbolic links.
    let root: String
    /// The package's name.
    let name: String
    private(set) var modules: [Module] = []

    /// Reads a package, and resolves its dependencies if it has any.
    ///
    /// - Parameters:
    ///   - options: The options for SwiftPM about its folders.
    ///   - cache: The folder of the manifests of earlier runs.
    ///   - compiler: The compiler's version.
    init(at folder: String, options: [String], cache: String, compiler: String) throws {
        root = Self.canonical(folder)
        guard FileManager.default.fileExists(atPath: root + "/Package.swift") else {
            throw Failure(
                "\(root) has no Package.swift and no Xcode project. Change to the folder of one, or name it with --package-path.",
                .unreadable)
        }
        var packages: [(folder: String, identity: String, manifest: Manifest)] = []
        let manifest = try Manifest.read(in: root, cache: cache, compiler: compiler)
        name = manifest.name
        packages.append((root, "", manifest))
        if !manifest.dependencies.isEmpty {
            let output = try Toolchain.output(
                ["package", "--package-path", root] + options + ["show-dependencies", "--format", "json"])
            guard let tree = try? JSONDecoder().decode(Resolved.self, from: output) else {
                throw Failure("the dependencies of \(root) cannot be read.", .unreadable)
            }
            var seen: Set<String> = []
            for package in tree.all.dropFirst() where seen.insert(package.path).inserted {
                let manifest = try Manifest.read(in: package.path, cache: cache, compiler: compiler)
                packages.append((Self.canonical(package.path), package.identity, manifest))
            }
        }
        collect(packages)
    }

    private struct Resolved: Decodable {
        var identity: String
        var path: String
        var dependencies: [Resolved]

        var all: [Resolved] { [self] + dependencies.flatMap(\.all) }
    }

    private mutating func collect(_ packages: [(folder: String, identity: String, manifest: Manifest)]) {
        var found: [(module: Module, target: Manifest.Target, package: Int)] = []
        var targets: [[String: Int]] = []
        for (number, package) in packages.enumerated() {
            var own: [String: Int] = [:]
            for target in package.manifest.targets where ["regular", "executable", "test"].contains(target.type) {
                // A dependency's tests are not built.
                guard number == 0 || target.type != "test" else { continue }
                guard let folder = Self.folder(of: target, in: package.folder, package.manifest) else { continue }
                own[target.name] = found.count
                let module = Module(
                    name: target.moduleName, folder: folder, isTest: target.type == "test", isOfRoot: number == 0,
                    sources: Self.sources(of: target, in: folder), defines: target.settings.flatMap(\.defines),
                    isMainActorByDefault: target.settings.contains(where: \.isMainActorByDefault),
                    bundle: ResourceBundle(of: target, in: folder, package.manifest))
                found.append((module, target, number))
            }
            targets.append(own)
        }
        var products: [String: [Int]] = [:]
        for (number, package) in packages.enumerated() {
            for product in package.manifest.products {
                products[product.name, default: []] += product.targets.compactMap { targets[number][$0] }
            }
        }
        let dependencies = found.map { entry in
            entry.target.dependencies.flatMap { dependency -> [Int] in
                if dependency.package == nil, let own = targets[entry.package][dependency.name] { return [own] }
                return products[dependency.name] ?? []
            }
        }
        // A module follows its dependencies.
        var order: [Int] = []
        var places: [Int: Int] = [:]
        func visit(_ index: Int, _ path: Set<Int>) {
            guard places[index] == nil, !path.contains(index) else { return }
            for dependency in dependencies[index] { visit(dependency, path.union([index])) }
            guard places[index] == nil else { return }
            places[index] = order.count
            order.append(index)
        }
        for index in found.indices { visit(index, []) }
        modules = order.map { index in
            var module = found[index].module
            module.dependencies = dependencies[index].compactMap { places[$0] }
            return module
        }
    }

    // MARK: Files

    /// The path without symbolic links, as SwiftPM gives it to the compiler.
    static func canonical(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder = ObjCBool(false)
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// The folder of a target's files, by SwiftPM's rules.
    private static func folder(of target: Manifest.Target, in package: String, _ manifest: Manifest) -> String? {
        if let path = target.path {
            let folder = path == "." || path.isEmpty ? package : path.hasPrefix("/") ? path : package + "/" + path
            return isFolder(folder) ? (folder as NSString).standardizingPath : nil
        }
        let places =
            target.type == "test"
            ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
        for place in places where isFolder("\(package)/\(place)/\(target.name)") {
            return "\(package)/\(place)/\(target.name)"
        }
        // The only target of its kind may have its files in the folder itself.
        let others = manifest.targets.filter { ($0.type == "test") == (target.type == "test") && $0.type != "plugin" }
        guard others.count == 1 else { return nil }
        return places.lazy.map { "\(package)/\($0)" }.first(where: isFolder)
    }

    /// The Swift files of a target, sorted.
    private static func sources(of target: Manifest.Target, in folder: String) -> [String] {
        files(of: target, in: folder, below: target.sources ?? ["."]) { $0.hasSuffix(".swift") }
    }

    private static let mostFiles = 500_000

    /// The files of a target without excluded files, sorted.
    ///
    /// - Parameter places: The paths in the target's folder.
    static func files(
        of target: Manifest.Target, in folder: String, below places: [String], where isWanted: (String) -> Bool
    ) -> [String] {
        func path(_ relative: String) -> String { ("\(folder)/\(relative)" as NSString).standardizingPath }
        let excluded = target.exclude.map(path)
        var files: Set<String> = []
        var count = 0
        // A folder that is a link may contain itself.
        func add(_ path: String, below folders: Set<String>) {
            count += 1
            if excluded.contains(path) || count > mostFiles { return }
            if isFolder(path) {
                let folder = canonical(path)
                guard folders.count < 50, !folders.contains(folder) else { return }
                for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
                where !name.hasPrefix(".") {
                    add(path + "/" + name, below: folders.union([folder]))
                }
            } else if isWanted(path) {
                files.insert(path)
            }
        }
        for place in places { add(path(place), below: []) }
        return files.sorted()
    }
}
