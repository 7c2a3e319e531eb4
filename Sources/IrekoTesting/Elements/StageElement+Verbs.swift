import Foundation
import UIKit

extension StageElement {
    /// The direction of a finger's movement.
    public enum Direction: Sendable {
        /// Toward the top.
        case up
        /// Toward the bottom.
        case down
        /// Toward the left.
        case left
        /// Toward the right.
        case right

        var opposite: Direction {
            switch self {
            case .up: .down
            case .down: .up
            case .left: .right
            case .right: .left
            }
        }

        var vector: CGVector {
            switch self {
            case .up: CGVector(dx: 0, dy: -1)
            case .down: CGVector(dx: 0, dy: 1)
            case .left: CGVector(dx: -1, dy: 0)
            case .right: CGVector(dx: 1, dy: 0)
            }
        }
    }

    // MARK: Interacting

    /// Taps the middle of the element's visible area.
    public func tap() { use("tap()") { stage.tap(at: VisibleViews.middle(of: $0)) } }

    /// Taps the element twice, 0.1 seconds apart.
    public func doubleTap() {
        use("doubleTap()") { view in
            let point = VisibleViews.middle(of: view)
            stage.tap(at: point)
            stage.advance(by: 0.1)
            stage.tap(at: point)
        }
    }

    /// Holds a finger on the element for a number of seconds, more than 0 and at most 600.
    public func press(forDuration duration: TimeInterval = 0.6) {
        use("press(forDuration:)") { view in
            guard duration > 0, duration <= 600 else {
                return stage.fail("press(forDuration: \(duration)): the duration must be from 0 to 600 s")
            }
            let point = VisibleViews.middle(of: view)
            stage.touchDown(at: point)
            stage.advance(by: duration)
            stage.touchUp(at: point)
            stage.settle()
        }
    }

