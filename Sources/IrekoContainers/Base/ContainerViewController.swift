import UIKit

/// A base class for containers that control which of their children appear, and when.
///
/// Automatic forwarding is off, for appearance and rotation. When the container appears or disappears, the children in
/// `childrenForAppearanceCallbacks` appear or disappear with it: the container calls their
/// `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()`. The end of a transition is sent to the
/// children that were in the list when it began and still belong to the container.
///
/// To show or hide a child at other times, a subclass calls `beginAppearance(of:isAppearing:animated:)` and
/// `endAppearance(of:)`. The container sends the child only callbacks that are consistent with its own appearance, and
/// none while the container is invisible:
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

    /// Begins to show or hide a child independently of the container's appearance.
    ///
    /// Calls the child's `beginAppearanceTransition(_:animated:)` if the container has appeared. If the container is
    /// appearing, the child appears together with it; if it has disappeared, the child receives no call until the
    /// container appears. A call in the opposite direction reverses the transition; a call in the same direction is
    /// ignored.
    public func beginAppearance(of child: UIViewController, isAppearing: Bool, animated: Bool) {
        appearances.begin(child, isAppearing: isAppearing, animated: animated)
    }

    /// Ends the change that `beginAppearance(of:isAppearing:animated:)` began. Ignored without such a change.
    ///
    /// Calls the child's `endAppearanceTransition()`, unless the child waits for the container. In that case the end
    /// of the container's transition also ends the child's.
    public func endAppearance(of child: UIViewController) { appearances.end(child) }

    /// Adds a child; its previous appearance in this container is ignored.
    open override func addChild(_ childController: UIViewController) {
        if childController.parent !== self { appearances.forget(childController) }
        super.addChild(childController)
    }

    // MARK: Preserving and restoring state

    /// Encodes references to the children, so that children with a restoration identifier are also preserved. A
    /// subclass must decode the reference of a child only if it recreates that child; existing children are restored
    /// automatically.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(children, forKey: "ContainerViewController.children")
    }

    // MARK: Choosing children

    /// The children that appear and disappear together with the container. The default is all children.
    ///
    /// Read when the container begins to appear or to disappear. A subclass excludes children whose views are hidden.
    open var childrenForAppearanceCallbacks: [UIViewController] { children }

    /// The children that rotate with the container and determine the supported orientations. The default is all
    /// children.
    ///
    /// It is separate from `childrenForAppearanceCallbacks`, since a hidden child may still restrict the supported
    /// orientations.
    open var childrenForRotationCallbacks: [UIViewController] { children }

    // MARK: Forwarding appearance

    /// Always `false`, since the container forwards the callbacks itself.
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    /// Begins the appearance of `childrenForAppearanceCallbacks`, after the container's own.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        appearances.begin(childrenForAppearanceCallbacks, isAppearing: true, animated: animated)
    }

    /// Ends the appearance of the children that have begun to appear, after the container's own.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appearances.end(childrenForAppearanceCallbacks, isAppearing: true)
    }

    /// Begins the disappearance of `childrenForAppearanceCallbacks`, after the container's own.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        appearances.begin(childrenForAppearanceCallbacks, isAppearing: false, animated: animated)
    }

    /// Ends the disappearance of the children that have begun to disappear, after the container's own.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        appearances.end(childrenForAppearanceCallbacks, isAppearing: false)
    }

    // MARK: Forwarding rotation

    /// Always `false`, since the container forwards the callbacks itself.
    open override func shouldAutomaticallyForwardRotationMethods() -> Bool { false }

    /// Forwards the beginning of a rotation to `childrenForRotationCallbacks`, after the container's own.
    open override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        super.willRotate(to: toInterfaceOrientation, duration: duration)
        for child in childrenForRotationCallbacks { child.willRotate(to: toInterfaceOrientation, duration: duration) }
    }

    /// Forwards the animation of a rotation to `childrenForRotationCallbacks`, after the container's own.
    open override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        super.willAnimateRotation(to: toInterfaceOrientation, duration: duration)
        for child in childrenForRotationCallbacks {
            child.willAnimateRotation(to: toInterfaceOrientation, duration: duration)
        }
    }

    /// Forwards the end of a rotation to `childrenForRotationCallbacks`, after the container's own.
    open override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
        super.didRotate(from: fromInterfaceOrientation)
        for child in childrenForRotationCallbacks { child.didRotate(from: fromInterfaceOrientation) }
    }

    // MARK: Supporting orientations

    /// Whether all `childrenForRotationCallbacks` allow rotation.
    open override var shouldAutorotate: Bool { childrenForRotationCallbacks.allSatisfy { $0.shouldAutorotate } }

    /// The orientations that all `childrenForRotationCallbacks` support; all orientations without such children.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        childrenForRotationCallbacks.reduce(.all) { $0.intersection($1.supportedInterfaceOrientations) }
    }
}
