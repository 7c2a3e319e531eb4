import UIKit

/// A container that shows a controller in the middle, over a dimmed background that dismisses it on a tap.
///
/// The controller's view keeps its size. If the presentation is animated, the view fades in and out in 0.3 seconds,
/// and `viewDidAppear(_:)` and `viewDidDisappear(_:)` are called at the end of the fade. While a controller is
/// presented, a second controller is refused. A dismissal during the fade reverses the fade. If the container itself
/// appears or disappears, the fade is completed at once. If other code removes the controller or its view, the
/// background is removed at the next layout.
open class ModalContainerController: ContainerViewController {
    //     nothing ──presentModal──▶ placing ──▶ shown ──dismissModal──▶ leaving ──▶ removing ──▶ nothing
    //
    // The controller's callbacks are called while it is being placed or removed, in the middle of the change. A
    // dismissal is deferred.
    private enum State { case nothing, placing, shown, leaving, removing }

    private var state = State.nothing
    private var content: UIViewController?
    private var fade: Fade?
    /// Whether the dismissal that was requested while the controller was being placed is animated, or `nil` if no
    /// dismissal was requested.
    private var waitingDismissal: Bool?

    /// The duration of a fade, in seconds.
    public static let fadeDuration: TimeInterval = 0.3
    /// The opacity of the black background behind the presented controller.
    public static let dimming: CGFloat = 0.3

    /// The presented controller, or `nil` if no controller is presented. It is not `nil` while the controller fades
    /// out.
    public var modalController: UIViewController? { isContentDetached ? nil : content }

    private lazy var background: UIButton = {
        let button = UIButton(type: .custom)
        button.backgroundColor = .black
        button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        button.addAction(
            UIAction { [weak self] _ in self?.dismissModal(animated: true) }, for: .touchUpInside)
        return button
    }()

    // MARK: Preserving and restoring state

    private static let modalKey = "ModalContainerController.modal"

