import CoreGraphics
import Foundation

extension AnimatableValue {
    /// Interpolates linearly between two values. If the values have different kinds, the nearer value is returned.
    ///
    /// Colors are interpolated premultiplied. A `nil` color is treated as the other color with an alpha of 0, so that
    /// a color does not become darker while it fades out. Images, and paths with different elements, change halfway.
    func interpolated(to other: AnimatableValue, _ fraction: Double) -> AnimatableValue {
        if let start = lanes, let end = other.lanes, let result = replacingLanes(start + (end - start) * fraction) {
            return result
        }
        switch (self, other) {
        case (.color(let start), .color(let end)): return .color(RenderColor.mix(start, end, fraction))
        case (.transform(let start), .transform(let end)): return .transform(start.interpolated(to: end, fraction))
        case (.path(let start?), .path(let end?)):
            if let path = start.interpolated(to: end, fraction) { return .path(path) }
        case (.colors(let start), .colors(let end)) where start.count == end.count:
            return .colors(zip(start, end).map { RenderColor.mix($0, $1, fraction) ?? $0 })
        case (.numbers(let start), .numbers(let end)) where start.count == end.count:
            return .numbers(zip(start, end).map { $0 + ($1 - $0) * fraction })
        default: break
        }
        return fraction < 0.5 ? self : other
    }

    /// Returns the sum of two values. For transforms, `self` is applied after `base`. If the values cannot be added,
    /// returns `self`.
    package func added(to base: AnimatableValue) -> AnimatableValue {
        if let start = base.lanes, let addend = lanes, let result = base.replacingLanes(start + addend) {
            return result
        }
        switch (base, self) {
        case (.transform(let base), .transform(let addend)): return .transform(addend.concatenating(base))
        case (.color(let base), .color(let addend)): return .color(RenderColor.sum(base, addend))
        case (.numbers(let base), .numbers(let addend)) where base.count == addend.count:
            return .numbers(zip(base, addend).map { $0 + $1 })
        default: return self
        }
    }

    /// Returns the value added to itself `times` times, or `nil` if the value cannot be added.
    func repeated(_ times: Double) -> AnimatableValue? {
        if let lanes { return replacingLanes(lanes * times) }
        guard case .transform(let step) = self, times < 0x1_0000_0000 else { return nil }
        // The transform is raised to a power by squaring, so that the millionth pass costs as little as the twentieth.
        var (result, power, count) = (Transform3D.identity, step, UInt64(max(times, 0)))
        while count > 0 {
            if count & 1 == 1 { result = result.concatenating(power) }
            power = power.concatenating(power)
            count >>= 1
        }
        return .transform(result)
    }

    /// Returns the distance between two values, for paced animations.
    func distance(to other: AnimatableValue) -> Double {
        switch (self, other) {
        case (.color(let start), .color(let end)):
            let (start, end) = (start?.premultiplied ?? .zero, end?.premultiplied ?? .zero)
            return ((end - start) * (end - start)).sum().squareRoot()
        case (.transform(let start), .transform(let end)):
            let way = end.rows.3 - start.rows.3
            return (way * way).sum().squareRoot()
        default:
            guard let start = lanes, let end = other.lanes else { return 1 }
            return ((end - start) * (end - start)).sum().squareRoot()
        }
    }

    /// The numbers of the value, at most four, for arithmetic, or `nil` if the value is not made of such numbers.
    var lanes: SIMD4<Double>? {
        switch self {
        case .number(let number): SIMD4(number, 0, 0, 0)
        case .point(let point): SIMD4(point.x, point.y, 0, 0)
        case .size(let size): SIMD4(size.width, size.height, 0, 0)
        case .rect(let rect): SIMD4(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
        default: nil
        }
    }

    /// Returns a value of the same kind with other numbers.
    func replacingLanes(_ lanes: SIMD4<Double>) -> AnimatableValue? {
        switch self {
        case .number: .number(lanes.x)
        case .point: .point(CGPoint(x: lanes.x, y: lanes.y))
        case .size: .size(CGSize(width: lanes.x, height: lanes.y))
        case .rect: .rect(CGRect(x: lanes.x, y: lanes.y, width: lanes.z, height: lanes.w))
        default: nil
        }
    }
}

extension Transform3D {
    /// Interpolates between the components of the transforms if both can be decomposed, or else between the matrix
    /// elements.
    func interpolated(to other: Transform3D, _ fraction: Double) -> Transform3D {
        if !(isScaleAndTranslation && other.isScaleAndTranslation), let start = decomposed, let end = other.decomposed {
            return Transform3D(start.interpolated(to: end, fraction))
        }
        let (a0, a1, a2, a3) = rows
        let (b0, b1, b2, b3) = other.rows
        return Transform3D(
            rows: (
                a0 + (b0 - a0) * fraction, a1 + (b1 - a1) * fraction, a2 + (b2 - a2) * fraction,
                a3 + (b3 - a3) * fraction
            ))
    }
}

extension RenderColor {
    /// Red, green and blue times alpha, and alpha.
    var premultiplied: SIMD4<Double> { SIMD4(red * alpha, green * alpha, blue * alpha, alpha) }

    init(premultiplied lanes: SIMD4<Double>) {
        let alpha = min(max(lanes.w, 0), 1)
        let divisor = alpha > 0 ? alpha : 1
        func component(_ value: Double) -> Double { min(max(value / divisor, 0), 1) }
        self.init(red: component(lanes.x), green: component(lanes.y), blue: component(lanes.z), alpha: alpha)
    }

    static func mix(_ start: RenderColor?, _ end: RenderColor?, _ fraction: Double) -> RenderColor? {
        if start == nil, end == nil { return nil }
        let (start, end) = (start?.premultiplied ?? .zero, end?.premultiplied ?? .zero)
        return RenderColor(premultiplied: start + (end - start) * fraction)
    }

    static func sum(_ base: RenderColor?, _ addend: RenderColor?) -> RenderColor? {
        guard let base, let addend else { return base ?? addend }
        func clamped(_ value: Double) -> Double { min(max(value, 0), 1) }
        return RenderColor(
            red: clamped(base.red + addend.red), green: clamped(base.green + addend.green),
            blue: clamped(base.blue + addend.blue), alpha: clamped(base.alpha + addend.alpha))
    }
}
