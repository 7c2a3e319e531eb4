import Foundation
import QuartzCore

/// Recognizes a pointer that grabs a scroll indicator, or a finger that rests on an indicator for 0.1 seconds, and
/// drags the indicator.
final class IndicatorGrab: UIGestureRecognizer {
    /// Seconds that a finger rests (Flutter's, which imitates iOS).
    private static let hold = 0.1
    /// Tolerance around an indicator in points.
    private static let room: (pointer: CGFloat, finger: CGFloat) = (5, 14)

    private weak var scrollView: UIScrollView?
    private(set) var indicator: ScrollIndicator?
    /// Distance from the indicator's start to the grabbed point.
    private var grip: CGFloat = 0
    private var timer: GestureTimer?

    nonisolated deinit {}

    func attach(to scrollView: UIScrollView) {
        self.scrollView = scrollView
        addTarget(scrollView, action: UIScrollView.indicatorWasDragged)
        scrollView.addGestureRecognizer(self)
    }

    /// The scroll offset along the indicator's axis for the dragged position.
    var offset: Double? {
        guard let indicator, let geometry = indicator.geometry, let place else { return nil }
        return geometry.offset(forStart: (indicator.isVertical ? place.y : place.x) - grip)
    }

    /// The location relative to the scroll view's corner.
    private var place: CGPoint? {
        guard let scrollView else { return nil }
        let (point, offset) = (location(in: scrollView), scrollView.contentOffset)
        return CGPoint(x: point.x - offset.x, y: point.y - offset.y)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard indicator == nil, numberOfTouches == 1, let touch = touches.first, let scrollView, let place,
            let found = scrollView.indicator(
                at: touch.location(in: scrollView), room: touch.type == .direct ? Self.room.finger : Self.room.pointer)
        else {
            state = .failed
            return
        }
        indicator = found
        let (frame, offset) = (found.layer.frame, scrollView.contentOffset)
        grip = found.isVertical ? place.y - (frame.minY - offset.y) : place.x - (frame.minX - offset.x)
        guard touch.type == .direct, let environment else {
            state = .began
            return
        }
        timer = environment.schedule(at: event.timestamp + Self.hold) { [weak self] in self?.state = .began }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state.isActive { state = .changed } else { state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state.isActive ? .ended : .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    override func reset() {
        timer?.cancel()
        (timer, indicator) = (nil, nil)
    }
}

extension UIScrollView {
    /// Returns the visible indicator at a point.
    func indicator(at point: CGPoint, room: CGFloat) -> ScrollIndicator? {
        [vertical, horizontal].compactMap(\.self).first { $0.isVisible && $0.hitArea(outset: room).contains(point) }
    }

    func indicatorWasDragged() {
        guard let grab, let indicator = grab.indicator else { return }
        switch grab.state {
        case .began:
            stopMotion()
            indicator.isGrabbed = true
            layOutIndicators()
        case .changed:
            guard indicator.isGrabbed, phase == .still, let offset = grab.offset else { return }
            var target = contentOffset
            if indicator.isVertical { target.y = offset } else { target.x = offset }
            moveContent(to: restingOffset(nearestTo: target))
        default:
            indicator.isGrabbed = false
            layOutIndicators()
            stopAtRestingOffset()
        }
    }

    /// Keeps an indicator visible while the pointer is over it.
    func pointerDidHover() {
        guard let hover else { return }
        let isOver = hover.state.isActive && indicator(at: hover.location(in: self), room: 5) != nil
        guard isOver != isPointerOverIndicator else { return }
        isPointerOverIndicator = isOver
        if isOver { showIndicators() } else { hideIndicatorsLater() }
    }
}
