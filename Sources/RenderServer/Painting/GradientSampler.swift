import CoreGraphics
import Foundation

/// Draws a gradient. The value of a pixel depends only on its position, and not on the damage.
struct GradientSampler {
    private let kind: GradientContents.Kind
    /// The transform from the target's pixels to a unit space. In this space, an axial gradient extends along x from 0
    /// to 1, a radial gradient from the origin to a distance of 1, and a conic gradient around the origin, beginning
    /// at the x axis.
    private let toUnit: PlaneTransform
    /// The premultiplied colors at even steps from 0 to 1.
    private let ramp: [UInt32]
    let isOpaque: Bool

    private static let rampSizes = (smallest: 64.0, largest: 4_096.0)

    /// Returns `nil` if the gradient draws no pixels, or if a value is not finite or too large.
    ///
    /// - Parameters:
    ///   - box: The layer's bounds. The gradient's points are fractions of it.
    ///   - device: The transform from the layer's own space to pixels.
    init?(_ gradient: GradientContents, in box: Box, device: PlaneTransform, opacity: Double) {
        guard !gradient.colors.isEmpty, opacity > 0, let inverse = device.inverse, device.isAffine else { return nil }
        func place(_ point: CGPoint) -> CGPoint {
            CGPoint(x: box.minX + point.x * box.width, y: box.minY + point.y * box.height)
        }
        let (start, end) = (place(gradient.startPoint), place(gradient.endPoint))
        let (x, y) = (end.x - start.x, end.y - start.y)
        guard abs(start.x) < 1e12, abs(start.y) < 1e12, abs(x) < 1e12, abs(y) < 1e12 else { return nil }
        let toStart = inverse.concatenating(.translation(-start.x, -start.y))
        kind = gradient.kind
        // The maximum distance between 0 and 1, in points.
        var length: Double
        switch gradient.kind {
        case .axial:
            let square = x * x + y * y
            length = square.squareRoot()
            let (unitX, unitY) = square > 0 ? (x / square, y / square) : (0, 0)
            toUnit = toStart.concatenating(
                PlaneTransform(m11: unitX, m12: 0, m13: 0, m21: unitY, m22: 0, m23: 0, m31: 0, m32: 0, m33: 1))
        case .radial:
            // An ellipse: the end point is a corner of its bounding box.
            length = max(abs(x), abs(y))
            if x == 0 || y == 0 { length = 0 }
            toUnit = length > 0 ? toStart.concatenating(.scale(1 / abs(x), 1 / abs(y))) : .identity
        case .conic:
            length = 2 * .pi * max(box.width, box.height)
            let distance = (x * x + y * y).squareRoot()
            let (cosine, sine) = distance > 0 ? (x / distance, y / distance) : (1, 0)
            toUnit = toStart.concatenating(
                PlaneTransform(
                    m11: cosine, m12: -sine, m13: 0, m21: sine, m22: cosine, m23: 0, m31: 0, m32: 0, m33: 1))
        }
        // A gradient of length 0 has the color beyond its end everywhere.
        let isPoint = length == 0
        let reach = length * device.areaScale.squareRoot() * 2
        let size = min(max(reach.isFinite ? reach : .infinity, Self.rampSizes.smallest), Self.rampSizes.largest)
        ramp = isPoint ? gradient.ramp(1, opacity, from: 1) : gradient.ramp(Int(size.rounded(.up)), opacity, from: 0)
        isOpaque = opacity >= 1 && gradient.colors.allSatisfy { $0.alpha >= 1 }
    }

