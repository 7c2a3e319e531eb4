import Foundation
import QuartzCore

/// The configuration of a view that replaces missing content, and that view.
///
///     set, or needs update ──layout of the root view begins──▶ updated, shown ──its subviews are laid out──▶ placed
///
/// Updates wait for the root view's next layout, so that several changes in a turn cost one update, and no view is
/// loaded.
@MainActor
final class UnavailableContent {
    /// The program's configuration. The view shows it for the controller's state.
    var configuration: (any UIContentConfiguration)?
    /// The height of the bars or the keyboard below the view.
    private var bottomInset: CGFloat = 0
    /// Whether the controller must update the configuration.
    private var needsUpdate = false
    /// Whether the view must be created, changed or removed.
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

    /// Requests an update. Ignored during an update, whose result is current.
    func setNeedsUpdate(in root: UIView?) {
        guard !isUpdating else { return }
        needsUpdate = true
        root?.setNeedsLayout()
    }

    /// Called when the controller's root view has been replaced: removes the view from the old root view.
    func rootViewDidChange() {
        view?.removeFromSuperview()
        needsDisplay = needsDisplay || configuration != nil
    }

    // MARK: Layout

    // Chosen (Controllers): The description of an empty state (`contentUnavailableConfiguration`) is updated at the
    // start of the root view's layout, before `viewWillLayoutSubviews`: the first time without a request, if the class
    // overrides the update; then after each change of traits. The configuration is shown in the controller's state;
    // the property keeps the program's value.
    /// Updates the configuration and its view, at the start of the root view's layout.
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

    // Chosen (Controllers): The content of an empty state takes the touches of the views under it.
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

    /// Places the view after the root view's own layout, in front of all subviews, in the part without bars and
    /// keyboard. In a scrolling root view it is in the visible part at every offset.
    func place(in root: UIView) {
        guard let view else { return }
        var insets = root.safeAreaInsets
        if view.superviewStorage !== root || !root.keepsHeightUnderKeyboard {
            bottomInset = UIKeyboardLayoutGuide.height(in: root, usesBottomSafeArea: true)
        }
        insets.bottom = bottomInset
        let frame = root.bounds.inset(by: insets)
        InputViews.addFrameObserver(root)
        guard view.superviewStorage === root else {
            // The insertion is not animated if the layout is part of an animation.
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
    /// The rectangle with lengths of at least 0, centered where insets exceeded the size.
    fileprivate var nonNegative: CGRect {
        let (width, height) = (max(0, size.width), max(0, size.height))
        return CGRect(
            x: origin.x + (size.width - width) / 2, y: origin.y + (size.height - height) / 2, width: width,
            height: height)
    }
}
