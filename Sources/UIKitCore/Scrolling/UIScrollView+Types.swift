import CoreGraphics

extension UIScrollView {
    /// Which parts of the safe area are added to the content's insets. Raw values are UIKit's.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As `scrollableAxes`, and the top and bottom always where the scroll view is the content of a controller that a
        /// navigation or tab bar controller shows.
        case automatic
        /// The edges across which the content scrolls, or always bounces.
        case scrollableAxes
        /// None.
        case never
        /// All four edges.
        case always
    }

    /// How quickly scrolling slows down: the part of the velocity that is left after a millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The part, above 0 and below 1. Others count as the nearest that is possible.
        public let rawValue: CGFloat

        /// Makes a rate of the part of the velocity that is left after a millisecond.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)

        /// The rate as the formulas can use it.
        var usable: Double { rawValue.isFinite ? min(max(Double(rawValue), 0.01), 0.9999) : 0.998 }
    }

    /// The colour of the scroll indicators. Raw values are UIKit's.
    public enum IndicatorStyle: Int, Sendable {
        /// Black on light content and white on dark, by the interface style.
        case `default`
        /// Black.
        case black
        /// White.
        case white
    }

    /// How dragging makes the keyboard disappear. Raw values are UIKit's.
    public enum KeyboardDismissMode: Int, Sendable {
        /// It does not.
        case none
        /// When a drag begins.
        case onDrag
        /// It follows the finger that drags over it, and can be pulled back up.
        case interactive
        /// As `onDrag`, with its accessory view.
        case onDragWithAccessory
        /// As `interactive`, with its accessory view.
        case interactiveWithAccessory
    }
}
