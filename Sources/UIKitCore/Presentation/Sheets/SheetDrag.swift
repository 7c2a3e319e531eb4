import CoreGraphics
import Foundation
import QuartzCore

/// What a finger does with a sheet: it makes it higher and lower between its stops, and pulls it away below the lowest.
///
///     resting ──begin──▶ resizing ──below the lowest stop──▶ dismissing ──end──▶ away, or back at rest
///        ▲                  │  ▲                                 │
///        └──────end─────────┘  └──────above it again─────────────┘
///
/// A sheet can be caught while it comes, while it goes where a finger has sent it, and between two stops. All is a function of how
/// much of the sheet is to be seen, which the finger changes point by point.
@MainActor
final class SheetDrag: NSObject {
    private enum Phase {
        case resting
        case resizing
        case dismissing(UIPercentDrivenInteractiveTransition)
    }

    /// Owns this. What is called here may free it: each way in keeps it to its end (`keepingSheet`).
    private unowned let sheet: UISheetPresentationController
    private weak var sheetIfAlive: UISheetPresentationController?
    private let pan = SheetPanRecognizer()
    private var phase = Phase.resting
    /// The height that was seen when the finger came.
    private var start: CGFloat = 0
    /// How far below that the finger is.
    private var distance: CGFloat = 0
    /// Whether the user may dismiss it; asked once a drag, when it comes below the lowest stop.
    private var mayDismiss: Bool?
    /// Whether the finger is in content, which moves by what the sheet does not.
    private var isInContent = false
    private var settling: UIViewPropertyAnimator?
    /// The height at which the finger holds the sheet; `nil` at rest.
    private(set) var height: CGFloat?
    /// How far down a sheet gives way that may not be dismissed.
    private(set) var shift: CGFloat = 0
    private(set) var isHeld = false

