import Foundation

/// The size classes of a window, which determine the style of a presentation.
struct SizeClasses: Equatable {
    var horizontal: UIUserInterfaceSizeClass
    var vertical: UIUserInterfaceSizeClass

    init(_ traits: UITraitCollection) {
        (horizontal, vertical) = (traits.horizontalSizeClass, traits.verticalSizeClass)
    }
}

// Chosen (Controllers): If the style of a presentation changes, the delegate is called for the style, then for the
// controller, then to prepare; before the window has its new traits.
/// The appearance of a presentation in an environment: its style, its presentation controller, and its controller.
///
/// Determined on presentation and again when the window's size classes change. The delegate is called in this order
/// (recorded is only that all calls precede the presentation): for the style, for the replacement controller (if the
/// style is different), and `presentationController(_:prepare:)`.
struct PresentationAdaptation {
    let style: UIModalPresentationStyle
    let controller: UIPresentationController
    let shown: UIViewController

    /// Returns the resulting style, from the requested style, the delegate's style and the presentation controller's
    /// own style; `nil` for the requested one. The results were measured in UIKit.
    ///
    /// - Parameters:
    ///   - answer: The style that the delegate returned; `nil` if it has no preference. Any style except `none`,
    ///     `fullScreen`, `overFullScreen` and `formSheet` counts as no preference.
    ///   - own: The adaptive style of the presentation controller; `none` if it does not adapt.
    static func style(
        for asked: UIModalPresentationStyle, answer: UIModalPresentationStyle?, own: UIModalPresentationStyle
    ) -> UIModalPresentationStyle? {
        switch asked {
        case .pageSheet, .formSheet, .popover, .custom: break
        // Styles that fill a window or a context do not adapt.
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .none, .automatic: return nil
        }
        switch answer {
        case .fullScreen?, .overFullScreen?: return answer
        case .formSheet? where asked != .custom: return asked == .formSheet ? nil : answer
        case .none?: return nil
        default: return own == .none || own == asked ? nil : own
        }
    }

    /// Determines the appearance of a presentation in an environment.
    @MainActor
    init(of presentation: Presentation, in traits: UITraitCollection) {
        let original = presentation.requestedController
        let requested = presentation.requested
        let asked = presentation.requestedStyle
        if let system = requested as? any SystemPresented {
            (style, controller) = Self.systemAppearance(of: system, in: presentation, traits)
            shown = requested
            return
        }
        let delegate = original.delegate
        // An invalid style counts as no preference.
        let answer = delegate?.adaptivePresentationStyle(for: original, traitCollection: traits)
        guard
            let style = Self.style(
                for: asked, answer: answer, own: original.adaptivePresentationStyle(for: traits))
        else {
            (self.style, controller, shown) = (asked, original, requested)
            return
        }
        self.style = style
        // If the style is unchanged, the delegate is not called further.
        guard presentation.style != style || presentation.controller === original else {
            (controller, shown) = (presentation.controller, presentation.presented)
            return
        }
        if requested !== presentation.presented { presentation.takeRequestedOutOfParent() }
        let given = delegate?.presentationController(original, viewControllerForAdaptivePresentationStyle: style)
        shown = given.flatMap { Self.isUsable($0, insteadOf: requested) ? $0 : nil } ?? requested
        controller = original.makeAdaptiveController(for: style, showing: shown)
        if controller.delegate == nil { controller.delegate = delegate }
        delegate?.presentationController(original, prepare: controller)
    }

    /// Returns the style of a system presentation in an environment, and its presentation controller. The popover of an
    /// action sheet needs a source; without one, the action sheet does not change.
    @MainActor
    private static func systemAppearance(
        of system: any SystemPresented, in presentation: Presentation, _ traits: UITraitCollection
    ) -> (UIModalPresentationStyle, UIPresentationController) {
        let style = system.systemPresentationStyle(in: traits)
        let original = presentation.requestedController
        if style == presentation.requestedStyle { return (style, original) }
        if style == presentation.style { return (style, presentation.controller) }
        if style == .custom {
            return (style, system.makeSystemPresentationController(presenting: presentation.presenter))
        }
        guard let popover = presentation.preparedPopover, popover.sourceView != nil || popover.sourceItem != nil else {
            return (presentation.style, presentation.controller)
        }
        return (style, popover)
    }

