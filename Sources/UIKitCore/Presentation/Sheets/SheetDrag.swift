import CoreGraphics
import Foundation
import QuartzCore

// Chosen (Controllers): A dismissal by dragging always moves the sheet down, whatever its modal transition style is.
/// Resizes a sheet between its stops with a finger, and dismisses it below the lowest stop.
///
///     resting ──begin──▶ resizing ──below the lowest stop──▶ dismissing ──end──▶ away, or back at rest
///        ▲                  │  ▲                                 │
///        └──────end─────────┘  └──────above it again─────────────┘
///
/// A sheet can be caught during its presentation, during its dismissal, and between two stops. The state is a function
/// of the visible height, which the finger changes continuously.
@MainActor
final class SheetDrag: NSObject {
    private enum Phase {
        case resting
        case resizing
        case dismissing(UIPercentDrivenInteractiveTransition)
    }

    /// The owner. Calls to it may deallocate it, so each entry point retains it to its end (`keepingSheet`).
    private unowned let sheet: UISheetPresentationController
    private weak var existingSheet: UISheetPresentationController?
    private let pan = SheetPanRecognizer()
    private var phase = Phase.resting
    /// The visible height at the start of the drag.
    private var start: CGFloat = 0
    /// Translation of the finger downward, in points.
    private var distance: CGFloat = 0
    /// Whether the user may dismiss the sheet. Determined when a drag moves it below the lowest stop, and again if the
    /// drag has reverted the dismissal.
    private var mayDismiss: Bool?
    /// Whether the finger is in scrollable content. The content scrolls by the part of the translation that the sheet
    /// does not follow.
    private var isInContent = false
    private var settling: UIViewPropertyAnimator?
    /// The height during the drag; `nil` at rest.
    private(set) var height: CGFloat?
    /// Downward offset of a sheet that may not be dismissed.
    private(set) var shift: CGFloat = 0
    private(set) var isHeld = false

    init(_ sheet: UISheetPresentationController) {
        self.sheet = sheet
        existingSheet = sheet
        super.init()
        pan.addTarget(self, action: SheetDrag.panned)
        pan.canMove = { [weak self] in
            var canMove = false
            self?.keepingSheet { canMove = $0.canMove }
            return canMove
        }
    }

    nonisolated deinit {}

    func attach(to view: UIView) { view.addGestureRecognizer(pan) }
    func detach(from view: UIView) {
        settling?.stopAnimation(true)
        settling = nil
        (phase, height, shift, isHeld) = (.resting, nil, 0, false)
        view.removeGestureRecognizer(pan)
    }

    // MARK: Drag

    private func keepingSheet(_ body: (SheetDrag) -> Void) {
        guard let existingSheet else { return }
        withExtendedLifetime(existingSheet) { body(self) }
    }

    private func panned(_ recognizer: UIPanGestureRecognizer) { keepingSheet { $0.follow(recognizer) } }

    private func follow(_ recognizer: UIPanGestureRecognizer) {
        let container = sheet.containerView
        switch recognizer.state {
        case .began:
            guard begin(isDown: recognizer.heading(in: container).y > 0, isInContent: false) else { return }
            _ = move(to: recognizer.translation(in: container).y)
        case .changed: if !isInContent { _ = move(to: recognizer.translation(in: container).y) }
        case .ended, .cancelled, .failed:
            guard !isInContent else { return }
            end(velocity: recognizer.velocity(in: container).y, isCancelled: recognizer.state != .ended)
        default: break
        }
    }

    private var canMove: Bool {
        guard let presentation = sheet.presentation, !isHeld else { return false }
        switch presentation.phase {
        case .presented, .presenting: return presentation.stack.count == 1 || presentation.stack.allAre(.presented)
        case .dismissing: return caught != nil
        case .waiting, .gone: return false
        }
    }

    // Chosen (Controllers): If the user catches a sheet during its presentation, the presentation ends immediately:
    // the sheet has appeared, and the drag continues from its visible position.
    /// The dismissal that is still running after a drag was released, whether it is being completed or cancelled.
    private var caught: UIPercentDrivenInteractiveTransition? {
        guard case .dismissing(let interaction) = phase, session?.phase == .running else { return nil }
        return interaction
    }

