import Foundation
import InterfaceDocuments

extension UIGestureRecognizer: DocumentActionSender {
    /// Calls a method of a target; for `nil` that of the first responder that has it, from the recognizer's view on (chosen).
    package func connect(_ target: AnyObject?, _ action: Selector, event: ActionDescription.Event?) {
        if let target { return addTarget(target, action: action) }
        targets.append(
            GestureTarget(target: UIApplication.shared, action: action) { _, recognizer in
                guard let target = recognizer.view?.target(forAction: action, withSender: recognizer) else { return }
                ActionDelivery.call(action, of: target, recognizer, nil)
            })
    }
}
