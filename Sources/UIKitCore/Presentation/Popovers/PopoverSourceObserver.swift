import QuartzCore

/// Checks after each commit whether a popover's source has moved, so that the popover follows. Without changes no
/// commit takes place.
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
