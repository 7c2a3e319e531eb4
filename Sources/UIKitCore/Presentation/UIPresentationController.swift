import CoreGraphics
import Foundation
import QuartzCore

/// Manages how a controller is presented: where its view stands, what else is shown, and the hooks around coming and going.
///
/// UIKit has one for each of its styles; for the style `custom` a transitioning delegate gives an own subclass. A
/// presentation controller lives from `present` to the end of the dismissal.
///
/// Order for a presentation: `presentationTransitionWillBegin()`, the will-callbacks, the animator, those alongside,
/// `presentationTransitionDidEnd(_:)`, the did-callbacks (chosen; only the animator's place is recorded, CallbackOrder.md, "Presentation").
///
/// Follows <https://developer.apple.com/documentation/uikit/uipresentationcontroller>.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
    // MARK: Initializing the presentation controller

    /// Makes a controller for a presentation to come.
    ///
    /// - Parameters:
    ///   - presentedViewController: The controller that will be presented.
    ///   - presentingViewController: The controller that will present; `nil` where that is not known yet.
    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        keptPresented = presentedViewController
        self.presentedIfAlive = presentedViewController
        presenter = presentingViewController
        super.init()
    }

    nonisolated deinit {}

    private var keptPresented: UIViewController?
    @SharedWeak private var presentedIfAlive: UIViewController?
    @SharedWeak var presenter: UIViewController?
    @SharedWeak var presentation: Presentation? {
        didSet { if presentation != nil { keptPresented = presentedIfAlive } }
    }

    /// An empty one where it is not kept and there never was a presentation.
    private var presented: UIViewController { keptPresented ?? presentedIfAlive ?? UIViewController() }

    /// For one that the presented controller itself has made and keeps: the two would keep each other if no presentation
    /// followed. It keeps the controller from the presentation on.
    func doesNotKeepPresented() { keptPresented = nil }

    /// Hears of the user's attempts to dismiss.
    @_disfavoredOverload open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        didSet { OptionalMethods.adaptivePresentation.check(delegate) }
    }

    // MARK: Getting the presentation's objects

    /// The controller that presents. Before the presentation: the one given to the initializer, else the presented one.
    open var presentingViewController: UIViewController { presenter ?? presented }

    /// The controller that is presented. It is kept, also after the presentation.
    open var presentedViewController: UIViewController { presented }

    /// The view in which the presentation happens, over the presenter; `nil` outside of the presentation.
    open var containerView: UIView? { presentation?.containerView }

    /// The view that comes and goes: the presented controller's, unless a subclass wraps that in another.
    open var presentedView: UIView? { presented.view }

    /// The style that it presents in. A controller of a subclass of one's own has the one that the presented controller asked for.
    open var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle.resolved }

    // MARK: Adapting to the environment

    /// The style in which the presentation is shown in the environment that it is in now; `none` where it does not adapt.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: presentingViewController.traitCollection)
    }

    /// The style in which the presentation is shown in a window of some traits, unless the delegate says another; `none` where it
    /// does not adapt, as unless overridden. A presentation controller of one's own can adapt to `fullScreen` and
    /// `overFullScreen`.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }

    /// What presents in the style that this one has adapted to.
    func makeAdaptiveController(
        for style: UIModalPresentationStyle, showing shown: UIViewController
    ) -> UIPresentationController { Presenting.systemController(of: shown, style: style) }

    /// Traits that the presented controller has instead of those above it; `nil`, as at first, for none.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { if overrideTraitCollection != oldValue { applyTraits() } }
    }

    /// Traits that the presented controller has instead of those above it; they come before those of `overrideTraitCollection`.
    open var traitOverrides = UITraitOverrides() {
        didSet { applyTraits() }
    }

    /// Whether what it presents stands over other content that is seen, so that it is elevated
    /// (<https://developer.apple.com/documentation/uikit/uiuserinterfacelevel>).
    var isElevated: Bool { false }

    private var containerOverrides: UITraitOverrides {
        var overrides = traitOverrides
        if isElevated { overrides.userInterfaceLevel = .elevated }
        return overrides
    }

    /// Gives the container the traits that are overridden, where there is one.
    func applyTraits() {
        guard let container = containerView else { return }
        let overrides = containerOverrides
        container.changeEnvironmentTraits {
            $0.imposed = overrideTraitCollection
            $0.overrides = overrides
        }
    }

    /// The traits that a view inside the container, around the presented one, overrides.
    var traitsAroundPresentedView: UITraitOverrides { UITraitOverrides() }

    /// All traits that the presented controller has from the presentation, and not from the window; `nil` for none.
    var traitsOfPresentation: UITraitCollection? {
        let (overrides, inner) = (containerOverrides, traitsAroundPresentedView)
        guard overrideTraitCollection != nil || !overrides.isEmpty || !inner.isEmpty else { return nil }
        return (overrideTraitCollection ?? UITraitCollection()).applying(overrides).applying(inner)
    }

    // MARK: Adjusting the size and layout of the presentation

    /// Where the presented view stands at the end, in the container's space; the whole container unless overridden.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// How much of the container, from its bottom, is under the keyboard of a text in what is presented.
    package final var heightUnderKeyboard: CGFloat { presentation?.containerView?.heightUnderKeyboard ?? 0 }

    /// The part of the container that is free of the keyboard, where that has come for a text in what is presented. Whenever it
    /// changes the container is laid out, inside the keyboard's animation.
    package final var freeBounds: CGRect {
        guard let container = presentation?.containerView else { return .zero }
        var bounds = container.bounds
        bounds.size.height -= heightUnderKeyboard
        return bounds
    }

    /// What of that part belongs to the safe area's insets.
    package final var freeSafeAreaInsets: UIEdgeInsets {
        guard let container = presentation?.containerView else { return .zero }
        var insets = container.safeAreaInsets
        insets.bottom = max(0, insets.bottom - heightUnderKeyboard)
        return insets
    }

    /// The container is about to lay out its subviews. The default does nothing.
    open func containerViewWillLayoutSubviews() {}

    /// The container has laid out its subviews. The default does nothing.
    open func containerViewDidLayoutSubviews() {}

    // MARK: Adjusting the presentation's behavior

    /// Whether the presentation covers the window and not just the presenter's view; `true` unless overridden.
    open var shouldPresentInFullscreen: Bool { true }

    /// Whether the presenter's view is taken away once the presented one covers it; `false` unless overridden.
    open var shouldRemovePresentersView: Bool { false }

    // MARK: Tracking the transition's start and end

    /// The presentation begins: add own views to the container, animate alongside.
    open func presentationTransitionWillBegin() {}

    /// The presentation has ended, completed or cancelled.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// The dismissal begins.
    open func dismissalTransitionWillBegin() {}

    /// The dismissal has ended, completed or cancelled: when completed, take own views away.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// Draws the coming and going; `nil` for what the presented controller's `modalTransitionStyle` says.
    func systemAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// What draws the coming and going where the program has no animator; `nil` for the modal transition style.
    func animator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        (presented as? any SystemPresented)?.makeSystemAnimator(isPresenting: isPresenting)
            ?? systemAnimator(isPresenting: isPresenting)
    }

    /// The page that the presenter's view stays on, curled up over what is presented; `nil` where it is taken away or
    /// stays in its place.
    var curledPage: CurledPageView? { nil }

    // MARK: Dismissal by the user

    /// Dismisses what is presented where the escape key does that; returns whether it is a presentation of that kind.
    func dismissByEscape() -> Bool { false }

    /// Asks whether the user may dismiss it. Where not, the delegate is notified of the attempt.
    func userMayDismiss() -> Bool {
        guard presentation?.canBeDismissedByUser == true else { return false }
        if !presented.isModalWithChildren, delegate?.presentationControllerShouldDismiss(self) ?? true { return true }
        delegate?.presentationControllerDidAttemptToDismiss(self)
        return false
    }

    /// Dismisses it for the user, who has been asked for.
    func dismissByUser() { presentation?.dismissByUser(interaction: nil) }

    // MARK: What lies behind

    /// Greys the tint of all that lies behind, from the beginning of a presentation to that of its dismissal (recorded for alerts and
    /// sheets: PRESENTATION.md §4, §7), unless the program has set how it is adjusted. Setting it again changes nothing.
    package final var dimsTintBehind = false {
        didSet {
            guard dimsTintBehind != oldValue else { return }
            if dimsTintBehind { viewsWithDimmedTint = presentation?.viewsBehind.map(\.weakReference) ?? [] }
            for view in viewsWithDimmedTint { view.object?.setTintDimmed(dimsTintBehind) }
            if !dimsTintBehind { viewsWithDimmedTint = [] }
        }
    }
    private var viewsWithDimmedTint: [WeakReference<UIView>] = []

    /// The view behind that gets a touch at a point of the container; `nil` where the container takes it.
    func containerShouldPass(touchAt point: CGPoint, with event: UIEvent?) -> UIView? { nil }

    /// Whether what lies behind the presentation cannot be used while it is there.
    var isModal: Bool { true }

    /// The views behind it that can be used although it is modal.
    var usableViewsBehind: [UIView] { [] }

    // MARK: Following a drag

    /// A finger has begun to drag up or down in a scroll view that shows its top, in what is presented. Returns whether the
    /// presented view moves with it; then `pullMoved(to:)` and `pullEnded(velocity:isCancelled:)` follow.
    func pullBegan(isDown: Bool) -> Bool { false }

    /// The finger is so many points below where it began. Returns how many of them have moved the presented view; by the others
    /// the content moves.
    func pullMoved(to distance: CGFloat) -> CGFloat { 0 }

    /// The finger was lifted, moving down at so many points a second, or was taken away.
    func pullEnded(velocity: CGFloat, isCancelled: Bool) {}

    // MARK: Being a content container

    /// The size the presented controller would like to have.
    open var preferredContentSize: CGSize { presented.preferredContentSize }

    /// The presented controller would like another size. The default lays the container out anew.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }

    /// The constraints of the presented controller's view ask for another size. The default does nothing.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size of the presented view in a container of a size; that size, unless overridden.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// The container's size is about to change. The default notifies the presented controller if its size changes with it.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        SizeTransition.pass(on: size, from: self, to: presented, with: coordinator)
    }

    /// The traits are about to change. The default notifies the presented controller.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) { presented.willTransition(to: newCollection, with: coordinator) }
}

