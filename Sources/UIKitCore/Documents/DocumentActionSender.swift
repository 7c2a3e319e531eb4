import Foundation
import InterfaceDocuments

/// An object that calls a method of another one when the user does something with it: a control, a bar item, a gesture recognizer.
@MainActor
package protocol DocumentActionSender: AnyObject {
    /// Calls a method from now on.
    ///
    /// - Parameters:
    ///   - target: The object, which is not kept; `nil` for the responder chain.
    ///   - event: The control's event; `nil` for its own one.
    func connect(_ target: AnyObject?, _ action: Selector, event: ActionDescription.Event?)
}
