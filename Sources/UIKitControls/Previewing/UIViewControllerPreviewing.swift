import CoreGraphics
import Foundation
import UIKitCore

/// A view that is registered for previews, with the rectangle of the touched item.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewcontrollerpreviewing>.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// The recognizer of the press. Other recognizers can require it to fail.
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    /// The delegate that provides the previews.
    var delegate: any UIViewControllerPreviewingDelegate { get }
    /// The registered view.
    var sourceView: UIView { get }
    /// The rectangle of the view that is lifted, in its coordinate space; the bounds at the begin of a press. The
    /// delegate sets it when it returns a controller.
    var sourceRect: CGRect { get set }
}

/// The methods that provide the controllers of previews.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewcontrollerpreviewingdelegate>.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    /// Returns the controller whose view is the preview of the item at a location in the source view; `nil` for no
    /// preview.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?

    /// Shows the previewed controller, for example by pushing it. Called when the user has tapped the preview.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

extension UIViewController {
    // Chosen (Controllers): A preview of a controller, which UIKit shows for a firm press, is shown as the preview of a
    // context menu for a long press, with the preview's actions as the menu.
    /// Registers a view for previews of controllers: a long press shows the preview that the delegate returns, with its
    /// `previewActionItems`. A tap on the preview commits it.
    ///
    /// - Parameters:
    ///   - delegate: Provides the previews. It is referenced weakly.
    ///   - sourceView: The view. It keeps the registration until `unregisterForPreviewing(withContext:)`.
    /// - Returns: The registration.
    @discardableResult
    public func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing {
        let context = PreviewingContext(delegate, sourceView)
        let interaction = PreviewingInteraction(context)
        context.interaction = interaction
        sourceView.addInteraction(interaction)
        return context
    }

    /// Ends a registration for previews, and removes an open preview.
    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
        guard let context = previewing as? PreviewingContext, let interaction = context.interaction else { return }
        interaction.view?.removeInteraction(interaction)
    }
}