    private var session: TransitionSession? { sheet.presentation?.host.transitions.first { !$0.isOver }?.session }

    /// Begins a drag. Returns whether the sheet can move.
    ///
    /// - Parameter isInContent: Whether the finger is in a scroll view that is scrolled to its top. Then the sheet
    ///   moves only within its stops, and not up from the highest stop.
    func begin(isDown: Bool, isInContent: Bool) -> Bool {
        guard canMove, let presentation = sheet.presentation else { return false }
        let stops = sheet.stops
        let seen = seenHeight
        if isInContent, presentation.phase == .presented {
            if !isDown, seen >= stops.highest.height { return false }
            if isDown, seen <= stops.lowest.height, !requestDismissal() {
                mayDismiss = nil
                return false
            }
        }
        if let interaction = caught {
            interaction.pause()
            mayDismiss = true
            start = stops.lowest.height - interaction.percentComplete * travel
        } else {
            // A running presentation ends here. The finger holds the sheet at its visible height.
            if presentation.phase == .presenting { presentation.host.settle() }
            guard presentation.canBeDismissedByUser else { return false }
            settling?.stopAnimation(true)
            settling = nil
            start = seen
            phase = .resizing
            sheet.presentedView?.layer.removeAnimation(forKey: "position")
        }
        self.isInContent = isInContent
        isHeld = true
        distance = 0
        return true
    }

    /// Moves the sheet to a translation of the finger. Returns the part of it that the sheet has followed.
    func move(to distance: CGFloat) -> CGFloat {
        guard isHeld, distance.isFinite else { return 0 }
        self.distance = distance
        let stops = sheet.stops
        let wanted = start - distance
        if wanted < stops.lowest.height {
            guard requestDismissal() else {
                let over = stops.lowest.height - wanted
                hold(
                    stops.lowest.height, shift: isInContent ? 0 : Self.resistance(over, at: 0.15 * stops.lowest.height))
                return isInContent ? start - stops.lowest.height : distance
            }
            pullAway(by: stops.lowest.height - wanted, from: stops.lowest)
            return distance
        }
        returnToStop()
        guard wanted > stops.highest.height else {
            hold(wanted)
            return distance
        }
        hold(stops.highest.height + (isInContent ? 0 : Self.resistance(wanted - stops.highest.height, at: 10)))
        return isInContent ? start - stops.highest.height : distance
    }

    /// Ends or cancels the drag.
    func end(velocity: CGFloat, isCancelled: Bool) {
        guard isHeld else { return }
        isHeld = false
        let stops = sheet.stops
        let wanted = start - distance
        let velocity = isCancelled || !velocity.isFinite ? 0 : velocity
        let canBeDismissed = mayDismiss == true && !isCancelled
        mayDismiss = nil
        switch (stops.destination(from: wanted, velocity: velocity, canBeDismissed: canBeDismissed), phase) {
        case (.away, .dismissing(let interaction)): endDrag(interaction, goes: true, velocity)
        case (.away, _): settle(velocity: velocity)
        case (.stop(let stop), .dismissing(let interaction)):
            sheet.userDidSelect(stop)
            endDrag(interaction, goes: false, velocity)
        case (.stop(let stop), _):
            if !isCancelled { sheet.userDidSelect(stop) }
            settle(velocity: velocity)
        }
    }

    private func requestDismissal() -> Bool {
        if let mayDismiss { return mayDismiss }
        let answer = sheet.userMayDismiss()
        mayDismiss = answer
        return answer
    }

    // MARK: Stops

    private func hold(_ height: CGFloat, shift: CGFloat = 0) {
        (self.height, self.shift) = (height, shift)
        UIView.performWithoutAnimation { sheet.place() }
    }

    // Chosen (Controllers): Dragged beyond its largest detent, a sheet moves by less than 10 points. A sheet that may
    // not be dismissed moves down by less than 0.15 of its height.
    /// Returns the rubber-band offset for a distance beyond an end. It stays below a limit, and grows more slowly as
    /// it approaches it.
    private static func resistance(_ distance: CGFloat, at limit: CGFloat) -> CGFloat {
        limit > 0 ? limit * (1 - 1 / (distance * 0.55 / limit + 1)) : 0
    }

