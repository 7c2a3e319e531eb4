import Foundation

/// What an unwind segue begins with, for containers that are asked where it may lead.
///
/// Follows <https://developer.apple.com/documentation/uikit/uistoryboardunwindseguesource>.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
    private let sourceStorage: UIViewController
    private let actionStorage: Selector
    private let senderStorage: Any?

    init(_ source: UIViewController, _ action: Selector, sender: Any?) {
        (sourceStorage, actionStorage, senderStorage) = (source, action, sender)
        super.init()
    }

    nonisolated deinit {}

    /// The controller in which the segue was fired.
    open var source: UIViewController { sourceStorage }

    /// The method that the destination has.
    open var unwindAction: Selector { actionStorage }

    /// What fired the segue: a control, an item, a cell, a gesture recognizer, or what was given to
    /// `performSegue(withIdentifier:sender:)`.
    open var sender: Any? { senderStorage }
}
