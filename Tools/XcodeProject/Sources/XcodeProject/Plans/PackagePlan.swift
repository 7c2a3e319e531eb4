import Foundation

/// The modules that are built of a container, and their dependencies.
public struct PackagePlan: Sendable {
    /// A target that is built.
    public struct Module: Sendable {
        /// The kinds of modules.
        public enum Kind: Sendable { case program, library, tests }

        /// The name of the module.
        public var name: String
        /// The kind of the module.
        public var kind: Kind
        /// The target.
        public var target: Target
        /// The path of the project.
        public var project: String
        /// The settings of the selected configuration.
        public var settings: BuildSettings
        /// The names of the modules that it depends on.
        public var dependencies: [String] = []
        /// The products of packages that it depends on.
        public var products: [Target.PackageProduct] = []
        /// The name of the program that hosts the tests.
        public var host: String?
        /// The class of the application's delegate, of a program.
        public var delegate: String?
        /// Whether files use declarations that are not compiled.
        public var isBlocked = false
        /// The targets that have resources only, in folders of the product.
        public var bundles: [(name: String, resources: [Target.Resource])] = []
    }

    /// The modules, each after the modules that it depends on.
    public private(set) var modules: [Module] = []
    /// The targets that are not built.
    public private(set) var leftOut: [String] = []
    /// The notes of the projects and of the selected targets.
    public private(set) var notes: [ProjectNote]
    /// The scheme that was selected, by name or by default.
    public let scheme: Scheme?
    /// The packages with products that a module uses.
    public private(set) var packages: [PackageReference] = []

    private struct Entry {
        var project: XcodeProject
        var target: Target
    }
    private let entries: [Entry]
    private let configuration: String?

    /// Selects the targets of a scheme, or the targets of all schemes.
    ///
    /// - Parameters:
    ///   - schemeName: The name of a scheme; `nil` for all programs and all unit tests that a scheme runs.
    ///   - configuration: The name of a configuration; `nil` for the scheme's.
    /// - Returns: `nil` if there is no scheme of that name.
    public init?(of container: Container, scheme schemeName: String? = nil, configuration: String? = nil) {
        entries = container.projects.flatMap { project in project.targets.map { Entry(project: project, target: $0) } }
        if let schemeName {
            guard let found = container.schemes.first(where: { $0.name == schemeName }) else { return nil }
            scheme = found
        } else {
            scheme =
                container.schemes.first { $0.name == container.name && $0.program != nil }
                ?? container.schemes.first { $0.program != nil } ?? container.schemes.first
        }
        self.configuration = configuration ?? scheme?.runConfiguration
        notes = container.notes
        var order: [Int] = []
        for root in roots(of: container, isSelected: schemeName != nil) { visit(root, [], &order) }
        addModules(order, container)
    }

    // MARK: Selecting

    private func index(of name: String, project: String? = nil) -> Int? {
        entries.firstIndex { $0.target.name == name && (project == nil || $0.project.name == project) }
            ?? (project == nil ? nil : entries.firstIndex { $0.target.name == name })
    }

    private func roots(of container: Container, isSelected: Bool) -> [Int] {
        func targets(of scheme: Scheme) -> [Int] {
            let tests = scheme.tests.filter { !$0.isSkipped }.map(\.reference)
            return ([scheme.program].compactMap(\.self) + scheme.built + tests).compactMap {
                index(of: $0.target, project: $0.project)
            }
        }
        var found = scheme.map(targets) ?? []
        if isSelected { return found }
        let own = entries.indices.filter { !entries[$0].project.isDependency }
        let tests = container.schemes.flatMap(\.tests)
        found += own.filter { entries[$0].target.kind == .application }
        if tests.isEmpty {
            found += own.filter { entries[$0].target.kind == .unitTests }
        } else {
            found += tests.filter { !$0.isSkipped }.compactMap {
                index(of: $0.reference.target, project: $0.reference.project)
            }
        }
        if !found.contains(where: { entries[$0].target.kind == .application }) {
            found += own.filter { entries[$0].target.kind == .framework || entries[$0].target.kind == .staticLibrary }
        }
        return found
    }