    /// Animates the sheet to its detent.
    func settle(velocity: CGFloat) {
        let seen = seenHeight
        (phase, height, shift) = (.resting, nil, 0)
        let way = sheet.stops.stop(sheet.selectedDetentIdentifier).height - seen
        settling?.stopAnimation(true)
        let animator = UIViewPropertyAnimator(
            duration: 0.5,
            timingParameters: UISpringTimingParameters(
                transitionVelocity: abs(way) > 0.5 ? Double(-velocity / way) : 0))
        animator.addAnimations { [weak sheet] in
            sheet?.place()
            sheet?.containerView?.layoutIfNeeded()
        }
        animator.addCompletion { [weak self, weak animator] _ in
            guard let self, settling === animator else { return }
            settling = nil
            existingSheet?.containerView?.setNeedsLayout()
        }
        settling = animator
        animator.startAnimation()
    }

    /// The visible height of the sheet at this moment.
    private var seenHeight: CGFloat {
        let stops = sheet.stops
        guard let view = sheet.presentedView, let container = sheet.containerView,
            let frame = view.layer.presentation()?.frame ?? Optional(view.frame)
        else { return stops.lowest.height }
        let layout = sheet.layout
        guard layout.attachment == .floating else { return container.bounds.height - frame.minY }
        // A floating card is below its rest position while it is dismissed.
        return frame.height - max(0, frame.midY - layout.frame(atHeight: frame.height).midY)
    }

    // MARK: Dismissal

    /// Distance in points until the sheet is invisible.
    private var travel: CGFloat {
        let layout = sheet.layout
        return max(1, layout.container.height - layout.frame(atHeight: sheet.stops.lowest.height).minY)
    }

    private func pullAway(by distance: CGFloat, from stop: SheetStops.Stop) {
        if case .dismissing(let interaction) = phase { return interaction.update(distance / travel) }
        hold(stop.height)
        let interaction = UIPercentDrivenInteractiveTransition()
        phase = .dismissing(interaction)
        sheet.presentation?.dismissByUser(interaction: interaction)
        // The delegate may have changed the window, so that the sheet is no longer in effect.
        guard isHeld, sheet.presentation?.controller === sheet else { return }
        interaction.update(distance / travel)
    }

    /// Reverts the dismissal when the finger is above the lowest stop again.
    private func returnToStop() {
        guard case .dismissing = phase else { return }
        (phase, mayDismiss) = (.resizing, nil)
        sheet.presentation?.host.settle()
    }

    private func endDrag(_ interaction: UIPercentDrivenInteractiveTransition, goes: Bool, _ velocity: CGFloat) {
        let done = min(max(interaction.percentComplete, 0), 1)
        let rest = (goes ? 1 - done : done) * travel
        session?.completionTiming = UISpringTimingParameters(
            transitionVelocity: rest > 0.5 ? Double(max(0, goes ? velocity : -velocity) / rest) : 0)
        height = nil
        if goes { interaction.finish() } else { interaction.cancel() }
    }

    /// Called when a dismissal was canceled: the sheet is at its lowest stop, and continues to a higher stop if that
    /// is selected.
    func dismissalWasCancelled() {
        guard !isHeld else { return }
        let isAtRest = sheet.stops.stop(sheet.selectedDetentIdentifier) == sheet.stops.lowest
        (phase, height, shift) = (.resting, nil, 0)
        guard !isAtRest, sheet.presentation?.phase == .presented else { return }
        settle(velocity: 0)
    }
}

/// Recognizes a vertical drag, if the sheet can move.
private final class SheetPanRecognizer: UIPanGestureRecognizer {
    var canMove: () -> Bool = { false }

    // Chosen (Controllers): A downward drag in a scroll view that is scrolled to its top moves the sheet. If the
    // scroll view has a refresh control, the drag pulls the refresh control instead.
    override func permitsDirection(_ direction: CGVector) -> Bool {
        abs(direction.dy) > abs(direction.dx) && canMove()
    }
}
