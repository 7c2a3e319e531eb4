import Foundation

/// An Xcode project, read from its `project.pbxproj`: targets with their files, settings and dependencies.
///
/// Files are named, not read, except files of settings. No script runs.
public struct XcodeProject: Sendable {
    /// The path of the folder `….xcodeproj`.
    public private(set) var path: String
    /// The version of the format, such as 56 or 77.
    public private(set) var objectVersion: Int
    /// The targets, in the order of the project.
    public internal(set) var targets: [Target] = []
    /// The names of the configurations.
    public internal(set) var configurations: [String] = []
    /// The packages that the project refers to.
    public internal(set) var packages: [PackageReference] = []
    /// The projects that this project contains.
    public internal(set) var subprojects: [String] = []
    /// The parts that are not built, or treated differently than by Xcode.
    public internal(set) var notes: [ProjectNote] = []

    /// The name without extension.
    public var name: String { ((path as NSString).lastPathComponent as NSString).deletingPathExtension }
    /// The folder that contains the project.
    public var folder: String { (path as NSString).deletingLastPathComponent }

    /// The folder of the repositories that Carthage has checked out.
    static let folderOfCarthage = "Carthage/Checkouts"
    /// Whether the project was checked out by CocoaPods or Carthage: only the targets that others use are built.
    var isDependency: Bool { name == "Pods" || path.contains("/\(Self.folderOfCarthage)/") }

    /// Reads a project.
    ///
    /// - Parameters:
    ///   - path: The absolute path of the folder `….xcodeproj`.
    ///   - paths: Finds the project's files; the default finds those below the project's folder.
    public init(contentsOf path: String, paths: FilePaths? = nil) throws(ProjectError) {
        self.path = FilePaths.normalized(path)
        let paths = paths ?? FilePaths(root: (self.path as NSString).deletingLastPathComponent)
        let file = self.path + "/project.pbxproj"
        guard case .file(let place) = paths.find(file), let data = FileManager.default.contents(atPath: place) else {
            throw .unreadable(path: file)
        }
        let objects = try ProjectObjects(try PropertyValue.read(data, path: file), path: file)
        objectVersion = objects.version
        var reader = ProjectReader(objects, paths: paths, project: self)
        reader.read()
        self = reader.project
    }
}
