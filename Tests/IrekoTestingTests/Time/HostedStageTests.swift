import Expectations
import Testing
import UIKit

@_spi(Host) @testable import IrekoTesting

/// Tests that `ireko test` runs in an app, and that create a stage of their own.
@MainActor
@Suite("Stages of tests that run in a host", .serialized, .enabled(if: StageTime.isAvailable))
struct HostedStageTests {
    @Test("An asynchronous test that creates a stage ends, and suspends afterwards")
    func asynchronous() async throws {
        var seen: [String] = []
        try await Stage.host {
            await Task.yield()
            try Stage.run(rootViewController: UIViewController()) { stage in
                stage.advance(by: 1)
                seen.append("\(stage.time)")
            }
            try await Task.sleep(nanoseconds: 1)
            try await Stage.run(rootViewController: UIViewController()) { stage in
                try await Task.sleep(nanoseconds: 2_000_000_000)
                seen.append("\(stage.time)")
            }
            await Task.yield()
            seen.append("end")
        }
        expectEqual(seen, ["1.0", "2.0", "end"])
    }

    @Test("A test that creates a stage ends")
    func synchronous() throws {
        try Stage.host {
            try Stage.run(rootViewController: UIViewController()) { stage in
                stage.advance(by: 1)
                expectEqual(stage.time, 1)
            }
        }
    }

    @Test("An error after a stage is the error of the test")
    func failing() async throws {
        await #expect(throws: CancellationError.self) {
            try await Stage.host {
                try Stage.run { _ in }
                await Task.yield()
                throw CancellationError()
            }
        }
    }
}
