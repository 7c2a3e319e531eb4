import Foundation

extension UIView {
    /// The value of a dimension of `intrinsicContentSize` that the content does not decide: -1.
    public static let noIntrinsicMetric: CGFloat = -1

    /// The layout of one view in the layout pass: what changed above it first, then its controller and itself.
    ///
    /// Order (CallbackOrder.md, Appearance and layout): `viewIsAppearing` once per appearance, `updateViewConstraints` where it
    /// is due, safe area, `viewWillLayoutSubviews`, `layoutSubviews`, `viewDidLayoutSubviews`.
    func performLayout() { traitCollection.withCurrent(performLayoutWithCurrentTraits) }

    private func performLayoutWithCurrentTraits() {
        guard let controller = owningController else {
            followSurroundings()
            layoutSubviews()
            return
        }
        controller.rootViewIsAboutToLayOut()
        updateRootViewConstraints()
        followSurroundings()
        AppearanceCallbacks.willLayoutSubviews(controller)
        layoutSubviews()
        AppearanceCallbacks.didLayoutSubviews(controller)
    }

    private func followSurroundings() {
        let safeArea = safeAreaMayHaveChanged()
        layoutMarginsMayHaveChanged(to: layoutMarginsInLayout(safeArea: safeArea ?? safeAreaInsetsInLayout))
        systemGuidesFollow()
        if flags.holdsUnlistedConstraints { NSLayoutConstraint.endImproperConstraints(of: self) }
        LayoutEngine.shared.solveIfNeeded()
        if superviewStorage == nil, flags.isConstrained { LayoutEngine.shared.size(detached: self) }
    }

    // MARK: Getting the safe area

