import Foundation
import QuartzCore
import RenderServer

extension UIScrollView {
    // MARK: Visibility

    /// Shows the indicators of the scrollable directions, until scrolling has ended.
    func showIndicators() {
        indicatorTimer?.cancel()
        indicatorTimer = nil
        makeIndicators()
        guard vertical != nil || horizontal != nil else { return }
        layOutIndicators()
        vertical?.show()
        horizontal?.show()
    }

    func hideIndicatorsLater() {
        guard vertical?.isVisible == true || horizontal?.isVisible == true else { return }
        indicatorTimer?.cancel()
        let due = CACurrentMediaTime() + ScrollIndicator.fadeDelay
        indicatorTimer = MainLoop.current.schedule(at: due) { [weak self] in self?.hideIndicators() }
    }

    private func hideIndicators() {
        indicatorTimer = nil
        guard !isTracking, phase == .still, vertical?.isGrabbed != true, horizontal?.isGrabbed != true,
            !isPointerOverIndicator
        else { return }
        vertical?.hide(animated: true)
        horizontal?.hide(animated: true)
    }

    /// Shows the indicators briefly.
    func flashIndicators() {
        showIndicators()
        if phase == .still, !isTracking { hideIndicatorsLater() }
    }

    func indicatorSettingsDidChange() {
        if !showsVerticalScrollIndicator || suppressesVerticalIndicator { remove(&vertical) }
        if !showsHorizontalScrollIndicator { remove(&horizontal) }
        layOutIndicators()
    }

    private func remove(_ indicator: inout ScrollIndicator?) {
        indicator?.layer.removeFromSuperlayer()
        indicator = nil
    }

    private func makeIndicators() {
        let range = restingRange
        if vertical == nil, showsVerticalScrollIndicator, !suppressesVerticalIndicator,
            range.y.upperBound > range.y.lowerBound
        {
            vertical = ScrollIndicator(isVertical: true, in: self)
        }
        if horizontal == nil, showsHorizontalScrollIndicator, range.x.upperBound > range.x.lowerBound {
            horizontal = ScrollIndicator(isVertical: false, in: self)
        }
        guard grab == nil, vertical != nil || horizontal != nil else { return }
        let (grab, hover) = (IndicatorGrab(), UIHoverGestureRecognizer())
        (self.grab, self.hover) = (grab, hover)
        grab.attach(to: self)
        hover.addTarget(self, action: UIScrollView.pointerDidHover)
        addGestureRecognizer(hover)
    }

    // MARK: Layout

    func layOutIndicators() {
        guard vertical != nil || horizontal != nil else { return }
        let origin = contentOffset
        let (motion, time) = (driver?.motion, driver?.preparedTime ?? 0)
        let color = indicatorColor.cgColor
        for indicator in [vertical, horizontal].compactMap(\.self) {
            indicator.setColor(color)
            indicator.update(geometry(of: indicator), for: origin, motion: motion, from: time)
        }
    }

    private var indicatorColor: UIColor {
        let isDark = traitCollection.userInterfaceStyle == .dark
        let isWhite = indicatorStyle == .white || indicatorStyle == .default && isDark
        return isWhite ? UIColor(white: 1, alpha: 0.5) : UIColor(white: 0, alpha: 0.35)
    }

    private func geometry(of indicator: ScrollIndicator) -> ScrollIndicatorGeometry? {
        let isVertical = indicator.isVertical
        let range = isVertical ? restingRange.y : restingRange.x
        guard range.upperBound > range.lowerBound else { return nil }
        let size = backingLayer.properties.bounds.size
        let inset = indicatorInset(isVertical: isVertical)
        let other = isVertical ? horizontal : vertical
        let corner = other?.isVisible == true ? ScrollIndicator.distance + ScrollIndicator.thickness : 0
        let distance = ScrollIndicator.distance
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var (start, end) =
            isVertical
            ? (inset.top + distance, size.height - inset.bottom - distance - corner)
            : (inset.left + distance, size.width - inset.right - distance - corner)
        if !isVertical, isMirrored { (start, end) = (start + corner, end + corner) }
        let extent = isVertical ? size.height : size.width
        guard end - start >= ScrollIndicator.thickness else { return nil }
        let content = range.upperBound - range.lowerBound + extent
        let length = min(max((end - start) * extent / content, ScrollIndicator.leastLength), end - start)
        let thickness = indicator.isGrabbed ? ScrollIndicator.grabbedThickness : ScrollIndicator.thickness
        let across: CGFloat
        if isVertical {
            across = isMirrored ? inset.left + distance : size.width - inset.right - distance - thickness
        } else {
            across = size.height - inset.bottom - distance - thickness
        }
        return ScrollIndicatorGeometry(
            isVertical: isVertical, track: Double(start)...Double(end), across: across, thickness: thickness,
            length: length,
            offsets: range)
    }

    /// Returns the insets of an indicator: the explicit insets and those of the safe area.
    private func indicatorInset(isVertical: Bool) -> UIEdgeInsets {
        var inset = isVertical ? verticalScrollIndicatorInsets : horizontalScrollIndicatorInsets
        if automaticallyAdjustsScrollIndicatorInsets, contentInsetAdjustmentBehavior != .never {
            let safe = safeAreaInsets
            inset.top += max(systemInset.top, isVertical ? 0 : safe.top)
            inset.bottom += max(systemInset.bottom, isVertical ? 0 : safe.bottom)
            inset.left += max(systemInset.left, isVertical ? safe.left : 0)
            inset.right += max(systemInset.right, isVertical ? safe.right : 0)
        }
        inset.bottom = max(inset.bottom, heightUnderKeyboard)
        return inset
    }

    func isUsable(indicatorInset inset: UIEdgeInsets) -> Bool {
        if inset.top.isFinite, inset.left.isFinite, inset.bottom.isFinite, inset.right.isFinite { return true }
        Diagnostics.warn(
            .invalidGeometry,
            "\(Diagnostics.name(self)): scroll indicator insets \(inset) contain NaN or infinity; the old ones are kept"
        )
        return false
    }
}
