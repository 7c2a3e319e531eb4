import Foundation
import RandomSupport
import Testing

@testable import StateArchive

/// A process is ended with SIGKILL at random moments while it saves one state after another: what is kept then is complete, and is
/// the last state that it said it had saved, or the one after. 100 times here, 10,000 in `make random`.
@Suite("Saves that are interrupted", .serialized)
@MainActor
struct InterruptedSaveTests {
    @Test("SIGKILL at random moments", arguments: RandomSeeds.batches(100))
    func killed(seeds: Range<Int>) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kills-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var kept: Int64 = 0
        for seed in seeds {
            var random = SeededGenerator(seed: UInt64(seed))
            let printed = try run(saving: folder, from: kept + 1, killedAfter: random.number(0, 0.004))
            let store = FileStateStore(folder: folder, application: "state-saver")
            let state = try store.beginRestoring()
            store.finishRestoring()
            guard case .integer(let number)? = state?.application?["number"] else {
                // Nothing was ever saved.
                #expect(state == nil && kept == 0 && printed == nil, "seed \(seed)")
                continue
            }
            #expect(
                number == printed ?? kept || number == (printed ?? kept) + 1,
                "seed \(seed): \(number) after \(printed ?? kept)")
            #expect(state?.objects.count == 20, "seed \(seed)")
            #expect(state?.objects.allSatisfy { $0.values["number"] == .integer(number) } == true, "seed \(seed)")
            kept = number
        }
    }

    /// - Returns: The number of the last state that the process said was saved.
    private func run(saving folder: URL, from first: Int64, killedAfter seconds: Double) throws -> Int64? {
        let process = Process()
        process.executableURL = try #require(Self.program)
        process.arguments = [folder.path, "\(first)"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        // In real time, since another process is waited for. It starts first.
        usleep(useconds_t((0.012 + seconds) * 1e6))
        kill(process.processIdentifier, SIGKILL)
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        // What has no line end was not all printed.
        return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().last.flatMap { Int64($0) }
    }

    /// The program beside the tests.
    private static var program: URL? {
        let tests = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let places = [tests, Bundle.main.bundleURL, Bundle.main.bundleURL.deletingLastPathComponent()]
        return places.map { $0.appendingPathComponent("state-saver") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}