    init(_ sheet: UISheetPresentationController) {
        self.sheet = sheet
        sheetIfAlive = sheet
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

    // MARK: A finger

    private func keepingSheet(_ body: (SheetDrag) -> Void) {
        guard let sheetIfAlive else { return }
        withExtendedLifetime(sheetIfAlive) { body(self) }
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

    /// The dismissal that a finger has let go, and that still runs, one way or the other.
    private var caught: UIPercentDrivenInteractiveTransition? {
        guard case .dismissing(let interaction) = phase, session?.phase == .running else { return nil }
        return interaction
    }

    private var session: TransitionSession? { sheet.presentation?.host.transitions.first { !$0.isOver }?.session }

    /// A finger begins to move the sheet. Returns whether it can.
    ///
    /// - Parameter isInContent: Whether it is in a scroll view that shows its top: then the sheet gives way only as far as it can
    ///   rest, and is not moved up where it is highest.
    func begin(isDown: Bool, isInContent: Bool) -> Bool {
        guard canMove, let presentation = sheet.presentation else { return false }
        let stops = sheet.stops
        let seen = seenHeight
        if isInContent, presentation.phase == .presented {
            if !isDown, seen >= stops.highest.height { return false }
            if isDown, seen <= stops.lowest.height, !askWhetherItMayGo() {
                mayDismiss = nil
                return false
            }
        }
        if let interaction = caught {
            interaction.pause()
            mayDismiss = true
            start = stops.lowest.height - interaction.percentComplete * travel
        } else {
            // What is on its way is at its end from here on; the finger holds it where it is seen.
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

    /// The finger is so far below where it began. Returns how much of that the sheet has followed.
    func move(to distance: CGFloat) -> CGFloat {
        guard isHeld, distance.isFinite else { return 0 }
        self.distance = distance
        let stops = sheet.stops
        let wanted = start - distance
        if wanted < stops.lowest.height {
            guard askWhetherItMayGo() else {
                let over = stops.lowest.height - wanted
                hold(stops.lowest.height, shift: isInContent ? 0 : Self.give(over, at: 0.15 * stops.lowest.height))
                return isInContent ? start - stops.lowest.height : distance
            }
            pullAway(by: stops.lowest.height - wanted, from: stops.lowest)
            return distance
        }
        comeBack()
        guard wanted > stops.highest.height else {
            hold(wanted)
            return distance
        }
        hold(stops.highest.height + (isInContent ? 0 : Self.give(wanted - stops.highest.height, at: 10)))
        return isInContent ? start - stops.highest.height : distance
    }

    /// The finger lets go, or is taken away.
    func end(velocity: CGFloat, isCancelled: Bool) {
        guard isHeld else { return }
        isHeld = false
        let stops = sheet.stops
        let wanted = start - distance
        let velocity = isCancelled || !velocity.isFinite ? 0 : velocity
        let canGoAway = mayDismiss == true && !isCancelled
        mayDismiss = nil
        switch (stops.destination(from: wanted, velocity: velocity, canGoAway: canGoAway), phase) {
        case (.away, .dismissing(let interaction)): letGo(interaction, goes: true, velocity)
        case (.away, _): settle(velocity: velocity)
        case (.stop(let stop), .dismissing(let interaction)):
            sheet.userDidSelect(stop)
            letGo(interaction, goes: false, velocity)
        case (.stop(let stop), _):
            if !isCancelled { sheet.userDidSelect(stop) }
            settle(velocity: velocity)
        }
    }

    private func askWhetherItMayGo() -> Bool {
        if let mayDismiss { return mayDismiss }
        let answer = sheet.userMayDismiss()
        mayDismiss = answer
        return answer
    }

    // MARK: Between stops

    private func hold(_ height: CGFloat, shift: CGFloat = 0) {
        (self.height, self.shift) = (height, shift)
        UIView.performWithoutAnimation { sheet.place() }
    }

    /// How far something gives way that is pulled beyond its end: less and less, never as far as a limit.
    private static func give(_ distance: CGFloat, at limit: CGFloat) -> CGFloat {
        limit > 0 ? limit * (1 - 1 / (distance * 0.55 / limit + 1)) : 0
    }

    /// Brings the sheet to its detent.
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
            sheetIfAlive?.containerView?.setNeedsLayout()
        }
        settling = animator
        animator.startAnimation()
    }

    /// How much of the sheet is seen at this moment.
    private var seenHeight: CGFloat {
        let stops = sheet.stops
        guard let view = sheet.presentedView, let container = sheet.containerView,
            let frame = view.layer.presentation()?.frame ?? Optional(view.frame)
        else { return stops.lowest.height }
        let layout = sheet.layout
        guard layout.attachment == .floating else { return container.bounds.height - frame.minY }
        // A card is lower than where it rests while it is pulled away.
        return frame.height - max(0, frame.midY - layout.frame(atHeight: frame.height).midY)
    }

    // MARK: Away

    /// How far the sheet moves until nothing of it is seen.
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
        // The delegate may have changed the window, so that this is no sheet any more.
        guard isHeld, sheet.presentation?.controller === sheet else { return }
        interaction.update(distance / travel)
    }

    /// The finger is above the lowest stop again: the dismissal has not happened.
    private func comeBack() {
        guard case .dismissing = phase else { return }
        phase = .resizing
        sheet.presentation?.host.settle()
    }

    private func letGo(_ interaction: UIPercentDrivenInteractiveTransition, goes: Bool, _ velocity: CGFloat) {
        let done = min(max(interaction.percentComplete, 0), 1)
        let rest = (goes ? 1 - done : done) * travel
        session?.completionTiming = UISpringTimingParameters(
            transitionVelocity: rest > 0.5 ? Double(max(0, goes ? velocity : -velocity) / rest) : 0)
        height = nil
        if goes { interaction.finish() } else { interaction.cancel() }
    }

    /// The sheet is back at its lowest stop; where the finger has sent it higher, it goes on from there.
    func dismissalWasCancelled() {
        guard !isHeld else { return }
        let isAtRest = sheet.stops.stop(sheet.selectedDetentIdentifier) == sheet.stops.lowest
        (phase, height, shift) = (.resting, nil, 0)
        guard !isAtRest, sheet.presentation?.phase == .presented else { return }
        settle(velocity: 0)
    }
}

/// A drag up or down, where the sheet can move.
private final class SheetPanRecognizer: UIPanGestureRecognizer {
    var canMove: () -> Bool = { false }

    override func permitsDirection(_ direction: CGVector) -> Bool {
        abs(direction.dy) > abs(direction.dx) && canMove() && isPermittedByContent
    }

    /// The touched view, and those around it, may stop the drag as their own (reported: PRESENTATION.md §4).
    private var isPermittedByContent: Bool {
        var content = trackedTouches.first?.view
        while let current = content, current !== view {
            guard current.gestureRecognizerShouldBegin(self) else { return false }
            content = current.superviewStorage
        }
        return true
    }
}
