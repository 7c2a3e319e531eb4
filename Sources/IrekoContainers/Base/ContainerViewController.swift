import UIKit

/// A base for containers that decide themselves which children hear of appearance, and when: the container base class of
/// seed 000.
///
/// Automatic forwarding is off. When the container appears or disappears, the children that
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
}
