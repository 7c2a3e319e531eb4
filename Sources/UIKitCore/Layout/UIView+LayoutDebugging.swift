extension UIView {
    // MARK: Debugging Auto Layout

    /// Whether the constraints leave the view's place or size open. `false` for a view that translates its autoresizing
    /// mask.
    public var hasAmbiguousLayout: Bool {
        guard let layoutState, flags.isConstrained else { return false }
        return !LayoutEngine.shared.isDetermined(layoutState)
    }

    /// Moves or resizes a view whose layout is ambiguous to another frame that its constraints allow as well; the next call
    /// takes that back. Does nothing to other views. The frame changes with the next layout pass.
    public func exerciseAmbiguityInLayout() {
        guard let layoutState, flags.isConstrained else { return }
        LayoutEngine.shared.exercise(layoutState)
    }

    /// The active constraints on which the view's place and size in a direction stand, in the order of activation.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        LayoutEngine.shared.constraints(affecting: self, axis)
    }
}

extension UILayoutGuide {
    // MARK: Debugging layout guides

    /// Whether the constraints leave the guide's place or size open. `false` for a guide that no constraint mentions.
    public var hasAmbiguousLayout: Bool { layoutState.map { !LayoutEngine.shared.isDetermined($0) } ?? false }

    /// The active constraints on which the guide's place and size in a direction stand.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        LayoutEngine.shared.constraints(affecting: self, axis)
    }
}
