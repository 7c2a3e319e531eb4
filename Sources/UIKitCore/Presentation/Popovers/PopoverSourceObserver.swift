import QuartzCore

/// Asks a popover after each commit whether its source has moved, so that it follows. A commit without changes is none:
/// while nothing changes, nothing is asked.
@MainActor
final class PopoverSourceObserver {
    private weak var popover: UIPopoverPresentationController?
    private var subscription: Probe<CommitRecord>.Subscription?

    init(_ popover: UIPopoverPresentationController) { self.popover = popover }

    nonisolated deinit {}

    func begin() {
        guard subscription == nil else { return }
        subscription = LayerContext.current.commits.subscribe { [self] _ in
            guard let popover else { return end() }
            popover.sourceMayHaveMoved()
        }
    }

    func end() {
        subscription?.end()
        subscription = nil
    }
}
