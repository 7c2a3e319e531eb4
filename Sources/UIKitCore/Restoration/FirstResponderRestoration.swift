import CoreGraphics
import Foundation

/// Makes the view first responder again that was so when the state was preserved, where it has an identifier (chosen: no source says what
/// UIKit does).
@MainActor
enum FirstResponderRestoration {
    private static let key = "UIView.isFirstResponder"

    /// Writes whether the view is first responder, or was and waits for its window, if no other view is first
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

    /// Called when everything is restored, and again when what was presented is presented. What the program, or the user, has made first
    /// responder meanwhile stays so. A view that scrolls stays where it was scrolled to, also where its caret is out of sight.
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
