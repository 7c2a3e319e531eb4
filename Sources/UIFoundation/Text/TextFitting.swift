import Foundation
import TextLayout

/// Finds the scale at which text fits.
package enum TextFitting {
    /// The largest factor from `minimum` to 1 at which nothing is truncated; `minimum` where there is none.
    package static func scale(
        _ blocks: [TextBlock], width: CGFloat, lineLimit: Int?, heightLimit: CGFloat?, minimum: CGFloat
    ) -> CGFloat {
        guard minimum > 0, minimum < 1, width > 0 else { return 1 }
        func fits(_ scale: CGFloat) -> Bool {
            let stack = TextStack(blocks, width: width, lineLimit: lineLimit, heightLimit: heightLimit, scale: scale)
            return !stack.isTruncated && stack.size.width <= width + 0.01
        }
        if fits(1) { return 1 }
        // Steps of a hundredth are not visible.
        var (fitting, tooLarge) = (Int((minimum * 100).rounded(.up)), 100)
        guard fits(CGFloat(fitting) / 100) else { return minimum }
        while tooLarge - fitting > 1 {
            let middle = (fitting + tooLarge) / 2
            if fits(CGFloat(middle) / 100) { fitting = middle } else { tooLarge = middle }
        }
        return CGFloat(fitting) / 100
    }
}
