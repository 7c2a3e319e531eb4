import Foundation

/// A control group of Linux (cgroup v2) that the program is in: how much memory those in it may use, and how often they needed more.
struct MemoryGroup: Equatable {
    /// Where the kernel shows it.
    let folder: String

    /// So much of its limit is near it. (Chosen.)
    static let nearness = 0.9

    /// The program's own group and those around it, from the inside: the limit of each holds for the program. Outermost is what the
    /// program sees as the root, which has a limit where the program is in a container.
    ///
    /// - Parameter cgroup: What `/proc/self/cgroup` says: a line for each hierarchy, that of version 2 with the number 0.
    static func all(cgroup: String) -> [MemoryGroup] {
        guard let line = cgroup.split(separator: "\n").first(where: { $0.hasPrefix("0::/") }) else { return [] }
        var names = line.dropFirst(4).split(separator: "/")
        // Outside of what the program sees of the hierarchy.
        guard !names.contains("..") else { return [] }
        var groups: [MemoryGroup] = []
        while true {
            groups.append(MemoryGroup(folder: (["/sys/fs/cgroup"] + names).joined(separator: "/")))
            guard names.popLast() != nil else { return groups }
        }
    }

    /// The files of which the first that exists counts how often the group was at its limit. The first leaves out the groups inside.
    var eventFiles: [String] { ["\(folder)/memory.events.local", "\(folder)/memory.events"] }

    /// How often the group has reached a limit, which only ever grows; `nil` for what is not such a file.
    static func shortages(events: String) -> UInt64? {
        let counts = ["high", "max", "oom"].compactMap { number(of: $0, in: events) }
        return counts.isEmpty ? nil : counts.reduce(0, &+)
    }

    /// Whether the programs in the group use almost as much as they may.
    ///
    /// The kernel says that a limit was reached also where it had only to give up contents of files that it kept, which is no
    /// shortage: those that were not used lately are not counted.
    var isNearLimit: Bool {
        let limits = ["memory.high", "memory.max"].compactMap { number(in: $0) }
        guard let limit = limits.min(), let used = number(in: "memory.current") else { return false }
        let files = Self.number(of: "inactive_file", in: text(of: "memory.stat")) ?? 0
        return Double(used) - Double(files) >= Self.nearness * Double(limit)
    }

    private func text(of name: String) -> String {
        (try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)) ?? ""
    }

    /// `nil` also for "max", which is no limit.
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
