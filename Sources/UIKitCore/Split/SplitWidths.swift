import CoreGraphics

/// The widths of the columns at the side, in points.
struct SplitWidths: Equatable {
    var primary: CGFloat
    var supplementary: CGFloat

    /// What a program asks for of one column, and what the user has dragged it to.
    struct Request: Equatable {
        var preferred = UISplitViewController.automaticDimension
        var fraction = UISplitViewController.automaticDimension
        var minimum = UISplitViewController.automaticDimension
        var maximum = UISplitViewController.automaticDimension
        var dragged: CGFloat?

        private static let automatic = UISplitViewController.automaticDimension
        /// Documented: an automatic maximum is 320 points, an automatic minimum 0.
        private static let automaticMaximum: CGFloat = 320
        /// The automatic share (chosen: that of Apple's example).
        private static let automaticFraction: CGFloat = 0.4

        /// The width in a split view of a width: what is preferred, else the share, within the limits; a drag goes beyond an
        /// automatic one.
        func width(in total: CGFloat) -> CGFloat {
            if let dragged {
                return min(max(dragged, dragLimits(in: total).lowerBound), dragLimits(in: total).upperBound)
            }
            let share = fraction == Self.automatic ? Self.automaticFraction : fraction
            let wished = preferred == Self.automatic ? share * total : preferred
            let least = minimum == Self.automatic ? 0 : minimum
            let most = max(least, maximum == Self.automatic ? Self.automaticMaximum : maximum)
            return min(max(0, min(max(wished, least), most)), max(0, total)).rounded()
        }

        /// How far the user can drag the edge (chosen): from 180 points to 420 and no more than half, unless limits are set.
        func dragLimits(in total: CGFloat) -> ClosedRange<CGFloat> {
            let least = min(minimum == Self.automatic ? 180 : max(0, minimum), max(0, total))
            let most = maximum == Self.automatic ? min(420, total / 2) : maximum
            return least...max(least, min(most, total))
        }

        /// A number that a program gives; non-finite and negative ones are `automaticDimension` (chosen).
        static func checked(_ value: CGFloat) -> CGFloat { value.isFinite && value >= 0 ? value : automatic }
    }
}
