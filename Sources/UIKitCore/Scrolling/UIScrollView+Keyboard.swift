import Foundation
import QuartzCore

// Scrolling by keys.
// Chosen (Views): The distances by which keys scroll are chosen.
extension UIScrollView {
    /// Distance of an arrow key, in points.
    private static var lineLength: CGFloat { 60 }
    /// Overlap of two pages, in points.
    private static var pageOverlap: CGFloat { 40 }
    private static var keyFrequency: Double { 18 }

    /// Scrolls by a key, if it is a scrolling key and the content can move in its direction.
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

    /// Scrolls to an offset like `setContentOffset(_:animated:)`, except that further keys only move the target of the
    /// running scroll.
    private func animate(to target: CGPoint, frequency: Double) {
        if phase == .decelerating || phase == .caught { stopMotion() }
        guard currentWindow != nil else { return setContentOffset(target, animated: false) }
        motionCount += 1
        phase = .animating
        glide(to: target, frequency: frequency)
    }

    // MARK: Scrolling to the top

    /// Scrolls to the top at the user's request, if the delegate permits it.
    ///
    /// - Returns: Whether this scroll view handles the request.
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

    // MARK: On-screen keyboard

    func dismissKeyboardForDrag() {
        guard keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory else { return }
        if let window = currentWindow, window.windowScene?.inputViews.isShown == true { _ = window.endEditing(false) }
    }

    /// Moves the input views with a finger that drags over them. They are dismissed if it lifts while moving down.
    func pullKeyboard() {
        guard keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory,
            !pan.isInTouchlessSequence, let window = currentWindow, let inputs = window.windowScene?.inputViews
        else { return }
        let finger = window.convert(pan.location(in: window), to: nil as UIWindow?)
        inputs.pull(to: finger.y + keyboardDismissPadding)
    }

    /// The padding above the keyboard, from the nearest keyboard layout guide around the scroll view.
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
        if inputs.release(dismissesPage: velocity > 0) { _ = window.endEditing(false) }
    }
}

extension ClosedRange<Double> {
    /// Whether the range has a length.
    var isLong: Bool { upperBound > lowerBound }
}
