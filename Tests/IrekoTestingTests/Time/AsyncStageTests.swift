import Dispatch
import Expectations
import Foundation
import Testing
import UIKit

@testable import IrekoTesting

@MainActor @Suite("Stages with a body that awaits", .serialized, .enabled(if: StageTime.isAvailable))
struct AsyncStageTests {
    final class Loader: UIViewController {
        private(set) var items: [String] = []

        func load() async throws {
            try await Task.sleep(for: .seconds(2))
            items = await Task.detached { ["one", "two"] }.value
        }
    }

    @Test("Time advances automatically while the body awaits")
    func awaits() async throws {
        let time = try await Stage.run(rootViewController: Loader()) { stage in
            let loader = try #require(stage.window.rootViewController as? Loader)

            try await loader.load()

            expectEqual(loader.items, ["one", "two"])
            return stage.time
        }
        expectEqual(time, 2)
    }

    @Test("A body may advance the clock, and await the results")
    func advances() async throws {
        try await Stage.run { stage in
            let task = Task {
                try await Task.sleep(for: .seconds(5))
                return stage.time
            }

            stage.advance(by: 3)
            expectEqual(stage.time, 3)

            let end = try await task.value
            expectEqual(end, 5)
            expectEqual(stage.time, 5)
        }
    }

    @Test("An animation is awaited")
    func animation() async throws {
        try await Stage.run { stage in
            let view = UIView()
            stage.window.addSubview(view)

            await withCheckedContinuation { continuation in
                UIView.animate(withDuration: 0.3) {
                    view.alpha = 0
                } completion: { _ in
                    continuation.resume()
                }
            }

            expectEqual(stage.time, 0.3)
        }
    }

    @Test("Results of other threads are waited for without advancing time")
    func realTime() async throws {
        try await Stage.run { stage in
            let value = await withCheckedContinuation { continuation in
                let thread = Thread {
                    var timeout = timeval(tv_sec: 0, tv_usec: 3000)
                    select(0, nil, nil, nil, &timeout)
                    continuation.resume(returning: 7)
                }
                thread.start()
            }

            expectEqual(value, 7)
            expectEqual(stage.time, 0)
        }
    }

    @Test("Errors of the body are thrown on")
    func error() async throws {
        struct Failure: Error {}
        await #expect(throws: Failure.self) {
            try await Stage.run { _ in
                try await Task.sleep(for: .seconds(1))
                throw Failure()
            }
        }
    }

    @Test("A body that waits for an event that never happens, while other work is due, fails")
    func never() async throws {
        let most = Stage.mostSteps
        Stage.mostSteps = 1000
        defer { Stage.mostSteps = most }
        await #expect(throws: StageFailure.self) {
            try await Stage.run { _ in
                let timer = Repeating()
                try await Task.sleep(for: .seconds(10_000_000))
                timer.stop()
            }
        }
    }

    @Test("Cancelling the test cancels the body")
    func cancel() async throws {
        let task = Task {
            try await Stage.run { _ in
                let (stream, _) = AsyncStream<Int>.makeStream()
                for await _ in stream {}
                try Task.checkCancellation()
            }
        }
        task.cancel()

        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test("Task-local values reach the body")
    func taskLocal() async throws {
        enum Local { @TaskLocal static var value = 0 }
        try await Local.$value.withValue(3) { () async throws in
            try await Stage.run { _ in
                await Task.yield()
                expectEqual(Local.value, 3)
            }
        }
    }

    private final class Repeating {
        private var timer: Timer?

        init() { timer = .scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } }

        func stop() { timer?.invalidate() }
    }
}
