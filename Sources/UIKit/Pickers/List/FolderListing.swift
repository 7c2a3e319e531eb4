import Foundation
import UIKitCore

/// The sorted contents of a folder for a request: its folders, followed by its files of permitted types. Hidden files
/// are omitted.
struct FolderListing: Sendable {
    var entries: [FileEntry] = []
    /// Whether the folder contains more entries than the listing.
    var isCutOff = false

    /// The maximum number of entries, so that reading an endless folder ends.
    static let mostEntries = 500_000

    /// The reason why a folder cannot be listed.
    enum Failure: Error, Equatable {
        case notPermitted, missing, notFolder
        case unreadable(reason: String)

        init(code: Int32) {
            switch code {
            case EACCES, EPERM: self = .notPermitted
            case ENOENT: self = .missing
            case ENOTDIR: self = .notFolder
            default: self = .unreadable(reason: String(cString: strerror(code)))
            }
        }

        var sentence: String {
            switch self {
            case .notPermitted: "You don’t have permission to see the contents of this folder."
            case .missing: "This folder doesn’t exist any more."
            case .notFolder: "This is not a folder."
            case .unreadable(let reason): "This folder can’t be read. \(reason)."
            }
        }
    }

    /// Lists a folder. The call blocks while it reads the file system, so call it on a background thread.
    static func read(
        _ folder: URL, for request: FileRequest, mostEntries: Int = mostEntries
    ) throws(Failure) -> FolderListing {
        guard let directory = opendir(folder.path) else { throw Failure(code: errno) }
        defer { closedir(directory) }
        var reading = Reading(request)
        errno = 0
        while let entry = readdir(directory) {
            guard reading.folders.count + reading.files.count < mostEntries else {
                reading.isCutOff = true
                break
            }
            // A name that is not valid Unicode cannot be represented by a URL.
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if let name, !name.isEmpty, !name.hasPrefix(".") {
                reading.add(name, kind(of: name, announced: Int32(entry.pointee.d_type), in: directory))
            }
            errno = 0
        }
        if errno != 0, reading.isEmpty { throw Failure(code: errno) }
        return reading.listing
    }

    fileprivate enum Kind { case folder, file, other }

    /// Returns the kind of an entry. Symbolic links are resolved. Devices, pipes and sockets cannot be picked.
    private static func kind(of name: String, announced: Int32, in directory: OpaquePointer) -> Kind {
        if announced == DT_DIR { return .folder }
        if announced == DT_REG { return .file }
        guard announced == DT_LNK || announced == DT_UNKNOWN else { return .other }
        var status = stat()
        guard fstatat(dirfd(directory), name, &status, 0) == 0 else { return .other }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: return .folder
        case S_IFREG: return .file
        default: return .other
        }
    }

    private struct Reading {
        let request: FileRequest
        private(set) var folders: [String] = []
        private(set) var files: [String] = []
        var isCutOff = false
        /// Whether the type of an extension is permitted, for the extensions that have occurred.
        private var isPermitted: [Substring: Bool] = [:]

        init(_ request: FileRequest) { self.request = request }

        var isEmpty: Bool { folders.isEmpty && files.isEmpty }

        mutating func add(_ name: String, _ kind: Kind) {
            switch kind {
            case .folder: folders.append(name)
            case .file: if permits(name) { files.append(name) }
            case .other: break
            }
        }

        private mutating func permits(_ name: String) -> Bool {
            guard request.purpose == .open, !request.wantsFolders else { return false }
            let ending = name.lastIndex(of: ".").map { name[$0...] } ?? ""
            if let known = isPermitted[ending] { return known }
            let permits = request.permitsFile(named: name)
            isPermitted[ending] = permits
            return permits
        }

        var listing: FolderListing {
            let entries =
                Self.ordered(folders).map { FileEntry(name: $0, isFolder: true) }
                + Self.ordered(files).map { FileEntry(name: $0, isFolder: false) }
            return FolderListing(entries: entries, isCutOff: isCutOff)
        }

        private struct Key: Comparable {
            let key: String
            let name: String

            static func < (one: Key, other: Key) -> Bool {
                if one.key != other.key { return one.key < other.key }
                return one.name < other.name
            }
        }

        private static func ordered(_ names: [String]) -> [String] {
            let keys = names.map { Key(key: FileEntry.sortKey(of: $0), name: $0) }
            return keys.sorted().map(\.name)
        }
    }
}
