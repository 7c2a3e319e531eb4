import Foundation
import UIKitCore

/// The methods that a print controller calls. All methods are optional.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiprintinteractioncontrollerdelegate>.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
    /// Returns the controller that presents the file chooser; `nil`, the default, for the topmost controller of the key
    /// window.
    func printInteractionControllerParentViewController(
        _ printInteractionController: UIPrintInteractionController
    ) -> UIViewController?

    /// Returns the paper of the job. The default is the usual paper of the user's region.
    ///
    /// - Parameters:
    ///   - printInteractionController: The controller.
    ///   - paperList: The possible papers, the default first.
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper

    /// Called before the file chooser is presented.
    func printInteractionControllerWillPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    /// Called after the file chooser was presented.
    func printInteractionControllerDidPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    /// Called when the user has chosen a file or cancelled.
    func printInteractionControllerWillDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    /// Called after the method above.
    func printInteractionControllerDidDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    /// Called when the user has chosen a file.
    func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
    /// Called when the file was written, before the completion handler is called.
    func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
    /// The default implementation returns `nil`.
    public func printInteractionControllerParentViewController(
        _ printInteractionController: UIPrintInteractionController
    ) -> UIViewController? { nil }
    /// The default implementation returns the first paper.
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper { paperList.first ?? .ofUser }
    /// The default implementation is empty.
    public func printInteractionControllerWillPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    /// The default implementation is empty.
    public func printInteractionControllerDidPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    /// The default implementation is empty.
    public func printInteractionControllerWillDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    /// The default implementation is empty.
    public func printInteractionControllerDidDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    /// The default implementation is empty.
    public func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController) {}
    /// The default implementation is empty.
    public func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController) {}
}

extension OptionalMethods {
    static let printInteraction = OptionalMethods((any UIPrintInteractionControllerDelegate).self) {
        $0 is any UIPrintInteractionControllerDelegate.Type
    }
}
