import CStageTime
import Foundation
import QuartzCore
import RenderServer

/// Brings what a program schedules besides UIKit onto a stage's event loop: tasks, dispatch queues and timers.
///
/// `CStageTime` hands it over, from the stage's thread at once and from others through the mailbox, which is emptied at the
/// beginning and at the end of each turn. What runs on Swift's global executor runs on the stage's thread, between turns: it
/// takes no time and no turn, and its order is the same each time. What runs on other queues of libdispatch runs there, and
/// is waited for.
@MainActor
final class StageTime {
    /// The one that owns the time.
    private(set) static var current: StageTime?
    /// Its mailbox, or an earlier one's, which is closed.
    private nonisolated static let mailbox = StageMailbox()

    /// Whether a stage can own the time of more than UIKit in this program.
    nonisolated static var isAvailable: Bool { StageTimeIsAvailable() }

    let stage: Stage
    let loop: EmbeddedEventLoop
    private var global: [StageWorkItem?] = []
    private var nextGlobal = 0
    private var scheduled: [UInt64: (work: ScheduledWork, item: StageWorkItem)] = [:]
    /// Runs the scheduled work of background threads while the stage's thread is blocked.
    private let othersLoop: EmbeddedEventLoop
    var timers: [UnsafeMutableRawPointer: StageTimer] = [:]
    var loopsToStop = 0
    /// Whether the thread runs a job of Swift's that is not the main actor's, so that the main queue is free.
    private var isInJob = false
    /// When the run loop last ran without a duration.
    var lastPoll: Double?

    /// Whether work on other queues went on for too long once.
    private var hasGivenUp = false

    /// Takes the time, on this thread, until `end()`; a later launch's goes on where the stage is. Returns `nil` in a program that
    /// libdispatch is part of.
    init?(_ stage: Stage, continues: Bool = false) {
        guard Self.isAvailable else { return nil }
        self.stage = stage
        loop = stage.loop
        othersLoop = EmbeddedEventLoop(clock: stage.clock)
        Self.mailbox.open(clock: stage.clock, start: stage.start)
        Self.current = self
        loop.collect = { [weak self] in self?.collect() }
        StageTimeBegin(Self.owner, continues)
    }

    // MARK: The end

    /// Cancels the tasks that sleep and lets them come to their ends, drops everything else, and gives the time back.
    func end() {
        for (_, item) in scheduled.values { item.cancelTask() }
        loop.runUntilIdle()
        for timer in Array(timers.keys) {
            StageTimerInvalidate(timer)
            remove(timer)
        }
        loop.collect = nil
        loop.removeAll()
        othersLoop.removeAll()
        scheduled = [:]
        (global, nextGlobal) = ([], 0)
        StageTimeEnd()
        StageTimeForgetSources()
        let others = Self.mailbox.close()
        Self.current = nil
        for work in others { work.giveToMainQueue() }
    }

    // MARK: What comes in

    private func receive(_ message: StageMailbox.Message) {
        switch message {
        case .enqueue(let item, .main): loop.enqueue { item.run() }
        case .enqueue(let item, .global): global.append(item)
        case .schedule(let item, let nanoseconds, let number, let isOfOthers):
            let time = time(nanoseconds)
            let run: @MainActor () -> Void = { [weak self] in
                // Work of background threads is in two loops.
                guard let work = self?.scheduled.removeValue(forKey: number)?.work else { return }
                work.cancel()
                item.run()
            }
            scheduled[number] = (loop.schedule(at: time, run), item)
            if isOfOthers { othersLoop.schedule(at: time, run) }
        case .cancel(let number): scheduled.removeValue(forKey: number)?.work.cancel()
        }
    }

    /// Media time, as UIKit adds it up: what is scheduled for the same duration at the same time is due at once.
    private func time(_ nanoseconds: UInt64) -> Double {
        let elapsed = Self.mailbox.elapsed
        return loop.clock.now + Double(Int64(clamping: nanoseconds) - Int64(clamping: elapsed)) / 1e9
    }

    /// How long work on another queue may go on, in seconds of real time, before the stage goes on without it.
    static var patience = 5.0
    /// The same for work that is blocked.
    private static let patienceWithBlockedWork = 0.01
    /// How many jobs of the global executor run between two turns: tasks that yield for ever do not stop the stage.
    private static let mostJobs = 10_000

    private func collect() {
        StageTimeRunObservers()
        var jobs = 0
        while true {
            let state = StageTimeWaitForQueues(Self.patience)
            receiveMessages()
            if state == .running { giveUp() }
            // Blocked work may continue in the next turn, or when a thread that the stage does not know has done
            // something.
            if state == .waiting, isIdle, StageTimeWaitForBlockedWork(Self.patienceWithBlockedWork) { continue }
            guard nextGlobal < global.count, jobs < Self.mostJobs else { return }
            while nextGlobal < global.count, jobs < Self.mostJobs {
                let job = global[nextGlobal]
                global[nextGlobal] = nil
                nextGlobal += 1
                jobs += 1
                if nextGlobal == global.count { (global, nextGlobal) = ([], 0) }
                let outer = isInJob
                isInJob = true
                job?.run()
                isInJob = outer
            }
        }
    }

