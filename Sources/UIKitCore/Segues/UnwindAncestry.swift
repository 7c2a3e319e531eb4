/// The ancestors of the source of an unwind segue, including it.
///
/// A child is followed by its parent. A presented controller is followed by the controller whose
/// `present(_:animated:completion:)` was called, even if an ancestor of that controller is the presenter (documented:
/// Technical Note TN2298; also in recorded searches).
@MainActor
struct UnwindAncestry {
    struct Step {
        let controller: UIViewController
        /// The presentation of the previous controller; `nil` if this is its parent.
        let presentation: Presentation?
    }

    /// The source is first.
    let steps: [Step]

    init(of source: UIViewController) {
        var steps = [Step(controller: source, presentation: nil)]
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(source)]
        while let next = Self.next(after: steps[steps.count - 1].controller),
            seen.insert(ObjectIdentifier(next.controller)).inserted
        {
            steps.append(next)
        }
        self.steps = steps
    }

    private static func next(after controller: UIViewController) -> Step? {
        if let parent = controller.parentStorage { return Step(controller: parent, presentation: nil) }
        guard let presentation = controller.extras?.ownPresentation, let presenter = presentation.presenter else {
            return nil
        }
        guard let caller = presentation.caller, caller.isInside(presenter, through: .parents) else {
            return Step(controller: presenter, presentation: presentation)
        }
        return Step(controller: caller, presentation: presentation)
    }

    /// The controllers in the order of the search.
    ///
    /// A source that a navigation or tab bar controller presents for one of its children is searched after that child,
    /// as was recorded. This does not apply to other containers.
    var searchOrder: [UIViewController] {
        var controllers = steps.map(\.controller)
        if steps.count > 1, let presenter = steps[1].presentation?.presenter, presenter !== steps[1].controller,
            presenter is any StackContainer || presenter is any TabContainer
        {
            controllers.swapAt(0, 1)
        }
        return controllers
    }

    /// Returns the outermost presentation between the source and an ancestor, which must be dismissed.
    func outermostPresentation(below ancestor: UIViewController) -> Presentation? {
        var found: Presentation?
        for step in steps {
            if let presentation = step.presentation { found = presentation }
            if step.controller === ancestor { return found }
        }
        return nil
    }
}
