import Foundation
import QuartzCore

// Keys. (The distances are chosen.)
extension UIScrollView {
    /// Points that an arrow key scrolls.
    private static var lineLength: CGFloat { 60 }
    /// Points of a page that stay in sight.
    private static var pageOverlap: CGFloat { 40 }
    private static var keyFrequency: Double { 18 }

    /// Scrolls as a key says, if it is one that scrolls and there is somewhere to go in its direction.
    func scroll(byKey key: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags) -> Bool {
        guard allowsKeyboardScrolling, isScrollEnabled, phase != .dragging else { return false }
        if zoom(byKey: key, flags) { return true }
        let toEnd = flags.contains(.command)
        guard flags.isDisjoint(with: [.control, .alternate]) || toEnd else { return false }
        let (size, inset) = (backingLayer.properties.bounds.size, adjustedContentInset)
        let page = max(size.height - inset.top - inset.bottom - Self.pageOverlap, Self.lineLength)
        let far = max(contentSize.height, contentSize.width) + page
        switch key {
        case .keyboardUpArrow: return step(0, toEnd ? -far : -Self.lineLength)
        case .keyboardDownArrow: return step(0, toEnd ? far : Self.lineLength)
        case .keyboardLeftArrow: return step(toEnd ? -far : -Self.lineLength, 0)
        case .keyboardRightArrow: return step(toEnd ? far : Self.lineLength, 0)
        case .keyboardPageUp: return step(0, -page)
        case .keyboardPageDown: return step(0, page)
        case .keyboardSpacebar: return step(0, flags.contains(.shift) ? -page : page)
        case .keyboardHome: return restingRange.y.isLong && scrollToTop()
        case .keyboardEnd: return step(0, far)
        default: return false
        }
    }

    private func step(_ x: CGFloat, _ y: CGFloat) -> Bool {
        let range = restingRange
        guard x == 0 || range.x.isLong, y == 0 || range.y.isLong else { return false }
        let from = phase == .animating ? driver?.motion?.rest : nil
        let (length, now) = (isPagingEnabled ? backingLayer.properties.bounds.size : nil, from ?? contentOffset)
        let target = restingOffset(
            nearestTo: CGPoint(
                x: now.x + (length.map { x == 0 ? 0 : ($0.width * (x < 0 ? -1 : 1)) } ?? x),
                y: now.y + (length.map { y == 0 ? 0 : ($0.height * (y < 0 ? -1 : 1)) } ?? y)))
        guard target != now else { return true }
        animate(to: target, frequency: Self.keyFrequency)
        return true
    }

    /// Scrolls to an offset like `setContentOffset(_:animated:)`, but so that further keys only move the target.
    private func animate(to target: CGPoint, frequency: Double) {
        if phase == .decelerating || phase == .caught { stopMotion() }
        guard currentWindow != nil else { return setContentOffset(target, animated: false) }
        motionCount += 1
        phase = .animating
        glide(to: target, frequency: frequency)
    }

    // MARK: To the top

    /// Scrolls to the top because the user asks for it, if the delegate permits.
    ///
    /// - Returns: Whether it is a matter of this scroll view.
    @discardableResult
    package func scrollToTop() -> Bool {
        guard scrollsToTop, delegate?.scrollViewShouldScrollToTop(self) != false else { return false }
        let target = CGPoint(x: contentOffset.x, y: restingRange.y.lowerBound)
        isScrollingToTop = true
        if contentOffset == target { return scrollToTopDidEnd() }
        setContentOffset(target, animated: true)
        if phase != .animating { scrollToTopDidEnd() }
        return true
    }

    @discardableResult
    func scrollToTopDidEnd() -> Bool {
        guard isScrollingToTop else { return true }
        isScrollingToTop = false
        if contentOffset.y == restingRange.y.lowerBound { delegate?.scrollViewDidScrollToTop(self) }
        return true
    }

    // MARK: The keyboard on the screen

    func dismissKeyboardForDrag() {
        guard keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory else { return }
        if let window = currentWindow, window.windowScene?.inputViews.isShown == true { _ = window.endEditing(false) }
    }

    /// The input views follow a finger that drags over them, and are dismissed when it lets go of them on their way down.
    func pullKeyboard() {
        guard keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory,
            !pan.isInTouchlessSequence, let window = currentWindow, let inputs = window.windowScene?.inputViews
        else { return }
        inputs.pull(to: pan.location(in: window).y + keyboardDismissPadding)
    }

    /// How far above the keyboard it begins to follow: what the nearest guide around the scroll view says.
    private var keyboardDismissPadding: CGFloat {
        var view: UIView? = self
        while let current = view {
            if let padding = current.keyboardGuideIfMade?.keyboardDismissPadding, padding > 0, padding.isFinite {
                return padding
            }
            view = current.superviewStorage
        }
        return 0
    }

    func releaseKeyboard(velocity: CGFloat) {
        guard let window = currentWindow, let inputs = window.windowScene?.inputViews, inputs.isPulled else { return }
        if inputs.release(goesAway: velocity > 0) { _ = window.endEditing(false) }
    }
}

extension ClosedRange<Double> {
    /// Whether there is a way from one end to the other.
    var isLong: Bool { upperBound > lowerBound }
}
