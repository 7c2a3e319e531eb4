import CStageTime
import RenderServer
import Synchronization

/// Receives the work that other threads give to the stage that owns the time, and records the stage's tasks.
final class StageMailbox: Sendable {
    /// A message from a different thread.
    enum Message {
        case enqueue(StageWorkItem, StageQueue)
        case schedule(StageWorkItem, at: UInt64, number: UInt64, isOfOthers: Bool)
        case cancel(number: UInt64)
    }

    private struct State {
        var clock: SteppedClock?
        var start = 0.0
        var messages: [(message: Message, ticket: UInt64)] = []
        var others: [(work: StageWorkItem, isOfJob: Bool)] = []
        var tasks: Set<UInt64> = []
        var lastNumber: UInt64 = 0
    }

    private let state = Mutex(State())

    // MARK: Opening and closing

    func open(clock: SteppedClock, start: Double) {
        state.withLock {
            $0 = State(lastNumber: $0.lastNumber)
            $0.clock = clock
            $0.start = start
        }
    }

    /// Stops receiving messages, and returns the work that foreign threads gave to the main queue meanwhile.
    func close() -> [StageWorkItem] {
        // Released outside of the lock.
        let state = state.withLock { state in
            defer { state = State(lastNumber: state.lastNumber) }
            return state
        }
        let late = state.messages.compactMap { entry -> StageWorkItem? in
            guard case .enqueue(let work, _) = entry.message else { return nil }
            return work
        }
        return late + state.others.map(\.work)
    }

    // MARK: From any thread

    /// Nanoseconds since the stage began.
    var elapsed: UInt64 {
        state.withLock { state in
            guard let clock = state.clock else { return 0 }
            return UInt64(max(0, ((clock.now - state.start) * 1e9).rounded()))
        }
    }

    /// Returns whether a task belongs to the stage: whether it runs in the stage's context, or was seen there before.
    func owns(_ task: UInt64, isInContext: Bool) -> Bool {
        state.withLock {
            guard $0.clock != nil else { return false }
            if isInContext { $0.tasks.insert(task) }
            return isInContext || $0.tasks.contains(task)
        }
    }

    func nextNumber() -> UInt64 {
        state.withLock {
            $0.lastNumber += 1
            return $0.lastNumber
        }
    }

    func post(_ message: Message) {
        let ticket = StageTimeTicket()
        let isOpen = state.withLock {
            guard $0.clock != nil else { return false }
            $0.messages.append((message, ticket))
            return true
        }
        guard isOpen else {
            // The stage has ended in between. The continuation of a Swift task must still run.
            if case .enqueue(let work, _) = message { work.submitToMainQueue() }
            return
        }
        StageTimeWake()
    }

    /// Keeps the work that foreign threads gave to the main queue. Returns false if no stage exists.
    func keep(_ work: StageWorkItem, isOfJob: Bool) -> Bool {
        let isOpen = state.withLock {
            guard $0.clock != nil else { return false }
            $0.others.append((work, isOfJob))
            return true
        }
        if isOpen { StageTimeWake() }
        return isOpen
    }

    // MARK: From the stage

    /// Returns the received messages, in the order in which the stage handed out the work that caused them.
    func take() -> [Message] {
        let messages = state.withLock { state in
            defer { state.messages = [] }
            return state.messages
        }
        guard messages.count > 1 else { return messages.map(\.message) }
        return messages.enumerated()
            .sorted { ($0.element.ticket, $0.offset) < ($1.element.ticket, $1.offset) }
            .map(\.element.message)
    }

    /// Returns the blocks that foreign threads gave to the main queue. Their tasks stay in the mailbox.
    func takeBlocksOfOtherThreads() -> [StageWorkItem] {
        state.withLock { state in
            defer { state.others.removeAll { !$0.isOfJob } }
            return state.others.filter { !$0.isOfJob }.map(\.work)
        }
    }
}
