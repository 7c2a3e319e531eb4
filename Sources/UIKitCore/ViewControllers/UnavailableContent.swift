import Foundation
import QuartzCore

/// What a controller shows over its view in place of content that is missing: the description, and the view that is made of it.
///
///     set, or needs update ──layout of the root view begins──▶ updated, shown ──its subviews are laid out──▶ placed
///
/// Nothing happens before the root view's next layout, so that many changes in a turn cost one update, and no view is loaded.
@MainActor
final class UnavailableContent {
    /// As the program has set it; what is shown is this as it is in the controller's state.
    var configuration: (any UIContentConfiguration)?
    /// Whether the controller is to update the description.
    private var needsUpdate = false
    /// Whether the view is to be made, changed or removed.
    private var needsDisplay = false
    private var isUpdating = false
    private var view: (any UIView & UIContentView)?

    // MARK: Changing

    func set(_ configuration: (any UIContentConfiguration)?, in root: UIView?) {
        guard configuration != nil || self.configuration != nil else { return }
        self.configuration = configuration
        needsDisplay = true
        if !isUpdating { root?.setNeedsLayout() }
    }

    /// Asks for an update; not during one, whose result is up to date.
    func setNeedsUpdate(in root: UIView?) {
        guard !isUpdating else { return }
        needsUpdate = true
        root?.setNeedsLayout()
    }

    /// The controller's root view is another one: the old one is left.
    func rootViewDidChange() {
        view?.removeFromSuperview()
        needsDisplay = needsDisplay || configuration != nil
    }

    // MARK: Layout

    /// At the start of the root view's layout: brings the description and its view up to date.
    func update(in controller: UIViewController) {
        guard needsUpdate || needsDisplay, !isUpdating else { return }
        let state = controller.contentUnavailableConfigurationState
        if needsUpdate {
            isUpdating = true
            controller.updateContentUnavailableConfiguration(using: state)
            isUpdating = false
            needsUpdate = false
        }
        needsDisplay = false
        show(configuration?.updated(for: state))
    }

    private func show(_ configuration: (any UIContentConfiguration)?) {
        guard let configuration else {
            view?.removeFromSuperview()
            view = nil
            return
        }
        if let view, view.supports(configuration) {
            view.configuration = configuration
        } else {
            view?.removeFromSuperview()
            view = configuration.makeContentView()
        }
    }

    /// After the root view's own layout: the view is in front of all others in the part that no bar covers. A root view that
    /// scrolls has it where it can be seen, whatever the offset.
    func place(in root: UIView) {
        guard let view else { return }
        let frame = root.bounds.inset(by: root.safeAreaInsets)
        guard view.superviewStorage === root else {
            // It does not fly in where the layout is part of an animation.
            return UIView.performWithoutAnimation {
                view.translatesAutoresizingMaskIntoConstraints = true
                root.addSubview(view)
                view.frame = frame.nonNegative
            }
        }
        if root.subviewsStorage.last !== view { root.bringToFront(view) }
        view.frame = frame.nonNegative
    }
}

extension CGRect {
    /// The rectangle with lengths of at least 0, around the middle of what insets have turned inside out.
    fileprivate var nonNegative: CGRect {
        let (width, height) = (max(0, size.width), max(0, size.height))
        return CGRect(
            x: origin.x + (size.width - width) / 2, y: origin.y + (size.height - height) / 2, width: width,
            height: height)
    }
}
