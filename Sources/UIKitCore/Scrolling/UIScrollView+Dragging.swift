import Foundation
import QuartzCore
import RenderServer

extension UIScrollView {
    /// - Parameter isOfDocument: Whether the storyboard or nib has already set clipping and multiple touches.
    func setUpScrolling(isOfDocument: Bool = false) {
        if !isOfDocument {
            backingLayer.masksToBounds = true
            flags.isMultipleTouchEnabled = true
        }
        pan.attach(to: self)
        touchDelay.scrollView = self
        addGestureRecognizer(touchDelay)
    }

    // MARK: Conditions

    /// Returns whether the content can be dragged along an axis.
    func canDrag(horizontally: Bool) -> Bool {
        guard isScrollEnabled else { return false }
        let range = horizontally ? restingRange.x : restingRange.y
        if range.upperBound > range.lowerBound { return true }
        return horizontally ? bouncesHorizontally && alwaysBounceHorizontal : bouncesVertically && alwaysBounceVertical
    }

    /// Returns whether the content can move in a direction of the finger.
    func hasRoom(for direction: CGVector, horizontally: Bool) -> Bool {
        guard isScrollEnabled else { return false }
        let range = horizontally ? restingRange.x : restingRange.y
        let offset = horizontally ? contentOffset.x : contentOffset.y
        let movement = horizontally ? direction.dx : direction.dy
        return movement > 0 ? offset > range.lowerBound : movement < 0 && offset < range.upperBound
    }

    /// Returns whether the content can move in a direction of the finger, after observers have updated the range.
    private func hasRoomForDrag(_ direction: CGVector, horizontally: Bool) -> Bool {
        guard isScrollEnabled else { return false }
        notifyObservers { $0.scrollViewMayBeginDragging(self, horizontally: horizontally) }
        return hasRoom(for: direction, horizontally: horizontally)
    }

    func panShouldBegin() -> Bool {
        guard isScrollEnabled else { return false }
        if phase == .caught { return true }
        if let event = pan.lastScroll, event.modifierFlags.contains(.control), pinchGestureRecognizer != nil {
            return true
        }
        let direction = pan.direction
        let horizontally = abs(direction.dx) > abs(direction.dy)
        guard canDrag(horizontally: horizontally) else { return false }
        if horizontally ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent,
            enclosingScrollViews.contains(where: \.isScrollEnabled),
            !hasRoomForDrag(direction, horizontally: horizontally),
            enclosingScrollViews.contains(where: { $0.hasRoomForDrag(direction, horizontally: horizontally) })
        {
            return false
        }
        for touch in pan.sequenceTouches {
            guard let view = touch.view, view !== self, touch.delivery == .delivered else { continue }
            guard canCancelContentTouches, touchesShouldCancel(in: view) else { return false }
        }
        return true
    }

    var enclosingScrollViews: some Sequence<UIScrollView> {
        sequence(first: self as UIView, next: \.superviewStorage).dropFirst().lazy.compactMap { $0 as? UIScrollView }
    }

    // MARK: Touches

    /// Called when a finger begins. Moving content is held at its presented offset.
    ///
    /// - Returns: Whether the content was moving, so that only the scroll view receives the touch.
    func touchDidBegin() -> Bool {
        isTrackingStorage = true
        showIndicators()
        guard phase.isMoving, isScrollEnabled else { return false }
        let wasAnimating = phase == .animating
        if !wasAnimating, let driver, let motion = driver.motion {
            let velocity = motion.velocity(at: driver.shownTime)
            carriedVelocity = CGPoint(x: ScrollCurve.carried(velocity.x), y: ScrollCurve.carried(velocity.y))
        }
        interruptMotion()
        phase = .caught
        if wasAnimating {
            isDeceleratingStorage = false
            delegate?.scrollViewDidEndScrollingAnimation(self)
        }
        return phase == .caught
    }

    /// Called when the pan is over, or will not begin.
    func touchesDidEnd() {
        isTrackingStorage = false
        carriedVelocity = .zero
        if phase == .caught { endCatch() }
        if phase == .still { hideIndicatorsLater() }
    }

    func panDidChange() {
        switch pan.state {
        case .began, .changed:
            if zooming.isByHand { return }
            if pan.isInTouchlessSequence { return wheelDidTurn() }
            if phase == .caught, pan.translation(in: self) == .zero { return }
            if phase != .dragging { beginDragging() }
            if phase == .dragging { followDrag() }
        case .ended, .cancelled:
            if pan.isInTouchlessSequence { return wheelDidStop() }
            if phase == .caught { return endCatch() }
            let isCancelled = pan.state == .cancelled
            let stays = endPull(isCancelled: isCancelled)
            if phase == .dragging { endDragging(cancelled: isCancelled || stays) }
        default: break
        }
    }