    /// The targets that a target names, links or is hosted by.
    private func dependencies(of index: Int) -> [Int] {
        let entry = entries[index]
        var found = entry.target.dependencies.compactMap { dependency in
            self.index(of: dependency.name, project: entry.project.name)
        }
        for file in entry.target.linked {
            // A library has a target with the same product for each system.
            let file = file.hasSuffix(".xcframework") ? file.dropLast(12) + ".framework" : file
            let others = entries.indices.filter {
                entries[$0].target.productFile == file || Self.product(of: entries[$0].target) == file
            }
            if let other = others.first(where: { isForIOS(entries[$0]) }) ?? others.first { found.append(other) }
        }
        if let host = host(of: entry) { found.append(host) }
        return found.filter { $0 != index }
    }

    private static func product(of target: Target) -> String? {
        switch target.kind {
        case .framework: target.settings(for: nil).string("PRODUCT_NAME") + ".framework"
        case .staticLibrary: "lib" + target.settings(for: nil).string("PRODUCT_NAME") + ".a"
        default: nil
        }
    }

    /// The program that hosts tests: the setting names its file.
    private func host(of entry: Entry) -> Int? {
        guard entry.target.isTest else { return nil }
        let settings = entry.target.settings(for: configuration)
        let path = [settings.string("TEST_HOST"), settings.string("BUNDLE_LOADER")].first { $0.contains(".app") }
        let part = path?.split(separator: "/").first { $0.hasSuffix(".app") }
        if let name = part.map({ String($0.dropLast(4)) }) {
            let programs = entries.indices.filter { entries[$0].target.kind == .application }
            return programs.first {
                entries[$0].target.productFile == name + ".app"
                    || entries[$0].target.settings(for: configuration).string("PRODUCT_NAME") == name
            } ?? programs.first { entries[$0].target.name == name }
        }
        return nil
    }

    /// Adds a target after its dependencies.
    private func visit(_ index: Int, _ path: Set<Int>, _ order: inout [Int]) {
        guard !order.contains(index), !path.contains(index), path.count < 200 else { return }
        for dependency in dependencies(of: index) { visit(dependency, path.union([index]), &order) }
        if !order.contains(index) { order.append(index) }
    }

    // MARK: Modules

    private mutating func note(
        _ entry: Entry, _ rule: String, _ severity: ProjectNote.Severity, _ message: String
    ) {
        notes.append(
            ProjectNote(
                target: entry.target.name, path: entry.project.path, rule: rule, severity: severity, message: message))
    }

    private func isForIOS(_ entry: Entry) -> Bool {
        let settings = entry.target.settings(for: configuration)
        let systems = settings.list("SUPPORTED_PLATFORMS") + [settings.string("SDKROOT")]
        return systems.contains { $0.hasPrefix("iphone") || $0 == "auto" }
    }

    /// Whether a target is built. A note has the reason if it is not.
    private mutating func isBuilt(_ entry: Entry) -> Bool {
        switch entry.target.kind {
        case .application, .framework, .staticLibrary, .unitTests: break
        case .uiTests, .appExtension, .resourceBundle, .aggregate, .other: return false
        }
        guard isForIOS(entry) else {
            note(entry, "platform", .warning, "the target is not for iOS, and is left out")
            return false
        }
        guard !entry.target.sources.isEmpty else {
            if !entry.target.foreignSources.isEmpty {
                note(entry, "objective-c", .warning, "the target has no Swift file, and is left out")
            }
            return false
        }
        return true
    }

