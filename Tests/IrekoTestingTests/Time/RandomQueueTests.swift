import Dispatch
import Expectations
import Foundation
import RandomSupport
import Synchronization
import Testing
import UIKit

@testable import IrekoTesting

/// Random programs of queues, operations, notifications, sleeps and waits, on the main thread and on background
/// threads.
@MainActor @Suite("Random queues on a stage", .serialized, .enabled(if: StageTime.isAvailable))
struct RandomQueueTests {
    @Test("All work runs once, on its thread and not before its time", arguments: RandomSeeds.batches(40))
    func random(seeds: RandomSeeds) throws {
        for seed in seeds {
            let program = Program(seed: UInt64(seed))
            try Stage.run { stage in
                let observer = NotificationCenter.default.addObserver(forName: program.ping, object: nil, queue: .main)
                {
                    ($0.object as? Job)?.run()
                }
                defer { NotificationCenter.default.removeObserver(observer) }
                var random = SeededGenerator(seed: UInt64(seed))
                for _ in 0..<8 {
                    program.act(&random, depth: 0, on: .main)
                    stage.advance(by: random.pick([0, 0, 0.1, 1]))
                }
                stage.advance(by: 100)
                expectEmpty(stage.diagnostics, "seed \(seed)")
            }
            expectEqual(program.problems, [], "seed \(seed)")
        }
    }

    /// A piece of work that is expected to run once.
    private final class Job: Sendable {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
        func run() { body() }
    }

    private enum Place {
        case main
        /// A background thread. It must not wait for the main thread if the main thread waits for it.
        case background(mayWait: Bool)

        var isMain: Bool { if case .main = self { true } else { false } }
    }

    private final class Program: Sendable {
        let ping = Notification.Name("RandomQueueTests.ping")
        let queue = OperationQueue()
        let serial = DispatchQueue(label: "serial")
        private let state = Mutex((open: [Int: String](), problems: [String](), next: 0))

        init(seed: UInt64) {}

        /// The work that did not run, ran twice, too early or on a wrong thread.
        var problems: [String] { state.withLock { $0.problems + $0.open.values.map { "\($0) has not run" } } }

        /// Work that runs at a place in seconds, and then acts at random.
        private func job(
            _ name: String, _ random: inout SeededGenerator, _ depth: Int, on place: Place, after seconds: Double = 0
        ) -> @Sendable () -> Void {
            let number = state.withLock { state in
                state.next += 1
                state.open[state.next] = name
                return state.next
            }
            let (seed, due) = (random.next(), DispatchTime.now() + seconds)
            return { [self] in
                let isEarly = DispatchTime.now().uptimeNanoseconds + 1000 < due.uptimeNanoseconds
                let isElsewhere = Thread.isMainThread != place.isMain
                state.withLock {
                    if $0.open.removeValue(forKey: number) == nil { $0.problems.append("\(name) runs twice") }
                    if isEarly { $0.problems.append("\(name) runs too early") }
                    if isElsewhere { $0.problems.append("\(name) runs on the wrong thread") }
                }
                var random = SeededGenerator(seed: seed)
                if depth < 4 { for _ in 0..<random.below(3) { act(&random, depth: depth + 1, on: place) } }
            }
        }

        func act(_ random: inout SeededGenerator, depth: Int, on place: Place) {
            let background = Place.background(mayWait: true)
            let seconds = random.pick([0.001, 0.1, 0.25, 1, 2.5])
            switch random.below(10) {
            case 0: DispatchQueue.main.async(execute: job("main.async", &random, depth, on: .main))
            case 1:
                DispatchQueue.main.asyncAfter(
                    deadline: .now() + seconds,
                    execute: job("main.asyncAfter", &random, depth, on: .main, after: seconds))
            case 2: DispatchQueue(label: "async").async(execute: job("async", &random, depth, on: background))
            case 3:
                DispatchQueue(label: "asyncAfter").asyncAfter(
                    deadline: .now() + seconds,
                    execute: job("asyncAfter", &random, depth, on: background, after: seconds))
            case 4: Thread.sleep(forTimeInterval: seconds)
            case 5: OperationQueue.main.addOperation(job("main.addOperation", &random, depth, on: .main))
            case 6: queue.addOperation(job("addOperation", &random, depth, on: background))
            default:
                switch place {
                case .main: actOnMain(&random, depth, seconds)
                case .background(mayWait: true): waitForMain(&random, depth)
                case .background(mayWait: false): break
                }
            }
        }

        private func waitForMain(_ random: inout SeededGenerator, _ depth: Int) {
            switch random.below(4) {
            case 0: DispatchQueue.main.sync(execute: job("main.sync", &random, 4, on: .main))
            case 1:
                let operation = BlockOperation(block: job("addOperations", &random, 4, on: .main))
                OperationQueue.main.addOperations([operation], waitUntilFinished: true)
            case 2:
                NotificationCenter.default.post(name: ping, object: Job(job("post", &random, 4, on: .main)))
            default:
                let semaphore = DispatchSemaphore(value: 0)
                let job = job("semaphore of main", &random, 4, on: .main)
                DispatchQueue.main.async {
                    job()
                    semaphore.signal()
                }
                semaphore.wait()
            }
        }

        private func actOnMain(_ random: inout SeededGenerator, _ depth: Int, _ seconds: Double) {
            let waited = Place.background(mayWait: false)
            switch random.below(7) {
            case 0:
                let group = DispatchGroup()
                for _ in 0..<3 {
                    let job = job("group", &random, depth, on: waited)
                    DispatchQueue(label: "group").async(group: group) {
                        Thread.sleep(forTimeInterval: seconds)
                        job()
                    }
                }
                group.wait()
            case 1:
                let semaphore = DispatchSemaphore(value: 0)
                let job = job("semaphore", &random, 4, on: waited, after: seconds)
                DispatchQueue(label: "semaphore").asyncAfter(deadline: .now() + seconds) {
                    job()
                    semaphore.signal()
                }
                semaphore.wait()
            case 2:
                serial.async(execute: job("serial.async", &random, depth, on: waited))
                serial.sync(execute: job("serial.sync", &random, 4, on: .main))
            case 3:
                let operation = BlockOperation(block: job("operation", &random, depth, on: waited))
                OperationQueue().addOperations([operation], waitUntilFinished: true)
            case 4: RunLoop.current.run(until: Date() + seconds)
            case 5: NotificationCenter.default.post(name: ping, object: Job(job("post on main", &random, 4, on: .main)))
            default:
                _ = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) {
                    [job = job("timer", &random, depth, on: .main, after: seconds)] _ in job()
                }
            }
        }
    }
}
