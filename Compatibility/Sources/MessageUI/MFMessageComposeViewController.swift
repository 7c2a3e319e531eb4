import UIKit

/// A text message. On Linux it cannot be sent: when the controller appears, its delegate is called with the result
/// `failed`.
@MainActor
open class MFMessageComposeViewController: UINavigationController {
    /// The object that is called when the message cannot be sent.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    /// The numbers of the recipients.
    open var recipients: [String]?
    /// The text.
    open var body: String?
    /// The subject.
    open var subject: String?

    /// Whether text messages can be sent: `false`.
    open class func canSendText() -> Bool { false }
    /// Whether messages can have a subject: `false`.
    open class func canSendSubject() -> Bool { false }
    /// Whether messages can have attachments: `false`.
    open class func canSendAttachments() -> Bool { false }

    /// Calls the delegate with the result `failed`.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .failed)
    }
}

/// How the user has ended a message.
public enum MessageComposeResult: Int, Sendable {
    /// The user has canceled.
    case cancelled
    /// The message was sent.
    case sent
    /// The message cannot be sent.
    case failed
}

/// The method that is called when a message has ended.
@MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// Called when the message has ended. The delegate dismisses the controller.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
