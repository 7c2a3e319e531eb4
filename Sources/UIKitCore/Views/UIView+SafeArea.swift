import Foundation

extension UIView {
    // MARK: Getting the safe area

    var currentSafeAreaInsets: UIEdgeInsets {
        guard currentWindow != nil else { return .zero }
        // From the window down, and not by asking each superview, since trees may be deep.
        var path: [UIView] = []
        var view = self
        while let superview = view.superviewStorage {
            path.append(view)
            view = superview
        }
        let outermost = (view as? UIWindow)?.screenIfAny?.safeAreaInsets ?? .zero
        return path.reversed().reduce(view.addingControllersInsets(to: outermost)) { insets, view in
            view.safeAreaInsets(inside: insets)
        }
    }

    /// The view's insets where its superview's are `outer`.
    private func safeAreaInsets(inside outer: UIEdgeInsets) -> UIEdgeInsets {
        if let imposed = owningController?.extras?.imposedSafeAreaInsets { return addingControllersInsets(to: imposed) }
        guard let superview = superviewStorage else { return addingControllersInsets(to: .zero) }
        let outer = superview.safeAreaInsetsOfSubviews(outer)
        guard outer != .zero else { return addingControllersInsets(to: .zero) }
        let safe = superview.bounds.inset(by: outer)
        let frame = self.frame
        // Where nothing reaches into the superview, what lies outside of it is not covered either.
        func inset(_ outer: CGFloat, _ reach: CGFloat, _ length: CGFloat) -> CGFloat {
            outer > 0 ? max(0, min(reach, length)) : 0
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

    /// The same during layout: the superview was laid out before, so its insets are known.
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

    /// The view was moved: it may overlap the unsafe part of its superview, or its margins, by more or less.
    func positionDidChange() {
        guard let superview = superviewStorage else { return }
        if flags.preservesSuperviewLayoutMargins { return setNeedsLayout() }
        guard let outer = superview.extras?.lastSafeAreaInsets, outer != .zero else { return }
        // If the superview's own insets are about to change, its layout marks its subviews for layout.
        if safeAreaInsetsInLayout != extras?.lastSafeAreaInsets ?? .zero { setNeedsLayout() }
    }
}
