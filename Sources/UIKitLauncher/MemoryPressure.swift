import Foundation

/// Says when memory is short, as Linux measures it: by how long programs wait for memory (pressure stall information).
///
/// The kernel reports when tasks have waited for a tenth of two seconds, at most once in two seconds: first of the program's
/// own group (cgroup v2), since that may be limited more tightly than the machine, else of the whole machine. Where the kernel does
/// not report it of the program's own group (it does not measure it, or the group's files cannot be written, as in most
/// containers), it is also short when a group has reached its limit and is near it (`MemoryGroup`). Nothing is polled: a thread
/// sleeps in the kernel until it is woken. Where there is nothing to watch there are no warnings.
enum MemoryPressure {
    /// 200 ms in 2 s. (Chosen; without privileges windows must be multiples of 2 s.)
    static let trigger = "some 200000 2000000"
    /// For so many milliseconds after a group has reached its limit limits are not watched: it goes on reaching it for as long as memory
    /// is short, and the kernel reports that up to a hundred times a second.
    private static let pause: CInt = 2000

    /// Starts to watch. The handler is called on a thread of its own.
    static func watch(_ handler: @escaping @Sendable () -> Void) {
        let cgroup = (try? String(contentsOfFile: "/proc/self/cgroup", encoding: .utf8)) ?? ""
        let sources = sources(cgroup: cgroup)
        guard !sources.isEmpty else { return }
        let thread = Thread { wait(on: sources, handler) }
        thread.name = "memory"
        thread.stackSize = 64 << 10
        thread.start()
    }

    /// The file of the program's own group, where it has one of version 2, and that of the machine.
    static func files(cgroup: String) -> (own: String?, machine: String) {
        let own = MemoryGroup.all(cgroup: cgroup).first.map { "\($0.folder)/memory.pressure" }
        return (own, "/proc/pressure/memory")
    }

    private static func sources(cgroup: String) -> [Source] {
        let files = files(cgroup: cgroup)
        if let own = files.own.flatMap(Source.pressure) { return [own] }
        return [Source.pressure(files.machine)].compactMap { $0 }
            + MemoryGroup.all(cgroup: cgroup).compactMap(Source.limit)
    }

    /// Returns when there is nothing left to watch.
    private static func wait(on sources: [Source], _ handler: @Sendable () -> Void) {
        var sources = sources
        var isPausing = false
        while !sources.isEmpty {
            // What has a negative number is not watched.
            var events = sources.map {
                pollfd(fd: isPausing && $0.isLimit ? -1 : $0.descriptor, events: Int16(POLLPRI), revents: 0)
            }
            let count = poll(&events, nfds_t(events.count), isPausing ? pause : -1)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { return }
            isPausing = false
            var isShort = false
            for index in events.indices.reversed() where events[index].revents != 0 {
                switch sources[index].report(events[index].revents) {
                case .gone:
                    close(sources.remove(at: index).descriptor)
                    continue
                case .nothing: break
                case .short: isShort = true
                }
                isPausing = isPausing || sources[index].isLimit
            }
            if isShort { handler() }
        }
    }
}

/// A file that the kernel wakes a thread for.
private struct Source {
    enum Report { case short, nothing, gone }

    let descriptor: CInt
    /// What it belongs to, and how often that was at its limit; `nil` for a file of pressure.
    private var group: (MemoryGroup, count: UInt64)?

    var isLimit: Bool { group != nil }

    /// A file of pressure that could be opened, and given the trigger.
    static func pressure(_ path: String) -> Source? {
        let file = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return nil }
        // With the null that ends it.
        guard write(file, MemoryPressure.trigger, MemoryPressure.trigger.utf8.count + 1) > 0 else {
            close(file)
            return nil
        }
        return Source(descriptor: file)
    }

    /// The file in which a group's limit is counted.
    static func limit(_ group: MemoryGroup) -> Source? {
        for path in group.eventFiles {
            let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
            guard file >= 0 else { continue }
            if let count = shortages(file) { return Source(descriptor: file, group: (group, count)) }
            close(file)
        }
        return nil
    }

    /// What has been reported.
    mutating func report(_ events: Int16) -> Report {
        guard let (group, last) = group else {
            // An error, also when the group is gone.
            if events & Int16(POLLERR | POLLHUP | POLLNVAL) != 0 { return .gone }
            return events & Int16(POLLPRI) != 0 ? .short : .nothing
        }
        // Here an error is a part of every report. To read the file is to wait for the next one.
        guard let count = Self.shortages(descriptor) else { return .gone }
        self.group = (group, count)
        return count != last && group.isNearLimit ? .short : .nothing
    }

    private static func shortages(_ file: CInt) -> UInt64? {
        let text = withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 1) { buffer in
            let count = pread(file, buffer.baseAddress, buffer.count, 0)
            return count > 0 ? String(decoding: UnsafeRawBufferPointer(buffer)[..<count], as: UTF8.self) : nil
        }
        return text.flatMap(MemoryGroup.shortages)
    }
}
