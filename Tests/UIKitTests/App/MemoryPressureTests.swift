import Expectations
import Foundation
import Testing

@testable import UIKitLauncher

@Suite("Memory pressure")
final class MemoryPressureTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("group-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// A group with the files that the kernel provides.
    private func group(_ files: [String: String]) throws -> MemoryGroup {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
        return MemoryGroup(folder: folder.path)
    }

    @Test("The limit of the program's own group takes precedence over the machine's memory")
    func files() {
        let mixed = "4:memory:/old\n0::/user.slice/app.scope\n"

        let files = MemoryPressure.files(cgroup: mixed)

        expectEqual(files.own, "/sys/fs/cgroup/user.slice/app.scope/memory.pressure")
        expectEqual(files.machine, "/proc/pressure/memory")
    }

    @Test("A program in the root group")
    func rootGroup() {
        expectEqual(MemoryPressure.files(cgroup: "0::/").own, "/sys/fs/cgroup/memory.pressure")
        expectEqual(MemoryGroup.all(cgroup: "0::/"), [MemoryGroup(folder: "/sys/fs/cgroup")])
    }

    @Test(
        "A program without a group of version 2, or in an invisible group",
        arguments: ["", "4:memory:/old", "0::", "0::\n0:x:/", "0::/../other"])
    func noGroup(text: String) {
        expectNil(MemoryPressure.files(cgroup: text).own)
        expectEqual(MemoryGroup.all(cgroup: text), [])
    }

    @Test("The limits of enclosing groups apply to the program, too")
    func groups() {
        expectEqual(
            MemoryGroup.all(cgroup: "0::/user.slice/app.scope").map(\.folder),
            [
                "/sys/fs/cgroup/user.slice/app.scope", "/sys/fs/cgroup/user.slice", "/sys/fs/cgroup",
            ])
    }

    @Test("The number of shortages is the sum of three counts; kills are not counted")
    func shortages() {
        let events = "low 5\nhigh 20\nmax 300\noom 4000\noom_kill 50000\noom_group_kill 0\n"

        expectEqual(MemoryGroup.shortages(events: events), 4320)
        // The format of Linux 4.5.
        expectEqual(MemoryGroup.shortages(events: "low 0\nhigh 1\nmax 0\noom 0\n"), 1)
    }

    @Test("Malformed files have no counts", arguments: ["", "\n", "high", "high -1", "high x\nmax", "populated 1"])
    func notEvents(text: String) {
        expectNil(MemoryGroup.shortages(events: text))
    }

    @Test("A group is near its limit when its use, without inactive files, is nine tenths of it")
    func nearness() throws {
        let stat = "anon 1\nfile 999\ninactive_file 100\nactive_file 7\n"
        let files = ["memory.high": "max\n", "memory.max": "1000\n", "memory.stat": stat]

        try expectEqual(group(files.merging(["memory.current": "999\n"]) { $1 }).isNearLimit, false)
        try expectTrue(group(files.merging(["memory.current": "1000\n"]) { $1 }).isNearLimit)
    }

    @Test("The lower of two limits counts")
    func lowerLimit() throws {
        let group = try group(["memory.high": "500\n", "memory.max": "1000\n", "memory.current": "450\n"])

        expectTrue(group.isNearLimit)
    }

    @Test("A group without a limit or without readable files is not near a limit")
    func noLimit() throws {
        expectEqual(MemoryGroup(folder: folder.path).isNearLimit, false)

        let unlimited = try group(["memory.high": "max\n", "memory.max": "max\n", "memory.current": "450\n"])

        expectEqual(unlimited.isNearLimit, false)
    }
}
