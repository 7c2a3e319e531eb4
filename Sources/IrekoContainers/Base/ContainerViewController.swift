import UIKit

/// A base for containers that decide themselves which of their children appear, and when.
///
/// Automatic forwarding is off, of appearance and of rotation. When the container appears or disappears, the children that
/// `childrenForAppearanceCallbacks` names do so with it, through `beginAppearanceTransition(_:animated:)` and
/// `endAppearanceTransition()`: those that were named when it began, and that are still its children when it ends.
///
/// What a subclass shows or hides at other times it begins and ends through the container, which calls the child as far as
/// the container's own appearance allows:
///
///     addChild(content)
///     beginAppearance(of: content, isAppearing: true, animated: true)
///     view.addSubview(content.view)
///     UIView.animate(withDuration: 0.3) {
///         content.view.alpha = 1
///     } completion: { _ in
///         self.endAppearance(of: content)
///         content.didMove(toParent: self)
///     }
open class ContainerViewController: UIViewController {
    private lazy var appearances = ChildAppearances(of: self)

    // MARK: Showing and hiding a child

    /// Begins to show or hide a child while the container stays as it is.
    ///
    /// Calls the child's `beginAppearanceTransition(_:animated:)` if the container has appeared. In a container that is
    /// appearing the child appears together with it; in one that has disappeared the child receives nothing until the
    /// container appears. A call in the opposite direction reverses the transition; one in the same direction changes
    /// nothing.
    public func beginAppearance(of child: UIViewController, isAppearing: Bool, animated: Bool) {
        appearances.begin(child, isAppearing: isAppearing, animated: animated)
    }

    /// Ends what `beginAppearance(of:isAppearing:animated:)` began. Without that it does nothing.
    ///
    /// Calls the child's `endAppearanceTransition()`, unless the child waits for the container, whose own transition then
    /// ends that of the child.
    public func endAppearance(of child: UIViewController) { appearances.end(child) }

    /// Makes another controller a child; how it appeared here before does not count any more.
    open override func addChild(_ childController: UIViewController) {
        if childController.parent !== self { appearances.forget(childController) }
        super.addChild(childController)
    }

    // MARK: Preserving and restoring state

    /// Writes references to the children, so that those with a restoration identifier are preserved as well. Subclasses read what they
    /// make again; of children that are there anyway the state is restored without.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(children, forKey: "ContainerViewController.children")
    }

    // MARK: Choosing children

    /// The children that appear and disappear together with the container; all of them unless overridden.
    ///
    /// Asked when the container begins to appear or to disappear. A subclass that has children whose views are not shown
    /// excludes these.
    open var childrenForAppearanceCallbacks: [UIViewController] { children }

    /// The children that rotate with the container and decide to which orientations; all of them unless overridden.
    ///
    /// A list of its own, since a child that is not shown may still have to allow a rotation.
    open var childrenForRotationCallbacks: [UIViewController] { children }

    // MARK: Forwarding appearance

    /// Always `false`: the container forwards by hand.
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    /// Begins the appearance of the chosen children, after the container's own.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        appearances.begin(childrenForAppearanceCallbacks, isAppearing: true, animated: animated)
    }

    /// Ends the appearance of the children that it began for, after the container's own.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appearances.end(childrenForAppearanceCallbacks, isAppearing: true)
    }

    /// Begins the disappearance of the chosen children, after the container's own.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        appearances.begin(childrenForAppearanceCallbacks, isAppearing: false, animated: animated)
    }

    /// Ends the disappearance of the children that it began for, after the container's own.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        appearances.end(childrenForAppearanceCallbacks, isAppearing: false)
    }

    // MARK: Forwarding rotation

    /// Always `false`: the container forwards by hand.
    open override func shouldAutomaticallyForwardRotationMethods() -> Bool { false }

    /// Passes the beginning of a rotation on to the chosen children, after the container's own.
    open override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        super.willRotate(to: toInterfaceOrientation, duration: duration)
        for child in childrenForRotationCallbacks { child.willRotate(to: toInterfaceOrientation, duration: duration) }
    }

    /// Passes the animation of a rotation on to the chosen children, after the container's own.
    open override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        super.willAnimateRotation(to: toInterfaceOrientation, duration: duration)
        for child in childrenForRotationCallbacks {
            child.willAnimateRotation(to: toInterfaceOrientation, duration: duration)
        }
    }

    /// Passes the end of a rotation on to the chosen children, after the container's own.
    open override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
        super.didRotate(from: fromInterfaceOrientation)
        for child in childrenForRotationCallbacks { child.didRotate(from: fromInterfaceOrientation) }
    }

    // MARK: Allowing a rotation

    /// Whether all chosen children allow it.
    open override var shouldAutorotate: Bool { childrenForRotationCallbacks.allSatisfy { $0.shouldAutorotate } }

    /// What all chosen children support; every orientation without any.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        childrenForRotationCallbacks.reduce(.all) { $0.intersection($1.supportedInterfaceOrientations) }
    }
}