    private mutating func addModules(_ order: [Int], _ container: Container) {
        var names: [Int: String] = [:]
        for index in order {
            let entry = entries[index]
            guard isBuilt(entry) else {
                leftOut.append(entry.target.name)
                continue
            }
            let settings = entry.target.settings(for: configuration)
            let name = Self.moduleName(settings.string("PRODUCT_MODULE_NAME"), or: entry.target.name)
            if let other = modules.first(where: { $0.name == name }) {
                note(
                    entry, "module-name", .warning,
                    "the module has the same name as the target '\(other.target.name)'; select a scheme by --scheme")
                leftOut.append(entry.target.name)
                continue
            }
            let kind: Module.Kind =
                entry.target.kind == .application ? .program : entry.target.kind == .unitTests ? .tests : .library
            names[index] = name
            if entry.project.isDependency { notes += entry.project.notes.filter { $0.target == entry.target.name } }
            modules.append(
                Module(
                    name: name, kind: kind, target: entry.target, project: entry.project.path, settings: settings,
                    products: entry.target.packageProducts, host: host(of: entry).flatMap { names[$0] }))
        }
        let scans = modules.map { SourceScan($0.target.sources) }
        for place in modules.indices {
            let index = names.first { $0.value == modules[place].name }?.key ?? 0
            var found = dependencies(of: index).compactMap { names[$0] }
            // A workspace's frameworks are found without being named.
            for other in modules where scans[place].imports.contains(other.name) && other.kind != .tests {
                found.append(other.name)
            }
            var seen: Set<String> = [modules[place].name]
            modules[place].dependencies = found.filter { name in
                seen.insert(name).inserted && modules.first { $0.name == name }?.kind != .tests
                    && (modules[place].kind != .library || modules.first { $0.name == name }?.kind == .library)
            }
            for dependency in dependencies(of: index) where entries[dependency].target.kind == .resourceBundle {
                let target = entries[dependency].target
                modules[place].bundles.append(
                    (target.settings(for: configuration).string("PRODUCT_NAME"), target.resources))
            }
            modules[place].delegate = modules[place].kind == .program ? scans[place].delegate : nil
            addNotes(place, scans[place])
        }
        removeCycles()
        addPackages(container, scans)
    }

    private mutating func addNotes(_ place: Int, _ scan: SourceScan) {
        let module = modules[place]
        func add(_ path: String, _ rule: String, _ severity: ProjectNote.Severity, _ message: String) {
            notes.append(
                ProjectNote(target: module.target.name, path: path, rule: rule, severity: severity, message: message))
        }
        let header = module.settings.string("SWIFT_OBJC_BRIDGING_HEADER")
        if !header.isEmpty {
            add(
                module.project, "objective-c", .warning,
                "the bridging header \(header) is not read; Swift code that uses its declarations does not compile")
        }
        let foreign = ForeignDeclarations(module.target.foreignSources)
        for use in foreign.uses(in: module.target.sources).prefix(50) {
            let file = ((foreign.files[use.name] ?? "") as NSString).lastPathComponent
            add(use.path, "objective-c", .error, "the file uses '\(use.name)' of \(file), which is not compiled")
            notes[notes.count - 1].line = use.line
            modules[place].isBlocked = true
        }
        if scan.isSwiftUI { add(module.project, "swiftui", .error, "the program starts with an App of SwiftUI") }
        let own = Set(modules.map(\.name))
        for file in module.target.linked where file.hasSuffix(".framework") || file.hasSuffix(".xcframework") {
            let name = String(file[..<(file.lastIndex(of: ".") ?? file.endIndex)])
            let isUsed = scan.imports.contains(name) && !own.contains(name)
            let isProduct = module.products.contains { $0.name == name }
            if isUsed, !isProduct, !Self.appleFrameworks.contains(name) {
                add(
                    module.project, "framework", .error,
                    "the framework \(file) is imported, and its sources are not in the project")
            }
        }
    }

    /// The frameworks that Ireko has. A shell without permission is reported with the lines that import it.
    private static let appleFrameworks: Set<String> = [
        "UIKit", "Foundation", "QuartzCore", "CoreGraphics", "XCTest", "Testing", "UniformTypeIdentifiers",
        "MobileCoreServices", "CoreFoundation", "CoreServices", "Security", "Combine", "CryptoKit", "MessageUI",
        "SafariServices", "CoreLocation", "LocalAuthentication", "StoreKit", "UserNotifications",
    ]