/// Decides in which style a presentation is shown in its environment, and is notified of the user's attempts to dismiss it. All
/// are optional.
///
/// The adaptive ones are called when something is presented and again when the window's size classes change; set the delegate
/// before `present`. None of those about dismissing is called for `dismiss(animated:completion:)` (CallbackOrder.md,
/// "Presentation").
/// Follows <https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate>.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// The style in which it is shown. Asked only where the method with traits is missing.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// The style in which it is shown in a window of some traits: `none` for the one that was asked for, or `fullScreen`,
    /// `overFullScreen`, `formSheet`. Any other answer is as if it were missing: a popover becomes a form sheet where a dimension
    /// is compact, and nothing else adapts.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// The controller to show in another style than the one asked for, such as a navigation controller around it; `nil` for the
    /// same.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// It is about to be presented in another style, by another presentation controller, which can be prepared now.
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController)
    /// It is about to be presented; `none` where the style is the one that was asked for. Animations can be added to the
    /// coordinator.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    /// Whether the user may dismiss it; `true` unless implemented. Not asked where `isModalInPresentation`.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// The user begins to dismiss it; with a drag it may yet stay.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// The user has dismissed it, and it is gone.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// The user tried to dismiss it, which was refused.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// No opinion.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .automatic
    }
    /// That of the method without traits.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
    /// The same controller.
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }
    /// Does nothing.
    public func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {}
    /// Does nothing.
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}
    /// It may be dismissed.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

extension OptionalMethods {
    static let adaptivePresentation = OptionalMethods((any UIAdaptivePresentationControllerDelegate).self) {
        $0 is any UIAdaptivePresentationControllerDelegate.Type
    }
}
