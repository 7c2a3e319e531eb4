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
}
