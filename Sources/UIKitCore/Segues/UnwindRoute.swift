import QuartzCore

/// The route of an unwind segue: from the source to an ancestor, and from that ancestor to the destination.
///
/// Presentations between the source and the ancestor are dismissed together, by the dismissal of the outermost
/// presentation. Then each container on the path to the destination shows the next controller.
@MainActor
struct UnwindRoute {
    let source: UIViewController
    /// The controllers from the ancestor to the destination.
    let path: [UIViewController]

    /// Maximum number of waits for transitions that start meanwhile.
    private static let limit = 16

    // Chosen (Documents): An unwind segue waits until the transition of a presentation on its route has ended, because
    // a dismissal would be refused.
    /// Performs the segue. While a transition of a presentation on the route is running, a dismissal would be refused,
    /// so the route waits for its end.
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

    /// Dismisses the presentation. The dismissing ancestor is the presenter or its descendant (recorded).
    private func dismiss(
        _ presenter: UIViewController, _ ancestor: UIViewController, _ segue: UIStoryboardSegue, _ isAnimated: Bool
    ) {
        guard !ancestor.isInside(presenter, through: .parents) else {
            segue.animatesContainers = false
            return ancestor.dismiss(animated: isAnimated)
        }
        // Chosen (Controllers): If an unwind segue removes a presenter in its own context from a stack or a tab bar
        // controller, the change of that container is animated, since it is the visible one.
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
