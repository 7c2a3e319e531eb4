import UIKit

/// A container that shows one controller in the middle, over a dimmed background that dismisses it on a tap.
///
/// The controller keeps the size its view has. With animation it fades in and out in 0.3 seconds; its `viewDidAppear(_:)`
/// and `viewDidDisappear(_:)` come when that is over. A second controller is refused while one is shown. A dismissal in the
/// middle of the fade reverses it; a container that appears or disappears itself completes the fade. Where other code
/// removes the controller or its view, the background is removed at the next layout.
open class ModalContainerController: ContainerViewController {
    //     nothing ──presentModal──▶ placing ──▶ shown ──dismissModal──▶ leaving ──▶ removing ──▶ nothing
    //
    // While the controller is placed or removed its callbacks are sent in the middle of the change: a dismissal waits.
    private enum State { case nothing, placing, shown, leaving, removing }

    private var state = State.nothing
    private var content: UIViewController?
    private var fade: Fade?
    /// Whether to animate the dismissal that was asked for while the controller was placed.
    private var waitingDismissal: Bool?

    /// How long a fade takes, in seconds.
    public static let fadeDuration: TimeInterval = 0.3
    /// How opaque the black behind the presented controller is.
    public static let dimming: CGFloat = 0.3

    /// The controller that is shown; `nil` when none is. Still set while it fades out.
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

    /// Writes a reference to the controller that is shown.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(modalController, forKey: Self.modalKey)
    }

    /// Shows the controller again that was shown, where its restoration class or the application's delegate has made it.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let found = coder.decodeObject(forKey: Self.modalKey) as? UIViewController, found.canReturn(to: self)
        else {
            return
        }
        presentModal(found, animated: false)
    }

    // MARK: Presenting

    /// Shows a controller in the middle of the container's view.
    ///
    /// In a container that has not appeared the controller is only put in place: it appears with the container. Refused
    /// while another controller is shown, also while that one fades out, and for a controller that is a child already.
    ///
    /// - Returns: Whether the controller is shown.
    @discardableResult
    open func presentModal(_ controller: UIViewController, animated: Bool) -> Bool {
        // Loading the view calls the application back, which may present something itself.
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
        // Its `viewDidAppear` may have dismissed it.
        guard state == .shown, modalController === controller else { return removeIfContentDetached() }
        controller.didMove(toParent: self)
    }

    // MARK: Dismissing

    /// Dismisses the controller that is shown. Ignored when there is none or it is fading out already.
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
        // Moved into another container, it appears there; only a fade that still runs has to end.
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

    /// Ends a fade, so that the controller appears with the container.
    open override func viewWillAppear(_ animated: Bool) {
        endFade()
        super.viewWillAppear(animated)
    }

    /// Ends a fade, so that the controller disappears with the container.
    open override func viewWillDisappear(_ animated: Bool) {
        endFade()
        super.viewWillDisappear(animated)
    }

    private func endFade() {
        removeIfContentDetached()
        if state != .placing { fade?.end() }
        // Whose callbacks may take the controller away, too.
        removeIfContentDetached()
    }

    // MARK: Losing the controller

    /// Removes the background where other code has removed the controller or its view.
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

/// The completion of a fade: called once, at the end of the animation or before, or never if another fade replaces it.
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
    /// The nearest modal container above this controller; `nil` where there is none.
    public var modalContainerController: ModalContainerController? { nearestAncestor() }
}
