import CStageTime

/// Work that was received from libdispatch, Swift's runtime or a run loop. It runs once, or is dropped when it is
/// deallocated.
final class StageWorkItem: @unchecked Sendable {
    // Unchecked: it moves from the thread that gave it to the stage's thread, and stays there.
    private var work: StageWork?

    init(_ work: StageWork) { self.work = work }

    deinit {
        if let work { work.drop?(work.context) }
    }

    func run() {
        guard let work else { return }
        self.work = nil
        work.run(work.context)
    }

    /// Cancels the task whose sleep this work would end.
    func cancelTask() {
        if let work { StageWorkCancelTask(work) }
    }

    /// Gives the work to the main queue itself.
    func submitToMainQueue() {
        guard let work else { return }
        self.work = nil
        StageTimeGiveToMainQueue(work)
    }
}
