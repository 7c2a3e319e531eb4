import Foundation

/// Says when memory is short, as Linux measures it: by how long programs wait for memory (pressure stall information).
///
/// The kernel reports when tasks have waited for a tenth of two seconds, at most once in two seconds: first of the program's
/// own group (cgroup v2), since that may be limited more tightly than the machine, else of the whole machine. Where the kernel
/// has neither file, or the program must not watch it, the group's counters say when its memory came to its limits (`memory.high`,
/// `memory.max`); a program in no group, or in one without limits, gets no warnings then. Nothing is polled: a thread sleeps in the
/// kernel until it is woken.
enum MemoryPressure {
    /// 200 ms in 2 s. (Chosen; without privileges windows must be multiples of 2 s.)
    static let trigger = "some 200000 2000000"

    /// Starts to watch. The handler is called on a thread of its own.
    static func watch(_ handler: @escaping @Sendable () -> Void) {
        let group = (try? String(contentsOfFile: "/proc/self/cgroup", encoding: .utf8)) ?? ""
        let work: @Sendable () -> Void
        if let file = firstOpened(files(cgroup: group)) {
            work = {
                wait(on: file, handler)
                close(file)
            }
        } else if let path = eventsFile(cgroup: group), case let file = Glibc.open(path, O_RDONLY | O_CLOEXEC), file >= 0 {
            work = {
                waitForLimits(on: file, handler)
                close(file)
            }
        } else {
            return
        }
        let thread = Thread { work() }
        thread.name = "memory"
        thread.stackSize = 64 << 10
        thread.start()
    }

    /// The files to try, in order. `cgroup` is what `/proc/self/cgroup` says: a line for each hierarchy, that of version 2 with
    /// the number 0.
    static func files(cgroup: String) -> [String] {
        let path = cgroup.split(separator: "\n").first { $0.hasPrefix("0::/") }.map { $0.dropFirst(3) }
        let own = path.map { "/sys/fs/cgroup\($0 == "/" ? "" : $0)/memory.pressure" }
        return [own, "/proc/pressure/memory"].compactMap { $0 }
    }

    /// The counters of the group of version 2; `nil` for the root, which has none.
    static func eventsFile(cgroup: String) -> String? {
        let path = cgroup.split(separator: "\n").first { $0.hasPrefix("0::/") }.map { $0.dropFirst(3) }
        return path.flatMap { $0 == "/" ? nil : "/sys/fs/cgroup\($0)/memory.events" }
    }

    /// How often the group's memory came to one of its limits: what `memory.events` says.
    static func limitsReached(_ events: String) -> Int {
        events.split(separator: "\n").reduce(0) { sum, line in
            let words = line.split(separator: " ")
            guard words.count == 2, ["high", "max", "oom"].contains(words[0]), let count = Int(words[1]) else { return sum }
            return sum &+ count
        }
    }

    private static func firstOpened(_ paths: [String]) -> CInt? {
        for path in paths {
            if let file = open(path) { return file }
        }
        return nil
    }

    private static func open(_ path: String) -> CInt? {
        let file = Glibc.open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return nil }
        // With the null that ends it.
        guard write(file, trigger, trigger.utf8.count + 1) > 0 else {
            close(file)
            return nil
        }
        return file
    }

    /// The kernel reports each change of the counters, of which a warning follows every two seconds at most. Returns when the group is
    /// gone.
    private static func waitForLimits(on file: CInt, _ handler: @Sendable () -> Void) {
        guard var known = contents(file).map(limitsReached) else { return }
        while true {
            var event = pollfd(fd: file, events: Int16(POLLPRI), revents: 0)
            if poll(&event, 1, -1) < 0 {
                if errno == EINTR { continue }
                return
            }
            guard let now = contents(file).map(limitsReached) else { return }
            guard now > known else { continue }
            known = now
            handler()
            sleep(2)
        }
    }

    private static func contents(_ file: CInt) -> String? {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = pread(file, &bytes, bytes.count, 0)
        return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
    }

    /// Returns when the group is gone.
    private static func wait(on file: CInt, _ handler: @Sendable () -> Void) {
        while true {
            var event = pollfd(fd: file, events: Int16(POLLPRI), revents: 0)
            let count = poll(&event, 1, -1)
            if count < 0, errno == EINTR { continue }
            guard count > 0, event.revents & Int16(POLLERR) == 0 else { return }
            if event.revents & Int16(POLLPRI) != 0 { handler() }
        }
    }
}
