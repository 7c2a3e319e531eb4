import CoreGraphics
import Foundation

/// An animation: a pure function from a time to the properties of a layer.
///
/// The main thread evaluates it for `presentation()`, and the render server evaluates it for each frame,
/// independently.
package struct RenderAnimation: Sendable {
    /// The layer's key for the animation.
    package var key: String
    /// The timing, in the layer's time (see `LayerTiming`). The begin time is never 0, since a commit replaces 0
    /// ("now") by its time.
    package var timing: AnimationTiming
    package var effect: AnimationEffect
    /// The number of the animation in the order of all animations, or 0 if the number is not needed.
    package var number: UInt64 = 0

    package init(key: String, timing: AnimationTiming, effect: AnimationEffect) {
        (self.key, self.timing, self.effect) = (key, timing, effect)
    }
}

package indirect enum AnimationEffect: Sendable {
    /// A property is animated through a list of values.
    case property(PropertyAnimation)
    /// Several animations in the time of the group.
    case group([RenderAnimation])
    /// The bounds' origin is animated by a scrolling motion, in the layer's time.
    case scroll(ScrollMotion)
    /// The layer is the scroll indicator of a superlayer with this scrolling motion.
    case scrollIndicator(ScrollIndicatorGeometry, ScrollMotion)
    /// The layer changes from its appearance before the commit that adds the animation to its new appearance. This
    /// effect is not used in a group.
    case transition(TransitionEffect)
}

/// The begin, duration and repetition of an animation: `CAMediaTiming` as a value. Times are in seconds.
package struct AnimationTiming: Sendable {
    package enum FillMode: Sendable { case removed, forwards, backwards, both }

    package var beginTime = 0.0
    /// The duration of one pass.
    package var duration = 0.25
    package var speed = 1.0
    package var timeOffset = 0.0
    package var repeatCount = 0.0
    package var repeatDuration = 0.0
    package var autoreverses = false
    package var fillMode = FillMode.removed
    /// The timing function of a whole pass.
    package var timingFunction = TimingCurve.linear
    package var isRemovedOnCompletion = true
    /// The progress at the curve's 0 and 1. The values differ from 0 and 1 if an animation continues from an
    /// intermediate value, with a different curve or reversed.
    package var progressStart = 0.0, progressEnd = 1.0

    package init() {}

    /// Whether a pass covers the whole progress from 0 to 1.
    var coversWholeRange: Bool { progressStart == 0 && progressEnd == 1 }

    /// Returns the progress at a fraction of a pass.
    func progress(at fraction: Double) -> Double {
        let value = timingFunction.value(at: fraction)
        return coversWholeRange ? value : progressStart + (progressEnd - progressStart) * value
    }
}

/// The mapping from the fraction of a pass to the fraction of the values: a cubic Bézier curve from (0, 0) to (1, 1),
/// or a spring.
package enum TimingCurve: Hashable, Sendable {
    case linear
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    /// `CASpringAnimation`: a mass on a spring for `duration` seconds of real time.
    case spring(SpringParameters)
}

package struct SpringParameters: Hashable, Sendable {
    package var mass = 1.0
    package var stiffness = 100.0
    package var damping = 10.0
    package var initialVelocity = 0.0
    /// The duration in seconds of the fraction from 0 to 1.
    package var duration = 1.0

    package init() {}
}

package struct PropertyAnimation: Sendable {
    package enum CalculationMode: Sendable { case linear, discrete, paced, cubic, cubicPaced }

    package var property: AnimatableProperty
    /// The values. If the first or last element is `nil`, the layer's own value at that time is used.
    package var values: [AnimatableValue?] = []
    /// A time for each value, in ascending order from 0 to 1. An empty array means even spacing.
    package var keyTimes: [Double] = []
    /// A timing function for each step between two values. An empty array means linear functions.
    package var timingFunctions: [TimingCurve] = []
    package var calculationMode = CalculationMode.linear
    /// The shape of a cubic curve at each value. An empty array means a Catmull-Rom curve.
    package var shapes: [SplineShape] = []
    /// Whether the value is added to the layer's own value (with only `CABasicAnimation.byValue`, or with
    /// `isAdditive`).
    package var isAdditive = false
    package var isCumulative = false
    /// Whether the property is a part of the identity transform, which replaces the layer's own transform.
    package var startsAtIdentity = false

    package init(property: AnimatableProperty) { self.property = property }
}

/// The animatable properties, including the parts that key paths such as `position.x` name.
package enum AnimatableProperty: String, Hashable, Sendable {
    case bounds, boundsOrigin = "bounds.origin", boundsOriginX = "bounds.origin.x", boundsOriginY = "bounds.origin.y"
    case boundsSize = "bounds.size", boundsWidth = "bounds.size.width", boundsHeight = "bounds.size.height"
    case position, positionX = "position.x", positionY = "position.y", zPosition
    case anchorPoint, anchorPointX = "anchorPoint.x", anchorPointY = "anchorPoint.y", anchorPointZ
    case transform, sublayerTransform
    case rotation = "transform.rotation", rotationX = "transform.rotation.x", rotationY = "transform.rotation.y"
    case rotationZ = "transform.rotation.z"
    case scale = "transform.scale", scaleX = "transform.scale.x", scaleY = "transform.scale.y"
    case scaleZ = "transform.scale.z"
    case translation = "transform.translation", translationX = "transform.translation.x"
    case translationY = "transform.translation.y", translationZ = "transform.translation.z"
    case opacity, hidden, backgroundColor, cornerRadius, borderWidth, borderColor
    case shadowOpacity, shadowRadius, shadowOffset, shadowColor, shadowPath
    case contents, contentsRect, contentsCenter, contentsScale
    case path, fillColor, strokeColor, lineWidth, strokeStart, strokeEnd, lineDashPhase, miterLimit
    case colors, locations, startPoint, endPoint
    case emitterPosition, emitterZPosition, emitterSize, emitterDepth
    // Core Animation's names of the following are also names of properties that programs add to their layers.
    case emitterBirthRate = "emitterLayer.birthRate", emitterLifetime = "emitterLayer.lifetime"
    case emitterVelocity = "emitterLayer.velocity", emitterScale = "emitterLayer.scale"
    case emitterSpin = "emitterLayer.spin"
    /// `BackdropEffect.amount`.
    case backdropAmount
    /// `PageCurl.target`.
    case curlTarget
}

package enum AnimatableValue: Sendable {
    case number(Double)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(Transform3D)
    case color(RenderColor?)
    case path(CGPath?)
    case contents(Bitmap?)
    case colors([RenderColor])
    case numbers([Double])
}
