import Foundation

/// How lines are stroked.
package struct LineStyle {
    package var width: Double
    package var cap: CGLineCap
    package var join: CGLineJoin
    package var miterLimit: Double
    package var dashPhase: Double
    package var dashLengths: [Double]

    package init(
        width: Double, cap: CGLineCap, join: CGLineJoin, miterLimit: Double, dashPhase: Double, dashLengths: [Double]
    ) {
        (self.width, self.cap, self.join, self.miterLimit) = (width, cap, join, miterLimit)
        (self.dashPhase, self.dashLengths) = (dashPhase, dashLengths)
    }
}