    /// How far the window's bars, notches and the controllers' additional insets reach into the view, in its own space.
    ///
    /// Zero while the view is in no window, and at most the view's own length.
    public var safeAreaInsets: UIEdgeInsets {
        guard window != nil else { return .zero }
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
        guard outer != .zero, let superview = superviewStorage else { return addingControllersInsets(to: .zero) }
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

    /// The same in a layout, which the superview had before: so its insets are known.
    private var safeAreaInsetsInLayout: UIEdgeInsets {
        guard window != nil, let superview = superviewStorage else { return safeAreaInsets }
        return safeAreaInsets(inside: superview.extras?.lastSafeAreaInsets ?? .zero)
    }

    /// Answers the insets, unless callbacks were sent, which may have changed them again.
    private func safeAreaMayHaveChanged() -> UIEdgeInsets? {
        let insets = safeAreaInsetsInLayout
        let last = extras?.lastSafeAreaInsets ?? .zero
        guard insets != last else { return insets }
        extrasForWriting.lastSafeAreaInsets = insets
        safeAreaInsetsDidChange()
        if let owningController { AppearanceCallbacks.safeAreaInsetsDidChange(owningController) }
        for view in subviewsStorage { view.setNeedsLayout() }
        return nil
    }

    /// The view was moved: it may reach into the unsafe part of its superview, or into its margins, by more or less.
    func positionDidChange() {
        guard let superview = superviewStorage else { return }
        if flags.preservesSuperviewLayoutMargins { return setNeedsLayout() }
        guard let outer = superview.extras?.lastSafeAreaInsets, outer != .zero else { return }
        // If the superview's own insets are about to change, its layout asks for that of its subviews.
        if safeAreaInsetsInLayout != extras?.lastSafeAreaInsets ?? .zero { setNeedsLayout() }
    }

    // MARK: Configuring content margins

    /// The space to keep between the view's edges and its content: 8 points a side at first, for a controller's root view
    /// the system's minimum.
    ///
    /// Reading it gives the margins in effect: with the safe area, at least the superview's where
    /// `preservesSuperviewLayoutMargins` says so, and for a root view at least its controller's
    /// `systemMinimumLayoutMargins`. NaN and infinity are refused with a log.
    public var layoutMargins: UIEdgeInsets {
        get { layoutMargins(safeArea: safeAreaInsets) { $0.layoutMargins } }
        set { directionalLayoutMargins = directional(newValue) }
    }

    /// The margins where the safe area is known, and a way to the superview's margins.
    private func layoutMargins(
        safeArea: @autoclosure () -> UIEdgeInsets, ofSuperview: (UIView) -> UIEdgeInsets
    ) -> UIEdgeInsets {
        let margins = ownLayoutMargins
        var insets = UIEdgeInsets(
            top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
        if margins.leading != margins.trailing, effectiveUserInterfaceLayoutDirection == .rightToLeft {
            (insets.left, insets.right) = (insets.right, insets.left)
        }
        if flags.insetsLayoutMarginsFromSafeArea {
            let safe = safeArea()
            insets.top += safe.top
            insets.left += safe.left
            insets.bottom += safe.bottom
            insets.right += safe.right
        }
        if flags.preservesSuperviewLayoutMargins, let superview = superviewStorage {
            let inner = superview.bounds.inset(by: ofSuperview(superview))
            let frame = self.frame
            insets.top = max(insets.top, inner.minY - frame.minY)
            insets.left = max(insets.left, inner.minX - frame.minX)
            insets.bottom = max(insets.bottom, frame.maxY - inner.maxY)
            insets.right = max(insets.right, frame.maxX - inner.maxX)
        }
        return insets
    }

    /// The same in a layout, which the superview had before: so its margins and insets are known, and a deep tree does not
    /// look upwards from each of its views.
    private func layoutMarginsInLayout(safeArea: @autoclosure () -> UIEdgeInsets) -> UIEdgeInsets {
        layoutMargins(safeArea: safeArea()) { superview in
            superview.extras?.lastLayoutMargins ?? superview.layoutMargins
        }
    }

    /// The same margins by the direction of reading: a change of either property changes the other.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { directional(layoutMargins) }
        set {
            guard newValue.top.isFinite, newValue.leading.isFinite, newValue.bottom.isFinite, newValue.trailing.isFinite
            else {
                Diagnostics.warn(
                    .invalidGeometry,
                    "\(Diagnostics.name(self)): layout margins \(newValue) contain NaN or infinity; the old ones are kept"
                )
                return
            }
            guard newValue != extras?.layoutMargins else { return }
            extrasForWriting.layoutMargins = newValue
            layoutMarginsMayHaveChanged(to: layoutMargins)
            setNeedsLayout()
        }
    }

    private func directional(_ margins: UIEdgeInsets) -> NSDirectionalEdgeInsets {
        let isTurned = margins.left != margins.right && effectiveUserInterfaceLayoutDirection == .rightToLeft
        return NSDirectionalEdgeInsets(
            top: margins.top, leading: isTurned ? margins.right : margins.left, bottom: margins.bottom,
            trailing: isTurned ? margins.left : margins.right)
    }

    /// The margins that were set, or those of the beginning, without what is around the view.
    private var ownLayoutMargins: NSDirectionalEdgeInsets {
        guard let controller = owningController else { return extras?.layoutMargins ?? Self.plainLayoutMargins }
        guard controller.viewRespectsSystemMinimumLayoutMargins else {
            return extras?.layoutMargins ?? Self.plainLayoutMargins
        }
        let least = controller.systemMinimumLayoutMargins
        guard let own = extras?.layoutMargins else { return least }
        return NSDirectionalEdgeInsets(
            top: max(own.top, least.top), leading: max(own.leading, least.leading),
            bottom: max(own.bottom, least.bottom),
            trailing: max(own.trailing, least.trailing))
    }

    private static let plainLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

    /// Compares the margins in effect with those last reported.
    private func layoutMarginsMayHaveChanged(to current: @autoclosure () -> UIEdgeInsets) {
        // A plain view, of which there are many, has those of the beginning.
        let isUnusual =
            owningController != nil || flags.preservesSuperviewLayoutMargins || extras?.layoutMargins != nil
            || extras?.lastLayoutMargins != nil || (extras?.lastSafeAreaInsets ?? .zero) != .zero
        guard isUnusual else { return }
        let extras = extrasForWriting
        let margins = current()
        let last = extras.lastLayoutMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        extras.lastLayoutMargins = margins
        guard margins != last else { return }
        layoutMarginsDidChange()
        owningController?.viewLayoutMarginsDidChange()
        for view in subviewsStorage where view.flags.preservesSuperviewLayoutMargins { view.setNeedsLayout() }
    }

    /// Whether the margins are at least those that the superview's margins leave; `false` at first.
    public var preservesSuperviewLayoutMargins: Bool {
        get { flags.preservesSuperviewLayoutMargins }
        set {
            flags.preservesSuperviewLayoutMargins = newValue
            layoutMarginsMayHaveChanged(to: layoutMargins)
            setNeedsLayout()
        }
    }

    /// Whether the safe area counts into the margins; `true` at first.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { flags.insetsLayoutMarginsFromSafeArea }
        set {
            flags.insetsLayoutMarginsFromSafeArea = newValue
            layoutMarginsMayHaveChanged(to: layoutMargins)
            setNeedsLayout()
        }
    }

    // MARK: Working with right-to-left interfaces

    /// Whether the view turns over where text is read from right to left.
    public var semanticContentAttribute: UISemanticContentAttribute {
        get { extras?.semanticContentAttribute ?? .unspecified }
        set {
            guard newValue != semanticContentAttribute else { return }
            extrasForWriting.semanticContentAttribute = newValue
            constraintDirectionDidChange()
            setNeedsLayout()
        }
    }

    /// The direction in which the view's content is to be arranged, of its attribute and its traits.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// The direction for an attribute where the application's own direction is left to right.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
    }

    /// The direction for an attribute inside an interface of a direction.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .unspecified: direction
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}

/// How a view's content behaves where the interface is read from right to left. Raw values are UIKit's.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Turned over with the interface.
    case unspecified
    /// Playback controls: never turned over.
    case playback
    /// A direction in space: never turned over.
    case spatial
    /// Always from left to right.
    case forceLeftToRight
    /// Always from right to left.
    case forceRightToLeft
}

/// The direction in which an interface is read. Raw values are UIKit's.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
}
