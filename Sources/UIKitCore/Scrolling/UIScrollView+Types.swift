import CoreGraphics

extension UIScrollView {
    /// The edges whose safe area is added to the content's insets. The raw values are the same as in UIKit.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Like `scrollableAxes`, and always the top and bottom if the scroll view is the content of a controller in a
        /// navigation or tab bar controller.
        case automatic
        /// The edges along whose axis the content scrolls or always bounces.
        case scrollableAxes
        /// No edges.
        case never
        /// All four edges.
        case always
    }

    /// The deceleration of scrolling: the fraction of the velocity that remains after a millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The fraction, above 0 and below 1. Other values are clamped.
        public let rawValue: CGFloat

        /// Creates a rate from the fraction of the velocity that remains after a millisecond.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The rate 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// The rate 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)

        /// The rate, limited to the range of the formulas.
        var usable: Double { rawValue.isFinite ? min(max(Double(rawValue), 0.01), 0.9999) : 0.998 }
    }

    /// The color of the scroll indicators. The raw values are the same as in UIKit.
    public enum IndicatorStyle: Int, Sendable {
        /// Black on light content and white on dark content, according to the user interface style.
        case `default`
        /// Black indicators.
        case black
        /// White indicators.
        case white
    }

    /// How dragging dismisses the keyboard. The raw values are the same as in UIKit.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Dragging does not dismiss the keyboard.
        case none
        /// The keyboard is dismissed when a drag begins.
        case onDrag
        /// The keyboard follows a finger that drags over it, and can be pulled back up.
        case interactive
        /// Like `onDrag`, including the accessory view.
        case onDragWithAccessory
        /// Like `interactive`, including the accessory view.
        case interactiveWithAccessory
    }
}
