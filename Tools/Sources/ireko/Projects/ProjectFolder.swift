import Foundation

/// The folder `.ireko` in the folder of a project, the only place that the tool writes to, or the folder of a build. No
/// symbolic link below it is followed when a file is written.
struct ProjectFolder {
    /// The folder's path.
    let path: String

    /// Creates the folder in the folder of a project. A folder that was copied from a different place, as with a
    /// repository that contains it, is removed, since its links may refer to files outside.
    init(in project: String) throws {
        path = project + "/.ireko"
        if let kind = Self.kind(of: path), kind != S_IFDIR || !isOwn {
            do {
                try FileManager.default.removeItem(atPath: path)
            } catch {
                throw Failure("\(path) cannot be replaced: \(error.localizedDescription)", .unreadable)
            }
        }
        try create("")
        try write(identity ?? "", to: "identity")
        try write("*\n", to: ".gitignore")
    }

    /// A folder that exists.
    init(existing path: String) {
        self.path = PackageGraph.canonical(path)
    }

    /// The device and the number of the folder, which no copy has.
    private var identity: String? {
        var status = stat()
        return lstat(path, &status) == 0 ? "\(status.st_dev) \(status.st_ino)" : nil
    }

    private var isOwn: Bool {
        guard Self.kind(of: path + "/identity") == S_IFREG else { return false }
        return (try? String(contentsOfFile: path + "/identity", encoding: .utf8)) == identity
    }

    /// The type of a file, without following links; `nil` without a file.
    static func kind(of path: String) -> mode_t? {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }

    // MARK: Writing

    /// Creates a folder below this folder, and the folders above it.
    func create(_ relative: String) throws {
        var place = path
        try createFolder(place)
        for part in relative.split(separator: "/") {
            guard part != "..", part != "." else {
                throw Failure("\(relative) is not a path below \(path).", .unreadable)
            }
            place += "/" + part
            // SwiftPM makes this link.
            if place == path + "/build/debug" || place == path + "/build/release" { continue }
            try createFolder(place)
        }
    }

    private func createFolder(_ place: String) throws {
        switch Self.kind(of: place) {
        case S_IFDIR: return
        case nil: break
        default: try FileManager.default.removeItem(atPath: place)
        }
        guard mkdir(place, 0o777) == 0 || errno == EEXIST else {
            throw Failure("\(place) cannot be created: \(String(cString: strerror(errno)))", .unreadable)
        }
    }

    /// Writes a file below this folder, if its contents have changed.
    func write(_ text: String, to relative: String) throws { try write(Data(text.utf8), to: relative) }

    func write(_ data: Data, to relative: String) throws {
        let target = try place(relative)
        if Self.kind(of: target) == S_IFREG {
            if FileManager.default.contents(atPath: target) == data { return }
        } else if Self.kind(of: target) != nil {
            try FileManager.default.removeItem(atPath: target)
        }
        let temporary = target + ".new"
        try? FileManager.default.removeItem(atPath: temporary)
        do {
            try data.write(to: URL(fileURLWithPath: temporary))
        } catch {
            throw Failure("\(target) cannot be written: \(error.localizedDescription)", .unreadable)
        }
        guard rename(temporary, target) == 0 else {
            throw Failure("\(target) cannot be written: \(String(cString: strerror(errno)))", .unreadable)
        }
    }

    /// Makes a symbolic link below this folder, unless it exists.
    func link(_ relative: String, to destination: String) throws {
        let target = try place(relative)
        if Self.kind(of: target) == S_IFLNK,
            (try? FileManager.default.destinationOfSymbolicLink(atPath: target)) == destination
        {
            return
        }
        if Self.kind(of: target) != nil { try FileManager.default.removeItem(atPath: target) }
        guard symlink(destination, target) == 0 else {
            throw Failure("\(target) cannot be linked: \(String(cString: strerror(errno)))", .unreadable)
        }
    }

    /// Copies a file to a place below this folder, unless the copy has the same date and size.
    func copy(_ source: String, to relative: String) throws {
        var (old, new) = (stat(), stat())
        guard stat(source, &new) == 0, new.st_mode & S_IFMT == S_IFREG else { return }
        let target = try place(relative)
        if lstat(target, &old) == 0 {
            if old.st_mode & S_IFMT == S_IFREG, old.st_size == new.st_size,
                old.st_mtim.tv_sec == new.st_mtim.tv_sec, old.st_mtim.tv_nsec == new.st_mtim.tv_nsec
            {
                return
            }
            try FileManager.default.removeItem(atPath: target)
        }
        guard let data = FileManager.default.contents(atPath: source) else { return }
        try write(data, to: relative)
        var times = [new.st_atim, new.st_mtim]
        utimensat(AT_FDCWD, target, &times, AT_SYMLINK_NOFOLLOW)
        chmod(target, new.st_mode & 0o755 | 0o600)
    }

    /// Removes a file or folder below this folder.
    func remove(_ relative: String) throws {
        let target = try place(relative)
        if Self.kind(of: target) != nil { try FileManager.default.removeItem(atPath: target) }
    }

    /// The path of a file, whose folder is created.
    private func place(_ relative: String) throws -> String {
        let folder = (relative as NSString).deletingLastPathComponent
        try create(folder)
        let name = (relative as NSString).lastPathComponent
        guard name != "..", name != ".", !name.isEmpty else {
            throw Failure("\(relative) is not a path below \(path).", .unreadable)
        }
        return path + (folder.isEmpty ? "" : "/" + folder) + "/" + name
    }
}
