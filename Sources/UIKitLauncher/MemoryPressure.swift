import Foundation

// Chosen (Windows): A memory warning is sent when programs have waited for memory for a tenth of two seconds (Linux's
// pressure stall information).
/// Reports memory shortages as Linux measures them: by the time that programs wait for memory (pressure stall
/// information).
///
/// The kernel reports when tasks have waited for a tenth of two seconds, at most once in two seconds: for the
/// program's own group (cgroup v2), since that may be limited more tightly than the machine, otherwise for the whole
/// machine. If the kernel does not report it for the program's own group (it does not measure it, or the group's files
/// cannot be written, as in most containers), memory is also short when a group has reached its limit and is near it
/// (`MemoryGroup`). The files are not polled: a thread sleeps in the kernel until it is woken. If no file can be
/// watched, no warnings are reported.
enum MemoryPressure {
    /// 200 ms in 2 s. (Without privileges, windows must be multiples of 2 s.)
    static let trigger = "some 200000 2000000"
    /// The time in milliseconds for which limits are not watched after a group has reached its limit: while memory is
    /// short, the group reaches the limit again and again, and the kernel reports this up to a hundred times per
    /// second.
    private static let pause: CInt = 2000

    /// Starts watching. The handler is called on a separate thread.
    static func watch(_ handler: @escaping @Sendable () -> Void) {
        let cgroup = (try? String(contentsOfFile: "/proc/self/cgroup", encoding: .utf8)) ?? ""
        let sources = sources(cgroup: cgroup)
        guard !sources.isEmpty else { return }
        let thread = Thread { wait(on: sources, handler) }
        thread.name = "memory"
        thread.stackSize = 64 << 10
        thread.start()
    }

    /// Returns the file of the program's own group, if it has a group of version 2, and the file of the machine.
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

    /// Returns when no file is left to watch.
    private static func wait(on sources: [Source], _ handler: @Sendable () -> Void) {
        var sources = sources
        var isPausing = false
        while !sources.isEmpty {
            // A file with a negative descriptor is not watched.
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

/// A file whose events wake the thread.
private struct Source {
    enum Report { case short, nothing, gone }

    let descriptor: CInt
    /// The group of the file, and the number of times that it reached its limit, or `nil` for a pressure file.
    private var group: (MemoryGroup, count: UInt64)?

    var isLimit: Bool { group != nil }

    /// Opens a pressure file and sets the trigger. Returns `nil` if this fails.
    static func pressure(_ path: String) -> Source? {
        let file = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return nil }
        // With the terminating null.
        guard write(file, MemoryPressure.trigger, MemoryPressure.trigger.utf8.count + 1) > 0 else {
            close(file)
            return nil
        }
        return Source(descriptor: file)
    }

    /// Opens the file that counts how often a group reached its limit.
    static func limit(_ group: MemoryGroup) -> Source? {
        for path in group.eventFiles {
            let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
            guard file >= 0 else { continue }
            if let count = shortages(file) { return Source(descriptor: file, group: (group, count)) }
            close(file)
        }
        return nil
    }

    /// Returns the meaning of an event.
    mutating func report(_ events: Int16) -> Report {
        guard let (group, last) = group else {
            // An error, also if the group was removed.
            if events & Int16(POLLERR | POLLHUP | POLLNVAL) != 0 { return .gone }
            return events & Int16(POLLPRI) != 0 ? .short : .nothing
        }
        // In this file every event includes an error. Reading the file begins the wait for the next event.
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
