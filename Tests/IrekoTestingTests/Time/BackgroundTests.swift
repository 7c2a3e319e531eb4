import Dispatch
import Expectations
import Foundation
import Synchronization
import Testing
import UIKit

@testable import IrekoTesting

@MainActor @Suite("Work on other threads, on a stage", .serialized, .enabled(if: StageTime.isAvailable))
struct BackgroundTests {
    @Test("Work from background queues arrives on the main queue in the next turn, in the order of the queues' work")
    func queues() throws {
        try Stage.run { stage in
            let log = StageLog()
            for index in 0..<100 {
                DispatchQueue.global().async {
                    if index % 7 == 0 { usleepForReal() }
                    DispatchQueue.main.async { log.add("\(index)") }
                }
            }

            stage.advance(by: 0)

            expectEqual(log.lines, (0..<100).map { "\($0)" })
        }
    }

    @Test("A task that a background queue creates belongs to the stage")
    func taskOfQueue() throws {
        try Stage.run { stage in
            let log = StageLog()
            DispatchQueue.global().async {
                Task { @MainActor in
                    try await Task.sleep(for: .seconds(1))
                    log.add("done \(stage.time)")
                }
            }

            stage.advance(by: 2)

            expectEqual(log.lines, ["done 1.0"])
        }
    }

    @Test("A continuation that a background queue resumes continues in the next turn")
    func continuation() throws {
        try Stage.run { stage in
            let log = StageLog()
            Task {
                let value = await withCheckedContinuation { continuation in
                    DispatchQueue.global().async { continuation.resume(returning: 7) }
                }
                log.add("\(value) \(stage.time)")
            }

            stage.advance(by: 0)
            stage.advance(by: 0)

            expectEqual(log.lines, ["7 0.0"])
        }
    }

    @Test("Temporary queues, and timers without a queue, run their work")
    func temporaryQueues() throws {
        try Stage.run { stage in
            let count = Mutex(0)
            DispatchQueue(label: "later").asyncAfter(deadline: .now() + 1) { count.withLock { $0 += 1 } }
            let group = DispatchGroup()
            DispatchQueue(label: "member").async(group: group) { Thread.sleep(forTimeInterval: 1) }
            group.notify(queue: DispatchQueue(label: "notified")) { @Sendable in count.withLock { $0 += 10 } }
            let timer = DispatchSource.makeTimerSource()
            timer.setEventHandler { @Sendable in count.withLock { $0 += 100 } }
            timer.schedule(deadline: .now() + 1)
            timer.activate()

            stage.advance(by: 2)

            expectEqual(count.withLock { $0 }, 111)
            timer.cancel()
        }
    }

    @Test("A background queue that sleeps does so on the stage's clock")
    func sleep() throws {
        try Stage.run { stage in
            let log = StageLog()
            DispatchQueue.global().async {
                Thread.sleep(forTimeInterval: 60)
                DispatchQueue.main.async { log.add("done \(stage.time)") }
            }

            stage.advance(by: 59)
            expectEqual(log.lines, [])

            stage.advance(by: 1)
            expectEqual(log.lines, ["done 60.0"])
        }
    }

    @Test("A background queue sleeps again and again, and the main thread meanwhile")
    func sleepAgain() throws {
        try Stage.run { stage in
            let log = StageLog(stage)
            DispatchQueue.global().async {
                for _ in 0..<20 { Thread.sleep(forTimeInterval: 0.1) }
                Thread.sleep(until: Date() + 0.1)
                DispatchQueue.main.async { log.add("done") }
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
                Thread.sleep(forTimeInterval: 1)
                log.add("woken")
            }

            stage.advance(by: 3)

            expectEqual(log.lines, ["woken 1.5", "done 2.1"])
        }
    }

    @Test("Scheduled work of background queues runs at its time while the main thread sleeps")
    func sleepOfMain() throws {
        try Stage.run { stage in
            let start = DispatchTime.now()
            let times = Mutex<[UInt64]>([])
            for index in [3, 1, 2] {
                DispatchQueue.global().asyncAfter(deadline: .now() + Double(index)) {
                    let time = DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds
                    times.withLock { $0.append(time / 1_000_000) }
                }
            }
            Thread.sleep(forTimeInterval: 2.5)
            expectEqual(times.withLock { $0 }, [1000, 2000])
            expectEqual(stage.time, 2.5)

            stage.advance(by: 1)
            expectEqual(times.withLock { $0 }, [1000, 2000, 3000])
        }
    }

