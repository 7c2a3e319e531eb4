import CStageTime
import Foundation
import QuartzCore
import RenderServer

/// Schedules the work of a program other than UIKit's on a stage's event loop: tasks, dispatch queues and timers.
///
/// `CStageTime` delivers it: immediately from the stage's thread, and from other threads through the mailbox, which is
/// emptied at the beginning and at the end of each turn. Jobs of Swift's global executor run on the stage's thread
/// between turns: they take no time and no turn, and their order is the same each time. Work on other queues of
/// libdispatch runs on these queues, and the stage waits for it.
@MainActor
final class StageTime {
    /// The instance that owns the time.
    private(set) static var current: StageTime?
    /// The mailbox of `current`, or the closed mailbox of an earlier stage.
    private nonisolated static let mailbox = StageMailbox()

    /// Whether a stage can control the time of tasks, queues and timers in this program.
    nonisolated static var isAvailable: Bool { StageTimeIsAvailable() }

    let stage: Stage
    let loop: EmbeddedEventLoop
    private var global: [StageWorkItem?] = []
    private var nextGlobal = 0
    private var scheduled: [UInt64: (work: ScheduledWork, item: StageWorkItem)] = [:]
    /// The event loop that runs the scheduled work of background threads while the stage's thread is blocked.
    private let othersLoop: EmbeddedEventLoop
    var timers: [UnsafeMutableRawPointer: StageTimer] = [:]
    var loopsToStop = 0
    /// Whether the thread runs a job of Swift's global executor that is not on the main actor, so that the main queue
    /// is free.
    private var isInJob = false
    /// The time of the run loop's last pass without a duration.
    var lastPoll: Double?

    /// Whether work on other queues has exceeded `patience` before.
    private var hasStoppedWaiting = false

    /// Takes control of the time on this thread until `end()`. For a later launch, the time continues at the stage's
    /// time. Returns `nil` in a program that contains libdispatch.
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

    /// Cancels sleeping tasks and runs them to their ends, drops all other work, and gives back the control of the
    /// time.
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
        for work in others { work.submitToMainQueue() }
    }

    // MARK: Received work

    private func receive(_ message: StageMailbox.Message) {
        switch message {
        case .enqueue(let item, .main): loop.enqueue { item.run() }
        case .enqueue(let item, .global): global.append(item)
        case .schedule(let item, let nanoseconds, let number, let isOfOthers):
            let time = time(nanoseconds)
            let run: @MainActor () -> Void = { [weak self] in
                // Scheduled work of background threads is in two loops.
                guard let work = self?.scheduled.removeValue(forKey: number)?.work else { return }
                work.cancel()
                item.run()
            }
            scheduled[number] = (loop.schedule(at: time, run), item)
            if isOfOthers { othersLoop.schedule(at: time, run) }
        case .cancel(let number): scheduled.removeValue(forKey: number)?.work.cancel()
        }
    }

    /// Media time, added up as UIKit does: work that is scheduled for the same duration at the same time is due at the
    /// same time.
    private func time(_ nanoseconds: UInt64) -> Double {
        let elapsed = Self.mailbox.elapsed
        return loop.clock.now + Double(Int64(clamping: nanoseconds) - Int64(clamping: elapsed)) / 1e9
    }

    /// How long work on a different queue may take, in seconds of real time, before the stage continues without it.
    static var patience = 5.0
    /// How long the stage waits for blocked work, in seconds of real time.
    private static let patienceWithBlockedWork = 0.01
    /// The maximum number of the global executor's jobs between two turns, so that tasks that yield endlessly do not
    /// stop the stage.
    private static let mostJobs = 10_000

    private func collect() {
        StageTimeRunObservers()
        var jobs = 0
        while true {
            let state = StageTimeWaitForQueues(Self.patience)
            receiveMessages()
            if state == .running { stopWaiting() }
            // Blocked work may continue in the next turn, or after an action of a thread that the stage does not
            // control.
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

    private func stopWaiting() {
        guard !hasStoppedWaiting else { return }
        hasStoppedWaiting = true
        stage.note(
            "work on a background queue has not ended within \(Self.patience) s of real time; the stage continues without it"
        )
    }

    // MARK: While the stage's thread is blocked

    /// The stage's thread sleeps while background threads run.
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

    /// Runs a closure on the main queue while a job that is not on the main actor is blocked. Returns false if the
    /// main actor is blocked.
    private func asMain(_ body: () -> Void) -> Bool {
        guard isInJob else { return false }
        isInJob = false
        body()
        isInJob = true
        return true
    }

    private func waitForOthers() {
        if StageTimeWaitForQueues(Self.patience) == .running { stopWaiting() }
        receiveMessages()
    }

    /// Runs the next work of background threads that is due by a time, while the stage's thread is blocked. Returns
    /// false if no such work exists.
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

    /// Called after the stage's thread was blocked until background threads had finished work. Their results are
    /// received now, so that they precede the work that the stage schedules from now on. Without such a wait the order
    /// is undefined, and the results are received with the turn, in the same order each time.
    private func didWait() { receiveMessages() }

    /// Runs the blocks that foreign threads gave to the main queue. Returns false if there are no such blocks.
    func receiveFromOthers() -> Bool {
        let blocks = Self.mailbox.takeBlocksOfOtherThreads()
        for block in blocks { loop.enqueue { block.run() } }
        return !blocks.isEmpty
    }

    // MARK: Callbacks of CStageTime

    private nonisolated static func receive(_ message: StageMailbox.Message) {
        guard StageTimeIsStageThread() else { return mailbox.post(message) }
        onStage { $0.receive(message) }
    }

    /// Calls a closure on the stage's thread, which runs the main actor.
    nonisolated static func onStage<Result: Sendable>(_ body: @MainActor (StageTime) -> Result) -> Result {
        MainActor.assumeIsolated {
            guard let current else {
                preconditionFailure("a function of a stage's time was called while no stage exists")
            }
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