    /// Whether no work is enqueued or due.
    private var isIdle: Bool {
        loop.isIdle && nextGlobal == global.count && loop.nextScheduledTime.map { $0 > loop.clock.now } != false
    }

    private func receiveMessages() {
        for message in Self.mailbox.take() { receive(message) }
    }

    private func giveUp() {
        guard !hasGivenUp else { return }
        hasGivenUp = true
        stage.note(
            "work on a background queue has not ended within \(Self.patience) s of real time; the stage goes on without it"
        )
    }

    // MARK: While the stage's thread is blocked

    /// The stage's thread sleeps. Background threads run meanwhile.
    private func block(for seconds: Double) {
        let end = loop.clock.now + seconds
        if asMain({ _ = stage.runLoop(for: seconds) { false } }) { return }
        waitForOthers()
        while let next = othersLoop.nextScheduledTime, next <= end {
            othersLoop.advance(to: next)
            waitForOthers()
        }
        stage.clock.advance(to: end)
    }

    /// Runs the main queue while a job that is not the main actor's is blocked; false if the main actor is.
    private func asMain(_ body: () -> Void) -> Bool {
        guard isInJob else { return false }
        isInJob = false
        body()
        isInJob = true
        return true
    }

    private func waitForOthers() {
        if StageTimeWaitForQueues(Self.patience) == .running { giveUp() }
        receiveMessages()
    }

    /// Runs the next work of background threads that is due by a time, while the stage's thread is blocked; false
    /// without such work.
    private func advanceOthers(until nanoseconds: UInt64) -> Bool {
        receiveMessages()
        if isInJob {
            guard let next = loop.nextScheduledTime, next <= time(nanoseconds) else { return false }
            return asMain { loop.advance(to: next) }
        }
        guard let next = othersLoop.nextScheduledTime, next <= time(nanoseconds) else { return false }
        othersLoop.advance(to: next)
        return true
    }

    /// The stage's thread was blocked until background threads did something: their work precedes the work that it
    /// schedules from now on. Without such a wait the order is not defined, and their work is received with the turn,
    /// in the same order each time.
    private func didWait() { receiveMessages() }

    /// Runs the blocks that threads which the stage does not know gave to the main queue; false if there are none.
    func receiveFromOthers() -> Bool {
        let blocks = Self.mailbox.takeBlocksOfOtherStages()
        for block in blocks { loop.enqueue { block.run() } }
        return !blocks.isEmpty
    }

    // MARK: What CStageTime calls

    private nonisolated static func receive(_ message: StageMailbox.Message) {
        guard StageTimeIsStageThread() else { return mailbox.post(message) }
        onStage { $0.receive(message) }
    }

    /// On the stage's thread, which runs the main actor.
    nonisolated static func onStage<Result: Sendable>(_ body: @MainActor (StageTime) -> Result) -> Result {
        MainActor.assumeIsolated {
            guard let current else { preconditionFailure("a stage's thread is without its stage") }
            return body(current)
        }
    }

    private nonisolated static let owner = StageTimeOwner(
        elapsed: { StageTime.mailbox.elapsed },
        owns: { StageTime.mailbox.owns($0, isInContext: $1) },
        enqueue: { StageTime.receive(.enqueue(StageWorkItem($0), $1)) },
        keep: { StageTime.mailbox.keep(StageWorkItem($0), isOfJob: $1) },
        schedule: {
            let number = StageTime.mailbox.nextNumber()
            StageTime.receive(.schedule(StageWorkItem($0), at: $1, number: number, isOfOthers: $2))
            return number
        },
        cancel: { StageTime.receive(.cancel(number: $0)) },
        sleep: { nanoseconds in StageTime.onStage { $0.block(for: Double(nanoseconds) / 1e9) } },
        advanceOthers: { time in StageTime.onStage { $0.advanceOthers(until: time) } },
        runTurn: { StageTime.onStage { time in time.asMain { time.loop.runTurn() } } },
        didWait: { StageTime.onStage { $0.didWait() } },
        runLoop: { seconds, returnsAfterWork in
            StageTime.onStage { $0.run(for: seconds, returnsAfterWork: returnsAfterWork) }
        },
        stopLoop: { StageTime.onStage { $0.stopLoop() } },
        timerChanged: { timer, isAdded in
            nonisolated(unsafe) let timer = timer
            StageTime.onStage { isAdded ? $0.add(timer) : $0.remove(timer) }
        },
        timerDateChanged: { timer in
            nonisolated(unsafe) let timer = timer
            StageTime.onStage { $0.dateChanged(timer) }
        })
}
