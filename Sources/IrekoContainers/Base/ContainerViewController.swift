import UIKit

/// A base class for containers that control which of their children appear, and when.
///
/// Automatic forwarding is off, for appearance and rotation. When the container appears or disappears, the children in
/// `childrenForAppearanceCallbacks` appear or disappear with it: the container calls their
/// `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()`. At the end of a transition, the container
/// calls `endAppearanceTransition()` for the children that were in the list when the transition began and are still
/// its children.
///
/// To show or hide a child at other times, a subclass calls `beginAppearance(of:isAppearing:animated:)` and
/// `endAppearance(of:)`. The child receives only callbacks that are consistent with the container's own appearance.
/// While the container is invisible, the child receives no callbacks:
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
    /// If the container has appeared, it calls the child's `beginAppearanceTransition(_:animated:)`. If the container
    /// is appearing, the child appears together with it. If the container has disappeared, the child receives no call
    /// until the container appears. A call in the opposite direction reverses the transition. A call in the same
    /// direction is ignored.
    public func beginAppearance(of child: UIViewController, isAppearing: Bool, animated: Bool) {
        appearances.begin(child, isAppearing: isAppearing, animated: animated)
    }

    /// Ends the transition that `beginAppearance(of:isAppearing:animated:)` began. The call is ignored if no
    /// transition was begun.
    ///
    /// Calls the child's `endAppearanceTransition()`, unless the child waits for the container's transition. In that
    /// case, the end of the container's transition also ends the child's transition.
    public func endAppearance(of child: UIViewController) { appearances.end(child) }

    /// Adds a child. Its appearance state from an earlier time in this container is discarded, and an open transition
    /// ends.
    open override func addChild(_ childController: UIViewController) {
        if childController.parent !== self { appearances.reset(childController) }
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
    /// This property is read when the container begins to appear or to disappear. Override it to exclude children
    /// whose views are hidden.
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

    /// Begins the appearance of `childrenForAppearanceCallbacks`, after the container's own appearance has begun.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        appearances.begin(childrenForAppearanceCallbacks, isAppearing: true, animated: animated)
    }

    /// Ends the appearance of the children that have begun to appear, after the container's own appearance has ended.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appearances.end(childrenForAppearanceCallbacks, isAppearing: true)
    }

    /// Begins the disappearance of `childrenForAppearanceCallbacks`, after the container's own disappearance has
    /// begun.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        appearances.begin(childrenForAppearanceCallbacks, isAppearing: false, animated: animated)
    }

    /// Ends the disappearance of the children that have begun to disappear, after the container's own disappearance
    /// has ended.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        appearances.end(childrenForAppearanceCallbacks, isAppearing: false)
    }

    // MARK: Forwarding rotation

    /// Always `false`, since the container forwards the callbacks itself.
    open override func shouldAutomaticallyForwardRotationMethods() -> Bool { false }

    /// Calls `willRotate(to:duration:)` of `childrenForRotationCallbacks`, after the container's own implementation.
    open override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        super.willRotate(to: toInterfaceOrientation, duration: duration)
        for child in childrenForRotationCallbacks { child.willRotate(to: toInterfaceOrientation, duration: duration) }
    }

    /// Calls `willAnimateRotation(to:duration:)` of `childrenForRotationCallbacks`, after the container's own
    /// implementation.
    open override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        super.willAnimateRotation(to: toInterfaceOrientation, duration: duration)
        for child in childrenForRotationCallbacks {
            child.willAnimateRotation(to: toInterfaceOrientation, duration: duration)
        }
    }

    /// Calls `didRotate(from:)` of `childrenForRotationCallbacks`, after the container's own implementation.
    open override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
        super.didRotate(from: fromInterfaceOrientation)
        for child in childrenForRotationCallbacks { child.didRotate(from: fromInterfaceOrientation) }
    }

    // MARK: Supporting orientations

    /// Whether all `childrenForRotationCallbacks` allow rotation.
    open override var shouldAutorotate: Bool { childrenForRotationCallbacks.allSatisfy { $0.shouldAutorotate } }

    /// The orientations that all `childrenForRotationCallbacks` support, or all orientations if there are no such
    /// children.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        childrenForRotationCallbacks.reduce(.all) { $0.intersection($1.supportedInterfaceOrientations) }
    }
}
