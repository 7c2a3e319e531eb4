import Foundation
import QuartzCore
import RenderServer

extension UIScrollView {
    // MARK: Range

    /// The offsets at which the content can rest.
    package var restingRange: (x: ClosedRange<Double>, y: ClosedRange<Double>) {
        restingRange(contentSize: contentSizeStorage)
    }

    private func restingRange(contentSize size: CGSize) -> (x: ClosedRange<Double>, y: ClosedRange<Double>) {
        let (bounds, inset) = (backingLayer.properties.bounds.size, adjustedInset)
        func range(
            _ before: Double, _ content: Double, _ after: Double, _ length: Double, _ alignment: Double
        ) -> ClosedRange<Double> {
            let (before, after) = (Self.bounded(before), Self.bounded(after))
            let (content, length) = (Self.bounded(content), Self.bounded(length))
            let room = length - before - after - content
            // If content fills the view exactly, the two sums may differ in their last bits.
            guard room > 0 else { return -before...max(-before, content + after - length) }
            // Content that is smaller than the view does not scroll.
            let share = alignment.isFinite ? min(max(alignment, 0), 1) : 0
            let only = -before - room * share
            return only...only
        }
        return (
            range(inset.left, size.width, inset.right, bounds.width, contentAlignmentPoint.x),
            range(inset.top + extraRangeAtTop, size.height, inset.bottom, bounds.height, contentAlignmentPoint.y)
        )
    }

    /// Returns a limited length: sums of several such lengths are finite, and exact to an eighth of a point.
    private static func bounded(_ length: Double) -> Double { min(max(length, -1e15), 1e15) }

    /// Returns the offset in range that is nearest to a given offset.
    ///
    /// - Parameter contentSize: The future content size; `nil` for the current one.
    package func restingOffset(nearestTo offset: CGPoint, contentSize: CGSize? = nil) -> CGPoint {
        let range = restingRange(contentSize: contentSize ?? contentSizeStorage)
        return CGPoint(
            x: min(max(offset.x, range.x.lowerBound), range.x.upperBound),
            y: min(max(offset.y, range.y.lowerBound), range.y.upperBound))
    }

    /// Whether the offset is in range and unaffected by fingers and animations.
    package var isAtRest: Bool { phase == .still && restingOffset(nearestTo: contentOffset) == contentOffset }

    /// Corrects the offset after a change of the range, unless a finger or a scroll controls it.
    package func rangeDidChange() {
        let extra = extraRangeAtTop
        switch phase {
        case .still: correctOffset()
        case .decelerating: continueDeceleration()
        case .animating: continueAnimation()
        case .dragging, .caught: break
        }
        notifyObservers { $0.scrollViewDidMove(self) }
        // An observer, such as a navigation bar after a transition, may have updated its part of the range.
        if phase == .still, extraRangeAtTop != extra { correctOffset() }
        if !setsSizeInLayout { setNeedsLayout() }
    }

    private func correctOffset() {
        guard !isZoomingByHand, !zooming.isSettingSize else { return }
        moveContent(to: restingOffset(nearestTo: contentOffset))
    }

    // MARK: Changes

    /// Sets the offset on the scroll view's own initiative, through the property that programs can override.
    func moveContent(to offset: CGPoint) {
        guard offset != contentOffset else { return }
        offsetToSet = offset
        contentOffset = offset
        offsetToSet = nil
    }

    func boundsDidChange(from old: CGRect) {
        let (new, reports) = (backingLayer.properties.bounds, reportsOffset)
        reportsOffset = false
        if new.size != old.size {
            updateAdjustedInset()
            rangeDidChange()
        }
        if new.origin != old.origin { offsetDidChange(from: old.origin, reports) }
    }

    private func offsetDidChange(from old: CGPoint, _ reports: Bool) {
        let offset = contentOffset
        if offsetToSet == offset {
            offsetToSet = nil
        } else {
            followOutsideChange(by: CGPoint(x: offset.x - old.x, y: offset.y - old.y))
        }
        setNeedsLayout()
        notifyObservers { $0.scrollViewDidMove(self) }
        if reports { delegate?.scrollViewDidScroll(self) }
        if let scene = window?.windowScene { scene.input.contentDidMove(in: scene) }
    }

