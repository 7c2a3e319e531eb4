/// The paths of a project's groups and file references.
struct FileTree {
    /// The paths by identifier. Products and files of the system have none.
    private(set) var paths: [String: String] = [:]
    /// Groups that contain themselves.
    private(set) var hasCycle = false

    /// - Parameters:
    ///   - folder: The folder that contains the project.
    init(_ objects: ProjectObjects, folder: String) {
        let base = objects.string(objects.root, "projectDirPath").flatMap { $0.isEmpty ? nil : $0 }
        let source = FilePaths.normalized(base.map { $0.hasPrefix("/") ? $0 : folder + "/" + $0 } ?? folder)
        guard let main = objects.string(objects.root, "mainGroup") else { return }
        var pending: [(id: String, parent: String)] = [(main, source)]
        var seen: Set<String> = []
        while let (id, parent) = pending.popLast() {
            guard seen.insert(id).inserted else {
                hasCycle = hasCycle || !objects.list(id, "children").isEmpty
                continue
            }
            let own = objects.string(id, "path")
            let path: String?
            switch objects.string(id, "sourceTree") ?? "<group>" {
            case "<group>": path = own.map { $0.hasPrefix("/") ? $0 : parent + "/" + $0 } ?? parent
            case "<absolute>": path = own
            case "SOURCE_ROOT": path = own.map { source + "/" + $0 } ?? source
            default: path = nil
            }
            let place = path.map(FilePaths.normalized)
            paths[id] = place
            for child in objects.list(id, "children").reversed() { pending.append((child, place ?? parent)) }
        }
        // References that no group contains.
        for id in objects.all(ofKind: "PBXFileReference") where !seen.contains(id) {
            guard let own = objects.string(id, "path") else { continue }
            switch objects.string(id, "sourceTree") ?? "<group>" {
            case "<group>", "SOURCE_ROOT": paths[id] = FilePaths.normalized(source + "/" + own)
            case "<absolute>": paths[id] = FilePaths.normalized(own)
            default: break
            }
        }
    }
}