    @Test("asyncAfter on a background queue waits for the stage's clock")
    func later() throws {
        try Stage.run { stage in
            let log = StageLog()
            DispatchQueue.global().asyncAfter(deadline: .now() + 60) {
                DispatchQueue.main.asyncAfter(deadline: .now() + 30) {
                    log.add("done \(stage.time)")
                }
            }

            stage.advance(by: 100)

            expectEqual(log.lines, ["done 90.0"])
        }
    }

    @Test("A background queue can wait for the main queue")
    func sync() throws {
        try Stage.run { stage in
            let log = StageLog()
            DispatchQueue.global().async {
                let time = DispatchQueue.main.sync { MainActor.assumeIsolated { stage.time } }
                DispatchQueue.main.async { log.add("main was at \(time)") }
            }

            stage.advance(by: 1)

            expectEqual(log.lines, ["main was at 0.0"])
        }
    }

    @Test("An operation queue's work is waited for")
    func operations() throws {
        try Stage.run { stage in
            let log = StageLog()
            let queue = OperationQueue()
            queue.addOperation {
                usleepForReal()
                OperationQueue.main.addOperation { MainActor.assumeIsolated { log.add("done") } }
            }

            stage.settle()

            expectEqual(log.lines, ["done"])
        }
    }

    @Test("A thread belongs to the stage that started it")
    func thread() throws {
        try Stage.run { stage in
            let log = StageLog()
            let hasPosted = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                DispatchQueue.main.async { log.add("block") }
                Task { @MainActor in log.add("task") }
                hasPosted.signal()
            }
            hasPosted.wait()

            stage.advance(by: 0)

            expectEqual(log.lines, ["block", "task"])
        }
    }

    @Test("wait(atMost:until:) accepts results of a thread that existed before the stage")
    func waiting() throws {
        let (begin, thread) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let log = StageLog()
        Thread.detachNewThread {
            begin.wait()
            usleepForReal()
            DispatchQueue.main.async { log.add("block") }
            Task { @MainActor in log.add("task") }
            thread.signal()
        }
        try Stage.run { stage in
            begin.signal()

            stage.wait { log.lines.contains("block") }

            expectEqual(log.lines.first, "block")
            expectEqual(stage.time, 0)
        }
        thread.wait()
    }

    @Test("A wait in vain fails the test")
    func waitInVain() throws {
        #expect(throws: StageFailure.self) {
            try Stage.run { $0.wait(atMost: 0.05) { false } }
        }
    }

    @Test("Work that does not end stops the stage once, for a moment")
    func stuck() throws {
        let isEnding = Atomic(false)
        let patience = StageTime.patience
        StageTime.patience = 0.05
        defer { StageTime.patience = patience }
        try Stage.run { stage in
            var count = 0
            DispatchQueue.global().async { while !isEnding.load(ordering: .relaxed) { usleepForReal() } }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { count += 1 }

            stage.advance(by: 2)

            expectEqual(count, 1)
            expectEqual(stage.diagnostics.count, 1)
            isEnding.store(true, ordering: .relaxed)
        }
    }

    @Test("A worker that waits for work does not stop the stage, and is waited for when it has some")
    func worker() throws {
        try Stage.run { stage in
            let log = StageLog(stage)
            let hasWork = DispatchSemaphore(value: 0)
            let isOver = Atomic(false)
            DispatchQueue.global().async {
                while true {
                    hasWork.wait()
                    if isOver.load(ordering: .relaxed) { return }
                    usleepForReal()
                    DispatchQueue.main.async { log.add("done") }
                }
            }
            for index in 1...3 {
                DispatchQueue.main.asyncAfter(deadline: .now() + Double(index)) { hasWork.signal() }
            }

            stage.advance(by: 2)
            expectEqual(log.lines, ["done 1.0", "done 2.0"])

            stage.advance(by: 1)
            expectEqual(log.lines, ["done 1.0", "done 2.0", "done 3.0"])
            expectEmpty(stage.diagnostics)
            isOver.store(true, ordering: .relaxed)
            hasWork.signal()
        }
    }
}

/// A moment of real time: a stage does not replace `select`.
func usleepForReal() {
    var timeout = timeval(tv_sec: 0, tv_usec: 3000)
    select(0, nil, nil, nil, &timeout)
}
