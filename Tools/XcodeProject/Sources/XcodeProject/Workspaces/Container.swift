import Foundation

/// The projects and schemes that a command works on: a workspace, or a project with its subprojects.
public struct Container: Sendable {
    /// The path of the project or workspace.
    public let path: String
    /// The projects, with projects that they contain.
    public private(set) var projects: [XcodeProject] = []
    /// The packages of the workspace and of the projects.
    public private(set) var packages: [PackageReference] = []
    /// The shared schemes, one for each name.
    public private(set) var schemes: [Scheme] = []
    /// The notes of all projects.
    public private(set) var notes: [ProjectNote] = []
    /// The locked versions of packages (`Package.resolved`), if there is a file.
    public private(set) var resolved: String?

    /// The name without extension.
    public var name: String { ((path as NSString).lastPathComponent as NSString).deletingPathExtension }
    /// The folder that contains the project or workspace.
    public var folder: String { (path as NSString).deletingLastPathComponent }

    /// The maximum number of projects.
    private static let mostProjects = 200

    /// Reads a project or workspace, and the projects that it contains.
    ///
    /// - Parameter paths: Finds the files. The default finds those below `root(of:)`.
    public init(contentsOf path: String, paths given: FilePaths? = nil) throws(ProjectError) {
        let path = FilePaths.normalized(path)
        self.path = path
        let folder = (path as NSString).deletingLastPathComponent
        let paths = given ?? FilePaths(root: Self.root(of: folder))
        var pending = [path]
        if path.hasSuffix(".xcworkspace") {
            let workspace = try Workspace(contentsOf: path, paths: paths)
            pending = workspace.projects
            packages = workspace.packages.map { .local(path: $0) }
            for missing in workspace.missing {
                let isPods = missing.hasSuffix("/Pods.xcodeproj")
                notes.append(
                    ProjectNote(
                        target: nil, path: missing, rule: isPods ? "cocoapods" : "missing-file", severity: .error,
                        message: isPods
                            ? "the pods are not checked out, and are not built" : "there is no such project"))
            }
        }
        pending += readCarthage(paths)
        var seen: Set<String> = []
        var isFirst = true
        while !pending.isEmpty, seen.count < Self.mostProjects {
            let next = pending.removeFirst()
            guard seen.insert(next).inserted else { continue }
            do throws(ProjectError) {
                let project = try XcodeProject(contentsOf: next, paths: paths)
                projects.append(project)
                if !project.isDependency { notes += project.notes }
                pending += project.subprojects
                for package in project.packages where !packages.contains(package) { packages.append(package) }
            } catch {
                if isFirst, next == path { throw error }
                notes.append(
                    ProjectNote(
                        target: nil, path: next, rule: "project", severity: .error, message: error.description))
            }
            isFirst = false
        }
        readSchemes([path] + projects.filter { !$0.isDependency }.map(\.path), paths)
        resolved =
            ([path] + projects.map { $0.path + "/project.xcworkspace" }).lazy
            .map { $0 + "/xcshareddata/swiftpm/Package.resolved" }
            .compactMap(paths.existing).first
    }

    /// The folder whose files a project may use: the repository that contains it, or its own folder.
    public static func root(of folder: String) -> String {
        var place = folder
        while place.count > 1 {
            if FileManager.default.fileExists(atPath: place + "/.git") { return place }
            place = (place as NSString).deletingLastPathComponent
        }
        return folder
    }

    private mutating func readSchemes(_ containers: [String], _ paths: FilePaths) {
        var seen: Set<String> = []
        for container in containers where seen.insert(container).inserted {
            let folder = container + "/xcshareddata/xcschemes"
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            for name in names.sorted().prefix(1000) where name.hasSuffix(".xcscheme") {
                do throws(ProjectError) {
                    let scheme = try Scheme(
                        contentsOf: folder + "/" + name, folder: (container as NSString).deletingLastPathComponent,
                        paths: paths)
                    if !schemes.contains(where: { $0.name == scheme.name }) { schemes.append(scheme) }
                    for plan in scheme.problems {
                        notes.append(
                            ProjectNote(
                                target: nil, path: plan, rule: "test-plan", severity: .warning,
                                message: "the test plan cannot be read"))
                    }
                } catch {
                    notes.append(
                        ProjectNote(
                            target: nil, path: folder + "/" + name, rule: "scheme", severity: .warning,
                            message: error.description))
                }
            }
        }
    }

    // MARK: Carthage

    /// Finds the projects and packages that Carthage has checked out, and notes missing checkouts.
    ///
    /// - Returns: The paths of the projects.
    private mutating func readCarthage(_ paths: FilePaths) -> [String] {
        guard let file = paths.existing(folder + "/Cartfile") else { return [] }
        let text = FileManager.default.contents(atPath: file).map {
            String(decoding: $0.prefix(1 << 16), as: UTF8.self)
        }
        var found: [String] = []
        for match in (text ?? "").matches(of: #/(?m)^\s*(?:github|git)\s+"([^"\n]+)"/#).prefix(Self.mostProjects) {
            let path = match.1.hasSuffix(".git") ? match.1.dropLast(4) : match.1
            guard let name = path.split(whereSeparator: { $0 == "/" || $0 == ":" }).last, name != "..", name != "."
            else {
                continue
            }
            let checkout = "\(folder)/\(XcodeProject.folderOfCarthage)/\(name)"
            let names = paths.existing(checkout).flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0) }
            let projects = (names ?? []).filter { $0.hasSuffix(".xcodeproj") }.sorted()
            if !projects.isEmpty {
                found += projects.map { checkout + "/" + $0 }
            } else if names?.contains("Package.swift") == true {
                packages.append(.local(path: checkout))
            } else {
                notes.append(
                    ProjectNote(
                        target: nil, path: file, rule: "carthage", severity: .warning,
                        message: "'\(name)' of Carthage is not checked out, and is not built"))
            }
        }
        return found
    }
}
