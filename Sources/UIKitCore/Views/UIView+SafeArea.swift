import Foundation

extension UIView {
    // MARK: Getting the safe area

    var currentSafeAreaInsets: UIEdgeInsets {
        guard currentWindow != nil else { return .zero }
        return safeAreaInsets(levels: 0)
    }

    /// Maximum number of superviews that are visited recursively, since trees may be deeper than the stack.
    private static var largestDepthOfInsets: Int { 64 }

    private func safeAreaInsets(levels: Int) -> UIEdgeInsets {
        // Imposed insets do not depend on the surroundings of the controller's view.
        if let imposed = owningController?.extras?.imposedSafeAreaInsets { return addingControllersInsets(to: imposed) }
        guard let superview = superviewStorage else {
            return addingControllersInsets(to: (self as? UIWindow)?.screenIfAny?.safeAreaInsets ?? .zero)
        }
        guard levels >= Self.largestDepthOfInsets else {
            return safeAreaInsets(inside: superview.overridableSafeAreaInsets(levels: levels + 1))
        }
        var path: [UIView] = []
        var view = self
        while let superview = view.superviewStorage {
            path.append(view)
            view = superview
        }
        var insets = view.overridableSafeAreaInsets(levels: 0)
        for view in path.reversed() { insets = view.safeAreaInsets(inside: insets) }
        return insets
    }

    /// Returns the insets of a superview. Subclasses of windows may override the property, as test helpers for
    /// pictures do.
    private func overridableSafeAreaInsets(levels: Int) -> UIEdgeInsets {
        superviewStorage == nil && self is UIWindow ? safeAreaInsets : safeAreaInsets(levels: levels)
    }

    /// Returns the view's insets for the insets of its superview.
    private func safeAreaInsets(inside outer: UIEdgeInsets) -> UIEdgeInsets {
        if let imposed = owningController?.extras?.imposedSafeAreaInsets { return addingControllersInsets(to: imposed) }
        guard let superview = superviewStorage else { return addingControllersInsets(to: .zero) }
        let outer = superview.safeAreaInsetsOfSubviews(outer)
        guard outer != .zero else { return addingControllersInsets(to: .zero) }
        let safe = superview.bounds.inset(by: outer)
        // Chosen (Views): A transform does not change the safe area of a view, so that the layout of a view that is
        // scaled or moved aside stays valid.
        let frame = untransformedFrame
        // No inset is larger than the superview's, even if the view extends beyond it.
        func inset(_ outer: CGFloat, _ reach: CGFloat, _ length: CGFloat) -> CGFloat {
            max(0, min(reach, length, outer))
        }
        return addingControllersInsets(
            to: UIEdgeInsets(
                top: inset(outer.top, safe.minY - frame.minY, frame.height),
                left: inset(outer.left, safe.minX - frame.minX, frame.width),
                bottom: inset(outer.bottom, frame.maxY - safe.maxY, frame.height),
                right: inset(outer.right, frame.maxX - safe.maxX, frame.width)))
    }

    private func addingControllersInsets(to insets: UIEdgeInsets) -> UIEdgeInsets {
        guard let additional = owningController?.additionalSafeAreaInsets else { return insets }
        return UIEdgeInsets(
            top: insets.top + additional.top, left: insets.left + additional.left,
            bottom: insets.bottom + additional.bottom, right: insets.right + additional.right)
    }

    /// The insets during layout: the superview has already been laid out, so its insets are known.
    var safeAreaInsetsInLayout: UIEdgeInsets {
        guard currentWindow != nil, let superview = superviewStorage else { return safeAreaInsets }
        return safeAreaInsets(inside: superview.extras?.lastSafeAreaInsets ?? .zero)
    }

    func safeAreaMayHaveChanged() {
        let insets = safeAreaInsetsInLayout
        let last = extras?.lastSafeAreaInsets ?? .zero
        guard insets != last else { return }
        extrasForWriting.lastSafeAreaInsets = insets
        safeAreaInsetsDidChange()
        if let owningController { AppearanceCallbacks.safeAreaInsetsDidChange(owningController) }
        for view in subviewsStorage { view.setNeedsLayout() }
    }

    /// Called after a move, which may change the overlap with the superview's unsafe area or margins.
    func positionDidChange() {
        guard let superview = superviewStorage else { return }
        if flags.containsCorners { cornersMayHaveChanged() }
        if flags.preservesSuperviewLayoutMargins || keyboardGuideIfMade != nil { return setNeedsLayout() }
        guard let outer = superview.extras?.lastSafeAreaInsets, outer != .zero else { return }
        // If the superview's own insets are about to change, its layout marks its subviews for layout.
        if safeAreaInsetsInLayout != extras?.lastSafeAreaInsets ?? .zero { setNeedsLayout() }
    }
}
