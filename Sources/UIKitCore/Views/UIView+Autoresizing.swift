import Foundation

extension UIView {
    /// The margins and dimensions that are flexible when the superview's size changes.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// The raw bits, with UIKit's values.
        public let rawValue: UInt

        /// Creates a mask from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The distance from the superview's left edge is flexible.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width is flexible.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The distance from the superview's right edge is flexible.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The distance from the superview's top edge is flexible.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height is flexible.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The distance from the superview's bottom edge is flexible.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    func resizeSubviews(from old: CGSize, to new: CGSize) {
        for view in subviewsStorage where !view.autoresizing.isEmpty && !view.flags.isPlacedBySheet {
            view.resize(superviewFrom: old, to: new)
        }
    }

    private func resize(superviewFrom old: CGSize, to new: CGSize) {
        let mask = autoresizing
        // The untransformed frame: a transformed view keeps its transform; its bounds and center follow.
        let bounds = backingLayer.modelBounds
        let anchor = backingLayer.properties.anchorPoint
        let position = backingLayer.modelPosition
        var x = AutoresizingSpan(start: position.x - anchor.x * bounds.width, length: bounds.width)
        var y = AutoresizingSpan(start: position.y - anchor.y * bounds.height, length: bounds.height)

        x.stretch(
            from: old.width, to: new.width, leading: mask.contains(.flexibleLeftMargin),
            size: mask.contains(.flexibleWidth), trailing: mask.contains(.flexibleRightMargin))
        y.stretch(
            from: old.height, to: new.height, leading: mask.contains(.flexibleTopMargin),
            size: mask.contains(.flexibleHeight), trailing: mask.contains(.flexibleBottomMargin))

        if x.length != bounds.width || y.length != bounds.height {
            self.bounds = CGRect(origin: bounds.origin, size: CGSize(width: x.length, height: y.length))
        }
        let center = CGPoint(x: x.start + anchor.x * x.length, y: y.start + anchor.y * y.length)
        if center != position { self.center = center }
    }
}

/// One dimension of a frame inside its superview.
private struct AutoresizingSpan {
    var start: CGFloat
    var length: CGFloat

    mutating func stretch(
        from old: CGFloat, to new: CGFloat, leading: Bool, size: Bool, trailing: Bool
    ) {
        let delta = new - old
        let parts = (leading ? 1.0 : 0) + (size ? 1 : 0) + (trailing ? 1 : 0)
        guard delta != 0, parts > 0 else { return }
        let end = old - start - length
        let flexible = (leading ? start : 0) + (size ? length : 0) + (trailing ? end : 0)
        func share(_ part: CGFloat) -> CGFloat { flexible == 0 ? delta / parts : delta * part / flexible }
        let oldStart = start
        if leading { start += share(oldStart) }
        if size { length = max(0, length + share(length)) }
    }
}
