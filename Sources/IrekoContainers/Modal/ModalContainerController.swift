import UIKit

/// A container that shows one controller in the middle, over a dimmed background that dismisses it on a tap: the simple
/// modal container of seed 000.
///
/// The controller keeps the size its view has. With animation it fades in and out in 0.3 seconds; its `viewDidAppear(_:)`
/// and `viewDidDisappear(_:)` come when that is over. A second controller is refused while one is shown. A dismissal in the
/// middle of the fade turns it round; a container that comes or goes itself brings the fade to its end.
open class ModalContainerController: ContainerViewController {
    //                    presentModal                 fade over
    //      nothing ─────────────────────▶ presenting ──────────▶ presented
    //         ▲                               │                      │
    //         │ fade over                     │ dismissModal         │ dismissModal
    //         └──────────────── dismissing ◀──┴──────────────────────┘
    private enum State { case nothing, presenting, presented, dismissing }

    private var state = State.nothing

    /// How long a fade takes, in seconds.
    public static let fadeDuration: TimeInterval = 0.3
    /// How opaque the black behind the presented controller is.
    public static let dimming: CGFloat = 0.3

    /// The controller that is shown; `nil` when none is. Still set while it fades out.
    public private(set) var modalController: UIViewController?

    private lazy var background: UIButton = {
        let button = UIButton(type: .custom)
        button.backgroundColor = .black
        button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        button.addAction(
            UIAction { [weak self] _ in self?.dismissModal(animated: true) }, for: .touchUpInside)
        return button
    }()

    // MARK: Presenting

    /// Shows a controller in the middle of the container's view.
    ///
    /// Without a window the controller is only put in place: it appears with the container. Refused while another
    /// controller is shown, also while that one fades out.
    ///
    /// - Returns: Whether the controller is shown.
    @discardableResult
    open func presentModal(_ controller: UIViewController, animated: Bool) -> Bool {
        guard modalController == nil else { return false }
        addChild(controller)
        // A controller that cannot be a child, such as the container itself, has been complained of.
        guard controller.parent === self else { return false }
        modalController = controller
        let isShown = view.window != nil
        state = .presenting
        if isShown { controller.beginAppearanceTransition(true, animated: animated) }

        background.frame = view.bounds
        background.alpha = Self.dimming
        view.addSubview(background)
        controller.view.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        controller.view.autoresizingMask = [
            .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
        ]
        view.addSubview(controller.view)

        guard animated, isShown else {
            finishPresenting(controller, endingAppearance: isShown)
            return true
        }
        controller.view.alpha = 0
        background.alpha = 0
        UIView.animate(withDuration: Self.fadeDuration) { [background] in
            controller.view.alpha = 1
            background.alpha = Self.dimming
        } completion: { [weak self] _ in
            self?.finishPresenting(controller, endingAppearance: true)
        }
        return true
    }

    private func finishPresenting(_ controller: UIViewController, endingAppearance: Bool) {
        guard state == .presenting, modalController === controller else { return }
        state = .presented
        if endingAppearance { controller.endAppearanceTransition() }
        controller.didMove(toParent: self)
    }

    // MARK: Dismissing

    /// Takes away the controller that is shown. Does nothing when there is none or it is fading out already.
    open func dismissModal(animated: Bool) {
        guard let controller = modalController, state == .presenting || state == .presented else { return }
        state = .dismissing
        let isShown = view.window != nil
        controller.willMove(toParent: nil)
        if isShown { controller.beginAppearanceTransition(false, animated: animated) }
        guard animated, isShown else {
            finishDismissing(controller, endingAppearance: isShown)
            return
        }
        UIView.animate(withDuration: Self.fadeDuration, delay: 0, options: .beginFromCurrentState) { [background] in
            background.alpha = 0
            controller.view.alpha = 0
        } completion: { [weak self] _ in
            self?.finishDismissing(controller, endingAppearance: true)
        }
    }

    private func finishDismissing(_ controller: UIViewController, endingAppearance: Bool) {
        guard state == .dismissing, modalController === controller else { return }
        background.removeFromSuperview()
        controller.view.removeFromSuperview()
        controller.view.alpha = 1
        if endingAppearance { controller.endAppearanceTransition() }
        controller.removeFromParent()
        modalController = nil
        state = .nothing
    }

    // MARK: Coming and going

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
        guard let controller = modalController else { return }
        switch state {
        case .presenting: finishPresenting(controller, endingAppearance: true)
        case .dismissing: finishDismissing(controller, endingAppearance: true)
        case .presented, .nothing: break
        }
    }

    // MARK: Choosing children

    /// All children but one that is fading in or out: its callbacks follow the fade.
    open override var childrenForAppearanceCallbacks: [UIViewController] {
        guard state == .presenting || state == .dismissing else { return children }
        return children.filter { $0 !== modalController }
    }
}

extension UIViewController {
    /// The nearest modal container above this controller; `nil` where there is none.
    public var modalContainerController: ModalContainerController? { nearestAncestor() }
}
