import Foundation
import QuartzCore

/// Implements `present(_:animated:completion:)`: checks, model, view and coordinator inside the call, and the
/// transition in the next layout pass.
@MainActor
enum Presenting {
    static func present(
        _ presented: UIViewController, from source: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        let system = presented as? any SystemPresented
        // System presentations cover the window. An existing presentation controller keeps its style.
        let wanted =
            system == nil
            ? presented.pendingPresentationController?.presentationStyle ?? presented.modalPresentationStyle.resolved
            : system?.isPresentedInContext == true ? .overCurrentContext : .custom
        let presenter = presenter(for: wanted, from: source)
        let style = system?.systemPresentationStyle(in: presenter.traitCollection) ?? wanted
        guard isPermitted(presented, on: presenter, from: source) else { return }
        guard style != .none else {
            return Diagnostics.raise(
                .presentation,
                "The specified modal presentation style doesn't have a corresponding presentation controller.")
        }

        system?.prepareForSystemPresentation(in: style)

        if presenter.providesPresentationContextTransitionStyle, style.isInCurrentContext {
            presented.modalTransitionStyle = presenter.modalTransitionStyle
        }
        guard permitsTransitionStyle(of: presented, in: style, on: presenter) else { return }
        let controller = controller(of: presented, style: style, presenter: presenter, source: source)
        // The delegate may have presented a controller while creating the presentation controller.
        guard isPermitted(presented, on: presenter, from: source) else { return }
        let presentation = Presentation(
            presented: presented, presenter: presenter, controller: controller, style: style)
        presentation.caller = source
        presentation.adaptAtFirst()
        guard isPermitted(presented, on: presenter, from: source, shown: presentation.presented) else {
            // The presentation is refused. Without this, the two controllers would retain each other.
            if presented.extras?.presentationController === controller {
                for controller in [controller, presentation.controller] { controller.doesNotKeepPresented() }
            }
            return
        }
        if source.isDetached { warnOfDetached(source, presenting: presented) }
        presentation.link()
        presentation.presented.moves.beginPresentation(.presented)
        // The view is loaded inside the call, and the coordinator is available after it, as in UIKit.
        presentation.presented.loadViewIfNeeded()
        guard presentation.phase == .waiting else { return }
        let session = makeSession(of: presentation, on: presenter, from: source, animated: animated)
        // The delegate may have replaced the window's root.
        guard presentation.phase == .waiting else { return }
        session.finally = { _ in completion?() }
        presentation.host.submit(
            ControllerTransition(.presentation, policy: PresentPolicy(presentation), session: session),
            start: .inLayoutPass)
    }

    private static func makeSession(
        of presentation: Presentation, on presenter: UIViewController, from source: UIViewController, animated: Bool
    ) -> TransitionSession {
        let presented = presentation.presented
        let delegate = presented.transitioningDelegate
        var animator: (any UIViewControllerAnimatedTransitioning)?
        if !(presented is any SystemPresented), animated || presentation.style == .custom {
            animator = delegate?.animationController(
                forPresented: presented, presenting: presenter, source: source)
        }
        let interaction = animator.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
        if animator == nil { prepareCurl(presentation) }
        // Alongside animations of a system transition have its timing.
        let isSystems = animated && animator == nil
        if isSystems {
            animator =
                presentation.controller.animator(isPresenting: true)
                ?? presented.preferredAnimator(isPresenting: true, interaction: nil)
                ?? ModalAnimator.make(presented.modalTransitionStyle, isPresenting: true)
        }
        return TransitionSession(
            participants: .init(from: presenter, to: presented),
            containerView: PresentationContainerView(presentation), isAnimated: animated,
            presentationStyle: presentation.style, animator: animator, interaction: interaction,
            runsInterruptible: isSystems)
    }

    // MARK: Presenter

    /// Returns the nearest ancestor that defines a context, for styles that require a context; otherwise the topmost
    /// ancestor.
    private static func presenter(
        for style: UIModalPresentationStyle, from source: UIViewController
    ) -> UIViewController {
        var controller = source
        while let parent = controller.parentStorage {
            if style.isInCurrentContext, controller.definesPresentationContext { return controller }
            controller = parent
        }
        return controller
    }

    private static func controller(
        of presented: UIViewController, style: UIModalPresentationStyle, presenter: UIViewController,
        source: UIViewController
    ) -> UIPresentationController {
        if let own = presented as? any SystemPresented, style == .custom {
            return own.makeSystemPresentationController(presenting: presenter)
        }
        if style == .custom {
            return presented.transitioningDelegate?.presentationController(
                forPresented: presented, presenting: presenter, source: source)
                ?? FullScreenPresentationController(presented, presenting: presenter, style: .overFullScreen)
        }
        if let made = presented.pendingPresentationController, made.presentationStyle == style { return made }
        return systemController(of: presented, style: style)
    }

    static func systemController(
        of presented: UIViewController, style: UIModalPresentationStyle
    ) -> UIPresentationController {
        switch style {
        case .pageSheet, .formSheet: UISheetPresentationController(presented, style: style)
        case .popover: UIPopoverPresentationController(presentedViewController: presented, presenting: nil)
        default: FullScreenPresentationController(presented, presenting: nil, style: style)
        }
    }

    // MARK: Checks

