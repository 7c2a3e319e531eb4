import CoreGraphics
import Foundation
import QuartzCore

// Chosen (Controllers): The calls of a presentation controller and the callbacks of a presentation have this order:
// `presentationTransitionWillBegin()`, the will-callbacks, the animator, alongside animations,
// `presentationTransitionDidEnd(_:)`, the did-callbacks.
/// Manages a presentation: the frame of the presented view, additional views, and the hooks around transitions.
///
/// UIKit has a subclass for each of its styles. For the style `custom`, a transitioning delegate returns a custom
/// subclass. A presentation controller lives from `present` to the end of the dismissal.
///
/// Order for a presentation: `presentationTransitionWillBegin()`, the will-callbacks, the animator, alongside
/// animations, `presentationTransitionDidEnd(_:)`, the did-callbacks (only the animator's position in this order is
/// recorded: CallbackOrder.md, "Presentation").
///
/// Follows <https://developer.apple.com/documentation/uikit/uipresentationcontroller>.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
    // MARK: Initializing the presentation controller

    /// Creates a controller for a future presentation.
    ///
    /// - Parameters:
    ///   - presentedViewController: The controller that will be presented.
    ///   - presentingViewController: The controller that will present; `nil` if it is not known yet.
    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        keptPresented = presentedViewController
        self.existingPresented = presentedViewController
        presenter = presentingViewController
        super.init()
    }

    nonisolated deinit {}

    private var keptPresented: UIViewController?
    @SharedWeak private var existingPresented: UIViewController?
    @SharedWeak var presenter: UIViewController?
    @SharedWeak var presentation: Presentation? {
        didSet { if presentation != nil { keptPresented = existingPresented } }
    }

    /// The presented controller; an empty controller if it is not retained and was never presented.
    private var presented: UIViewController { keptPresented ?? existingPresented ?? UIViewController() }

    /// Called if the presented controller has created and retains this controller: without a presentation, the two
    /// would retain each other. The presented controller is retained from the presentation on.
    func doesNotKeepPresented() { keptPresented = nil }

    /// The delegate that adapts the presentation and is notified of the user's dismissals. Not retained.
    @_disfavoredOverload open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        didSet { OptionalMethods.adaptivePresentation.check(delegate) }
    }

    // MARK: Getting the presentation's objects

    /// The controller that presents. Before the presentation, it is the controller that was passed to the initializer,
    /// or the presented controller if that was `nil`.
    open var presentingViewController: UIViewController { presenter ?? presented }

    /// The presented controller. It is retained, also after the presentation.
    open var presentedViewController: UIViewController { presented }

    /// The view in which the presentation takes place, over the presenter; `nil` outside the presentation.
    open var containerView: UIView? { presentation?.containerView }

    /// The view that is shown and hidden: the presented controller's view, unless a subclass wraps it.
    open var presentedView: UIView? { presented.view }

    /// The style of the presentation. A custom subclass returns the presented controller's style.
    open var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle.resolved }

    // MARK: Adapting to the environment

    /// The adapted style of the presentation in its current environment; `none` if it does not adapt.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: presentingViewController.traitCollection)
    }

    /// Returns the adapted style of the presentation for given traits, unless the delegate returns a different style.
    /// The default implementation returns `none`, which means no adaptation. A custom presentation controller can
    /// adapt to `fullScreen` and `overFullScreen`.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }

    /// Creates the presentation controller of an adapted style.
    func makeAdaptiveController(
        for style: UIModalPresentationStyle, showing shown: UIViewController
    ) -> UIPresentationController { Presenting.systemController(of: shown, style: style) }

    /// Traits that replace the inherited traits of the presented controller. The default is `nil`.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { if overrideTraitCollection != oldValue { applyTraits() } }
    }

    /// Trait overrides of the presented controller; they take precedence over `overrideTraitCollection`.
    open var traitOverrides = UITraitOverrides() {
        didSet { applyTraits() }
    }

    /// Whether the presented content is above other visible content, so that its user interface level is elevated
    /// (<https://developer.apple.com/documentation/uikit/uiuserinterfacelevel>).
    var isElevated: Bool { false }

    private var containerOverrides: UITraitOverrides {
        var overrides = traitOverrides
        if isElevated { overrides.userInterfaceLevel = .elevated }
        return overrides
    }

    /// Applies the overridden traits to the container view, if it exists.
    func applyTraits() {
        guard let container = containerView else { return }
        let overrides = containerOverrides
        container.changeEnvironmentTraits {
            $0.imposed = overrideTraitCollection
            $0.overrides = overrides
        }
    }

    /// The trait overrides of the view in the container that wraps the presented view.
    var traitsAroundPresentedView: UITraitOverrides { UITraitOverrides() }

    /// All traits that the presentation gives to the presented controller; `nil` if it overrides none.
    var traitsOfPresentation: UITraitCollection? {
        let (overrides, inner) = (containerOverrides, traitsAroundPresentedView)
        guard overrideTraitCollection != nil || !overrides.isEmpty || !inner.isEmpty else { return nil }
        return (overrideTraitCollection ?? UITraitCollection()).applying(overrides).applying(inner)
    }

    // MARK: Adjusting the size and layout of the presentation

    /// The final frame of the presented view, in the container's coordinate space; the whole container unless
    /// overridden.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    // Chosen (Controllers): A sheet that is a card moves up by the height that the keyboard covers, and to the status
    // bar at the most. A popover and an alert are placed in the free part of the window. The keyboard of a text behind
    // them does not move them.
    /// Height in points that the keyboard covers from the bottom, if its text input is in the presented content.
    package final var heightUnderKeyboard: CGFloat { presentation?.containerView?.heightUnderKeyboard ?? 0 }

    /// The part of the container that the keyboard does not cover, if its text input is in the presented content. When
    /// it changes, the container is laid out inside the keyboard's animation.
    package final var freeBounds: CGRect {
        guard let container = presentation?.containerView else { return .zero }
        var bounds = container.bounds
        bounds.size.height -= heightUnderKeyboard
        return bounds
    }

    /// The safe area insets of `freeBounds`.
    package final var freeSafeAreaInsets: UIEdgeInsets {
        guard let container = presentation?.containerView else { return .zero }
        var insets = container.safeAreaInsets
        insets.bottom = max(0, insets.bottom - heightUnderKeyboard)
        return insets
    }

    /// Called before the container lays out its subviews. The default implementation has no effect.
    open func containerViewWillLayoutSubviews() {}

    /// Called after the container has laid out its subviews. The default implementation has no effect.
    open func containerViewDidLayoutSubviews() {}

    // MARK: Adjusting the presentation's behavior

    /// Whether the presentation covers the window instead of only the presenter's view; `true` unless overridden.
    open var shouldPresentInFullscreen: Bool { true }

    /// Whether the presenter's view is removed once the presented view covers it; `false` unless overridden.
    open var shouldRemovePresentersView: Bool { false }

    // MARK: Tracking the transition's start and end

    /// Called when the presentation begins. Add custom views to the container and animate them alongside the
    /// transition.
    open func presentationTransitionWillBegin() {}

    /// Called when the presentation has ended, completed or canceled.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// Called when the dismissal begins.
    open func dismissalTransitionWillBegin() {}

    /// Called when the dismissal has ended, completed or canceled. Remove custom views if it was completed.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// Returns the animator of the style; `nil` for the presented controller's `modalTransitionStyle`.
    func systemAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// Returns the animator if the program provides none; `nil` for the modal transition style.
    func animator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        (presented as? any SystemPresented)?.makeSystemAnimator(isPresenting: isPresenting)
            ?? systemAnimator(isPresenting: isPresenting)
    }

    /// The page of a presenter's view that is curled up over the presented view; `nil` if that view is removed or
    /// remains in its place.
    var curledPage: CurledPageView? { nil }

    // MARK: Dismissal by the user

    /// Dismisses the presentation for the escape key. Returns whether the key is handled.
    func dismissByEscape() -> Bool { false }

    /// Returns whether the user may dismiss the presentation. If not, the delegate is notified of the attempt.
    func userMayDismiss() -> Bool {
        guard presentation?.canBeDismissedByUser == true else { return false }
        if !presented.isModalWithChildren, delegate?.presentationControllerShouldDismiss(self) ?? true { return true }
        delegate?.presentationControllerDidAttemptToDismiss(self)
        return false
    }

    /// Dismisses the presentation at the user's request, if it is permitted.
    func dismissByUser() { presentation?.dismissByUser(interaction: nil) }

    // MARK: Content behind

    /// Whether the tint of all views behind is gray, from the beginning of a presentation to the beginning of its
    /// dismissal (recorded for alerts and sheets), except for views with an explicit adjustment mode. Setting the same
    /// value has no effect.
    package final var dimsTintBehind = false {
        didSet {
            guard dimsTintBehind != oldValue else { return }
            if dimsTintBehind { viewsWithDimmedTint = presentation?.viewsBehind.map(\.weakReference) ?? [] }
            for view in viewsWithDimmedTint { view.object?.setTintDimmed(dimsTintBehind) }
            if !dimsTintBehind { viewsWithDimmedTint = [] }
        }
    }
    private var viewsWithDimmedTint: [WeakReference<UIView>] = []

    /// Returns the view behind that receives a touch at a point of the container; `nil` if the container receives it.
    func containerShouldPass(touchAt point: CGPoint, with event: UIEvent?) -> UIView? { nil }

    /// Whether the content behind is unusable during the presentation.
    var isModal: Bool { true }

    /// The views behind that are usable although the presentation is modal.
    var usableViewsBehind: [UIView] { [] }

    // MARK: Drag

    /// Called when a finger begins to drag up or down in a presented scroll view that is scrolled to its top. Returns
    /// whether the presented view moves with it; then `pullMoved(to:)` and `pullEnded(velocity:isCancelled:)` follow.
    func pullBegan(isDown: Bool) -> Bool { false }

    /// Called with the translation of the drag, in points downward. Returns the part that has moved the presented
    /// view. The rest scrolls the content.
    func pullMoved(to distance: CGFloat) -> CGFloat { 0 }

    /// Called when the drag ends, with its velocity downward in points per second, or when it is canceled.
    func pullEnded(velocity: CGFloat, isCancelled: Bool) {}

    // MARK: Being a content container

    /// The preferred size of the presented controller.
    open var preferredContentSize: CGSize { presented.preferredContentSize }

    /// Called when the presented controller's preferred size has changed. The default implementation invalidates the
    /// container's layout.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }

    /// Called when the constraints of the presented controller's view require a new size. The default implementation
    /// has no effect.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Returns the size of the presented view in a container of the given size. The default implementation returns the
    /// container's size.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called before the container's size changes. The default implementation notifies the presented controller if its
    /// size changes, too.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        SizeTransition.pass(on: size, from: self, to: presented, with: coordinator)
    }

    /// Called before the traits change. The default implementation notifies the presented controller if its traits
    /// change with the overrides of the presentation.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let around = traitsOfPresentation.map { UITraitCollection(traitsFrom: [newCollection, $0]) } ?? newCollection
        let new = presented.traits(from: around)
        if presented.traitCollection != new { presented.willTransition(to: new, with: coordinator) }
    }
}

