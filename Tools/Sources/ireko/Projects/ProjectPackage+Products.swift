import Foundation
import XcodeProject

extension ProjectPackage {
    /// Puts the resources of all modules into the folder of the test program, first the resources of programs
    /// that host tests. `Bundle.main` and `Bundle(for:)` are this folder in tests.
    ///
    /// - Parameter binaries: The folder of the built programs, below the folder of the build.
    func fillTests(_ binaries: String) throws {
        let tests = plan.modules.filter { $0.kind == .tests }
        guard !tests.isEmpty else { return }
        let hosts = tests.compactMap(\.host)
        let all =
            plan.modules.filter { hosts.contains($0.name) }
            + plan.modules.filter { !hosts.contains($0.name) && $0.kind == .library } + tests
        try folder.create("build/" + binaries)
        var product = ProductFolder(folder, "build/" + binaries)
        try product.fill(all, info: info(of: all[0]), list: "test-resources")
    }

    /// The files and folders that `fillTests` has put into the folder of the test program.
    var testResources: [String] {
        let list = (try? String(contentsOfFile: folder.path + "/test-resources", encoding: .utf8)) ?? ""
        return Set(list.split(separator: "\n").compactMap { $0.split(separator: "/").first.map(String.init) }).sorted()
    }

    /// Makes the folder of a program with its resources and the resources of its libraries.
    ///
    /// - Returns: The path of the program.
    func makeProgram(_ module: PackagePlan.Module, _ binaries: String) throws -> String {
        let place = "products/\(module.name).app"
        try folder.create(place)
        var product = ProductFolder(folder, place)
        let modules =
            [module] + plan.modules.filter { $0.name != module.name && libraries(of: module).contains($0.name) }
        try product.fill(modules, info: info(of: module), list: "products/\(module.name).resources")
        try folder.copy("\(build)/\(binaries)/\(module.name)", to: "\(place)/\(module.name)")
        return "\(folder.path)/\(place)/\(module.name)"
    }

    /// The direct and indirect dependencies of a module.
    private func libraries(of module: PackagePlan.Module) -> Set<String> {
        var found: Set<String> = []
        var pending = module.dependencies
        while let name = pending.popLast() {
            guard found.insert(name).inserted else { continue }
            pending += plan.modules.first { $0.name == name }?.dependencies ?? []
        }
        return found
    }

    /// The Info.plist of a module.
    func info(of module: PackagePlan.Module) -> [String: Any] {
        let name = module.settings.string("INFOPLIST_FILE")
        let base = (module.project as NSString).deletingLastPathComponent
        let file = name.isEmpty ? nil : name.hasPrefix("/") ? name : base + "/" + name
        let paths = FilePaths(root: Container.root(of: container.folder))
        let data = file.flatMap(paths.existing).flatMap { FileManager.default.contents(atPath: $0) }
        return InfoPlist.values(file: data, settings: module.settings, executable: module.name)
    }

    /// The arguments of SwiftPM for the tests that the scheme's test plan selects.
    var testSelection: [String] {
        guard let scheme = plan.scheme else { return [] }
        var arguments: [String] = []
        func module(_ target: String) -> String? { plan.modules.first { $0.target.name == target }?.name }
        func pattern(_ module: String, _ test: String) -> String {
            let name = test.hasSuffix("()") ? String(test.dropLast(2)) : test
            return "^\(module)\\." + NSRegularExpression.escapedPattern(for: name)
        }
        for test in scheme.tests {
            guard let name = module(test.reference.target) else { continue }
            for skipped in test.skippedTests { arguments += ["--skip", pattern(name, skipped)] }
        }
        if scheme.tests.contains(where: { !$0.selectedTests.isEmpty }) {
            for test in scheme.tests where !test.isSkipped {
                guard let name = module(test.reference.target) else { continue }
                let patterns =
                    test.selectedTests.isEmpty ? ["^\(name)\\."] : test.selectedTests.map { pattern(name, $0) }
                arguments += patterns.flatMap { ["--filter", $0] }
            }
        }
        return arguments
    }
}
