import Foundation

/// A Linux control group (cgroup v2) that contains the program: its memory limits, and the number of times that a
/// limit was reached.
struct MemoryGroup: Equatable {
    /// The folder of the group in the kernel's file system.
    let folder: String

    /// The minimum fraction of the limit that is near the limit.
    static let nearness = 0.9

    /// Returns the program's own group and the groups that contain it, from the inside outward: the limit of each
    /// applies to the program. The outermost group is the root that the program sees, which has a limit if the program
    /// is in a container.
    ///
    /// - Parameter cgroup: The content of `/proc/self/cgroup`: a line for each hierarchy; that of version 2 has the
    ///   number 0.
    static func all(cgroup: String) -> [MemoryGroup] {
        guard let line = cgroup.split(separator: "\n").first(where: { $0.hasPrefix("0::/") }) else { return [] }
        var names = line.dropFirst(4).split(separator: "/")
        // The group is outside the part of the hierarchy that the program sees.
        guard !names.contains("..") else { return [] }
        var groups: [MemoryGroup] = []
        while true {
            groups.append(MemoryGroup(folder: (["/sys/fs/cgroup"] + names).joined(separator: "/")))
            guard names.popLast() != nil else { return groups }
        }
    }

    /// The possible files with the number of times that the group reached its limit. The first existing file is used.
    /// The first file excludes the groups inside.
    var eventFiles: [String] { ["\(folder)/memory.events.local", "\(folder)/memory.events"] }

    /// Returns the number of times that the group has reached a limit, which only increases, or `nil` if the text is
    /// not the content of such a file.
    static func shortages(events: String) -> UInt64? {
        let counts = ["high", "max", "oom"].compactMap { number(of: $0, in: events) }
        return counts.isEmpty ? nil : counts.reduce(0, &+)
    }

    /// Whether the programs in the group use almost as much memory as the limit permits.
    ///
    /// The kernel also reports a reached limit if it only had to drop cached contents of files, which is not a
    /// shortage. Cached contents that were not used lately are therefore not counted.
    var isNearLimit: Bool {
        let limits = ["memory.high", "memory.max"].compactMap { number(in: $0) }
        guard let limit = limits.min(), let used = number(in: "memory.current") else { return false }
        let files = Self.number(of: "inactive_file", in: text(of: "memory.stat")) ?? 0
        return Double(used) - Double(files) >= Self.nearness * Double(limit)
    }

    private func text(of name: String) -> String {
        (try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)) ?? ""
    }

    /// Returns the number in a file, or `nil` if the file contains no number, but for example "max", which means no
    /// limit.
    private func number(in name: String) -> UInt64? {
        UInt64(text(of: name).trimmingCharacters(in: .whitespacesAndNewlines))
    }

    private static func number(of key: String, in text: String) -> UInt64? {
        for line in text.split(separator: "\n") where line.hasPrefix(key + " ") {
            return UInt64(line.dropFirst(key.utf8.count + 1))
        }
        return nil
    }
}
