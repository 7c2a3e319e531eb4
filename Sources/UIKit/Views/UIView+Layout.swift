import Foundation

extension UIView {
    /// The value of a dimension of `intrinsicContentSize` that the content does not decide: -1.
    public static let noIntrinsicMetric: CGFloat = -1

    /// The layout of one view in the layout pass: what changed above it first, then its controller and itself.
    ///
    /// Order (CALLBACK_ORDER §2): `viewIsAppearing` once per appearance, safe area, `viewWillLayoutSubviews`,
    /// `layoutSubviews`, `viewDidLayoutSubviews`.
    package func performLayout() {
        guard let controller = owningController else {
            safeAreaMayHaveChanged()
            insetGuidesFollow()
            LayoutEngine.shared.solveIfNeeded()
            layoutSubviews()
            return
        }
        controller.rootViewIsAboutToLayOut()
        safeAreaMayHaveChanged()
        insetGuidesFollow()
        LayoutEngine.shared.solveIfNeeded()
        AppearanceCallbacks.willLayoutSubviews(controller)
        layoutSubviews()
        AppearanceCallbacks.didLayoutSubviews(controller)
    }

    // MARK: Getting the safe area

    /// How far the window's bars, notches and the controllers' additional insets reach into the view, in its own space.
    ///
    /// Zero while the view is in no window. The part of a view outside its superview counts nothing.
    public var safeAreaInsets: UIEdgeInsets {
        guard window != nil else { return .zero }
        var insets = inheritedSafeAreaInsets
        if let additional = owningController?.additionalSafeAreaInsets {
            insets.top += additional.top
            insets.left += additional.left
            insets.bottom += additional.bottom
            insets.right += additional.right
        }
        return insets
    }

    private var inheritedSafeAreaInsets: UIEdgeInsets {
        guard let superview = superviewStorage else { return (self as? UIWindow)?.screenIfAny?.safeAreaInsets ?? .zero }
        let outer = superview.safeAreaInsets
        guard outer != .zero else { return .zero }
        let safe = superview.bounds.inset(by: outer)
        let frame = self.frame
        return UIEdgeInsets(
            top: max(0, min(safe.minY - frame.minY, frame.height)),
            left: max(0, min(safe.minX - frame.minX, frame.width)),
            bottom: max(0, min(frame.maxY - safe.maxY, frame.height)),
            right: max(0, min(frame.maxX - safe.maxX, frame.width)))
    }

    private func safeAreaMayHaveChanged() {
        let insets = safeAreaInsets
        let last = extras?.lastSafeAreaInsets ?? .zero
        guard insets != last else { return }
        extrasForWriting.lastSafeAreaInsets = insets
        safeAreaInsetsDidChange()
        if let owningController { AppearanceCallbacks.safeAreaInsetsDidChange(owningController) }
        for view in subviewsStorage { view.setNeedsLayout() }
        if flags.insetsLayoutMarginsFromSafeArea { layoutMarginsDidChange() }
    }

    // MARK: Configuring content margins

    /// The space to keep between the view's edges and its content; 8 points a side at first, plus the safe area.
    public var layoutMargins: UIEdgeInsets {
        get {
            let margins = directionalLayoutMargins
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            var insets = UIEdgeInsets(
                top: margins.top, left: isRightToLeft ? margins.trailing : margins.leading, bottom: margins.bottom,
                right: isRightToLeft ? margins.leading : margins.trailing)
            if flags.insetsLayoutMarginsFromSafeArea {
                let safe = safeAreaInsets
                insets.top += safe.top
                insets.left += safe.left
                insets.bottom += safe.bottom
                insets.right += safe.right
            }
            if flags.preservesSuperviewLayoutMargins, let superview = superviewStorage {
                let safe = superview.bounds.inset(by: superview.layoutMargins)
                let frame = self.frame
                insets.top = max(insets.top, safe.minY - frame.minY)
                insets.left = max(insets.left, safe.minX - frame.minX)
                insets.bottom = max(insets.bottom, frame.maxY - safe.maxY)
                insets.right = max(insets.right, frame.maxX - safe.maxX)
            }
            return insets
        }
        set {
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: newValue.top, leading: isRightToLeft ? newValue.right : newValue.left, bottom: newValue.bottom,
                trailing: isRightToLeft ? newValue.left : newValue.right)
        }
    }

    /// The margins by reading direction, without the safe area and the superview's margins.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            extras?.layoutMargins
                ?? owningController.map(\.defaultLayoutMargins)
                ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        }
        set {
            guard newValue != extras?.layoutMargins else { return }
            extrasForWriting.layoutMargins = newValue
            layoutMarginsDidChange()
            setNeedsLayout()
        }
    }

    /// Whether the margins are at least those that the superview's margins leave; `false` at first.
    public var preservesSuperviewLayoutMargins: Bool {
        get { flags.preservesSuperviewLayoutMargins }
        set {
            flags.preservesSuperviewLayoutMargins = newValue
            setNeedsLayout()
        }
    }

    /// Whether the safe area counts into the margins; `true` at first.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { flags.insetsLayoutMarginsFromSafeArea }
        set {
            flags.insetsLayoutMarginsFromSafeArea = newValue
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
