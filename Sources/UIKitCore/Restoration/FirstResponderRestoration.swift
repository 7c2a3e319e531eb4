import CoreGraphics
import Foundation

/// Restores the first responder, if the view has an identifier (UIKit's behavior is not documented).
@MainActor
enum FirstResponderRestoration {
    private static let key = "UIView.isFirstResponder"

    /// Encodes whether the view is first responder, or was and waits for its window while no other view is first
    /// responder.
    static func encode(_ view: UIView, with coder: NSCoder) {
        let isWaiting = UIContext.current.restoration.firstResponder === view
        guard view.isFirstResponder || isWaiting && !hasFirstResponder else { return }
        coder.encode(true, forKey: key)
    }

    private static var hasFirstResponder: Bool {
        UIApplication.shared.windows.contains { $0.firstResponder != nil }
    }

    static func decode(_ view: UIView, with coder: NSCoder) {
        guard coder.containsValue(forKey: key), coder.decodeBool(forKey: key) else { return }
        UIContext.current.restoration.firstResponder = view
    }

    // Chosen (Restoration): The first responder is restored when the restoration is complete and its view is in a
    // window, if it has an identifier and there is no first responder by then; it does not scroll to its caret.
    /// Called after the restoration, and again after presentations are restored. A first responder that the program or
    /// the user has set meanwhile is kept. A scroll view keeps its scroll position, even if the caret is invisible.
    static func perform() {
        let restoration = UIContext.current.restoration
        guard let view = restoration.firstResponder, restoration.phase != .restoring, let window = view.window,
            window.firstResponder == nil, view.canBecomeFirstResponder
        else { return }
        restoration.firstResponder = nil
        window.layoutIfNeeded()
        let scrolling = view as? UIScrollView
        let (offset, restored) = (scrolling?.contentOffset, scrolling?.restoredOffset)
        guard view.becomeFirstResponder(), let scrolling, let offset else { return }
        scrolling.contentOffset = offset
        scrolling.restoredOffset = restored
    }
}
