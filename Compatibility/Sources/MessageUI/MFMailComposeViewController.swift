import IrekoCompatibility
@_exported import UIKit

// Chosen (Controllers): `MFMailComposeViewController` opens the message as a draft in the desktop's mail program, by an
// address of the scheme `mailto`. When the user ends the controller after that, the result is `saved`, since the mail
// program does not report whether the message was sent.
/// A message, which is opened in the desktop's mail program when the controller appears.
@MainActor
open class MFMailComposeViewController: UINavigationController {
    /// The object that is called when the user ends the controller.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    private let screen = DraftViewController()
    private var draft = MailDraft()
    private var isOpened = false

    /// Whether the desktop has a mail program.
    open class func canSendMail() -> Bool {
        URL(string: "mailto:").map { UIApplication.shared.canOpenURL($0) } ?? false
    }

    /// Makes an empty message.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Makes an empty message.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        screen.title = "New Message"
        screen.didFinish = { [weak self] isDone in self?.finish(isDone ? .saved : .cancelled) }
        viewControllers = [screen]
    }

    /// Returns `nil`: a document has no controllers of this class.
    public required init?(coder: NSCoder) { nil }

    /// Sets the subject.
    open func setSubject(_ subject: String) {
        draft.subject = subject
        screen.title = subject.isEmpty ? "New Message" : subject
    }
    /// Sets the addresses of the recipients.
    open func setToRecipients(_ toRecipients: [String]?) { draft.recipients = toRecipients ?? [] }
    /// Sets the addresses of the recipients of copies.
    open func setCcRecipients(_ ccRecipients: [String]?) { draft.copyRecipients = ccRecipients ?? [] }
    /// Sets the addresses of the recipients of copies that others do not see.
    open func setBccRecipients(_ bccRecipients: [String]?) { draft.hiddenRecipients = bccRecipients ?? [] }
    /// Sets the text. Of HTML, the tags are removed.
    open func setMessageBody(_ body: String, isHTML: Bool) { draft.setBody(body, isHTML: isHTML) }
    /// Has no effect, since the mail program has its own accounts.
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

    /// Logs that the file cannot be passed to the mail program. The controller shows its name.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
        ModuleShell.log("MessageUI", "attachments are not available; the mail program does not receive them")
        screen.attachments.append(filename)
    }

    /// Opens the message when the controller appears for the first time.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !isOpened, let url = draft.url else { return }
        isOpened = true
        UIApplication.shared.open(url) { [weak self] in self?.screen.isOpened = $0 }
    }

    private func finish(_ result: MFMailComposeResult) {
        mailComposeDelegate?.mailComposeController(self, didFinishWith: result, error: nil)
    }
}

/// How the user has ended a message.
public enum MFMailComposeResult: Int, Sendable {
    /// The message was not opened.
    case cancelled
    /// The message was opened in the mail program.
    case saved
    /// The message was sent. On Linux this is not known.
    case sent
    /// The message cannot be sent.
    case failed
}

/// The method that is called when the user ends a message.
@MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// Called when the user ends the controller. The delegate dismisses it.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    /// Has no effect.
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}
