import Dispatch
import Expectations
import Foundation
import Testing
import UIKit

@testable import IrekoTesting

@MainActor @Suite("Work that outlives its stage", .serialized, .enabled(if: StageTime.isAvailable))
struct StageEndTests {
    @Test("Work that is scheduled on one stage never runs on a different stage")
    func outstanding() async throws {
        var log: [String] = []
        let timer = try Stage.run { stage in
            DispatchQueue.main.asyncAfter(deadline: .now() + 1000) { log.append("block") }
            Task {
                do { try await Task.sleep(for: .seconds(1000)) } catch { log.append("task was cancelled") }
            }
            return Timer.scheduledTimer(withTimeInterval: 1000, repeats: true) { _ in
                MainActor.assumeIsolated { log.append("timer") }
            }
        }
        expectEqual(log, ["task was cancelled"])
        expectFalse(timer.isValid)

        try Stage.run { $0.advance(by: 10_000) }

        expectEqual(log, ["task was cancelled"])
    }

    // Not Foundation's `Timer`: on Linux it never releases its block, invalidated or not.
    @Test("Dropped work is released", arguments: ["block", "dispatch timer", "task"])
    func released(_ kind: String) throws {
        final class Token: Sendable {}
        weak var token: Token?
        try Stage.run { _ in
            let held = Token()
            token = held
            switch kind {
            case "block": DispatchQueue.main.asyncAfter(deadline: .now() + 1000) { _ = held }
            case "dispatch timer":
                let timer = DispatchSource.makeTimerSource(queue: .main)
                timer.setEventHandler { _ = held }
                timer.schedule(deadline: .now() + 1000, repeating: 1000)
                timer.activate()
            default:
                Task {
                    try await Task.sleep(for: .seconds(1000))
                    _ = held
                }
            }
        }

        expectNil(token)
    }

    @Test("Work that was enqueued before a stage runs after it, and real time continues")
    func before() async throws {
        var log: [String] = []
        let task = Task { log.append("task") }
        DispatchQueue.main.async { log.append("block") }

        try Stage.run { stage in
            stage.advance(by: 1)
            expectEqual(log, [])
        }

        await task.value
        while log.count < 2 { await Task.yield() }
        expectEqual(log, ["task", "block"])
        try await Task.sleep(for: .milliseconds(1))
    }

    @Test("A controller that its repeating timer holds is a leak")
    func timerLeak() throws {
        final class Ticking: UIViewController {
            override func viewDidLoad() {
                _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
                    MainActor.assumeIsolated { self.view.alpha = 1 }
                }
            }
        }
        let failure = #expect(throws: StageFailure.self) {
            try Stage.run(rootViewController: Ticking()) { $0.window.rootViewController = UIViewController() }
        }
        guard case .leakedControllers(let names)? = failure else {
            Issue.record("no leak, but \(String(describing: failure))")
            return
        }
        expectEqual(names.count, 1)
    }

    @Test("A controller that the test holds on purpose is not a leak")
    func excluded() throws {
        let held = UIViewController()
        #expect(throws: StageFailure.self) {
            try Stage.run(rootViewController: held) { $0.window.rootViewController = UIViewController() }
        }

        try Stage.run(rootViewController: held) { stage in
            stage.excludeFromLeakCheck(held)
            stage.window.rootViewController = UIViewController()
        }
    }
}