    /// Encodes a reference to the presented controller.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(modalController, forKey: Self.modalKey)
    }

    /// Presents the preserved controller if its restoration class or the application's delegate has created it.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let found = coder.decodeObject(forKey: Self.modalKey) as? UIViewController, found.canReturn(to: self)
        else {
            return
        }
        presentModal(found, animated: false)
    }

    // MARK: Presenting

    /// Presents a controller in the middle of the container's view.
    ///
    /// If the container has not appeared, the controller is only added, and appears with the container. The call is
    /// refused while a controller is presented or fades out, and if the controller is already a child.
    ///
    /// - Returns: Whether the controller is presented.
    @discardableResult
    open func presentModal(_ controller: UIViewController, animated: Bool) -> Bool {
        // Loading the view calls the application back, which may present a controller itself.
        loadViewIfNeeded()
        let isAnimated = animated && view.window != nil
        removeIfContentDetached()
        guard state == .nothing, controller.parent !== self else { return false }
        state = .placing
        content = controller
        waitingDismissal = nil
        addChild(controller)
        // A controller that cannot be a child, such as the container itself, has been reported.
        guard controller.parent === self else {
            content = nil
            state = .nothing
            return false
        }
        let fade = Fade { [weak self] in self?.finishPresenting(controller) }
        self.fade = fade
        beginAppearance(of: controller, isAppearing: true, animated: isAnimated)
        if controller.parent === self { place(controller) }

        state = .shown
        if isContentDetached {
            removeIfContentDetached()
        } else if isAnimated {
            controller.view.alpha = 0
            background.alpha = 0
            UIView.animate(withDuration: Self.fadeDuration) { [background] in
                controller.view.alpha = 1
                background.alpha = Self.dimming
            } completion: { _ in
                fade.end()
            }
        } else if waitingDismissal == nil {
            fade.end()
        }
        if let animated = waitingDismissal {
            waitingDismissal = nil
            dismissModal(animated: animated)
        }
        return content === controller
    }

    private func place(_ controller: UIViewController) {
        background.frame = view.bounds
        background.alpha = Self.dimming
        view.addSubview(background)
        controller.view.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        controller.view.autoresizingMask = [
            .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
        ]
        view.addSubview(controller.view)
    }

    private func finishPresenting(_ controller: UIViewController) {
        fade = nil
        endAppearance(of: controller)
        // The controller's `viewDidAppear` may have dismissed the controller.
        guard state == .shown, modalController === controller else { return removeIfContentDetached() }
        controller.didMove(toParent: self)
    }

    // MARK: Dismissing

    /// Dismisses the presented controller. The call is ignored if no controller is presented, or if the controller is
    /// already fading out.
    open func dismissModal(animated: Bool) {
        removeIfContentDetached()
        guard state != .placing else {
            waitingDismissal = animated
            return
        }
        guard state == .shown, let controller = content else { return }
        state = .leaving
        fade?.abandon()
        let fade = Fade { [weak self] in self?.remove(controller) }
        self.fade = fade
        controller.willMove(toParent: nil)
        guard !fade.isOver else { return }
        let isAnimated = animated && view.window != nil
        beginAppearance(of: controller, isAppearing: false, animated: isAnimated)
        guard !fade.isOver else { return }
        guard isAnimated else { return fade.end() }
        UIView.animate(withDuration: Self.fadeDuration, delay: 0, options: .beginFromCurrentState) { [background] in
            background.alpha = 0
            controller.view.alpha = 0
        } completion: { _ in
            fade.end()
        }
    }

    private func remove(_ controller: UIViewController) {
        state = .removing
        let isFading = fade != nil
        fade = nil
        background.removeFromSuperview()
        if controller.parent === self { controller.viewIfLoaded?.removeFromSuperview() }
        controller.viewIfLoaded?.alpha = 1
        // If the controller was moved to a different container, it appears there. Only a running fade must be ended.
        let isElsewhere = controller.viewIfLoaded?.window != nil
        if isFading || !isElsewhere {
            beginAppearance(of: controller, isAppearing: isElsewhere, animated: false)
            endAppearance(of: controller)
        }
        content = nil
        state = .nothing
        if controller.parent === self { controller.removeFromParent() }
    }

    // MARK: Appearance of the container

    /// Completes a running fade, so that the controller appears with the container.
    open override func viewWillAppear(_ animated: Bool) {
        endFade()
        super.viewWillAppear(animated)
    }

    /// Completes a running fade, so that the controller disappears with the container.
    open override func viewWillDisappear(_ animated: Bool) {
        endFade()
        super.viewWillDisappear(animated)
    }

    private func endFade() {
        removeIfContentDetached()
        if state != .placing { fade?.end() }
        // The callbacks may also remove the controller.
        removeIfContentDetached()
    }

    // MARK: Losing the controller

    /// Removes the background if other code has removed the controller or its view.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        removeIfContentDetached()
    }

    /// Whether other code has removed the controller or its view.
    private var isContentDetached: Bool {
        guard let content, state == .shown || state == .leaving else { return false }
        return content.parent !== self || content.viewIfLoaded?.isDescendant(of: view) != true
    }

    private func removeIfContentDetached() {
        guard isContentDetached, let content else { return }
        fade?.abandon()
        let wasLeaving = state == .leaving
        state = .removing
        if content.parent === self, !wasLeaving { content.willMove(toParent: nil) }
        remove(content)
    }
}

/// The completion of a fade. It is called once, at the end of the animation or earlier. It is not called if a new fade
/// replaces the fade.
@MainActor
private final class Fade {
    private var atEnd: (() -> Void)?

    init(atEnd: @escaping () -> Void) { self.atEnd = atEnd }

    var isOver: Bool { atEnd == nil }

    func end() {
        let atEnd = self.atEnd
        self.atEnd = nil
        atEnd?()
    }

    func abandon() { atEnd = nil }
}

extension UIViewController {
    /// The nearest ancestor that is a modal container, or `nil` if no ancestor is.
    public var modalContainerController: ModalContainerController? { nearestAncestor() }
}