    func fill(_ box: PixelBox, of target: Surface) {
        let box = box.intersection(target.box)
        if box.isEmpty { return }
        let scale = Double(ramp.count - 1)
        var last: UnsafeMutablePointer<UInt32>?
        for y in Int(box.minY)..<Int(box.maxY) {
            let row = target.data + (y - Int(target.box.minY)) * target.bytesPerRow
            let pixels = row.assumingMemoryBound(to: UInt32.self) + Int(box.minX - target.box.minX)
            if ramp.count == 1 || kind == .axial && toUnit.m11 == 0 {
                pixels.update(
                    repeating: color(at: position(Double(box.minX) + 0.5, Double(y) + 0.5), scale), count: box.width)
            } else if kind == .axial, toUnit.m21 == 0, let last {
                pixels.update(from: last, count: box.width)
            } else {
                for x in 0..<box.width {
                    pixels[x] = color(at: position(Double(Int(box.minX) + x) + 0.5, Double(y) + 0.5), scale)
                }
            }
            last = pixels
        }
    }

    /// Returns the position of a pixel between the first and the last color.
    @inline(__always)
    private func position(_ x: Double, _ y: Double) -> Double {
        let u = x * toUnit.m11 + y * toUnit.m21 + toUnit.m31
        if kind == .axial { return u }
        let v = x * toUnit.m12 + y * toUnit.m22 + toUnit.m32
        if kind == .radial { return (u * u + v * v).squareRoot() }
        let turn = atan2(v, u) / (2 * .pi)
        return turn < 0 ? turn + 1 : turn
    }

    @inline(__always)
    private func color(at position: Double, _ scale: Double) -> UInt32 {
        // The comparison with NaN is false. The constant is slightly more than a half, so that rounding errors do not
        // determine which of two entries is used.
        ramp[position > 0 ? Int(min(position, 1) * scale + 0.500001) : 0]
    }
}

extension CommittedProperties {
    /// The properties that are used for painting. A gradient with more colors than its pixels can show is reduced to
    /// even steps, and a transform layer has no appearance.
    var painted: CommittedProperties {
        if value.isTransformLayer { return CommittedProperties(value.ofTransformLayer) }
        guard case .gradient(var gradient) = value.contents, gradient.colors.count > GradientContents.largestCount
        else {
            return self
        }
        gradient.colors = gradient.colors(GradientContents.largestCount, from: 0)
        gradient.locations = []
        var result = value
        result.contents = .gradient(gradient)
        return CommittedProperties(result)
    }
}

extension GradientContents {
    fileprivate static let largestCount = 8_192

    /// A location for each color, within 0…1 and not decreasing.
    fileprivate var usableLocations: [Double] {
        guard locations.count == colors.count else {
            return colors.indices.map { Double($0) / Double(max(1, colors.count - 1)) }
        }
        var least = 0.0
        return locations.map { location in
            least = max(least, min(location.isNaN ? 0 : location, 1))
            return least
        }
    }

    /// Returns colors at even steps from a place to 1. They are premultiplied after interpolation, as in Core
    /// Animation: a color that fades to the clear color approaches the clear color's own red, green and blue.
    fileprivate func ramp(_ count: Int, _ opacity: Double, from first: Double) -> [UInt32] {
        let opacity = min(max(opacity, 0), 1)
        return colors(count, from: first).map { color in
            let alpha = color.alpha * opacity
            func channel(_ value: Double) -> UInt32 { UInt32((value * alpha * 255).rounded()) }
            return channel(1) << 24 | channel(color.red) << 16 | channel(color.green) << 8 | channel(color.blue)
        }
    }

    /// Returns colors at even steps from a place to 1.
    fileprivate func colors(_ count: Int, from first: Double) -> [RenderColor] {
        let places = usableLocations
        var step = 0
        return (0..<count).map { index in
            let place = count > 1 ? Double(index) / Double(count - 1) : first
            while step < places.count, places[step] <= place { step += 1 }
            let (left, right) = (max(step - 1, 0), min(step, places.count - 1))
            let length = places[right] - places[left]
            let part = length > 0 ? (place - places[left]) / length : 0
            let (from, to) = (colors[left], colors[right])
            func mix(_ a: Double, _ b: Double) -> Double {
                let value = a + (b - a) * part
                return value.isNaN ? 0 : min(max(value, 0), 1)
            }
            return RenderColor(
                red: mix(from.red, to.red), green: mix(from.green, to.green), blue: mix(from.blue, to.blue),
                alpha: mix(from.alpha, to.alpha))
        }
    }
}
