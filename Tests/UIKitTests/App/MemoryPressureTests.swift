import Foundation
import Testing

@testable import UIKitLauncher

@Suite("Memory pressure")
struct MemoryPressureTests {
    @Test("The program's own group comes before the machine")
    func files() {
        let mixed = "4:memory:/old\n0::/user.slice/app.scope\n"

        #expect(
            MemoryPressure.files(cgroup: mixed) == [
                "/sys/fs/cgroup/user.slice/app.scope/memory.pressure", "/proc/pressure/memory",
            ])
    }

    @Test("A program in the root group, or in none of version 2", arguments: ["", "4:memory:/old", "0::", "0::\n0::x"])
    func noGroup(text: String) {
        #expect(MemoryPressure.files(cgroup: "0::/") == ["/sys/fs/cgroup/memory.pressure", "/proc/pressure/memory"])
        #expect(MemoryPressure.files(cgroup: text) == ["/proc/pressure/memory"])
    }

    @Test("Where there is no measure, the group's counters say how often its memory came to a limit")
    func limits() {
        let events = "low 7\nhigh 2\nmax 40\noom 1\noom_kill 1\n"

        #expect(MemoryPressure.limitsReached(events) == 43)
        #expect(MemoryPressure.limitsReached("") == 0 && MemoryPressure.limitsReached("max x\nmax\nhigh 3 4") == 0)
        #expect(MemoryPressure.eventsFile(cgroup: "0::/app.scope\n") == "/sys/fs/cgroup/app.scope/memory.events")
        #expect(MemoryPressure.eventsFile(cgroup: "0::/") == nil && MemoryPressure.eventsFile(cgroup: "4:memory:/old") == nil)
    }
}
