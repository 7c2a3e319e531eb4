import Foundation

/// The size classes of a window, on which it depends how something is presented.
struct SizeClasses: Equatable {
    var horizontal: UIUserInterfaceSizeClass
    var vertical: UIUserInterfaceSizeClass

    init(_ traits: UITraitCollection) {
        (horizontal, vertical) = (traits.horizontalSizeClass, traits.verticalSizeClass)
    }
}

/// How a presentation is shown in an environment: in which style, by which presentation controller, with which controller.
///
/// Decided when something is presented and again when the window's size classes change. The questions to the delegate come in
/// this order (chosen: only that all come before the presentation is recorded, PRESENTATION.md §5.1): the style, the controller to
/// show instead (where the style is another one), `presentationController(_:prepare:)`.
struct PresentationAdaptation {
    let style: UIModalPresentationStyle
    let controller: UIPresentationController
    let shown: UIViewController

    /// The style that counts, of the one asked for, the delegate's answer and the presentation controller's own; `nil` for the one
    /// that was asked for. Follows the measured table of PRESENTATION.md §5.1.
    ///
    /// - Parameters:
    ///   - answer: The delegate's; `nil` where it has no opinion. Any style but `none`, `fullScreen`, `overFullScreen` and
    ///     `formSheet` counts as no opinion.
    ///   - own: What the presentation controller adapts to by itself; `none` for nothing.
    static func style(
        for asked: UIModalPresentationStyle, answer: UIModalPresentationStyle?, own: UIModalPresentationStyle
    ) -> UIModalPresentationStyle? {
        switch asked {
        case .pageSheet, .formSheet, .popover, .custom: break
        // What fills a window or a context stays as it is.
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .none, .automatic: return nil
        }
        switch answer {
        case .fullScreen?, .overFullScreen?: return answer
        case .formSheet? where asked != .custom: return asked == .formSheet ? nil : answer
        case .none?: return nil
        default: return own == .none || own == asked ? nil : own
        }
    }

    /// Decides how a presentation is shown in an environment.
    @MainActor
    init(of presentation: Presentation, in traits: UITraitCollection) {
        let original = presentation.requestedController
        let requested = presentation.requested
        let asked = presentation.requestedStyle
        // What the system presents in its own way does not adapt.
        guard !(requested is any SystemPresented) else {
            (style, controller, shown) = (asked, original, requested)
            return
        }
        let delegate = original.delegate
        // An answer that is never valid stands for a delegate without an opinion.
        let answer = delegate?.adaptivePresentationStyle(for: original, traitCollection: traits)
        guard
            let style = Self.style(
                for: asked, answer: answer, own: original.adaptivePresentationStyle(for: traits))
        else {
            (self.style, controller, shown) = (asked, original, requested)
            return
        }
        self.style = style
        // No other style, no further questions.
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

    /// Whether a controller can be shown instead of another. One that has a parent or is presented cannot.
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
                    + "the root of a window or the child of another already.")
            return false
        }
        return true
    }
}

extension Presentation {
    /// Whether it is shown in another style than the one that was asked for.
    var isAdapted: Bool { controller !== requestedController }

    /// What manages the presentation as the controller sees it that is shown: an adapted one still answers with what was asked for.
    var controllerOfPresented: UIPresentationController { presented === requested ? requestedController : controller }

    /// The traits by which it is decided: the window's, not those that the presented controller overrides.
    private var environment: UITraitCollection? {
        (containerView?.window ?? presenter?.viewStorage?.window)?.traitCollection
    }

    /// The requested controller leaves the one that was made to be shown instead of it and contains it.
    func takeRequestedOutOfParent() {
        guard requested.parentStorage != nil else { return }
        requested.willMove(toParent: nil)
        requested.viewStorage?.removeFromSuperview()
        requested.removeFromParent()
    }

    /// Decides how it is shown at first, before anything of it is seen.
    func adaptAtFirst() {
        guard let traits = environment ?? presenter?.traitCollection else { return }
        adaptedTo = SizeClasses(traits)
        show(PresentationAdaptation(of: self, in: traits))
    }

    /// Whether no transition moves the presented view, changes its style, covers it or is about to cover it. An
    /// adaptation waits for the end of these (chosen).
    private var canAdapt: Bool {
        guard phase == .presented, !host.transitions.contains(where: { !$0.isOver }) else { return false }
        guard let above else { return true }
        return above.phase == .presented && above.presenterPlace == nil
    }

    /// The window is about to have other traits. Asks how it is shown then, so that sizes can be announced.
    ///
    /// The answers may change the window again: that counts for the next layout.
    func prepareAdaptation(to traits: UITraitCollection) {
        let classes = SizeClasses(traits)
        guard canAdapt, adaptedTo != classes, comingAdaptation == nil, !isAskingHowToAdapt else { return }
        isAskingHowToAdapt = true
        let adaptation = PresentationAdaptation(of: self, in: traits)
        isAskingHowToAdapt = false
        adaptedTo = classes
        containerView?.setNeedsLayout()
        guard adaptation.controller !== controller || adaptation.shown !== presented else { return }
        adaptation.controller.presentation = self
        comingAdaptation = adaptation
    }

    /// What manages the presentation once a decision that waits has been carried out.
    var comingController: UIPresentationController { comingAdaptation?.controller ?? controller }

    /// Follows the size classes of the window. Called when the container is laid out: while something moves the presented view it
    /// waits until that is over, which asks for layout.
    func adaptIfNeeded() {
        guard phase == .presented, let traits = environment else { return }
        prepareAdaptation(to: traits)
        // What has been decided may have moved the controller into another one already: that is not put off any more.
        guard let adaptation = comingAdaptation, containerView != nil, above?.presenterPlace == nil else { return }
        comingAdaptation = nil
        AdaptPolicy.submit(adaptation, of: self)
    }

    /// The end of its transitions: a change of the presenter's own style that waited for it follows in the next
    /// layout.
    func letPresenterAdapt() { presenter?.ownPresentationInEffect?.containerView?.setNeedsLayout() }

    /// Withdraws a decision that waits, when the presentation is dismissed.
    func withdrawComingAdaptation() {
        guard let adaptation = comingAdaptation else { return }
        comingAdaptation = nil
        withdraw(adaptation)
    }

    /// Does not carry out a decision: the controller that was shown is shown again, and the next layout decides anew.
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
