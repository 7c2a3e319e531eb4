import Foundation
import InterfaceDocuments

extension UIGestureRecognizer: DocumentActionSender {
    // Chosen (Documents): A gesture recognizer in a storyboard or nib whose action has no target sends the action along
    // the responder chain, from the recognizer's view.
    /// Connects the recognizer to a method of a target. Without a target, the action is sent to the first object in the
    /// responder chain that performs it, starting at the recognizer's view.
    package func connect(_ target: AnyObject?, _ action: Selector, event: ActionDescription.Event?) {
        if let target { return addTarget(target, action: action) }
        targets.append(
            GestureTarget(target: UIApplication.shared, action: action) { _, recognizer in
                guard let target = recognizer.view?.target(forAction: action, withSender: recognizer) else { return }
                ActionDelivery.call(action, of: target, recognizer, nil)
            })
    }
}

extension UIGestureRecognizer {
    /// Decodes the attributes of every recognizer.
    func decodeRecognizer(from coder: DocumentCoder) {
        let element = coder.element
        if !element.bool(.enabled, default: true) { isEnabled = false }
        if !element.bool(.cancelsTouchesInView, default: true) { cancelsTouchesInView = false }
        if element.bool(.delaysTouchesBegan, default: false) { delaysTouchesBegan = true }
        if !element.bool(.delaysTouchesEnded, default: true) { delaysTouchesEnded = false }
    }

    static var recognizerProperties: NamedProperties {
        NamedProperties()
            .adding("delegate", \UIGestureRecognizer.delegate)
            .adding("enabled", \UIGestureRecognizer.isEnabled)
            .adding("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView)
            .adding("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan)
            .adding("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded)
            .adding("requiresExclusiveTouchType", \UIGestureRecognizer.requiresExclusiveTouchType)
            .adding("name", \UIGestureRecognizer.name)
            .adding(reading: "view", \UIGestureRecognizer.view)
    }
}

extension UIGestureRecognizer: NamedPropertyOwner {}

extension ObjectElement {
    /// Returns a number of taps or touches; `nil` for a missing or invalid number.
    func count(_ key: DocumentKey) -> Int? { integer(key).flatMap { 1...1000 ~= $0 ? $0 : nil } }

    /// Returns the words of a set, from an attribute or an element.
    func words(_ key: DocumentKey) -> [String]? {
        flags(key) ?? text(of: key)?.split(whereSeparator: { " ,|".contains($0) }).map(String.init)
    }
}

extension UIGestureRecognizer: DocumentReading {}
