import Foundation

/// The area of the keyboard at the bottom of a view.
///
///     field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8).isActive = true
///
/// The keyboard consists of the input view and the accessory view of the first responder, as in the keyboard's
/// notifications. The guide is as wide as the view. Its top is the top of these views, or the bottom of the safe area
/// without them. Its bottom is the bottom of the window, even if the view ends above it. The guide moves with the
/// keyboard's animation, and with a finger that pulls the keyboard down. In a controller that disappears while the
/// keyboard is visible, it keeps its place in the view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide>.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide, SystemLayoutGuide {
    private var top: NSLayoutConstraint?
    private var bottom: NSLayoutConstraint?

    init(of view: UIView) {
        super.init()
        view.addLayoutGuide(self)
        let frame = view.guideOfFrame
        let edge = frame?.bottomAnchor ?? view.bottomAnchor
        let top = topAnchor.constraint(equalTo: edge, constant: -height(in: view))
        let bottom = bottomAnchor.constraint(equalTo: edge, constant: distance(below: view))
        (self.top, self.bottom) = (top, bottom)
        NSLayoutConstraint.activate([
            leftAnchor.constraint(equalTo: frame?.leftAnchor ?? view.leftAnchor),
            rightAnchor.constraint(equalTo: frame?.rightAnchor ?? view.rightAnchor),
            bottom, top,
        ])
        // The guide is always at this edge.
        nearEdges = .bottom
        InputViews.addFrameObserver(view)
    }

    /// Whether the guide also follows a keyboard that the user has undocked. The default is `false`. Input views are
    /// always at the bottom edge on Linux, so the value has no effect.
    open var followsUndockedKeyboard = false

    /// The distance above the keyboard, in points, at which a drag in a scroll view begins to move the keyboard down.
    /// Applies to scroll views in the guide's view with an interactive `keyboardDismissMode`. The default is 0, which
    /// also replaces non-finite and negative values.
    open var keyboardDismissPadding: CGFloat = 0

    /// Whether the guide includes the bottom inset of the safe area, and is at least as high. The default is `true`.
    open var usesBottomSafeArea = true {
        didSet {
            guard usesBottomSafeArea != oldValue else { return }
            updateConstants()
            owningView?.setNeedsLayout()
        }
    }

    func updateConstants() {
        guard let owningView, !owningView.keepsHeightUnderKeyboard else { return }
        top?.constant = -height(in: owningView)
        bottom?.constant = distance(below: owningView)
    }

    // Chosen (Layout): Without a keyboard the keyboard's guide begins at the bottom of its view's safe area; it ends
    // at the window's bottom, or at the view's bottom if the view extends beyond.
    /// Returns the distance from a view's bottom to the window's bottom; 0 if the view extends to it or beyond.
    private func distance(below view: UIView) -> CGFloat {
        guard let window = view.currentWindow, window !== view else { return 0 }
        let bottom = view.convert(CGPoint(x: window.bounds.midX, y: window.bounds.maxY), from: window).y
        let distance = bottom - view.bounds.maxY
        return distance.isFinite ? max(0, distance) : 0
    }

    private func height(in view: UIView) -> CGFloat { Self.height(in: view, usesBottomSafeArea: usesBottomSafeArea) }

    /// Returns the distance from the top of the keyboard to a view's bottom; at least the bottom inset of the safe
    /// area, if that is included.
    static func height(in view: UIView, usesBottomSafeArea: Bool) -> CGFloat {
        let least = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
        guard let window = view.window, let inputViews = window.windowScene?.inputViews, inputViews.isShown else {
            return least
        }
        let frame = view.convert(window.convert(inputViews.pulledFrame, from: nil as UIWindow?), from: window)
        let bounds = view.bounds
        // Input views that end above the view's bottom, or start below it, are ignored.
        guard frame.maxY >= bounds.maxY - 0.5, !frame.overlap(with: bounds).isNull else { return least }
        return max(least, min(bounds.maxY - frame.minY, bounds.height))
    }
}

extension UIView {
    /// Whether the view is in a controller that disappears while input views are visible. The transition moves the view
    /// behind the input views, which are hidden at its end; until then, content above them keeps its place in the view.
    var keepsHeightUnderKeyboard: Bool {
        guard currentWindow?.windowScene?.inputViews.isShown == true else { return false }
        var controller = nearestController
        while let current = controller {
            if current.lifecycle.appearance == .disappearing { return true }
            controller = current.parentStorage
        }
        return false
    }
}
