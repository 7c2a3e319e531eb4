import Foundation

/// Says when memory is short, as Linux measures it: by how long programs wait for memory (pressure stall information).
///
/// The kernel reports when tasks have waited for a tenth of two seconds, at most once in two seconds: first of the program's
/// own group (cgroup v2), since that may be limited more tightly than the machine, else of the whole machine. Where the kernel
/// has neither file, or the program must not watch it, there are no warnings. Nothing is polled: a thread sleeps in the kernel
/// until it is woken.
enum MemoryPressure {
    /// 200 ms in 2 s. (Chosen; without privileges windows must be multiples of 2 s.)
    static let trigger = "some 200000 2000000"

    /// Starts to watch. The handler is called on a thread of its own.
    static func watch(_ handler: @escaping @Sendable () -> Void) {
        let group = (try? String(contentsOfFile: "/proc/self/cgroup", encoding: .utf8)) ?? ""
        guard let file = firstOpened(files(cgroup: group)) else { return }
        let thread = Thread {
            wait(on: file, handler)
            close(file)
        }
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
