import QuartzCore

/// The way of an unwind segue: from the source out to an ancestor, and from that down to the destination.
///
/// What is presented on the way out is dismissed at once, by the outermost presentation. Then each container on the way
/// down shows the next controller on it.
@MainActor
struct UnwindRoute {
    let source: UIViewController
    /// From the ancestor to the destination.
    let path: [UIViewController]

    /// How often it waits for transitions that others begin meanwhile.
    private static let limit = 16

    /// Goes the way. While something of what is to be dismissed is coming or going, a dismissal would be refused, so it
    /// is done after that (chosen).
    func perform(_ segue: UIStoryboardSegue) { perform(segue, waited: 0, isAnimated: UIView.areAnimationsEnabled) }

    private func perform(_ segue: UIStoryboardSegue, waited: Int, isAnimated: Bool) {
        guard let ancestor = path.first else { return }
        let presentation = UnwindAncestry(of: source).outermostPresentation(below: ancestor)
        segue.animatesContainers = isAnimated
        if let presentation, let presenter = presentation.presenter {
            if waited < Self.limit, presentation.stack.contains(where: { $0.phase != .presented }) {
                return wait(for: presentation) { perform(segue, waited: waited + 1, isAnimated: isAnimated) }
            }
            dismiss(presenter, ancestor, segue, isAnimated)
        }
        for (container, next) in zip(path, path.dropFirst()) { container.unwind(for: segue, towards: next) }
    }

    /// The ancestor is asked where it is, or is inside of, what presents (recorded: IB_FORMAT §11.3).
    private func dismiss(
        _ presenter: UIViewController, _ ancestor: UIViewController, _ segue: UIStoryboardSegue, _ isAnimated: Bool
    ) {
        guard !ancestor.isInside(presenter, through: .parents) else {
            segue.animatesContainers = false
            return ancestor.dismiss(animated: isAnimated)
        }
        // What presents in its own context goes as well: that is what is seen (chosen).
        let goes = ancestor is any StackContainer || ancestor is any TabContainer
        if !goes { segue.animatesContainers = false }
        presenter.dismiss(animated: isAnimated && !goes)
    }

    private func wait(for presentation: Presentation, then body: @escaping @MainActor () -> Void) {
        let moving = presentation.stack.first { $0.phase != .presented } ?? presentation
        let isAwaited =
            moving.presented.coordinatorInEffect?.animate(
                alongsideTransition: nil, completion: { _ in TransitionFlush.whenIdle(body) }) ?? false
        if !isAwaited { MainLoop.current.enqueue { body() } }
    }
}