    /// - Parameter shown: The controller that is shown instead; it may be the parent of the presented controller,
    ///   which it wraps.
    private static func isPermitted(
        _ presented: UIViewController, on presenter: UIViewController, from source: UIViewController,
        shown: UIViewController? = nil
    ) -> Bool {
        // Names are formatted only for a message.
        var new: String { Diagnostics.name(presented) }
        var on: String { Diagnostics.name(presenter) }
        guard presented !== presenter, presented !== source else {
            Diagnostics.raise(
                .presentation,
                "Application tried to present modal view controller on itself. Presenting controller is \(on).")
            return false
        }
        guard !source.isInside(presented, through: .parentsAndPresenters),
            presented.extras?.rootWindow == nil, presented.extras?.pendingWindow == nil
        else {
            Diagnostics.raise(
                .presentation,
                "Application tried to present modally an active controller \(new): it is the root of a window, or presents or "
                    + "contains \(on), which was to present it.")
            return false
        }
        if let other = presented.extras?.ownPresentation?.presenter {
            Diagnostics.raise(
                .presentation,
                "Application tried to present modally a view controller \(new) that is already being presented by "
                    + "\(Diagnostics.name(other)).")
            return false
        }
        if let parent = presented.parentStorage, shown.map({ presented.isInside($0, through: .parents) }) != true {
            Diagnostics.raise(
                .presentation,
                "Application tried to present modally a view controller \(new) that has a parent view controller "
                    + "\(Diagnostics.name(parent)). Call removeFromParent() on it first.")
            return false
        }
        guard let reason = reasonAgainst(presenter, source) else { return true }
        Diagnostics.warn(
            .presentation, "Attempt to present \(new) on \(on) (from \(Diagnostics.name(source))) \(reason).")
        return false
    }

    /// Returns whether a controller can be presented at this moment; does not log.
    static func permits(_ presented: UIViewController, from source: UIViewController) -> Bool {
        reasonAgainst(presenter(for: presented.modalPresentationStyle.resolved, from: source), source) == nil
    }

    /// Logs a warning; the presentation still takes place.
    private static func warnOfDetached(_ source: UIViewController, presenting presented: UIViewController) {
        let name = Diagnostics.name(source)
        Diagnostics.warn(
            .presentation,
            "Presenting view controller \(Diagnostics.name(presented)) from detached view controller \(name) is not supported, "
                + "and may result in incorrect safe area insets and a corrupt root presentation. Make sure \(name) is in the "
                + "view controller hierarchy before presenting from it. Will become a hard exception in a future release."
        )
    }

    /// Returns the reason why the presenter cannot present at this moment; `nil` if it can.
    private static func reasonAgainst(_ presenter: UIViewController, _ source: UIViewController) -> String? {
        let made = source.presentationInEffect ?? presenter.extras?.presentation
        switch made?.phase {
        // A published log has this sentence for a dismissal as well.
        case .dismissing?: return "while a presentation is in progress"
        case .some: return "which is already presenting \(Diagnostics.name(made?.presented))"
        case nil: break
        }
        let menu = presenter.viewStorage?.window?.windowScene?.modalInput?.nameOfPresentation(over: presenter)
        if let menu { return "which is already presenting \(menu)" }
        guard presenter.isInWindowOrPending, source.isInWindowOrPending else {
            return "whose view is not in the window hierarchy"
        }
        switch presenter.ownPresentationInEffect?.phase {
        case .dismissing?, .presenting?, .waiting?: return "while a presentation is in progress"
        // The delegate may be moving the presenter into the controller that is shown instead.
        case .presented? where presenter.ownPresentationInEffect?.isAskingHowToAdapt == true:
            return "while a presentation is in progress"
        default: break
        }
        // The content below a curled page cannot present (documented, without UIKit's sentence).
        if presenter.ownPresentationInEffect?.controller.curledPage != nil {
            return "which is presented with UIModalTransitionStylePartialCurl"
        }
        // The presentation would remain in front of the content that replaces the presenter.
        return presenter.isLeavingWithOthers ? "whose view is leaving the window hierarchy" : nil
    }
}

extension UIViewController {
    /// Whether the controller, its ancestor or its presenter disappears, or is covered by a different presentation.
    var isLeavingWithOthers: Bool {
        var controller: UIViewController? = self
        var passed: Presentation?
        while let current = controller {
            if current.lifecycle.appearance == .disappearing { return true }
            if let cover = current.extras?.presentation, cover !== passed, cover.presenterPlace != nil { return true }
            passed = current.parentStorage == nil ? current.extras?.ownPresentation : nil
            controller = current.parentStorage ?? passed?.presenter
        }
        return false
    }

    /// Whether no path of parents and presenters leads to the root of a window, although the view is in a window.
    fileprivate var isDetached: Bool {
        var controller = self
        while let next = controller.parentStorage ?? controller.extras?.ownPresentation?.presenter { controller = next }
        return viewStorage?.window != nil && controller.extras?.rootWindow == nil
            && controller.extras?.pendingWindow == nil
    }

    /// Whether the view is in a window, or will be after the callbacks that are being sent.
    fileprivate var isInWindowOrPending: Bool {
        if viewStorage?.window != nil || isTopOfSeenStack { return true }
        var controller: UIViewController? = self
        while let current = controller {
            if current.extras?.pendingWindow != nil { return true }
            controller = current.parentStorage
        }
        return false
    }

    /// Whether the controller is on top of a stack in a window. A controller that was pushed in this turn becomes
    /// visible after the turn.
    private var isTopOfSeenStack: Bool {
        guard let parent = parentStorage, (parent as? any StackContainer)?.stack.last === self else { return false }
        return parent.viewStorage?.window != nil || parent.isTopOfSeenStack
    }
}
