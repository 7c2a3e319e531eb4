import Expectations
import Foundation
import RandomSupport
import Testing

@testable import StateArchive

/// A process is ended with SIGKILL at random moments while it saves states: the remaining state is complete, and is
/// the last state that it reported as saved, or the following one. 100 times here, 10,000 in `make random`.
@Suite("Interrupted saves", .serialized)
@MainActor
struct InterruptedSaveTests {
    @Test("SIGKILL at random moments", arguments: RandomSeeds.batches(100))
    func killed(seeds: RandomSeeds) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kills-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var kept: Int64 = 0
        for seed in seeds {
            var random = SeededGenerator(seed: UInt64(seed))
            let process = try SavingProcess(folder, from: kept + 1)
            // Also before anything was saved.
            process.wait(lines: random.below(4) == 0 ? 1 : 2)
            let printed = process.kill(after: random.number(0, 0.004))

            let state = try Self.restored(folder)

            guard let number = Self.number(of: state) else {
                // No state was ever saved.
                expectTrue(state == nil && kept == 0 && printed == nil, "seed \(seed)")
                continue
            }
            expectTrue(
                number == printed ?? kept || number == (printed ?? kept) + 1,
                "seed \(seed): \(number) after \(printed ?? kept)")
            Self.expectWhole(state, "seed \(seed)")
            kept = number
        }
    }

    @Test("If two processes save at the same time, the file always contains one complete state")
    func together() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kills-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let processes = [try SavingProcess(folder, from: 1), try SavingProcess(folder, from: 1_000_001)]
        for process in processes { process.wait(lines: 2) }

        for reading in 0..<100 {
            let state = try Self.restored(folder)
            expectNotNil(Self.number(of: state), "reading \(reading)")
            Self.expectWhole(state, "reading \(reading)")
        }

        // Neither of the two failed.
        for process in processes { expectTrue(process.kill(after: 0) != nil && process.wasKilled) }
        let store = FileStateStore(folder: folder, application: SavingProcess.application)
        try store.save(ArchivedState())
        try expectEqual(FileManager.default.contentsOfDirectory(atPath: folder.path), ["state"])
    }

    @Test("A save succeeds if other processes remove leftovers between its locks")
    func removedMeanwhile() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kills-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let processes = [try SavingProcess(folder, from: 1), try SavingProcess(folder, from: 1_000_001)]
        for process in processes { process.wait(lines: 2) }

        for _ in 0..<60_000 { Self.removeLeftovers(in: folder.path) }

        for process in processes { expectTrue(process.kill(after: 0) != nil && process.wasKilled) }
    }

    /// Removes leftovers as a process does that is about to save.
    private static func removeLeftovers(in folder: String) {
        let directory = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { close(directory) }
        if flock(directory, LOCK_EX | LOCK_NB) == 0 {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            for name in names where name.hasPrefix("state.") && name.hasSuffix(".new") { unlink("\(folder)/\(name)") }
        }
        flock(directory, LOCK_SH | LOCK_NB)
    }

    private static func restored(_ folder: URL) throws -> ArchivedState? {
        let store = FileStateStore(folder: folder, application: SavingProcess.application)
        defer { store.finishRestoring() }
        return try store.beginRestoring()
    }

    private static func number(of state: ArchivedState?) -> Int64? {
        guard case .integer(let number)? = state?.application?["number"] else { return nil }
        return number
    }

    private static func expectWhole(_ state: ArchivedState?, _ comment: Comment) {
        let number = number(of: state).map(ArchivedValue.integer)
        expectEqual(state?.objects.count, 20, comment)
        expectEqual(state?.objects.allSatisfy { $0.values["number"] == number }, true, comment)
    }
}