/// Determines the style of a presentation in its environment, and receives the user's attempts to dismiss it. All
/// methods are optional.
///
/// The adaptive methods are called on presentation and again when the window's size classes change; set the delegate
/// before `present`. The dismissal methods are not called for `dismiss(animated:completion:)` (CallbackOrder.md,
/// "Presentation"). Follows
/// <https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate>.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Returns the style of the presentation. Called only if the method with traits is not implemented.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Returns the style in a window with given traits: `none` for the requested style, or `fullScreen`,
    /// `overFullScreen`, `formSheet`. Other styles are ignored: a popover becomes a form sheet if the horizontal or
    /// the vertical size class is compact, and other presentations do not adapt.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Returns the controller for an adapted style, such as a navigation controller around the presented controller;
    /// `nil` for the same controller.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// Called before the presentation in an adapted style, so that its presentation controller can be prepared.
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController)
    /// Called when the presentation is about to begin; the style is `none` if it is the requested style. Animations
    /// can be added to the coordinator.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    /// Returns whether the user may dismiss the presentation; `true` unless implemented. Not called if
    /// `isModalInPresentation` is set.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Called when the user begins to dismiss the presentation. A drag may still be canceled.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called after the user has dismissed the presentation.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Called when the user tried to dismiss the presentation, which was refused.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Returns `.automatic`: the presentation controller determines the style.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .automatic
    }
    /// Returns the result of the method without traits.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
    /// Returns `nil`: the presented controller is not replaced.
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }
    /// Has no effect.
    public func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {}
    /// Has no effect.
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}
    /// Returns `true`.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Has no effect.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Has no effect.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Has no effect.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

extension OptionalMethods {
    static let adaptivePresentation = OptionalMethods((any UIAdaptivePresentationControllerDelegate).self) {
        $0 is any UIAdaptivePresentationControllerDelegate.Type
    }
}
