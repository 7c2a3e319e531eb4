import CoreGraphics
import UIKitCore

/// The widths of the side columns, in points.
struct SplitWidths: Equatable {
    var primary: CGFloat
    var supplementary: CGFloat

    // Chosen (Controllers): Side columns of a split view that do not fit beside each other are narrowed: the primary
    // column to at least half of the split view, then the supplementary column.
    /// Returns the widths of columns that fit beside each other in a given width.
    func fitting(_ total: CGFloat) -> SplitWidths {
        guard primary + supplementary > total else { return self }
        let narrowed = max(total - supplementary, min(primary, (total / 2).rounded()))
        return SplitWidths(primary: narrowed, supplementary: max(0, total - narrowed))
    }
}

extension ColumnWidthRequest {
    private static var automatic: CGFloat { UISplitViewController.automaticDimension }
    /// Documented: an automatic maximum is 320 points, an automatic minimum 0.
    private static let automaticMaximum: CGFloat = 320
    // Chosen (Controllers): The automatic width of a split view's primary column is 0.4 of the split view's width,
    // as in Apple's example.
    /// The automatic fraction (that of Apple's example).
    private static let automaticFraction: CGFloat = 0.4

    /// Returns the width in a split view of a given width: the preferred width, otherwise the fraction, within the
    /// limits. A dragged width may exceed an automatic limit.
    func width(in total: CGFloat) -> CGFloat {
        if let dragged {
            return min(max(dragged, dragLimits(in: total).lowerBound), dragLimits(in: total).upperBound)
        }
        let isFraction = preferred == Self.automatic && fraction != Self.automatic
        let share = fraction == Self.automatic ? Self.automaticFraction : fraction
        let wished = preferred == Self.automatic ? share * total : preferred
        let least = minimum == Self.automatic ? 0 : minimum
        // The automatic maximum does not limit a fraction (recorded on iOS 26.1).
        let limit = isFraction ? total : Self.automaticMaximum
        let most = max(least, maximum == Self.automatic ? limit : maximum)
        return min(max(0, min(max(wished, least), most)), max(0, total)).rounded()
    }

    /// Returns the width before the size of the split view is known.
    func width(before standard: CGFloat) -> CGFloat {
        let wished = preferred == Self.automatic ? standard : preferred
        let least = minimum == Self.automatic ? 0 : minimum
        return max(least, maximum == Self.automatic ? wished : min(wished, maximum))
    }

    // Chosen (Controllers): A column of a split view can be dragged to widths from 180 to 420 points, at most half
    // of the split view, unless limits are set.
    /// Returns the limits of a drag: from 180 to 420 points and at most half, unless limits are set.
    func dragLimits(in total: CGFloat) -> ClosedRange<CGFloat> {
        let least = min(minimum == Self.automatic ? 180 : max(0, minimum), max(0, total))
        let most = maximum == Self.automatic ? min(420, total / 2) : maximum
        return least...max(least, min(most, total))
    }
}
