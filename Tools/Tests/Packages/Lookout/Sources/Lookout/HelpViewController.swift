import MessageUI
import MobileCoreServices
import SafariServices
import UIKit

/// Help in the browser and by mail.
public final class HelpViewController: UIViewController, SFSafariViewControllerDelegate,
    MFMailComposeViewControllerDelegate
{
    public private(set) var events: [String] = []

    public func showManual() -> SFSafariViewController {
        let safari = SFSafariViewController(url: URL(string: "https://manual.example/start")!)
        safari.delegate = self
        safari.preferredControlTintColor = .systemRed
        present(safari, animated: false)
        return safari
    }

    public func writeMail() -> MFMailComposeViewController {
        let mail = MFMailComposeViewController()
        mail.mailComposeDelegate = self
        mail.setToRecipients(["help@lookout.example"])
        mail.setSubject("Help")
        mail.setMessageBody("<p>Hello</p>", isHTML: true)
        present(mail, animated: false)
        return mail
    }

    public static func type(ofExtension name: String) -> String? {
        let type = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, name as CFString, nil)?
            .takeRetainedValue()
        return type.map { $0 as String }
    }

    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) { events.append("finished") }

    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?
    ) {
        events.append(result == .saved ? "saved" : "other")
        controller.dismiss(animated: false)
    }
}
