import Foundation

/// A workspace: a list of projects and packages.
public struct Workspace: Sendable, Equatable {
    /// The path of the folder `….xcworkspace`.
    public let path: String
    /// The paths of the projects, in the order of the workspace.
    public private(set) var projects: [String] = []
    /// The paths of the folders with packages.
    public private(set) var packages: [String] = []
    /// The projects that do not exist.
    public private(set) var missing: [String] = []

    /// Reads a workspace.
    ///
    /// - Parameters:
    ///   - path: The absolute path of the folder `….xcworkspace`.
    ///   - paths: Finds the files.
    public init(contentsOf path: String, paths: FilePaths) throws(ProjectError) {
        self.path = FilePaths.normalized(path)
        let file = self.path + "/contents.xcworkspacedata"
        guard let place = paths.existing(file) else { throw .unreadable(path: file) }
        let top = try MarkupElement.read(place)
        add(top, folder: (self.path as NSString).deletingLastPathComponent, paths)
    }

    private mutating func add(_ element: MarkupElement, folder: String, _ paths: FilePaths) {
        let container = (path as NSString).deletingLastPathComponent
        for child in element.children {
            let location = child.attributes["location"] ?? "group:"
            let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let name = parts.count > 1 ? parts[1] : ""
            let place: String =
                switch parts[0] {
                case "absolute": name
                case "container": container + "/" + name
                // A workspace inside of a project refers to the project.
                case "self": container
                default: folder + "/" + name
                }
            let found = FilePaths.normalized(place)
            if child.name == "Group" {
                add(child, folder: found, paths)
            } else if found.hasSuffix(".xcodeproj") {
                if let real = Self.folder(found, with: "project.pbxproj", paths) {
                    if !projects.contains(real) { projects.append(real) }
                } else {
                    missing.append(found)
                }
            } else if let real = Self.folder(found, with: "Package.swift", paths), !packages.contains(real) {
                packages.append(real)
            }
        }
    }

    /// The path of a folder that contains a file.
    private static func folder(_ path: String, with file: String, _ paths: FilePaths) -> String? {
        guard let place = paths.existing(path), case .file = paths.find(place + "/" + file) else { return nil }
        return place
    }
}