    /// Returns whether a controller can be shown instead of the requested controller. A controller with a parent or a
    /// presentation cannot.
    @MainActor
    private static func isUsable(_ controller: UIViewController, insteadOf requested: UIViewController) -> Bool {
        if controller === requested { return true }
        let own = controller.extras?.ownPresentation
        guard controller.parentStorage == nil, controller.extras?.rootWindow == nil,
            own == nil || own === requested.ownPresentationInEffect
        else {
            Diagnostics.warn(
                .presentation,
                "\(Diagnostics.name(controller)) cannot be shown instead of \(Diagnostics.name(requested)): it is presented, "
                    + "or already the root of a window or the child of a controller.")
            return false
        }
        return true
    }
}

extension Presentation {
    /// Whether the style in effect differs from the requested style.
    var isAdapted: Bool { controller !== requestedController }

    /// The presentation controller that the presented controller returns: the requested presentation controller, even
    /// if the presentation is adapted.
    var controllerOfPresented: UIPresentationController { presented === requested ? requestedController : controller }

    /// The traits for the decision: the window's, not those that the presented controller overrides.
    private var environment: UITraitCollection? {
        (containerView?.window ?? presenter?.viewStorage?.window)?.traitCollection
    }

    /// Removes the requested controller from the replacement controller that contains it.
    func takeRequestedOutOfParent() {
        guard requested.parentStorage != nil else { return }
        requested.willMove(toParent: nil)
        requested.viewStorage?.removeFromSuperview()
        requested.removeFromParent()
    }

    /// Determines the initial appearance, before the presentation is visible.
    func adaptAtFirst() {
        guard let traits = environment ?? presenter?.traitCollection else { return }
        adaptedTo = SizeClasses(traits)
        show(PresentationAdaptation(of: self, in: traits))
    }

    // Chosen (Controllers): An adaptation to new size classes waits until no transition moves, covers or changes the
    // presented view.
    /// Whether no transition moves the presented view, changes its style, covers it or will cover it. An adaptation
    /// waits for the end of these.
    private var canAdapt: Bool {
        guard phase == .presented, !host.transitions.contains(where: { !$0.isOver }) else { return false }
        guard let above else { return true }
        return above.phase == .presented && above.presenterPlace == nil
    }

    /// Prepares for new traits of the window. Calls the delegate now, so that sizes can be announced.
    ///
    /// The delegate may change the window again: that change applies to the next layout.
    func prepareAdaptation(to traits: UITraitCollection) {
        let classes = SizeClasses(traits)
        guard canAdapt, adaptedTo != classes, pendingAdaptation == nil, !isAskingHowToAdapt else { return }
        isAskingHowToAdapt = true
        let adaptation = PresentationAdaptation(of: self, in: traits)
        isAskingHowToAdapt = false
        adaptedTo = classes
        containerView?.setNeedsLayout()
        guard adaptation.controller !== controller || adaptation.shown !== presented else { return }
        adaptation.controller.presentation = self
        pendingAdaptation = adaptation
    }

    /// The presentation controller after a pending adaptation.
    var pendingController: UIPresentationController { pendingAdaptation?.controller ?? controller }

    /// Follows the size classes of the window. Called when the container is laid out. While a transition moves the
    /// presented view, the adaptation waits for its end, which invalidates the layout.
    func adaptIfNeeded() {
        guard phase == .presented, let traits = environment else { return }
        prepareAdaptation(to: traits)
        // A pending decision may have moved the controller into its new parent already, so it cannot be postponed.
        guard let adaptation = pendingAdaptation, containerView != nil, above?.presenterPlace == nil else { return }
        pendingAdaptation = nil
        AdaptPolicy.submit(adaptation, of: self)
    }

    /// Called when a transition is over. The sizes and the size classes of the containers may have changed meanwhile. A
    /// change of style, also of the presenter's, follows in the next layout.
    func transitionDidEnd() {
        containerView?.setNeedsLayout()
        presenter?.ownPresentationInEffect?.containerView?.setNeedsLayout()
    }

    /// Withdraws a pending adaptation when the presentation is dismissed.
    func cancelPendingAdaptation() {
        guard let adaptation = pendingAdaptation else { return }
        pendingAdaptation = nil
        withdraw(adaptation)
    }

    /// Discards an adaptation: the previous controller is shown again, and the next layout decides again.
    func withdraw(_ adaptation: PresentationAdaptation) {
        adaptedTo = nil
        guard phase != .gone, adaptation.shown !== presented else { return }
        if adaptation.shown !== requested { takeRequestedOutOfParent() }
        guard let container = containerView, let view = controller.presentedView, view.superviewStorage == nil,
            above?.presenterPlace == nil
        else { return }
        view.frame = controller.frameOfPresentedViewInContainerView
        container.addSubview(view)
    }
}
