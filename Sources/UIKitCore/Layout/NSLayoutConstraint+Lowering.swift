import Cassowary

/// Translates a constraint between items to the solver's terms: variables, coefficients, and a constant side.
extension NSLayoutConstraint {
    /// Whether an attribute depends on the layout direction.
    private var isDirected: Bool {
        if firstAttribute.direction == .reading || secondAttribute.direction == .reading { return true }
        return (first as? LayoutSpan)?.startAttribute.direction == .reading
            || (second as? LayoutSpan)?.startAttribute.direction == .reading
    }

    /// Adds the constraint to the solver, in the coordinate space of an ancestor of its items. Returns `false` if the
    /// solver rejected the constraint.
    func lower(in ancestor: UIView) -> Bool {
        isMirrored = needsMirroring(in: ancestor)
        guard let expression = expression(in: ancestor) else { return false }
        base = -expression.constant
        solverID = LayoutEngine.current.add(
            expression.terms, relation.solverRelation, base + Double(constant), priority: priority.strength,
            for: self)
        return solverID != nil
    }

    /// Lowers the constraint again if the layout direction has changed.
    func updateDirection(isRightToLeft: Bool) {
        if isMirrored != (isRightToLeft && isDirected) { lowerAgain() }
    }

    /// Replaces the constraint's terms in the solver.
    func lowerAgain() {
        guard let holder, let solverID else { return }
        LayoutEngine.current.remove(solverID)
        self.solverID = nil
        isBroken = false
        if !lower(in: holder) { deactivate() }
    }

    /// Returns whether the constraint uses a baseline that a stack view may select. The stack view is an item of the
    /// constraint, or is inside one.
    func dependsOnBaseline(in stack: UIView) -> Bool {
        [(first, firstAttribute), (second, secondAttribute)].contains { item, attribute in
            guard attribute == .firstBaseline || attribute == .lastBaseline, let item = item as? UIView,
                item.choosesBaselineView
            else { return false }
            return stack.isInside(item)
        }
    }

    /// Updates values of the constant side: alignment insets, baselines, origins of bounds.
    func updateBase() {
        guard let holder, solverID != nil, let expression = expression(in: holder) else { return }
        guard base != -expression.constant else { return }
        base = -expression.constant
        LayoutEngine.current.constantDidChange(of: self)
    }

    // Chosen (Layout): Leading and trailing follow the direction of the view that holds the constraint, for both
    // items: in a constraint with its parent, a child's leading edge is on the parent's leading side. (Apple does not
    // document which direction is used.)
    private func needsMirroring(in ancestor: UIView) -> Bool {
        isDirected && ancestor.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    private func expression(in ancestor: UIView) -> LayoutExpression? {
        guard let first, second != nil || !hasSecond else { return nil }
        var left = LayoutExpression(firstAttribute, of: first, in: ancestor, isMirrored: isMirrored)
        if let second {
            let right = LayoutExpression(secondAttribute, of: second, in: ancestor, isMirrored: isMirrored)
            left.subtract(right, times: Double(multiplier))
        }
        return left
    }
}

extension NSLayoutConstraint.Relation {
    fileprivate var solverRelation: Cassowary.Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}
