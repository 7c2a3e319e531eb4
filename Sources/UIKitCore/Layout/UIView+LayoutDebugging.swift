extension UIView {
    // MARK: Debugging Auto Layout

    /// Whether the constraints leave the view's place or size ambiguous. `false` for a view that translates its
    /// autoresizing mask.
    public var hasAmbiguousLayout: Bool {
        guard let layoutState, flags.isConstrained else { return false }
        return !LayoutEngine.shared.isDetermined(layoutState)
    }

    /// Moves or resizes a view whose layout is ambiguous to another frame that its constraints allow as well; the next
    /// call reverts that. Does nothing to other views. The frame changes with the next layout pass.
    public func exerciseAmbiguityInLayout() {
        guard let layoutState, flags.isConstrained else { return }
        LayoutEngine.shared.exercise(layoutState)
    }

    /// The active constraints that determine the view's place and size along an axis, in the order of activation.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        LayoutEngine.shared.constraints(affecting: self, axis)
    }
}

extension UILayoutGuide {
    // MARK: Debugging layout guides

    /// Whether the constraints leave the guide's place or size ambiguous. `false` for a guide that no constraint
    /// mentions.
    public var hasAmbiguousLayout: Bool { layoutState.map { !LayoutEngine.shared.isDetermined($0) } ?? false }

    /// The active constraints that determine the guide's place and size along an axis.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        LayoutEngine.shared.constraints(affecting: self, axis)
    }
}
