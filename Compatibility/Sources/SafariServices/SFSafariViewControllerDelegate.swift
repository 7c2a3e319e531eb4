import UIKit

/// The methods that are called when a page is opened and when the user ends its controller.
@MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// Called when the user ends the controller, before it is dismissed.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    /// Called when the browser has been started; `false` if there is none.
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
    /// Has no effect.
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    /// Has no effect.
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
}
