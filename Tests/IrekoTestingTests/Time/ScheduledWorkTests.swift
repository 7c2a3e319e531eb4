import Dispatch
import Expectations
import Foundation
import Testing
import UIKit

@testable import IrekoTesting

@MainActor @Suite("Scheduled work of a program on a stage", .serialized, .enabled(if: StageTime.isAvailable))
struct ScheduledWorkTests {
    // MARK: Each kind of work

    @Test("A task runs in the next turn, and not before")
    func task() throws {
        try Stage.run { stage in
            let log = StageLog(stage)
            Task { log.add("task") }
            expectEqual(log.lines, [])

            stage.advance(by: 0)

            expectEqual(log.lines, ["task 0.0"])
        }
    }

    @Test("Task.sleep(for:) ends when its time has come")
    func sleepFor() throws {
        try Stage.run { stage in
            let log = StageLog(stage)
            Task {
                try await Task.sleep(for: .seconds(3600))
                log.add("woken")
            }

            stage.advance(by: 3599.999)
            expectEqual(log.lines, [])

            stage.advance(by: 0.001)
            expectEqual(log.lines, ["woken 3600.0"])
        }
    }

    @Test(
        "Each spelling of sleep takes its time",
        arguments: ["nanoseconds", "for", "until", "tolerance", "suspending", "suspendingTolerance"])
    func sleepSpellings(_ spelling: String) throws {
        try Stage.run { stage in
            let log = StageLog(stage)
            Task {
                switch spelling {
                case "nanoseconds": try await Task.sleep(nanoseconds: 250_000_000)
                case "for": try await Task.sleep(for: .milliseconds(250))
                case "until": try await Task.sleep(until: .now + .milliseconds(250))
                case "tolerance": try await Task.sleep(for: .milliseconds(250), tolerance: .milliseconds(50))
                case "suspending": try await Task.sleep(for: .milliseconds(250), clock: .suspending)
                default:
                    try await Task.sleep(for: .milliseconds(250), tolerance: .milliseconds(50), clock: .suspending)
                }
                log.add("woken")
            }

            stage.advance(by: 1)

            expectEqual(log.lines, ["woken 0.25"])
        }
    }

    @Test("A block on the main queue runs in the next turn")
    func async() throws {
        try Stage.run { stage in
            let log = StageLog(stage)
            DispatchQueue.main.async {
                log.add("first")
                DispatchQueue.main.async { log.add("second") }
            }

            stage.advance(by: 0)
            expectEqual(log.lines, ["first 0.0"])

            stage.advance(by: 0)
            expectEqual(log.lines, ["first 0.0", "second 0.0"])
        }
    }

