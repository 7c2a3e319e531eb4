/// A weak reference to an object of any class. Views and controllers are referenced by their `WeakReference`.
@MainActor
package struct WeakObject {
    private enum Reference {
        case view(WeakReference<UIView>)
        case controller(WeakReference<UIViewController>)
        case other(Weak)
    }

    private struct Weak { weak var object: AnyObject? }

    private let reference: Reference

    package init(_ object: AnyObject) {
        reference =
            switch object {
            case let view as UIView: .view(view.weakReference)
            case let controller as UIViewController: .controller(controller.weakReference)
            default: .other(Weak(object: object))
            }
    }

    package var object: AnyObject? {
        switch reference {
        case .view(let reference): reference.object
        case .controller(let reference): reference.object
        case .other(let reference): reference.object
        }
    }
}
