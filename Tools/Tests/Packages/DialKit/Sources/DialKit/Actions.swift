import UIKit

/// Keeps a closure as the target of a control.
@objc private class ClosureSleeve: NSObject {
    let closure: () -> Void

    init(_ closure: @escaping () -> Void) {
        self.closure = closure
    }

    @objc func invoke() {
        closure()
    }
}

private var sleevesKey: UInt8 = 0

public protocol ClosureActions {}
extension UIControl: ClosureActions {}

extension ClosureActions where Self: UIControl {
    /// Calls a closure with the control.
    @discardableResult
    public func on(_ events: UIControl.Event, _ body: @escaping (Self) -> Void) -> Self {
        let sleeve = ClosureSleeve { [unowned self] in body(self) }
        addTarget(sleeve, action: #selector(ClosureSleeve.invoke), for: events)
        var all = objc_getAssociatedObject(self, &sleevesKey) as? [ClosureSleeve] ?? []
        all.append(sleeve)
        objc_setAssociatedObject(self, &sleevesKey, all, .OBJC_ASSOCIATION_RETAIN)
        return self
    }

    public func removeClosures() {
        for sleeve in objc_getAssociatedObject(self, &sleevesKey) as? [ClosureSleeve] ?? [] {
            removeTarget(sleeve, action: nil, for: .allEvents)
        }
        objc_removeAssociatedObjects(self)
    }
}

extension UIGestureRecognizer {
    public convenience init(_ body: @escaping (UIGestureRecognizer) -> Void) {
        self.init()
        var closure: () -> Void = {}
        let sleeve = ClosureSleeve { closure() }
        addTarget(sleeve, action: #selector(ClosureSleeve.invoke))
        objc_setAssociatedObject(self, &sleevesKey, sleeve, .OBJC_ASSOCIATION_RETAIN)
        closure = { [unowned self] in body(self) }
    }
}

extension UIBarButtonItem {
    private static var handlerKey = 1

    private var handler: ((UIBarButtonItem) -> Void)? {
        get { objc_getAssociatedObject(self, &UIBarButtonItem.handlerKey) as? (UIBarButtonItem) -> Void }
        set { objc_setAssociatedObject(self, &UIBarButtonItem.handlerKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }

    public convenience init(title: String, handler: @escaping (UIBarButtonItem) -> Void) {
        self.init(title: title, style: .plain, target: nil, action: nil)
        self.handler = handler
        target = self
        action = #selector(handle)
    }

    @objc private func handle() {
        handler?(self)
    }
}