    @Test("asyncAfter runs at its time, by either clock")
    func asyncAfter() throws {
        try Stage.run { stage in
            let log = StageLog(stage)
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { log.add("deadline") }
            DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.2) { log.add("wall") }
            DispatchQueue.main.asyncAfter(deadline: .distantFuture) { log.add("never") }

            stage.advance(by: 1000)

            expectEqual(log.lines, ["deadline 0.1", "wall 0.2"])
        }
    }

    @Test("Timers fire at their times, once or again and again")
    func timers() throws {
        try Stage.run { stage in
            let log = StageLog(stage)
            _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
                MainActor.assumeIsolated { log.add("once") }
            }
            // Foundation's `init(timeInterval:repeats:block:)` on Linux makes a timer that is due at once.
            let repeating = Timer(fire: Date() + 0.3, interval: 0.3, repeats: true) { _ in
                MainActor.assumeIsolated { log.add("again") }
            }
            RunLoop.main.add(repeating, forMode: .common)

            stage.advance(by: 1)
            expectEqual(log.lines, ["again 0.3", "once 0.5", "again 0.6", "again 0.9"])

            repeating.invalidate()
            stage.advance(by: 1)
            expectEqual(log.lines.count, 4)
        }
    }

    @Test("An hour of a timer at 60 firings a second ends on time")
    func manyFirings() throws {
        try Stage.run { stage in
            var count = 0
            let timer = Timer.scheduledTimer(withTimeInterval: 1.0 / 60, repeats: true) { _ in
                MainActor.assumeIsolated { count += 1 }
            }

            stage.advance(by: 60)

            expectEqual(count, 3600)
            timer.invalidate()
        }
    }

    @Test("A timer fires at a date that is given later")
    func fireDate() throws {
        try Stage.run { stage in
            let log = StageLog(stage)
            let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
                MainActor.assumeIsolated { log.add("fired") }
            }
            stage.advance(by: 0.5)
            timer.fireDate = Date() + 2

            stage.advance(by: 4)

            expectEqual(log.lines, ["fired 2.5", "fired 3.5", "fired 4.5"])
            timer.invalidate()
        }
    }

    @Test("A dispatch timer fires at its times")
    func dispatchTimer() throws {
        try Stage.run { stage in
            let log = StageLog(stage)
            let timer = DispatchSource.makeTimerSource(queue: .main)
            timer.setEventHandler { MainActor.assumeIsolated { log.add("fired") } }
            timer.setCancelHandler { MainActor.assumeIsolated { log.add("cancelled") } }
            timer.schedule(deadline: .now() + 0.1, repeating: 0.2)
            stage.advance(by: 1)
            expectEqual(log.lines, [])

            timer.activate()
            stage.advance(by: 0.3)
            timer.suspend()
            stage.advance(by: 1)
            timer.resume()
            timer.cancel()
            stage.advance(by: 1)

            expectEqual(log.lines, ["fired 1.0", "fired 1.1", "fired 1.3", "cancelled 2.3"])
        }
    }

    @Test("Run loop blocks, the main operation queue and groups run on the stage")
    func others() throws {
        try Stage.run { stage in
            let log = StageLog(stage)
            RunLoop.main.perform { MainActor.assumeIsolated { log.add("run loop") } }
            OperationQueue.main.addOperation { MainActor.assumeIsolated { log.add("operation") } }
            let group = DispatchGroup()
            DispatchQueue.main.async(group: group) { MainActor.assumeIsolated { log.add("member") } }
            DispatchQueue.global().async(group: group) {}
            group.notify(queue: .main) { MainActor.assumeIsolated { log.add("group") } }
            let item = DispatchWorkItem { MainActor.assumeIsolated { log.add("item") } }
            item.notify(queue: .main) { MainActor.assumeIsolated { log.add("item done") } }
            DispatchQueue.main.async(execute: item)

            stage.settle()

            expectEqual(
                log.lines.map { $0.replacingOccurrences(of: " 0.0", with: "") },
                [
                    "run loop", "operation", "member", "item", "group", "item done",
                ])
        }
    }

    // MARK: Order

    @Test("Work that is due at the same time runs in the order of scheduling, whatever its kind")
    func order() throws {
        try Stage.run { stage in
            let log = StageLog(stage)
            let view = UIView()
            stage.window.addSubview(view)
            Task {
                try await Task.sleep(for: .seconds(0.3))
                log.add("task")
            }
            stage.settle()
            _ = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in
                MainActor.assumeIsolated { log.add("timer") }
            }
            UIView.animate(withDuration: 0.3) {
                view.alpha = 0
            } completion: { _ in
                log.add("animation")
            }
            stage.settle()
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { log.add("block") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.299999) { log.add("earlier") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.300001) { log.add("later") }

            stage.advance(by: 0.1)
            stage.advance(by: 0.1)
            stage.advance(by: 0.2)

            // A task that has slept needs a turn to get back to the main actor.
            expectEqual(
                log.lines,
                [
                    "earlier 0.299999", "timer 0.3", "animation 0.3", "block 0.3", "task 0.3", "later 0.300001",
                ])
        }
    }

    @Test("Turns keep the order of their enqueued work")
    func turns() throws {
        try Stage.run { stage in
            let log = StageLog(stage)
            Task { log.add("task 1") }
            DispatchQueue.main.async { log.add("block 1") }
            Task { log.add("task 2") }
            RunLoop.main.perform { MainActor.assumeIsolated { log.add("block 2") } }

            stage.advance(by: 0)

            expectEqual(log.lines, ["task 1 0.0", "block 1 0.0", "task 2 0.0", "block 2 0.0"])
        }
    }

    @Test("Tasks off the main actor take no separate turn, and keep their order")
    func background() throws {
        actor Store {
            var count = 0
            func next() -> Int {
                count += 1
                return count
            }
        }
        try Stage.run { stage in
            let log = StageLog(stage)
            let store = Store()
            for index in 0..<3 {
                Task {
                    let value = await store.next()
                    log.add("\(index): \(value)")
                }
            }
            Task.detached {
                let value = await store.next()
                await log.add("detached: \(value)")
            }

            stage.advance(by: 0)
            expectEqual(log.lines, ["detached: 1 0.0"])

            stage.advance(by: 0)
            expectEqual(log.lines, ["detached: 1 0.0", "0: 2 0.0", "1: 3 0.0", "2: 4 0.0"])
        }
    }

    // MARK: Cancelling

    @Test("A cancelled task stops sleeping at once")
    func cancelTask() throws {
        try Stage.run { stage in
            let log = StageLog(stage)
            let task = Task {
                do { try await Task.sleep(for: .seconds(10)) } catch { log.add("\(type(of: error))") }
            }
            stage.advance(by: 1)
            task.cancel()

            stage.settle()

            expectEqual(log.lines, ["CancellationError 1.0"])
        }
    }

    @Test("Cancelled work items and invalidated timers do not run")
    func cancelOthers() throws {
        try Stage.run { stage in
            let log = StageLog(stage)
            let now = DispatchWorkItem { log.add("item") }
            let later = DispatchWorkItem { log.add("later") }
            DispatchQueue.main.async(execute: now)
            DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: later)
            let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
                timer.invalidate()
                MainActor.assumeIsolated { log.add("timer") }
            }

            now.cancel()
            later.cancel()
            stage.advance(by: 5)

            expectEqual(log.lines, ["timer 1.0"])
            expectFalse(timer.isValid)
        }
    }

    // MARK: Into each other

    @Test("A sleep in a task in a timer in a block adds up")
    func nested() throws {
        try Stage.run { stage in
            let log = StageLog(stage)
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                MainActor.assumeIsolated {
                    _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
                        Task { @MainActor in
                            try await Task.sleep(for: .seconds(1))
                            log.add("done")
                        }
                    }
                }
            }

            stage.advance(by: 3)

            expectEqual(log.lines, ["done 3.0"])
        }
    }

    @Test("Work may advance the clock itself: due work runs inside, in order, and once")
    func reentrant() throws {
        try Stage.run { stage in
            let log = StageLog(stage)
            DispatchQueue.main.async {
                log.add("outer begins")
                stage.advance(by: 2)
                log.add("outer ends")
            }
            DispatchQueue.main.async { log.add("next") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.add("at 1") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 3) { log.add("at 3") }

            stage.advance(by: 1)
            expectEqual(log.lines, ["outer begins 0.0", "next 0.0", "at 1 1.0", "outer ends 2.0"])
            expectEqual(stage.time, 2)

            stage.advance(by: 1)
            expectEqual(log.lines.last, "at 3 3.0")
        }
    }

    @Test("Clocks show the stage's time")
    func clocks() throws {
        try Stage.run { stage in
            let (date, uptime) = (Date(), DispatchTime.now())
            let (continuous, suspending) = (ContinuousClock.now, SuspendingClock.now)

            stage.advance(by: 7200)

            expectEqual(Date(), date + 7200)
            expectEqual(DispatchTime.now().uptimeNanoseconds - uptime.uptimeNanoseconds, 7200 * 1_000_000_000)
            expectEqual(ContinuousClock.now - continuous, .seconds(7200))
            expectEqual(SuspendingClock.now - suspending, .seconds(7200))
        }
    }

    @Test("Sleeping on the main thread moves the clock, and runs no work meanwhile")
    func blocking() throws {
        try Stage.run { stage in
            let log = StageLog(stage)
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.add("block") }

            Thread.sleep(forTimeInterval: 3)
            expectEqual(log.lines, [])
            expectEqual(stage.time, 3)

            stage.advance(by: 0)
            expectEqual(log.lines, ["block 3.0"])
        }
    }

    @Test("Thread.sleep takes its time, to the microsecond, again and again")
    func sleeping() throws {
        try Stage.run { stage in
            for index in 1...300 {
                Thread.sleep(forTimeInterval: 0.1)
                #expect(abs(stage.time - Double(index) / 10) < 1e-8)
            }
            Thread.sleep(until: Date() + 0.3)
            #expect(abs(stage.time - 30.3) < 1e-8)
            for length in [0.7, 1e-3, 1e-6, 1e-7, 1e-9, 1e-12, 0, -1, -Double.infinity, .nan, 1.0 / 3, 12345.6789] {
                let before = stage.time
                Thread.sleep(forTimeInterval: length)
                #expect(stage.time - before >= (length > 0 ? length : 0) - 1.3e-7)
                #expect(stage.time - before <= (length > 0 ? length : 0) + 1.1e-6)
            }
            let before = stage.time
            usleep(0)
            #expect(stage.time > before)
        }
    }

    @Test("A task's sleep ends at its time after the main thread has slept")
    func sleepingBeforeOthers() throws {
        try Stage.run { stage in
            let log = StageLog(stage)
            DispatchQueue.main.async { Thread.sleep(forTimeInterval: 1.5) }
            DispatchQueue.main.async { Thread.sleep(forTimeInterval: 0.1) }
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { log.add("block") }

            stage.advance(by: 2)

            expectEqual(log.lines, ["block 2.0"])
        }
    }

    @Test("A loop that polls the run loop without a duration ends at its time, and finds what needs time")
    func polling() throws {
        try Stage.run { stage in
            let log = StageLog(stage)
            Task {
                try await Task.sleep(for: .milliseconds(20))
                log.add("done")
            }
            RunLoop.current.run(until: Date())
            expectEqual(stage.time, 0)

            let limit = Date() + 1
            while Date() <= limit, log.lines.isEmpty { RunLoop.current.run(until: Date()) }
            expectEqual(log.lines, ["done 0.02"])

            while Date() <= limit { _ = RunLoop.current.run(mode: .default, before: .distantPast) }
            #expect(abs(stage.time - 1) < 0.002)
        }
    }

    @Test("A loop that polls ends though work always runs")
    func pollingWhileBusy() throws {
        try Stage.run { stage in
            let task = Task { while !Task.isCancelled { await Task.yield() } }
            let limit = Date() + 0.005
            while Date() <= limit { RunLoop.current.run(until: Date()) }
            #expect(stage.time < 0.01)
            task.cancel()
        }
    }

    @Test("Running the run loop advances the clock")
    func runLoop() throws {
        try Stage.run { stage in
            let log = StageLog(stage)
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.add("block") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { log.add("block") }

            RunLoop.current.run(until: Date() + 1.5)
            expectEqual(log.lines, ["block 1.0"])
            expectEqual(stage.time, 1.5)

            expectTrue(RunLoop.current.run(mode: .default, before: Date() + 60))
            expectEqual(log.lines, ["block 1.0", "block 2.0"])
            expectEqual(stage.time, 2)
        }
    }

    // MARK: Many

    @Test("Ten thousand of each run in order")
    func many() throws {
        try Stage.run { stage in
            let count = 10_000
            var (tasks, sleeps, blocks, later, timers): ([Int], [Int], [Int], [Int], Int) = ([], [], [], [], 0)
            for index in 0..<count {
                Task { tasks.append(index) }
                Task {
                    try await Task.sleep(for: .milliseconds(count - index))
                    sleeps.append(index)
                }
                DispatchQueue.main.async { blocks.append(index) }
                DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(count - index)) { later.append(index) }
                _ = Timer.scheduledTimer(withTimeInterval: Double(index) * 0.001, repeats: false) { _ in
                    MainActor.assumeIsolated { timers += 1 }
                }
            }

            stage.advance(by: 0)
            expectEqual(tasks, Array(0..<count))
            expectEqual(blocks, Array(0..<count))

            stage.advance(by: 10)
            expectEqual(sleeps, (0..<count).reversed())
            expectEqual(later, (0..<count).reversed())
            expectEqual(timers, count)
        }
    }
}
