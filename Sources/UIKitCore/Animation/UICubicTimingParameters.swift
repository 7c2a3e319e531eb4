import CoreGraphics
import Foundation

/// A timing curve for animators: a cubic Bézier curve from (0, 0) to (1, 1), with time horizontal and progress
/// vertical.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicubictimingparameters>.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    private nonisolated let curve: UIView.AnimationCurve?
    private nonisolated let points: (CGPoint, CGPoint)

    // MARK: Initializing a cubic timing parameters object

    /// Creates the curve of UIKit's own animations, which starts and ends slowly.
    public nonisolated override init() {
        curve = .easeInOut
        points = Self.points(of: .easeInOut)
        super.init()
    }

    /// Creates a named curve.
    public nonisolated init(animationCurve curve: UIView.AnimationCurve) {
        self.curve = curve
        points = Self.points(of: curve)
        super.init()
    }

    /// Creates a curve from its two middle control points.
    ///
    /// Their x coordinates are clamped to 0…1. A y coordinate outside 0…1 overshoots. Non-finite numbers are replaced
    /// by 0.
    public nonisolated init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        curve = nil
        points = (Self.usable(point1), Self.usable(point2))
        super.init()
    }

    /// Creates a curve from an archive; missing values are 0.
    public nonisolated required init?(coder: NSCoder) {
        func point(_ name: String) -> CGPoint {
            Self.usable(CGPoint(x: coder.decodeDouble(forKey: name + "X"), y: coder.decodeDouble(forKey: name + "Y")))
        }
        points = (point("point1"), point("point2"))
        curve = coder.decodeBool(forKey: "isBuiltin") ? .init(rawValue: coder.decodeInteger(forKey: "curve")) : nil
        super.init()
    }

    nonisolated deinit {}

    // MARK: Getting the timing attributes

    /// The named curve; `easeInOut` for a curve from control points, whose `timingCurveType` is `cubic`.
    open var animationCurve: UIView.AnimationCurve { curve ?? .easeInOut }

    /// The control point of (0, 0).
    open var controlPoint1: CGPoint { points.0 }

    /// The control point of (1, 1).
    open var controlPoint2: CGPoint { points.1 }

    // MARK: Timing curve provider

    /// The type: `builtin` for a named curve, `cubic` for control points.
    open var timingCurveType: UITimingCurveType { curve == nil ? .cubic : .builtin }

    /// Returns the parameters themselves.
    open var cubicTimingParameters: UICubicTimingParameters? { self }

    /// Returns `nil`.
    open var springTimingParameters: UISpringTimingParameters? { nil }

    // MARK: Copying and archiving

    /// Returns the same object, which is immutable.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Encodes the curve.
    nonisolated open func encode(with coder: NSCoder) {
        for (name, point) in [("point1", points.0), ("point2", points.1)] {
            coder.encode(Double(point.x), forKey: name + "X")
            coder.encode(Double(point.y), forKey: name + "Y")
        }
        coder.encode(curve != nil, forKey: "isBuiltin")
        coder.encode(curve?.rawValue ?? 0, forKey: "curve")
    }

    // MARK: Conversion

    private nonisolated static func usable(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x.isFinite ? min(max(point.x, 0), 1) : 0, y: point.y.isFinite ? point.y : 0)
    }

    private nonisolated static func points(of curve: UIView.AnimationCurve) -> (CGPoint, CGPoint) {
        switch curve {
        case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
        case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
        case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
        case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
        }
    }
}
