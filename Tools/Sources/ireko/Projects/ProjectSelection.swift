import Foundation
import XcodeProject

/// Finds the project or workspace that a command works on.
enum ProjectSelection {
    /// The path of a project or workspace; `nil` for a folder with a package.
    ///
    /// - Parameters:
    ///   - folder: The current folder, or the folder that the user names.
    ///   - project: The project or workspace that the user names.
    static func path(in folder: String, project: String?) throws -> String? {
        if let project {
            let path = PackageGraph.canonical(project.hasPrefix("/") ? project : folder + "/" + project)
            guard path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace"),
                FileManager.default.fileExists(atPath: path)
            else {
                throw Failure("there is no project or workspace \(project).", .unreadable)
            }
            return path
        }
        if FileManager.default.fileExists(atPath: folder + "/Package.swift") { return nil }
        let here = containers(in: folder)
        if let found = try choose(here, in: folder) { return found }
        // Many repositories have the project in a folder.
        let below = folders(in: folder).flatMap { containers(in: $0) }
        return try choose(below, in: folder)
    }

    private static func folders(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
            .filter { !$0.hasPrefix(".") && !["Pods", "Carthage", "build", "DerivedData"].contains($0) }
            .map { folder + "/" + $0 }.filter { ProjectFolder.kind(of: $0) == S_IFDIR && !isContainer($0) }
    }

    private static func isContainer(_ path: String) -> Bool {
        path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace")
    }

    private static func containers(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().map { folder + "/" + $0 }
            .filter { isContainer($0) && ProjectFolder.kind(of: $0) == S_IFDIR }
    }

    /// A workspace takes precedence over the projects that it contains.
    private static func choose(_ all: [String], in folder: String) throws -> String? {
        let workspaces = all.filter { $0.hasSuffix(".xcworkspace") }
        let candidates = workspaces.isEmpty ? all : workspaces
        guard candidates.count > 1 else { return candidates.first }
        let name = (folder as NSString).lastPathComponent
        let named = candidates.filter { (($0 as NSString).lastPathComponent as NSString).deletingPathExtension == name }
        if named.count == 1 { return named[0] }
        let list = candidates.map { "  " + $0.dropFirst(folder.count + 1) }.joined(separator: "\n")
        throw Failure("there are several projects. Select one by --project:\n\(list)", .unreadable)
    }
}
