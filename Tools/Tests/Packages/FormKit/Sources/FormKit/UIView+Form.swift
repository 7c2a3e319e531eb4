import ObjectiveC
import UIKit

private var formTagKey: UInt8 = 0
private var tapHandlerKey: UInt8 = 0

extension UIView {
    /// A text that a view carries.
    @objc public var formTag: String? {
        get { objc_getAssociatedObject(self, &formTagKey) as? String }
        set { objc_setAssociatedObject(self, &formTagKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }

    /// Calls a closure when the view is tapped.
    public func onTap(_ handler: @escaping () -> Void) {
        objc_setAssociatedObject(self, &tapHandlerKey, handler, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        isUserInteractionEnabled = true
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(formViewTapped(_:))))
    }

    @objc private func formViewTapped(_ recognizer: UITapGestureRecognizer) {
        guard let handler = objc_getAssociatedObject(self, &tapHandlerKey) as? () -> Void else { return }
        handler()
    }
}

#if os(iOS) && !targetEnvironment(macCatalyst)
extension UIControl {
    /// Whether a target has a method for an event.
    public func hasAction(_ selector: Selector, of target: NSObject, for event: UIControl.Event = .touchUpInside) -> Bool {
        actions(forTarget: target, forControlEvent: event)?.contains(NSStringFromSelector(selector)) ?? false
    }
}
#endif