    /// Ends the catch of moving content by a finger that has not moved: a drag ends that never began (recorded).
    private func endCatch() {
        let (offset, count) = (contentOffset, motionCount)
        let targets = targetsAfterCatch()
        guard phase == .caught, motionCount == count else { return }
        let isAtTarget =
            targets.isEmpty
            ? restingOffset(nearestTo: offset) == offset : targets[0] == offset.x && targets[1] == offset.y
        if isDeceleratingStorage {
            delegate?.scrollViewDidEndDragging(self, willDecelerate: !isAtTarget)
            guard phase == .caught, motionCount == count else { return }
        }
        endDeceleration(atRest: isAtTarget)
        guard !isAtTarget, phase == .still, motionCount == count + 1 else { return }
        // Beyond an edge, the spring continues. Between two pages, the content moves to a page.
        isTrackingStorage = false
        decelerate(velocity: .zero, to: targets)
    }

    /// Returns the horizontal and vertical target of content that is released without moving; empty for content that
    /// has no pages.
    private func targetsAfterCatch() -> [CGFloat?] {
        let offset = contentOffset
        if isPagingEnabled {
            drag.startOffset = offset
            let page = pageTarget(.zero)
            var target = page
            if page != offset {
                notifyObservers { $0.scrollViewWillEndDragging(self, velocity: .zero, target: &target) }
            }
            if !target.x.isFinite || !target.y.isFinite { target = page }
            let legal = restingOffset(nearestTo: target)
            return [legal.x, legal.y]
        }
        guard restingOffset(nearestTo: offset) == offset, let group = (self as? any GroupPaging)?.nearestGroupOffset
        else { return [] }
        let legal = restingOffset(nearestTo: group)
        return [legal.x, legal.y]
    }

    func beginDragging() {
        KeyScrolling.note(self)
        if phase == .caught { endDeceleration(atRest: false) }
        stopMotion()
        phase = .dragging
        motionCount += 1
        isDraggingStorage = true
        let (horizontal, vertical) = (canDrag(horizontally: true), canDrag(horizontally: false))
        drag = ScrollDrag(
            horizontal: horizontal, vertical: vertical, startOffset: contentOffset, carried: carriedVelocity)
        carriedVelocity = .zero
        if isDirectionalLockEnabled {
            // Chosen (Views): A movement more than twice as far in one direction as in the other locks a scroll view
            // to that direction (`isDirectionalLockEnabled`). A diagonal movement does not lock it.
            let direction = pan.direction
            if abs(direction.dx) > 2 * abs(direction.dy) { drag.vertical = drag.vertical && !horizontal }
            if abs(direction.dy) > 2 * abs(direction.dx) { drag.horizontal = drag.horizontal && !vertical }
        }
        beginPull()
        let start = rawOffset(forShown: contentOffset)
        drag.start = start
        dismissKeyboardForDrag()
        notifyObservers { $0.scrollViewWillBeginDragging(self) }
        delegate?.scrollViewWillBeginDragging(self)
    }

    /// Sets the offset for the finger, with a rubber band beyond an edge.
    func followDrag() {
        followPull()
        let translation = dragTranslation
        let (range, bounds, now) = (restingRange, backingLayer.properties.bounds.size, contentOffset)
        let raw = CGPoint(x: drag.start.x - translation.x, y: drag.start.y - translation.y)
        let x = drag.horizontal ? shown(raw.x, range.x, bounds.width, bouncesHorizontally) : now.x
        let y = drag.vertical ? shown(raw.y, range.y, bounds.height, bouncesVertically) : now.y
        pullKeyboard()
        moveContent(to: CGPoint(x: x, y: y))
    }

    /// Called after a change of the offset that the finger did not cause: the drag continues from the new offset.
    func continueDrag() {
        let translation = dragTranslation
        let raw = rawOffset(forShown: contentOffset)
        drag.start = CGPoint(x: raw.x + translation.x, y: raw.y + translation.y)
    }

    private func shown(_ raw: Double, _ range: ClosedRange<Double>, _ dimension: Double, _ bounces: Bool) -> Double {
        let edge = min(max(raw, range.lowerBound), range.upperBound)
        guard raw != edge else { return ScrollMotion.round(raw, pixelScale) }
        guard bounces else { return edge }
        return ScrollMotion.round(edge + ScrollCurve.rubberBand(raw - edge, dimension: dimension), pixelScale)
    }

    private func rawOffset(forShown offset: CGPoint) -> CGPoint {
        let (edge, bounds) = (restingOffset(nearestTo: offset), backingLayer.properties.bounds.size)
        return CGPoint(
            x: edge.x + ScrollCurve.dragged(forShown: offset.x - edge.x, dimension: bounds.width),
            y: edge.y + ScrollCurve.dragged(forShown: offset.y - edge.y, dimension: bounds.height))
    }

