import Foundation
import InterfaceDocuments

/// An object that sends actions on user input: a control, a bar item, a gesture recognizer.
@MainActor
package protocol DocumentActionSender: AnyObject {
    /// Adds a target and an action.
    ///
    /// - Parameters:
    ///   - target: The object, which is not retained; `nil` for the responder chain.
    ///   - event: The control's event; `nil` for its default event.
    func connect(_ target: AnyObject?, _ action: Selector, event: ActionDescription.Event?)
}
