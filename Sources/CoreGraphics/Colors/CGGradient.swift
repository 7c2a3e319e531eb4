import Foundation

/// A gradient: colors at locations from 0 to 1 along a line.
public final class CGGradient: Sendable {
    package struct Stop: Hashable, Sendable {
        package var location: Double
        var color: CGColor.RGBA
    }

    /// The stops, sorted by location.
    package let stops: [Stop]

    /// The painted stops. The cost of a pixel grows with their number: a gradient with more stops than its pixels can
    /// show is painted with this many uniform steps.
    let paintedStops: [Stop]

    // Chosen (Views): Gradients of very many colors are painted as even steps.
    private static let largestCount = 512

    init(stops: [Stop]) {
        // The sort is stable for equal locations, since a color ends and the next color begins there.
        let sorted = stops.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
        self.stops = sorted.map(\.element)
        paintedStops = sorted.count > Self.largestCount ? Self.evenSteps(of: self.stops) : self.stops
    }

    private static func evenSteps(of stops: [Stop]) -> [Stop] {
        var next = 0
        return (0..<largestCount).map { step in
            let location = Double(step) / Double(largestCount - 1)
            while next < stops.count - 1, stops[next].location < location { next += 1 }
            let (left, right) = (stops[max(next - 1, 0)], stops[next])
            let length = right.location - left.location
            let part = length > 0 ? min(max((location - left.location) / length, 0), 1) : 1
            func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * part }
            return Stop(
                location: location,
                color: CGColor.RGBA(
                    red: mix(left.color.red, right.color.red), green: mix(left.color.green, right.color.green),
                    blue: mix(left.color.blue, right.color.blue), alpha: mix(left.color.alpha, right.color.alpha)))
        }
    }

    /// Creates a gradient from an array of `CGColor` objects and the same number of locations. Without locations, the
    /// colors are evenly distributed. Returns `nil` if the array is empty or contains any other object. The color
    /// space is ignored, since gradients are painted in sRGB.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let found = colors.compactMap { $0 as? CGColor }
        guard found.count == colors.count, !found.isEmpty else { return nil }
        self.init(stops: Self.stops(found.map(\.rgba), locations))
    }

    /// Creates a gradient from `count` colors. Each color has a value for each component of the color space, and one
    /// for alpha.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0, space.numberOfComponents > 0 else { return nil }
        let length = space.numberOfComponents + 1
        let colors = (0..<count).map { index in
            let values = UnsafeBufferPointer(start: components + index * length, count: length)
            return CGColor(space: space, values: Array(values)).rgba
        }
        self.init(stops: Self.stops(colors, locations))
    }

    private static func stops(_ colors: [CGColor.RGBA], _ locations: UnsafePointer<CGFloat>?) -> [Stop] {
        colors.enumerated().map { index, color in
            let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
            let location = locations.map { Double($0[index]) } ?? even
            return Stop(location: location.isFinite ? max(0, min(1, location)) : even, color: color)
        }
    }
}

/// Whether a gradient is painted beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The raw value, with a bit for each option.
    public let rawValue: UInt32

    /// Creates options from a raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The first color continues before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last color continues after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
