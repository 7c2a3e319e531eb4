import CoreGraphics
import Foundation

/// A motion effect that interpolates a number, a point, a size or an offset along one axis.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect>.
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The axis of the device's rotation.
    public enum EffectType: Int, Sendable {
        /// The horizontal offset of the viewer.
        case tiltAlongHorizontalAxis = 0
        /// The vertical offset of the viewer.
        case tiltAlongVerticalAxis = 1
    }

    /// Creates an effect on a key path of a view, such as `center.x`.
    public init(keyPath: String, type: EffectType) {
        (self.keyPath, self.type) = (keyPath, type)
        super.init()
    }

    /// Creates an effect on no key path; archives are not read.
    public required init?(coder: NSCoder) {
        (keyPath, type) = ("", .tiltAlongHorizontalAxis)
        super.init(coder: coder)
    }

    nonisolated deinit {}

    /// The key path of the view.
    open private(set) var keyPath: String

    /// The axis.
    open private(set) var type: EffectType

    /// The value to add for the offset -1. The default is `nil`, which is 0.
    open var minimumRelativeValue: Any?

    /// The value to add for the offset 1. The default is `nil`, which is 0.
    open var maximumRelativeValue: Any?

    /// Returns the value between the minimum and the maximum. Values that are not numbers or `NSValue`s of points,
    /// sizes and offsets give `nil`.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        let share = offset.isFinite ? (min(max(offset, -1), 1) + 1) / 2 : 0.5
        func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * share }
        let (low, high) = (minimumRelativeValue, maximumRelativeValue)
        if low == nil && high == nil { return nil }
        if let from = Self.pair(low), let to = Self.pair(high) {
            return [keyPath: NSValue(cgPoint: CGPoint(x: mix(from.x, to.x), y: mix(from.y, to.y)))]
        }
        guard let from = Self.number(low), let to = Self.number(high) else { return nil }
        return [keyPath: mix(from, to)]
    }

    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case nil: 0
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }

    private static func pair(_ value: Any?) -> CGPoint? {
        switch value {
        case let value as CGPoint: value
        case let value as CGSize: CGPoint(x: value.width, y: value.height)
        case let value as UIOffset: CGPoint(x: value.horizontal, y: value.vertical)
        case let value as NSValue where !(value is NSNumber): value.cgPointValue
        default: nil
        }
    }

    /// Returns an independent copy.
    nonisolated open override func copy(with zone: NSZone? = nil) -> Any {
        @MainActor func copied() -> UIInterpolatingMotionEffect {
            let copy = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
            (copy.minimumRelativeValue, copy.maximumRelativeValue) = (minimumRelativeValue, maximumRelativeValue)
            return copy
        }
        return MainActor.assumeUnchecked(copied)
    }
}
