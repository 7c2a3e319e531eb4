import Foundation

/// The style of stroked lines.
package struct LineStyle {
    var width: Double
    var cap: CGLineCap
    var join: CGLineJoin
    var miterLimit: Double
    var dashPhase: Double
    var dashLengths: [Double]

    package init(
        width: Double, cap: CGLineCap, join: CGLineJoin, miterLimit: Double, dashPhase: Double, dashLengths: [Double]
    ) {
        (self.width, self.cap, self.join, self.miterLimit) = (width, cap, join, miterLimit)
        (self.dashPhase, self.dashLengths) = (dashPhase, dashLengths)
    }
}
