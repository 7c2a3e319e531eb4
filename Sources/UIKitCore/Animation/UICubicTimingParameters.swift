import CoreGraphics
import Foundation

/// A pace for animators, described by a cubic Bézier curve from (0, 0) to (1, 1): time across, progress upwards.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicubictimingparameters>.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    private nonisolated let curve: UIView.AnimationCurve?
    private nonisolated let points: (CGPoint, CGPoint)

    // MARK: Initializing a cubic timing parameters object

    /// Makes the curve of UIKit's own animations, which are slow at both ends.
    public nonisolated override init() {
        curve = .easeInOut
        points = Self.points(of: .easeInOut)
        super.init()
    }

    /// Makes one of the curves that have names.
    public nonisolated init(animationCurve curve: UIView.AnimationCurve) {
        self.curve = curve
        points = Self.points(of: curve)
        super.init()
    }

    /// Makes a curve of its two middle control points.
    ///
    /// Their x are clamped to 0…1; a y beyond is an overshoot. Non-finite numbers count as 0.
    public nonisolated init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        curve = nil
        points = (Self.usable(point1), Self.usable(point2))
        super.init()
    }

    /// Makes a curve from an archive; what is missing there is 0.
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

    /// The curve by name; `easeInOut` for one that was made of control points, whose `timingCurveType` is `cubic`.
    open var animationCurve: UIView.AnimationCurve { curve ?? .easeInOut }

    /// The control point that belongs to (0, 0).
    open var controlPoint1: CGPoint { points.0 }

    /// The control point that belongs to (1, 1).
    open var controlPoint2: CGPoint { points.1 }

    // MARK: Being a timing curve provider

    /// `builtin` for a curve with a name, `cubic` for one of control points.
    open var timingCurveType: UITimingCurveType { curve == nil ? .cubic : .builtin }

    /// The parameters themselves.
    open var cubicTimingParameters: UICubicTimingParameters? { self }

    /// None.
    open var springTimingParameters: UISpringTimingParameters? { nil }

    // MARK: Copying and archiving

    /// The same object, which never changes.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Writes the curve to an archive.
    nonisolated open func encode(with coder: NSCoder) {
        for (name, point) in [("point1", points.0), ("point2", points.1)] {
            coder.encode(Double(point.x), forKey: name + "X")
            coder.encode(Double(point.y), forKey: name + "Y")
        }
        coder.encode(curve != nil, forKey: "isBuiltin")
        coder.encode(curve?.rawValue ?? 0, forKey: "curve")
    }

    // MARK: Inside

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
