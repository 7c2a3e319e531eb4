import CoreGraphics
import Foundation

extension UIScrollView {
    // Chosen (Input): A page for assistive technologies is nine tenths of the visible area, or the whole area with
    // `isPagingEnabled`. The status is "Page 2 of 5" unless the delegate provides a text.
    /// Scrolls by a page, and posts the status.
    func scrollPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
        guard isScrollEnabled else { return false }
        let insets = adjustedContentInset
        let area = bounds.inset(by: insets)
        let share: CGFloat = isPagingEnabled ? 1 : 0.9
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isHorizontal = contentSize.width > area.width && contentSize.height <= area.height
        var (dx, dy): (CGFloat, CGFloat) = (0, 0)
        switch direction {
        case .up: dy = -1
        case .down: dy = 1
        case .left: dx = -1
        case .right: dx = 1
        case .next where isHorizontal: dx = isRightToLeft ? -1 : 1
        case .previous where isHorizontal: dx = isRightToLeft ? 1 : -1
        case .next: dy = 1
        case .previous: dy = -1
        }
        guard scroll(by: CGPoint(x: dx * area.width * share, y: dy * area.height * share)) else { return false }
        UIAccessibility.post(
            notification: .pageScrolled, argument: scrollStatus(CGPoint(x: -insets.left, y: -insets.top), area))
        return true
    }

    /// Scrolls by a distance, at most to the edges of the content, and lays out. Returns whether the content has moved.
    fileprivate func scroll(by distance: CGPoint) -> Bool {
        let insets = adjustedContentInset
        let (old, lowest) = (contentOffset, CGPoint(x: -insets.left, y: -insets.top))
        let highest = CGPoint(
            x: max(lowest.x, contentSize.width + insets.right - bounds.width),
            y: max(lowest.y, contentSize.height + insets.bottom - bounds.height))
        let new = CGPoint(
            x: min(max(old.x + distance.x, min(old.x, lowest.x)), max(old.x, highest.x)),
            y: min(max(old.y + distance.y, min(old.y, lowest.y)), max(old.y, highest.y)))
        guard new != old else { return false }
        setContentOffset(new, animated: false)
        window?.layoutIfNeeded()
        return true
    }

    /// The text that describes the visible page.
    private func scrollStatus(_ lowest: CGPoint, _ area: CGRect) -> String {
        let delegate = delegate as? any UIScrollViewAccessibilityDelegate
        if let text = delegate?.accessibilityAttributedScrollStatus(for: self)?.string { return text }
        if let text = delegate?.accessibilityScrollStatus(for: self) { return text }
        let isHorizontal = contentSize.width > area.width && contentSize.height <= area.height
        let (length, extent) = isHorizontal ? (area.width, contentSize.width) : (area.height, contentSize.height)
        let offset = isHorizontal ? contentOffset.x - lowest.x : contentOffset.y - lowest.y
        guard length > 0, extent.isFinite, offset.isFinite else { return "" }
        let count = max(1, min((extent / length).rounded(.up), 1e9))
        return "Page \(Int(min((offset / length).rounded() + 1, count))) of \(Int(count))"
    }
}

extension AccessibilityList {
    // Chosen (Accessibility): If a screen reader moves on from the last element that has a view, a list scrolls by 40
    // points at a time until the next element has a view.
    /// Scrolls a short distance toward the contents after or before those that have views. The views at the other edge
    /// remain in the list. Returns `false` if the content does not extend further.
    package func scrollOn(forward: Bool) -> Bool {
        guard isScrollEnabled else { return false }
        let area = bounds.inset(by: adjustedContentInset)
        let isVertical = contentSize.height > area.height || contentSize.width <= area.width
        let step = min(40, (isVertical ? area.height : area.width) / 2) * (forward ? 1 : -1)
        if isVertical { return scroll(by: CGPoint(x: 0, y: step)) }
        let views = viewsInOrder
        var isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if let first = views.first, let last = views.last, first.frame.minX != last.frame.minX {
            isReversed = last.frame.minX < first.frame.minX
        }
        return scroll(by: CGPoint(x: isReversed ? -step : step, y: 0))
    }
}
