import CoreGraphics
import Foundation
import UIKitCore

/// Converts the movement of a finger to the movement of a sheet.
///
/// If a sheet is turned over, the finger moves its free edge. If a sheet is turned back, the finger moves its fold. If
/// the touch began elsewhere, the sheet moves twice as far as the finger until the edge or fold is under the finger.
@MainActor
struct CurlGrip {
    private let start: CurlTurn.Edge
    /// The position of the free edge when the finger caught it.
    private let edge: CurlTurn.Edge
    /// The distance that the edge moves for each unit of the finger's movement.
    private let rate: CGFloat
    /// The distance from the finger to the edge or fold when the touch began.
    private let gap: CGFloat
    private let isReturning: Bool

    init(_ curl: CurlTurn, at point: CGPoint, catching: Bool) {
        start = curl.place(point)
        edge = curl.shownEdge
        isReturning = !curl.turnsOver
        rate = isReturning ? 2 : 1
        gap = catching ? 0 : edge.along - (isReturning ? 2 * start.along - 1 : start.along)
    }

    /// Returns the position of the free edge after a movement of the finger.
    func edge(after movement: CurlTurn.Edge, grip: CGFloat) -> CurlTurn.Edge {
        let way = max(0, isReturning ? movement.along : -movement.along)
        let catchUp = max(abs(gap) / 2, 0.12)
        // The part of `gap` that the sheet has already made up.
        let caught = gap * min(1, way / catchUp)
        let along = min(max(edge.along + movement.along * rate - caught, -1), 1)
        // A flat sheet is not lifted by a movement parallel to its free edge.
        let lifted = min(1, min(1 - along, 1 + along) * 3)
        let across = grip + (edge.across - grip + movement.across) * lifted
        return CurlTurn.Edge(along: along, across: across)
    }
}

extension CurlingPages: UIGestureRecognizerDelegate {
    func addGestures() {
        pan.maximumNumberOfTouches = 1
        pan.allowedScrollTypesMask = .continuous
        wheel.allowedTouchTypes = []
        wheel.allowedScrollTypesMask = .discrete
        pan.addTarget(self, action: CurlingPages.panDidChange)
        tap.addTarget(self, action: CurlingPages.tapDidEnd)
        wheel.addTarget(self, action: CurlingPages.wheelDidTurn)
        for recognizer in [pan, tap, wheel] {
            recognizer.delegate = self
            book.addGestureRecognizer(recognizer)
        }
    }

    /// Returns the direction of the turn for a movement.
    private func direction(of movement: CGPoint) -> UIPageViewController.NavigationDirection {
        let along = isHorizontal ? movement.x : movement.y
        return (along < 0) != isRightToLeft ? .forward : .reverse
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard controller.dataSource != nil else { return false }
        if gestureRecognizer === tap { return controller.turn == nil && tapDirection != nil }
        if gestureRecognizer === wheel { return controller.turn == nil }
        guard gestureRecognizer === pan else { return true }
        // A turn that the program has started cannot be caught by a finger.
        if let turn = controller.turn { return turn.isByGesture }
        let movement = pan.heading(in: book)
        return isHorizontal ? abs(movement.x) > abs(movement.y) : abs(movement.y) > abs(movement.x)
    }

    // MARK: Dragging

    private func panDidChange(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: beginPan()
        case .changed: followPan()
        case .ended: endPan()
        case .cancelled: endDrag(finishes: false, speed: 0)
        default: break
        }
    }

    private func beginPan() {
        let point = pan.location(in: book)
        if let turn = controller.moving {
            guard turn.isByGesture, let curl else { return }
            grab = CurlGrip(curl, at: point, catching: true)
            curl.stop()
            return turn.didInterrupt()
        }
        let direction = direction(of: pan.heading(in: book))
        guard let (pages, back) = next(direction), controller.turn == nil else {
            // Without a page in that direction, the pan fails, so that other recognizers can begin.
            pan.isEnabled = false
            pan.isEnabled = true
            return
        }
        let turn = controller.beginTurn(to: pages, back: back, direction)
        guard controller.turn === turn, let curl else { return }
        curl.grab(at: curl.place(point).across)
        grab = CurlGrip(curl, at: point, catching: false)
        followPan()
    }

    private func followPan() {
        guard let turn = controller.moving, turn.isByGesture, let curl, let grab else { return }
        curl.show(grab.edge(after: curl.movement(pan.translation(in: book)), grip: curl.grip))
        turn.report(curl.progress)
    }

    private func endPan() {
        guard let curl else { return }
        // The velocity in distances from the free edge to the spine per second, in the direction of the new pages.
        let speed = curl.movement(pan.velocity(in: book)).along * (curl.turnsOver ? -1 : 2)
        let length = max(1, isHorizontal ? curl.paper.bounds.width : curl.paper.bounds.height)
        let isFast = abs(speed) * length / (curl.turnsOver ? 1 : 2) > 300
        endDrag(finishes: isFast ? speed > 0 : curl.progress > threshold(curl), speed: isFast ? abs(speed) : 0)
    }

    /// Returns the progress above which a turn is completed. A single page is folded in the middle when the finger
    /// reaches the spine, which is the end of the finger's way.
    private func threshold(_ curl: CurlTurn) -> CGFloat {
        guard controller.spineLocation != .mid else { return 0.5 }
        return curl.turnsOver ? 0.25 : 0.5
    }

    private func endDrag(finishes: Bool, speed: CGFloat) {
        guard let turn = controller.moving, turn.isByGesture, grab != nil else { return }
        grab = nil
        turn.endDrag(finishes: finishes)
        run(turn, finishes: finishes, speed: speed, leadsWithCorner: false)
    }

    // MARK: Taps and wheels

    /// The direction of the turn for a tap: forward near the trailing edge, reverse near the leading edge, otherwise
    /// `nil`.
    private var tapDirection: UIPageViewController.NavigationDirection? {
        guard length > 0 else { return nil }
        let point = tap.location(in: book)
        let along = (isHorizontal ? point.x : point.y) / length
        let place = isRightToLeft ? 1 - along : along
        return place > 0.8 ? .forward : place < 0.2 ? .reverse : nil
    }

    private func tapDidEnd(_ tap: UITapGestureRecognizer) {
        guard let direction = tapDirection else { return }
        let point = tap.location(in: book)
        let breadth = isHorizontal ? book.bounds.height : book.bounds.width
        let across = breadth > 0 ? (isHorizontal ? point.y : point.x) / breadth : 0.85
        turnPage(direction, heldAt: min(max(across, 0.1), 0.9))
    }

    private func wheelDidTurn(_ wheel: UIPanGestureRecognizer) {
        guard wheel.state == .began else { return }
        let movement = wheel.translation(in: book)
        let way = abs(movement.x) > abs(movement.y) ? movement.x : movement.y
        guard way != 0 else { return }
        turnPage(direction(of: CGPoint(x: way, y: way)))
    }
}