    /// Called when other code has moved the content: a drag or deceleration continues from there.
    private func followOutsideChange(by distance: CGPoint) {
        switch phase {
        case .dragging:
            // A wheel's motion ends there.
            driver?.stop()
            continueDrag()
        case .decelerating: continueDeceleration(movedBy: distance)
        case .animating: if offsetToSet == nil { moveAnimation(by: distance) }
        case .still, .caught: break
        }
    }

    /// Sets the content size from a subclass's layout, before the scroll view's own, which then repeats only if the
    /// offset changes.
    package func setContentSizeInLayout(_ size: CGSize) {
        setsSizeInLayout = true
        contentSize = size
        setsSizeInLayout = false
    }

    func setContentSize(_ size: CGSize) {
        guard isUsable(CGRect(origin: .zero, size: size), as: "contentSize") else { return }
        let size = CGSize(width: max(size.width, 0), height: max(size.height, 0))
        guard size != contentSizeStorage else { return }
        contentSizeStorage = size
        contentGuideIfMade?.updateConstants()
        if !setsSizeInLayout { setNeedsLayout() }
        updateAdjustedInset()
        rangeDidChange()
    }

    // MARK: Programmatic scrolling

    /// Duration of an animated scroll in seconds (recorded on iOS 26.1).
    static var animationDuration: Double { 0.3 }

    func scroll(to offset: CGPoint, _ animated: Bool) {
        guard isUsable(CGRect(origin: offset, size: .zero), as: "contentOffset") else { return }
        guard animated, currentWindow != nil else {
            stopMotion()
            if offset != contentOffset {
                notifyObservers { $0.scrollViewWillScroll(self, to: offset, animated: false) }
            }
            contentOffset = offset
            return
        }
        guard offset != contentOffset || phase == .animating else { return stopMotion() }
        if phase == .decelerating || phase == .caught { endDeceleration(atRest: false) }
        guard phase != .dragging else {
            // The finger controls the content.
            contentOffset = offset
            return
        }
        notifyObservers { $0.scrollViewWillScroll(self, to: offset, animated: true) }
        let now = contentOffset
        let curve = TimingCurve.bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
        begin(
            ScrollMotion(
                start: CACurrentMediaTime(),
                x: .eased(from: now.x, to: offset.x, duration: Self.animationDuration, curve: curve),
                y: .eased(from: now.y, to: offset.y, duration: Self.animationDuration, curve: curve), scale: pixelScale),
            as: .animating)
    }

    func show(_ rect: CGRect, _ animated: Bool) {
        guard rect.origin.x.isFinite, rect.origin.y.isFinite, rect.width.isFinite, rect.height.isFinite, !rect.isNull
        else { return }
        let (rect, inset) = (rect.standardized, adjustedInset)
        let (offset, size) = (contentOffset, backingLayer.properties.bounds.size)
        /// Returns the least movement that makes a span visible. A span that is longer than the view is shown as far
        /// as possible.
        func move(_ from: CGFloat, _ to: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
            let (before, after) = (from - least, to - most)
            if before >= 0, after <= 0 || most <= least { return 0 }
            if before <= 0, after >= 0 { return 0 }
            return abs(before) < abs(after) ? before : after
        }
        let target = CGPoint(
            x: offset.x + move(rect.minX, rect.maxX, offset.x + inset.left, offset.x + size.width - inset.right),
            y: offset.y + move(rect.minY, rect.maxY, offset.y + inset.top, offset.y + size.height - inset.bottom))
        guard target != offset else { return }
        setContentOffset(restingOffset(nearestTo: target), animated: animated)
    }

    /// Pixels per point, to which offsets are rounded while scrolling.
    var pixelScale: Double { Double(currentWindow?.screenIfAny?.scale ?? backingLayer.contentsScale) }
}
