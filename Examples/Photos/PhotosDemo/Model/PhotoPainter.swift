import UIKit

/// Draws photos from their numbers, identically at every size.
@MainActor
enum PhotoPainter {
    /// The picture of a photo, of a size in pixels; a square shows the middle.
    static func image(of photo: Photo, size: CGSize) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        return UIGraphicsImageRenderer(size: size, format: format).image { renderer in
            var painting = PhotoPainting(context: renderer.cgContext, size: size, seed: UInt64(photo.id))
            painting.draw(photo.scene)
        }
    }
}

/// A drawing in progress, with colors and random numbers from a seed.
@MainActor
struct PhotoPainting {
    let context: CGContext
    let size: CGSize
    private var state: UInt64

    init(context: CGContext, size: CGSize, seed: UInt64) {
        (self.context, self.size) = (context, size)
        state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0xD1B5_4A32_D192_ED03
        for _ in 0..<4 { _ = chance() }
    }

    /// A random number from 0 to 1.
    mutating func chance() -> CGFloat {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return CGFloat(state >> 40) / CGFloat(1 << 24)
    }

    mutating func chance(_ range: ClosedRange<CGFloat>) -> CGFloat {
        range.lowerBound + (range.upperBound - range.lowerBound) * chance()
    }

    // MARK: Shapes, in fractions of the picture's width and height

    static func color(_ hue: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat, _ alpha: CGFloat = 1) -> UIColor {
        UIColor(hue: hue - hue.rounded(.down), saturation: saturation, brightness: brightness, alpha: alpha)
    }

    func sky(_ colors: [UIColor], to bottom: CGFloat = 1) {
        let locations = colors.indices.map { CGFloat($0) / CGFloat(max(1, colors.count - 1)) }
        guard
            let gradient = CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors.map(\.cgColor), locations: locations)
        else { return }
        context.drawLinearGradient(
            gradient, start: .zero, end: CGPoint(x: 0, y: size.height * bottom), options: .drawsAfterEndLocation)
    }

    func glow(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ color: UIColor) {
        guard
            let gradient = CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(),
                colors: [color.cgColor, color.withAlphaComponent(0).cgColor], locations: [0, 1])
        else { return }
        let center = CGPoint(x: x * size.width, y: y * size.height)
        context.drawRadialGradient(
            gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: radius * size.width,
            options: [])
    }

    func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ color: UIColor) {
        let r = radius * size.width
        context.setFillColor(color.cgColor)
        context.fillEllipse(in: CGRect(x: x * size.width - r, y: y * size.height - r, width: 2 * r, height: 2 * r))
    }

    func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor) {
        context.setFillColor(color.cgColor)
        context.fill(
            CGRect(x: x * size.width, y: y * size.height, width: width * size.width, height: height * size.height))
    }

    /// Fills the area below a line of heights, from the left edge to the right edge.
    func ground(_ heights: [CGFloat], _ color: UIColor, isSmooth: Bool) {
        let points = heights.enumerated().map {
            CGPoint(x: size.width * CGFloat($0) / CGFloat(max(1, heights.count - 1)), y: $1 * size.height)
        }
        guard let first = points.first else { return }
        context.beginPath()
        context.move(to: CGPoint(x: 0, y: size.height))
        context.addLine(to: first)
        for (last, point) in zip(points, points.dropFirst()) {
            let middle = (last.x + point.x) / 2
            if isSmooth {
                context.addCurve(
                    to: point, control1: CGPoint(x: middle, y: last.y), control2: CGPoint(x: middle, y: point.y))
            } else {
                context.addLine(to: point)
            }
        }
        context.addLine(to: CGPoint(x: size.width, y: size.height))
        context.closePath()
        context.setFillColor(color.cgColor)
        context.fillPath()
    }

    func triangle(_ x: CGFloat, _ top: CGFloat, _ width: CGFloat, _ bottom: CGFloat, _ color: UIColor) {
        context.beginPath()
        context.move(to: CGPoint(x: x * size.width, y: top * size.height))
        context.addLine(to: CGPoint(x: (x + width / 2) * size.width, y: bottom * size.height))
        context.addLine(to: CGPoint(x: (x - width / 2) * size.width, y: bottom * size.height))
        context.closePath()
        context.setFillColor(color.cgColor)
        context.fillPath()
    }

    mutating func ridge(_ base: CGFloat, _ roughness: CGFloat, _ count: Int) -> [CGFloat] {
        (0...count).map { _ in base + chance(-roughness...roughness) }
    }
}