    // MARK: Leaving out

    /// Leaves out modules that cannot be compiled, and their dependents, if tests are left.
    ///
    /// - Parameter blocked: The names of the modules.
    /// - Returns: The names of the targets that were left out.
    public mutating func leaveOut(_ blocked: Set<String>) -> [String] {
        var names = blocked
        // Each module is after its dependencies.
        for module in modules where !names.isDisjoint(with: module.dependencies + [module.host].compactMap(\.self)) {
            names.insert(module.name)
        }
        guard modules.contains(where: { $0.kind == .tests && !names.contains($0.name) }) else { return [] }
        let targets = modules.filter { names.contains($0.name) }.map(\.target.name)
        modules.removeAll { names.contains($0.name) }
        leftOut += targets
        let used = modules.flatMap(\.products).map(\.package)
        packages.removeAll { !used.contains($0) }
        return targets
    }

    private mutating func removeCycles() {
        var done: Set<String> = []
        func visit(_ name: String, _ path: [String], _ plan: inout PackagePlan) {
            guard !done.contains(name), let place = plan.modules.firstIndex(where: { $0.name == name }) else { return }
            for dependency in plan.modules[place].dependencies {
                if path.contains(dependency) || dependency == name {
                    plan.modules[place].dependencies.removeAll { $0 == dependency }
                    plan.notes.append(
                        ProjectNote(
                            target: plan.modules[place].target.name, path: plan.modules[place].project, rule: "cycle",
                            severity: .warning,
                            message: "the dependency on '\(dependency)' is circular, and is left out"))
                } else {
                    visit(dependency, path + [name], &plan)
                }
            }
            done.insert(name)
        }
        for module in modules { visit(module.name, [], &self) }
    }

    /// A name as the compiler accepts it.
    static func moduleName(_ text: String, or other: String) -> String {
        let text = text.isEmpty ? other : text
        let name = String(text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }.prefix(100))
        return name.first?.isNumber == true ? "_" + name : name.isEmpty ? "_" : name
    }

    // MARK: Packages

    private mutating func addPackages(_ container: Container, _ scans: [SourceScan]) {
        let local: [(package: PackageReference, products: Set<String>)] = container.packages.compactMap { package in
            guard case .local(let path) = package else { return nil }
            return (package, Self.products(inManifestAt: path))
        }
        for place in modules.indices {
            // A workspace's packages are found without being named.
            for (package, products) in local {
                for name in products.intersection(scans[place].imports).sorted()
                where !modules[place].products.contains(where: { $0.name == name })
                    && (container.path.hasSuffix("workspace") || package.isOfCarthage)
                {
                    modules[place].products.append(Target.PackageProduct(name: name, package: package))
                }
            }
            var known: [Target.PackageProduct] = []
            for var product in modules[place].products {
                product.package =
                    product.package ?? local.first { $0.products.contains(product.name) }?.package
                    ?? container.packages.first { $0.identity == product.name.lowercased() }
                guard let package = product.package else {
                    notes.append(
                        ProjectNote(
                            target: modules[place].target.name, path: modules[place].project, rule: "package",
                            severity: .error, message: "no package of the project has the product '\(product.name)'"))
                    continue
                }
                known.append(product)
                if !packages.contains(package) { packages.append(package) }
            }
            modules[place].products = known
        }
    }

    /// The names of the products in a manifest, found without evaluating it.
    static func products(inManifestAt folder: String) -> Set<String> {
        guard let data = FileManager.default.contents(atPath: folder + "/Package.swift"), data.count < 1 << 20 else {
            return []
        }
        let text = String(decoding: data, as: UTF8.self)
        return Set(
            text.matches(of: #/\.(?:library|singleTargetLibrary)\(\s*(?:name:\s*)?"([^"]+)"/#).map { String($0.1) })
    }
}
