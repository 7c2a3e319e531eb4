import CoreGraphics
import Foundation
import UIKitCore

/// The gestures for columns: a swipe from the edge, a swipe back over a column that covers the content, a tap on
/// dimmed content, and a mouse drag of the edge between two columns.
///
///     idle ──began──▶ driving ──ended──▶ settling ──▶ idle
@MainActor
final class SplitGestures: NSObject {
    private unowned let container: UISplitViewController
    private let edgePan = UIScreenEdgePanGestureRecognizer()
    private let hidingPan = UIPanGestureRecognizer()
    private let dividerPan = UIPanGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    private var driving: Driving?
    private var dragged: (column: UISplitViewController.Column, offset: CGFloat)?
    /// The initial location of the last touch.
    private var start: CGFloat = 0

    private struct Driving {
        let transition: ControllerTransition
        let interaction: UIPercentDrivenInteractiveTransition
        /// Total movement of the columns, in points.
        let distance: CGFloat
        let shows: Bool
        var isHeld = true
    }

    init(_ container: UISplitViewController, in view: UIView) {
        self.container = container
        super.init()
        edgePan.maximumNumberOfTouches = 1
        hidingPan.maximumNumberOfTouches = 1
        dividerPan.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
        edgePan.addTarget(self, action: SplitGestures.edgePanned)
        hidingPan.addTarget(self, action: SplitGestures.hidingPanned)
        dividerPan.addTarget(self, action: SplitGestures.dividerPanned)
        tap.addTarget(self, action: SplitGestures.tapped)
        for recognizer in [edgePan, hidingPan, dividerPan] {
            recognizer.delegate = self
            view.addGestureRecognizer(recognizer)
        }
        container.panels?.dimming.addGestureRecognizer(tap)
        update()
    }

    nonisolated deinit {}

    func update() { edgePan.edges = container.isPrimaryAtRight ? .right : .left }

    private func edgePanned() { follow(edgePan, shows: true) }
    private func hidingPanned() { follow(hidingPan, shows: false) }

    private func tapped() { container.hideCoveringColumns() }

    // MARK: Following

    /// Returns the number of columns after a swipe; `nil` if the swipe has no effect.
    private func count(showing: Bool) -> Int? {
        guard !container.isCollapsed, container.isArranged else { return nil }
        let count = SplitModes.columns(of: container.displayMode)
        let hasTwo = container.style == .tripleColumn
        if showing { return count < (hasTwo ? 2 : 1) ? count + 1 : nil }
        return container.displayMode.dimsSecondary ? count - 1 : nil
    }

    private func target(showing: Bool) -> UISplitViewController.DisplayMode? {
        guard let count = count(showing: showing) else { return nil }
        if container.style == .unspecified, showing { return container.modeButton.target }
        let size = container.viewIfLoaded?.bounds.size ?? .zero
        let mode = container.modes(in: size).mode(showing: count, behavior: container.effectiveBehavior)
        return mode == container.displayMode ? nil : mode
    }

    private func follow(_ pan: UIPanGestureRecognizer, shows: Bool) {
        switch pan.state {
        case .began:
            begin(shows: shows)
            update(pan)
        case .changed: update(pan)
        case .ended: end(pan, completes: nil)
        case .cancelled, .failed: end(pan, completes: false)
        default: break
        }
    }

    private func begin(shows: Bool) {
        guard let mode = target(showing: shows), container.host.transitions.isEmpty else {
            return
        }
        if container.style != .unspecified {
            container.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(container)
        }
        let widths = container.currentWidths
        let movesPrimary = container.style != .tripleColumn || max(count(showing: shows) ?? 0, shows ? 0 : 1) > 1
        let interaction = UIPercentDrivenInteractiveTransition()
        // The layout in between must not change the mode.
        container.state.request(mode)
        guard let transition = container.setMode(mode, animated: true, interaction: interaction) else { return }
        driving = Driving(
            transition: transition, interaction: interaction,
            distance: max(movesPrimary ? widths.primary : widths.supplementary, 1), shows: shows)
        let isOpen = transition.session.animate(alongsideTransition: nil) { [weak self] _ in
            self?.transitionEnded(transition)
        }
        // A callback may have ended the transition.
        if !isOpen { transitionEnded(transition) }
    }

    private func transitionEnded(_ transition: ControllerTransition) {
        guard driving?.transition === transition else { return }
        driving = nil
        if container.style != .unspecified {
            container.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(container)
        }
    }

    /// Returns the movement in points towards completion.
    private func forward(_ vector: CGPoint, _ driving: Driving) -> CGFloat {
        driving.shows == container.isPrimaryAtRight ? -vector.x : vector.x
    }

    private func fraction(of pan: UIPanGestureRecognizer, _ driving: Driving) -> CGFloat {
        let moved = forward(pan.translation(in: container.viewIfLoaded), driving) / driving.distance
        return min(max(moved, 0), 1)
    }

    private func update(_ pan: UIPanGestureRecognizer) {
        guard let driving, driving.isHeld else { return }
        driving.interaction.update(fraction(of: pan, driving))
    }

    private func end(_ pan: UIPanGestureRecognizer, completes: Bool?) {
        guard var driving, driving.isHeld else { return }
        driving.isHeld = false
        self.driving = driving
        let velocity = pan.velocity(in: container.viewIfLoaded)
        driving.interaction.endDrag(
            at: fraction(of: pan, driving), speed: forward(velocity, driving) / driving.distance, completes: completes)
    }

    // MARK: Dividers

    private func dividerPanned() {
        guard let view = container.viewIfLoaded else { return }
        let x = dividerPan.location(in: view).x
        switch dividerPan.state {
        case .began:
            dragged = divider(at: start).map { ($0.column, $0.x - start) }
            if let dragged { container.dragDivider(dragged.column, to: x + dragged.offset) }
        case .changed: if let dragged { container.dragDivider(dragged.column, to: x + dragged.offset) }
        default: dragged = nil
        }
    }

    /// Returns the column that starts within 4 points of a position.
    func divider(at x: CGFloat) -> (column: UISplitViewController.Column, x: CGFloat)? {
        guard container.isExpanded, let view = container.viewIfLoaded else { return nil }
        let layout = container.layout(container.state.shown, in: view.bounds.size)
        let shown = container.state.shown.columns(of: container.style).dropFirst()
        for column in shown where !(column == .secondary && container.displayMode.dimsSecondary) {
            let frame = layout.frame(of: column)
            let edge = layout.isMirrored ? frame.maxX : frame.minX
            if abs(edge - x) <= 4 { return (column, edge) }
        }
        return nil
    }
}

extension SplitGestures: UIGestureRecognizerDelegate {
    /// Records the initial location of the touch, which has moved when the drag is recognized.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard gestureRecognizer === dividerPan else { return true }
        start = touch.location(in: container.viewIfLoaded).x
        return divider(at: start) != nil
    }

    /// Returns whether a column can be shown, hidden or resized.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let view = container.viewIfLoaded, let pan = gestureRecognizer as? UIPanGestureRecognizer else {
            return false
        }
        let moved = pan.translation(in: view)
        if pan === dividerPan { return divider(at: start) != nil }
        guard container.presentsWithGesture, container.presentedViewController == nil,
            container.host.transitions.isEmpty
        else { return false }
        if pan === edgePan { return target(showing: true) != nil }
        guard target(showing: false) != nil, abs(moved.x) > abs(moved.y) else { return false }
        return (moved.x > 0) == container.isPrimaryAtRight
    }
}
