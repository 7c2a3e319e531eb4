import Foundation
import TextLayout

/// Finds the scale or the letter distance at which text fits.
package enum TextFitting {
    /// Returns the smallest tightening that avoids truncation, as a fraction of the font size, in steps of a
    /// thousandth. Returns 0 if the text does not fit with any tightening. The maximum is 5 hundredths, the factor
    /// that `NSParagraphStyle` documents on macOS.
    package static func tightening(
        _ blocks: [TextBlock], width: CGFloat, lineLimit: Int?, heightLimit: CGFloat?
    ) -> CGFloat {
        guard width > 0 else { return 0 }
        func fits(_ thousandths: Int) -> Bool {
            let stack = TextStack(
                blocks, width: width, lineLimit: lineLimit, heightLimit: heightLimit,
                tightening: CGFloat(thousandths) / 1000)
            return !stack.isTruncated && stack.size.width <= width + 0.01
        }
        var (tooWide, fitting) = (0, 50)
        guard !fits(tooWide), fits(fitting) else { return 0 }
        while fitting - tooWide > 1 {
            let middle = (fitting + tooWide) / 2
            if fits(middle) { fitting = middle } else { tooWide = middle }
        }
        return CGFloat(fitting) / 1000
    }

    /// Returns the largest factor from `minimum` to 1 that avoids truncation, or `minimum` if the text does not fit.
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
