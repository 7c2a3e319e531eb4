import CoreGraphics
import Foundation

/// The properties that determine a layer's appearance, apart from its sublayers and animations: a plain value.
///
/// `CALayer` stores its model in this type. A commit transfers it to the render server. Evaluating the animations at a
/// time *t* returns a changed copy. Coordinates are points with y down. `bounds` is in the layer's own space, and
/// `position` in the superlayer's space.
///
/// The main thread and the server both store this value for each layer, and a commit contains it for each changed
/// layer. Therefore rarely used properties are stored separately (`UncommonLayerProperties`).
package struct LayerProperties: Sendable {
    // Geometry
    package var bounds = CGRect.zero
    package var position = CGPoint.zero
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var zPosition = 0.0
    package var transform = Transform3D.identity
    package var isDoubleSided = true

    // Visibility
    package var isHidden = false
    package var opacity = 1.0
    /// Whether opacity below one applies to the layer and its sublayers as one group.
    package var allowsGroupOpacity = true
    package var masksToBounds = false
    package var mask: LayerID?

    // Background and border
    package var backgroundColor: RenderColor?
    package var cornerRadius = 0.0
    package var maskedCorners = CornerMask.all
    /// Whether rounded corners are continuous instead of circular.
    package var hasContinuousCorners = false
    package var borderWidth = 0.0
    package var borderColor: RenderColor?

    // Shadow
    package var shadowOpacity = 0.0

    // Contents
    package var contents: LayerContents?
    /// The part of the contents to draw, in unit coordinates.
    package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsGravity = ContentsGravity.resize
    /// The number of pixels of the contents per point.
    package var contentsScale = 1.0
    package var magnificationFilter = ScalingFilter.linear
    package var minificationFilter = ScalingFilter.linear

    /// Rarely used properties. Copies share them until one of the copies is changed.
    var uncommon: UncommonLayerProperties.Box?

    package init() {}
}

/// A color for the render server: sRGB components, not premultiplied, each from 0 to 1.
package struct RenderColor: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    package static let black = RenderColor(red: 0, green: 0, blue: 0, alpha: 1)
}

/// The contents of a layer, in front of its background.
package enum LayerContents: Sendable {
    /// An image, or the result of the layer's drawing.
    case bitmap(Bitmap)
    /// A path filled and stroked by the server (`CAShapeLayer`).
    indirect case shape(ShapeContents)
    /// A color gradient (`CAGradientLayer`).
    indirect case gradient(GradientContents)
    /// Particles that the server computes and draws (`CAEmitterLayer`).
    indirect case emitter(EmitterContents)
}

/// The painting of a path. Lengths are points in the layer's own space.
package struct ShapeContents: Sendable {
    package enum LineCap: Sendable { case butt, round, square }
    package enum LineJoin: Sendable { case miter, round, bevel }

    package var path: CGPath?
    package var fillColor: RenderColor? = .black
    package var usesEvenOddFillRule = false
    package var strokeColor: RenderColor?
    package var lineWidth = 1.0
    package var lineCap = LineCap.butt
    package var lineJoin = LineJoin.miter
    package var miterLimit = 10.0
    package var lineDashPhase = 0.0
    package var lineDashPattern: [Double] = []
    /// The stroked part of the path, as fractions of its length.
    package var strokeStart = 0.0
    package var strokeEnd = 1.0

    package init() {}
}

/// A gradient between two points in unit coordinates of the layer's bounds.
package struct GradientContents: Sendable {
    package enum Kind: Sendable { case axial, radial, conic }

    package var kind = Kind.axial
    package var colors: [RenderColor] = []
    /// The location of each color, in ascending order from 0 to 1. An empty array means even spacing.
    package var locations: [Double] = []
    package var startPoint = CGPoint(x: 0.5, y: 0)
    package var endPoint = CGPoint(x: 0.5, y: 1)

    package init() {}
}

/// The gravity of Core Animation: the bottom is the edge with the smallest y.
package enum ContentsGravity: String, Sendable {
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    case resize, resizeAspect, resizeAspectFill
}

package enum ScalingFilter: Sendable { case linear, nearest }

package struct CornerMask: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let minXMinY = CornerMask(rawValue: 1)
    package static let maxXMinY = CornerMask(rawValue: 2)
    package static let minXMaxY = CornerMask(rawValue: 4)
    package static let maxXMaxY = CornerMask(rawValue: 8)
    package static let all: CornerMask = [.minXMinY, .maxXMinY, .minXMaxY, .maxXMaxY]
}

/// A layer's own time: `local = (parent - beginTime) * speed + timeOffset`, as in `CAMediaTiming`.
package struct LayerTiming: Hashable, Sendable {
    package var beginTime = 0.0
    package var speed = 1.0
    package var timeOffset = 0.0

    package init() {}

    package func localTime(at parentTime: Double) -> Double { (parentTime - beginTime) * speed + timeOffset }
}
