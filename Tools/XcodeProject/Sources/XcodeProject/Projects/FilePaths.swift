import Foundation

/// Finds the files of a project within a root folder. Files outside of it are never read.
public final class FilePaths {
    /// The result of a search.
    public enum Found: Equatable, Sendable {
        /// The file is at its path.
        case file(String)
        /// The file is at a different path: the case of letters differs, or the project has an absolute path of a
        /// different machine.
        case moved(String)
        case missing
        /// The file, or the target of a symbolic link, is outside of the root.
        case outside
    }

    /// The root folder, without symbolic links.
    public let root: String
    /// The paths of all files below the root by the lowercased last component, made for the first file that is
    /// missing.
    private lazy var all: [String: [String]] = collect()
    private static let mostFiles = 300_000

    /// Creates a finder for the files below a folder.
    public init(root: String) { self.root = Self.resolved(root) ?? Self.normalized(root) }

    /// Finds a file.
    public func find(_ path: String) -> Found {
        let path = Self.normalized(path)
        guard path.utf8.count < 4096, !path.utf8.contains(0) else { return .missing }
        if let real = Self.resolved(path) { return isInside(real) ? .file(path) : .outside }
        let parts = path.split(separator: "/").map { $0.lowercased() }
        guard let name = parts.last else { return .missing }
        // The candidate that shares most components at the end.
        let candidates = (all[name] ?? []).map { candidate in
            (
                candidate,
                zip(candidate.split(separator: "/").reversed(), parts.reversed()).prefix { $0.lowercased() == $1 }.count
            )
        }
        guard let best = candidates.max(by: { ($0.1, $1.0) < ($1.1, $0.0) }) else {
            return isInside(path) || !path.hasPrefix("/") ? .missing : .outside
        }
        // Inside the root, only the case of letters may differ.
        if isInside(path), best.1 < parts.count { return .missing }
        return .moved(best.0)
    }

    /// The path to read for a path; `nil` if there is no such file inside the root.
    public func existing(_ path: String) -> String? {
        switch find(path) {
        case .file(let path), .moved(let path): path
        case .missing, .outside: nil
        }
    }

    private func isInside(_ path: String) -> Bool { path == root || path.hasPrefix(root == "/" ? "/" : root + "/") }

    private func collect() -> [String: [String]] {
        var found: [String: [String]] = [:]
        var count = 0
        var folders = [root]
        while let folder = folders.popLast(), count < Self.mostFiles {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where !name.hasPrefix(".")
            {
                let path = folder + "/" + name
                count += 1
                found[name.lowercased(), default: []].append(path)
                if Self.kind(of: path) == .folder { folders.append(path) }
            }
        }
        return found
    }

    // MARK: Paths

    enum Kind { case file, folder, link, other }

    /// The kind of a file, without following symbolic links.
    static func kind(of path: String) -> Kind? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        return switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        default: .other
        }
    }

    /// A path without `.`, `..` and doubled slashes; symbolic links are not followed.
    public static func normalized(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else if part != ".." || !path.hasPrefix("/") {
                parts.append(part)
            }
        }
        return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }

    /// The path without symbolic links; `nil` if there is no such file.
    public static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
