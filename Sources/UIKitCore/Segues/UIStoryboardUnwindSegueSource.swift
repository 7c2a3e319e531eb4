import Foundation

/// The source of an unwind segue, for containers that search for its destination.
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

    /// The controller that triggered the segue.
    open var source: UIViewController { sourceStorage }

    /// The method that the destination must have.
    open var unwindAction: Selector { actionStorage }

    /// The object that triggered the segue: a control, an item, a cell, a gesture recognizer, or the sender of
    /// `performSegue(withIdentifier:sender:)`.
    open var sender: Any? { senderStorage }
}
