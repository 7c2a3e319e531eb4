import UIKit

/// A base for containers that decide themselves which children hear of appearance, and when: the container base class of
/// seed 000.
///
/// Automatic forwarding is off, of appearance and of rotation. When the container appears or disappears, the children that
/// `childrenForAppearanceCallbacks` names do so with it, through `beginAppearanceTransition(_:animated:)` and
/// `endAppearanceTransition()`. What a subclass shows or hides at other times it begins and ends itself:
///
///     addChild(content)
///     content.beginAppearanceTransition(true, animated: true)
///     view.addSubview(content.view)
///     UIView.animate(withDuration: 0.3) {
///         content.view.alpha = 1
///     } completion: { _ in
///         content.endAppearanceTransition()
///         content.didMove(toParent: self)
///     }
open class ContainerViewController: UIViewController {
    // MARK: Choosing children

    /// The children that appear and disappear together with the container; all of them unless overridden.
    ///
    /// Asked at each of the container's own callbacks. A subclass that has children whose views are not shown, or which
    /// runs a transition of its own on one, leaves these out.
    open var childrenForAppearanceCallbacks: [UIViewController] { children }

    /// The children that turn together with the container and decide to which orientations; all of them unless overridden.
    ///
    /// Seed 000 has it as a list of its own, since a child that is not shown may still have to agree to a turn.
    open var childrenForRotationCallbacks: [UIViewController] { children }

    // MARK: Forwarding appearance

    /// Always `false`: the container forwards by hand.
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    /// Begins the appearance of the chosen children, after the container's own.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        for child in childrenForAppearanceCallbacks { child.beginAppearanceTransition(true, animated: animated) }
    }

    /// Ends the appearance of the chosen children, after the container's own.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for child in childrenForAppearanceCallbacks { child.endAppearanceTransition() }
    }

    /// Begins the disappearance of the chosen children, after the container's own.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        for child in childrenForAppearanceCallbacks { child.beginAppearanceTransition(false, animated: animated) }
    }

    /// Ends the disappearance of the chosen children, after the container's own.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        for child in childrenForAppearanceCallbacks { child.endAppearanceTransition() }
    }

    // MARK: Forwarding rotation

    /// Always `false`: the container forwards by hand.
    open override func shouldAutomaticallyForwardRotationMethods() -> Bool { false }

    /// Passes the beginning of a turn on to the chosen children, after the container's own.
    open override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        super.willRotate(to: toInterfaceOrientation, duration: duration)
        for child in childrenForRotationCallbacks { child.willRotate(to: toInterfaceOrientation, duration: duration) }
    }

    /// Passes the animation of a turn on to the chosen children, after the container's own.
    open override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        super.willAnimateRotation(to: toInterfaceOrientation, duration: duration)
        for child in childrenForRotationCallbacks {
            child.willAnimateRotation(to: toInterfaceOrientation, duration: duration)
        }
    }

    /// Passes the end of a turn on to the chosen children, after the container's own.
    open override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
        super.didRotate(from: fromInterfaceOrientation)
        for child in childrenForRotationCallbacks { child.didRotate(from: fromInterfaceOrientation) }
    }

    // MARK: Agreeing to a turn

    /// Whether all chosen children agree.
    open override var shouldAutorotate: Bool { childrenForRotationCallbacks.allSatisfy { $0.shouldAutorotate } }

    /// What all chosen children support; every orientation without any.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        childrenForRotationCallbacks.reduce(.all) { $0.intersection($1.supportedInterfaceOrientations) }
    }
}