    // MARK: End of a drag

    func endDragging(cancelled: Bool) {
        let finger = cancelled ? .zero : pan.velocity(in: self)
        releaseKeyboard(velocity: finger.y)
        /// Returns the velocity of a new fling. The velocity of the stopped fling in the same direction is added,
        /// unless the new fling is much slower.
        func velocity(_ finger: CGFloat, _ carried: CGFloat) -> CGFloat {
            let isAdded = finger * carried > 0 && abs(finger) > abs(carried) / 2
            return isAdded ? finger + carried : finger
        }
        endDragging(
            velocity: CGPoint(
                x: drag.horizontal ? velocity(-finger.x, drag.carried.x) : 0,
                y: drag.vertical ? velocity(-finger.y, drag.carried.y) : 0), on: nil)
    }

    /// - Parameters:
    ///   - velocity: The velocity of the offset, in points per second.
    ///   - running: The motion that a wheel has started.
    func endDragging(velocity: CGPoint, on running: ScrollMotion?) {
        let count = motionCount
        let wanted = decideTarget(velocity, running)
        guard phase == .dragging, motionCount == count else { return }
        let isUnchanged = wanted.allSatisfy { $0 == nil }
        let motion = isUnchanged && running != nil ? running : nil
        let next = motion ?? self.motion(velocity: velocity, to: wanted)
        let continues = next.end > max(next.start, CACurrentMediaTime())
        if !continues { isDraggingStorage = false }
        delegate?.scrollViewDidEndDragging(self, willDecelerate: continues)
        guard phase == .dragging, motionCount == count else { return }
        isTrackingStorage = false
        guard continues else {
            isDraggingStorage = false
            phase = .still
            driver?.stop()
            // One axis may have been limited at a fraction of a pixel.
            moveContent(to: next.rest)
            return stopAtRestingOffset()
        }
        decelerate(velocity: velocity, to: wanted, on: motion)
    }

    /// Calls the delegate and observers for the target. The result has a value for each axis whose target they have
    /// changed.
    private func decideTarget(_ velocity: CGPoint, _ running: ScrollMotion?) -> [CGFloat?] {
        let (range, offset, rate) = (restingRange, contentOffset, decelerationRate.usable)
        let announced: CGPoint
        if let running {
            announced = running.rest
        } else if isPagingEnabled {
            announced = pageTarget(velocity)
        } else {
            announced = CGPoint(
                x: ScrollCurve.delegateTarget(from: offset.x, velocity: velocity.x, rate: rate, within: range.x),
                y: ScrollCurve.delegateTarget(from: offset.y, velocity: velocity.y, rate: rate, within: range.y))
        }
        let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        var target = announced
        if !isPagingEnabled {
            notifyObservers { $0.scrollViewProposesTarget(self, velocity: perMillisecond, target: &target) }
            delegate?.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: &target)
        }
        notifyObservers { $0.scrollViewWillEndDragging(self, velocity: perMillisecond, target: &target) }
        if !target.x.isFinite { target.x = announced.x }
        if !target.y.isFinite { target.y = announced.y }
        let legal = restingOffset(nearestTo: target)
        let mustSettle = isPagingEnabled && running == nil
        return [
            mustSettle || target.x != announced.x ? legal.x : nil,
            mustSettle || target.y != announced.y ? legal.y : nil,
        ]
    }

    /// Returns the target page: the nearest page or, with velocity, the next page in its direction; at most one page
    /// from the initial page.
    private func pageTarget(_ velocity: CGPoint) -> CGPoint {
        let (range, size, offset) = (restingRange, backingLayer.properties.bounds.size, contentOffset)
        func page(
            _ offset: Double, _ start: Double, _ velocity: Double, _ length: Double, _ range: ClosedRange<Double>
        ) -> Double {
            guard length > 0, range.contains(offset) else {
                return min(max(offset, range.lowerBound), range.upperBound)
            }
            let origin = range.lowerBound
            let (now, first) = ((offset - origin) / length, ((start - origin) / length).rounded())
            var page = now.rounded()
            if velocity > ScrollCurve.pagingVelocity { page = now.rounded(.up) }
            if velocity < -ScrollCurve.pagingVelocity { page = now.rounded(.down) }
            page = min(max(page, first - 1), first + 1)
            return min(max(origin + page * length, range.lowerBound), range.upperBound)
        }
        return CGPoint(
            x: page(offset.x, drag.startOffset.x, velocity.x, size.width, range.x),
            y: page(offset.y, drag.startOffset.y, velocity.y, size.height, range.y))
    }
}
