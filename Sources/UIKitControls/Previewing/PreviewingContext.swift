import CoreGraphics
import Foundation
import UIKitCore

/// Shows the previews of a registered view by a context menu.
@MainActor
final class PreviewingContext: NSObject, UIViewControllerPreviewing, UIContextMenuInteractionDelegate {
    /// The interaction, which retains this object.
    weak var interaction: PreviewingInteraction?
    private weak var provider: (any UIViewControllerPreviewingDelegate)?
    private weak var registeredView: UIView?
    private weak var shown: UIViewController?
    var sourceRect = CGRect.zero

    init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
        (provider, registeredView) = (delegate, sourceView)
        super.init()
    }

    nonisolated deinit {}

    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer {
        interaction?.recognizer ?? UIGestureRecognizer()
    }

    var delegate: any UIViewControllerPreviewingDelegate { provider ?? NoPreviews() }

    var sourceView: UIView { registeredView ?? UIView() }

    // MARK: The menu

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let registeredView else { return nil }
        sourceRect = registeredView.bounds
        guard let controller = provider?.previewingContext(self, viewControllerForLocation: location) else {
            return nil
        }
        shown = controller
        return UIContextMenuConfiguration(identifier: nil, previewProvider: { controller }) { _ in
            PreviewMenu.menu(of: controller)
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard let registeredView, registeredView.window != nil else { return nil }
        let rect = sourceRect.intersection(registeredView.bounds)
        guard rect.isDrawable, rect != registeredView.bounds else { return UITargetedPreview(view: registeredView) }
        let parameters = UIPreviewParameters()
        parameters.visiblePath = UIBezierPath(rect: rect)
        return UITargetedPreview(view: registeredView, parameters: parameters)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let controller = shown else { return }
        animator.addCompletion { [weak self] in
            guard let self else { return }
            provider?.previewingContext(self, commit: controller)
        }
    }
}

/// The delegate of a registration whose delegate was deallocated.
@MainActor
private final class NoPreviews: NSObject, UIViewControllerPreviewingDelegate {
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController? { nil }

    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
    ) {}
}

/// An interaction that retains its delegate.
final class PreviewingInteraction: UIContextMenuInteraction {
    private let context: PreviewingContext

    init(_ context: PreviewingContext) {
        self.context = context
        super.init(delegate: context)
    }
}

/// The menu of a preview's actions.
@MainActor
private enum PreviewMenu {
    static func menu(of controller: UIViewController) -> UIMenu? {
        let items = controller.previewActionItems
        return items.isEmpty ? nil : UIMenu(children: items.compactMap { element($0, controller) })
    }

    private static func element(_ item: any UIPreviewActionItem, _ controller: UIViewController) -> UIMenuElement? {
        switch item {
        case let action as UIPreviewAction:
            UIAction(
                title: action.title, attributes: action.style == .destructive ? .destructive : [],
                state: action.style == .selected ? .on : .off
            ) { _ in action.handler(action, controller) }
        case let group as UIPreviewActionGroup:
            UIMenu(
                title: group.title, options: group.style == .destructive ? .destructive : [],
                children: group.actions.compactMap { element($0, controller) })
        default: nil
        }
    }
}
