import CStageTime

/// Work that came in from libdispatch, Swift's run time or a run loop. It runs once, or is dropped when nothing holds it.
final class StageWorkItem: @unchecked Sendable {
    // Unchecked: it goes from the thread that gave it to the stage's, and then to no other.
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

    /// Cancels the task whose sleep this would end.
    func cancelTask() {
        if let work { StageWorkCancelTask(work) }
    }

    /// Hands the work to the main queue itself.
    func giveToMainQueue() {
        guard let work else { return }
        self.work = nil
        StageTimeGiveToMainQueue(work)
    }
}
