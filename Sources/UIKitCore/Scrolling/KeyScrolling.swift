import RenderServer

/// Scrolls by keys that no responder has handled: the nearest scroll view around the first responder, or the window's
/// key scroll view.
@MainActor
enum KeyScrolling {
    /// Scrolls by a press that a responder of the chain has received.
    static func scroll(_ presses: Set<UIPress>, _ scrollView: UIScrollView) -> Bool {
        guard presses.count == 1, let press = presses.first, let key = press.key, let window = press.window,
            permits(key.keyCode, in: window), isUsable(scrollView, in: window),
            scrollView.scroll(byKey: key.keyCode, key.modifierFlags)
        else { return false }
        press.scrolled = WeakScrollView(scrollView: scrollView)
        return true
    }

    /// Scrolls again for a repeating key.
    static func `repeat`(_ press: UIPress) {
        guard let key = press.key, let scrollView = press.scrolled?.scrollView else { return }
        _ = scrollView.scroll(byKey: key.keyCode, key.modifierFlags)
    }

    /// Keys for text input do not scroll.
    private static func permits(_ key: UIKeyboardHIDUsage, in window: UIWindow) -> Bool {
        guard window.firstResponder is any UIKeyInput else { return true }
        return key == .keyboardPageUp || key == .keyboardPageDown
    }

    /// Returns the scroll view for keys if the first responder is not inside a scroll view: the visible scroll view
    /// that the user last scrolled or zoomed, otherwise the front controller's scroll view.
    static func keyScrollView(in window: UIWindow) -> UIScrollView? {
        if let last = window.scene?.lastScrolled?.scrollView, isUsable(last, in: window) { return last }
        var responder: UIResponder? = window.keyResponder
        while let current = responder {
            if let controller = current as? UIViewController {
                for candidate in [controller] + controller.children where candidate.isViewLoaded {
                    if let found = candidate.contentScrollView(for: .top), isUsable(found, in: window) { return found }
                }
            }
            responder = current.next
        }
        return nil
    }

    /// Returns whether a scroll view is visible in a window and not behind a modal presentation.
    private static func isUsable(_ scrollView: UIScrollView, in window: UIWindow) -> Bool {
        guard scrollView.currentWindow === window, !PresentationTree.isBehind(scrollView, in: window) else {
            return false
        }
        var current: UIView? = scrollView
        while let view = current {
            if view.isHidden || view.alpha < 0.01 { return false }
            current = view.superviewStorage
        }
        return true
    }

    /// Records the scroll view that the user has scrolled or zoomed.
    static func note(_ scrollView: UIScrollView) {
        guard let scene = scrollView.currentWindow?.scene, scene.lastScrolled?.scrollView !== scrollView else { return }
        scene.lastScrolled = WeakScrollView(scrollView: scrollView)
    }
}

struct WeakScrollView {
    weak var scrollView: UIScrollView?
}