    /// Holds a finger on the element until the drag interaction lifts it, moves the finger to the middle of a
    /// different element, one step per frame, and drops the element there; see `UIDragInteraction`. The animations
    /// after the drop take at most a second: call `stage.advance(by: 1)` to let them end.
    ///
    /// - Parameters:
    ///   - other: The element on which the dragged element is dropped. If it is not found, the test fails at its end,
    ///     and no item is lifted.
    ///   - duration: The duration of the movement in seconds, more than 0 and at most 600.
    public func drag(to other: StageElement, duration: TimeInterval = 0.5) {
        use("drag(to:)") { view in
            guard duration > 0, duration <= 600 else {
                return stage.fail("drag(to:duration: \(duration)): the duration must be from 0 to 600 s")
            }
            let start = VisibleViews.middle(of: view)
            other.use("drag(to:)") { target in
                let end = VisibleViews.middle(of: target)
                stage.touchDown(at: start)
                stage.advance(by: 0.45)
                let steps = max(1, Int((duration * 60).rounded()))
                for step in 1...steps {
                    stage.advance(by: duration / Double(steps))
                    let part = CGFloat(step) / CGFloat(steps)
                    stage.touchMove(
                        to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
                }
                stage.touchUp(at: end)
                stage.settle()
            }
        }
    }

    /// Swipes over the element within 0.2 seconds. The swipe is half as long as the element, but at most 200 points.
    public func swipe(_ direction: Direction) {
        use("swipe(_:)") { view in
            guard let area = VisibleViews.visibleArea(of: view) else { return }
            let vector = direction.vector
            let distance = min(200, (vector.dx == 0 ? area.height : area.width) / 2)
            let start = CGPoint(x: area.midX - vector.dx * distance / 2, y: area.midY - vector.dy * distance / 2)
            let end = CGPoint(x: area.midX + vector.dx * distance / 2, y: area.midY + vector.dy * distance / 2)
            stage.drag(from: start, to: end, duration: 0.2)
        }
    }

    /// Pinches with two fingers around the element's middle.
    ///
    /// - Parameter scale: The final distance between the fingers, divided by the initial distance: 2 doubles it. The
    ///   scale must be more than 0.
    public func pinch(withScale scale: CGFloat) {
        use("pinch(withScale:)") { view in
            guard scale > 0, scale.isFinite, let area = VisibleViews.visibleArea(of: view) else {
                return stage.fail("pinch(withScale: \(scale)): the scale must be greater than 0")
            }
            let reach = min(area.width, area.height) * 0.4
            let (start, end) = scale > 1 ? (reach / scale, reach) : (reach, reach * scale)
            func points(_ distance: CGFloat) -> (CGPoint, CGPoint) {
                (CGPoint(x: area.midX - distance, y: area.midY), CGPoint(x: area.midX + distance, y: area.midY))
            }
            stage.touchDown(at: points(start).0, finger: 1)
            stage.touchDown(at: points(start).1, finger: 2)
            for step in 1...12 {
                stage.advance(by: 1.0 / 60)
                let now = points(start + (end - start) * CGFloat(step) / 12)
                stage.touchMove(to: now.0, finger: 1)
                stage.touchMove(to: now.1, finger: 2)
            }
            stage.touchUp(at: points(end).0, finger: 1)
            stage.touchUp(at: points(end).1, finger: 2)
            stage.settle()
        }
    }

    /// Scrolls until the element is visible, by dragging a scroll view: first in one direction to the end, then in the
    /// opposite direction. The test fails at its end if the element does not become visible. At most a hundred drags
    /// are made in each direction.
    ///
    /// - Parameters:
    ///   - direction: The first direction of the finger. With `.up`, elements further down become visible.
    ///   - container: The scroll view to drag. The default is the scroll view in front.
    public func scrollIntoView(_ direction: Direction = .up, in container: StageElement? = nil) {
        let container = container ?? stage.find(UIScrollView.self)
        let directions = [direction, direction.opposite]
        // Drags in the opposite direction stay within the content, since a drag beyond the top would refresh a list.
        if scroll(container, directions[0]) || scroll(container, directions[1], isWithinContent: true) { return }
        guard container.use("scrollIntoView()", { _ in }) != nil else { return }
        stage.fail(
            "scrollIntoView(): \(description) is not on the screen, though \(container.description) was dragged "
                + "\(directions[0]) and then \(directions[1]), to its ends. On the screen:\n\(stage.describe())")
    }

    /// Drags a scroll view to its end, or until the element is visible. Returns whether the element is visible. Each
    /// drag is shorter than the view and ends at rest, so that no element is skipped.
    private func scroll(
        _ container: StageElement, _ direction: Direction, isWithinContent: Bool = false
    ) -> Bool {
        for _ in 0..<100 {
            if exists { return true }
            guard let view = container.view(UIScrollView.self) else { return false }
            // A drag may also resize a sheet, and move the view with it.
            let before = (view.contentOffset, view.convert(view.bounds, to: nil))
            container.use("scrollIntoView()") { scrolled in
                guard let area = VisibleViews.visibleArea(of: scrolled) else { return }
                let vector = direction.vector
                let length = (vector.dx == 0 ? area.height : area.width) * 0.6
                // The first points only begin the drag.
                let distance = isWithinContent ? min(length, view.room(for: vector) + 12) : length
                guard distance > 12.5 else { return }
                func point(_ distance: CGFloat) -> CGPoint {
                    CGPoint(
                        x: area.midX + vector.dx * (distance - length / 2),
                        y: area.midY + vector.dy * (distance - length / 2))
                }
                stage.touchDown(at: point(0))
                for step in 1...30 {
                    stage.advance(by: 1.0 / 60)
                    stage.touchMove(to: point(distance * CGFloat(step) / 30))
                }
                stage.advance(by: 0.15)
                stage.touchUp(at: point(distance))
                stage.advance(by: 1)
            }
            if (view.contentOffset, view.convert(view.bounds, to: nil)) == before { break }
        }
        return exists
    }
}

extension UIScrollView {
    /// How far the content can follow a finger along an axis, in points.
    fileprivate func room(for vector: CGVector) -> CGFloat {
        let (insets, size) = (adjustedContentInset, bounds.size)
        let room =
            switch (vector.dx, vector.dy) {
            case (1..., _): contentOffset.x + insets.left
            case (...(-1), _): contentSize.width + insets.right - size.width - contentOffset.x
            case (_, 1...): contentOffset.y + insets.top
            default: contentSize.height + insets.bottom - size.height - contentOffset.y
            }
        return max(0, room)
    }
}

extension Stage {
    // MARK: Common gestures

    /// Pulls the list in front down by 320 points, holds it there for a moment and lets go.
    public func pullToRefresh() {
        find(UIScrollView.self).use("pullToRefresh()") { view in
            guard var area = VisibleViews.visibleArea(of: view) else { return }
            // The touch begins below the bars, which cover the upper part of the list.
            if let list = view as? UIScrollView {
                let top = list.convert(list.bounds, to: nil).minY + list.adjustedContentInset.top
                if top < area.maxY {
                    area = area.intersection(
                        CGRect(x: area.minX, y: top, width: area.width, height: .greatestFiniteMagnitude))
                }
            }
            let start = CGPoint(x: area.midX, y: area.minY + min(160, area.height / 4))
            touchDown(at: start)
            for step in 1...20 {
                advance(by: 1.0 / 60)
                touchMove(to: CGPoint(x: start.x, y: start.y + CGFloat(step) * 16))
            }
            advance(by: 0.1)
            touchUp(at: CGPoint(x: start.x, y: start.y + 320))
            settle()
        }
    }

    /// Taps the back button of the navigation bar in front, and waits until the pop has ended.
    public func goBack() {
        find(identifier: "BackButton").tap()
        advance(by: 0.6)
    }

    /// Taps an element of the open menu, and waits until the menu has closed.
    public func chooseMenuElement(_ title: String) {
        find(title).tap()
        advance(by: 0.6)
    }
}
