import CoreGraphics
import Foundation

@testable import RenderServer

/// A curled sheet, computed pixel by pixel without optimizations: the reference for the renderer's many ways of
/// painting parts of it.
struct CurlReference {
    private let geometry: CurlGeometry
    private let bitmap: Bitmap
    private let curl: PageCurl
    private let width, height: Double
    /// The color of translucent paper, from 0 to 1.
    private let paper: SIMD4<Double>
    private let shadowLength: Double

    /// - Parameters:
    ///   - bitmap: The front, and beside it the back if that is not translucent paper.
    ///   - width: The sheet's size in pixels.
    init(
        _ curl: PageCurl, bitmap: Bitmap, width: Double, height: Double, scale: Double,
        paper: SIMD4<Double> = SIMD4(repeating: 1)
    ) {
        (self.curl, self.bitmap, self.width, self.height, self.paper) = (curl, bitmap, width, height, paper)
        geometry = CurlGeometry(curl, width: width, height: height, scale: scale)
        shadowLength = geometry.radius * CurlGeometry.shadowReach
    }

    /// A pixel over a background, as premultiplied red, green, blue and alpha from 0 to 255.
    func pixel(_ x: Int, _ y: Int, over background: SIMD4<Double>) -> SIMD4<Double> {
        let (x, y) = (Double(x) + 0.5, Double(y) + 0.5)
        if geometry.isFlat { return front(x, y, 1).over(background) }
        let (bend, radius) = (geometry.bend, geometry.radius)
        let along = x * geometry.alongX + y * geometry.alongY
        let distance = along - bend
        let beyond = distance - radius
        let upright = min(max(0.5 - beyond, 0), 1)
        let steep = asin(min(max(distance / max(radius, 1e-9), 0), 1))
        func moved(_ way: Double) -> (Double, Double) { (x + geometry.alongX * way, y + geometry.alongY * way) }

        let way =
            beyond >= 0
            ? .pi / 2 * radius - distance
            : distance <= 0 ? .pi * radius - 2 * distance : radius * (.pi - steep) - distance
        let (sheetX, sheetY) = moved(way)
        let off = self.distance(sheetX, sheetY)
        var result = background
        let isHidden = bitmap.isOpaque && off <= -0.5
        if isHidden {
            // If the sheet is upright there, both sides end together.
        } else if distance <= 0 {
            result = front(x, y, 1).over(result)
        } else if upright > 0 {
            let (sheetX, sheetY) = moved(radius * steep - distance)
            let light = 1 - 0.30 * pow(min(distance / max(radius, 1e-9), 1), 1.6)
            var color = front(sheetX, sheetY, upright)
            color *= SIMD4(light, light, light, 1)
            result = color.over(result)
        }
        let gap = (max(off, 0) * max(off, 0) + max(beyond, 0) * max(beyond, 0)).squareRoot()
        if gap < shadowLength {
            let rest = 1 - gap / shadowLength
            let shadow = 0.28 * rest * rest
            result = SIMD4(0, 0, 0, 255 * shadow).over(result)
        }
        return (back(sheetX, sheetY, distance) * (coverage(off) * upright)).over(result)
    }

    /// Whether a pixel is at a bend of less than some pixels, whose light no pixel can show.
    func isFold(_ x: Int, _ y: Int) -> Bool {
        let place = (Double(x) + 0.5) * geometry.alongX + (Double(y) + 0.5) * geometry.alongY
        return !geometry.isFlat && geometry.radius < 2 && abs(place - geometry.bend) < 3
    }

    private func distance(_ x: Double, _ y: Double) -> Double {
        let (dx, dy) = (max(-x, x - width), max(-y, y - height))
        return dx > 0 && dy > 0 ? (dx * dx + dy * dy).squareRoot() : max(dx, dy)
    }

    private func coverage(_ distance: Double) -> Double { min(max(0.5 - distance, 0), 1) }

    private func front(_ x: Double, _ y: Double, _ whole: Double) -> SIMD4<Double> {
        sample(x, y, 0, 0) * (coverage(distance(x, y)) * whole)
    }

    private func back(_ x: Double, _ y: Double, _ distance: Double) -> SIMD4<Double> {
        let radius = max(geometry.radius, 1e-9)
        var (light, shine) = (0.0, 0.05 * geometry.lift)
        if distance <= 0 {
            let rest = max(0, 1 + distance / (3 * radius))
            light = 1 - 0.09 * rest * rest
        } else {
            let sine = min(distance / radius, 1)
            let spot = (.pi - asin(sine)) / .pi - 0.68
            light = 0.91 - 0.27 * pow(sine, 2.2)
            shine += 0.15 * exp(-spot * spot * 90)
        }
        var color: SIMD4<Double>
        switch curl.back {
        case .translucent:
            color = sample(x, y, 0, 0)
            color = color * 0.13 + paper * color.w * 0.87
        case .beside where curl.isHorizontal:
            let start = width.nearestPixel
            color = sample(start + width - x, y, Int(start), 0)
        case .beside:
            let start = height.nearestPixel
            color = sample(x, start + height - y, 0, Int(start))
        }
        let white = SIMD4(repeating: 1.0) * color.w
        let result = (color * (1 - shine) + white * shine) * light
        return SIMD4(result.x, result.y, result.z, color.w)
    }

    /// The four nearest pixels of those from the first to the sheet's size.
    private func sample(_ x: Double, _ y: Double, _ firstX: Int, _ firstY: Int) -> SIMD4<Double> {
        let (u, v) = (x - 0.5, y - 0.5)
        let lastX = min(firstX + Int(width.rounded(.up)), bitmap.width) - 1
        let lastY = min(firstY + Int(height.rounded(.up)), bitmap.height) - 1
        func color(_ x: Double, _ y: Double) -> SIMD4<Double> {
            let (column, row) = (min(max(Int(x), firstX), lastX), min(max(Int(y), firstY), lastY))
            let value = (bitmap.data + row * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)[column]
            return SIMD4(
                Double(value >> 16 & 0xff), Double(value >> 8 & 0xff), Double(value & 0xff),
                bitmap.isOpaque ? 255 : Double(value >> 24))
        }
        let (left, top) = (u.rounded(.down), v.rounded(.down))
        let (partX, partY) = (u - left, v - top)
        let upper = color(left, top) * (1 - partX) + color(left + 1, top) * partX
        let lower = color(left, top + 1) * (1 - partX) + color(left + 1, top + 1) * partX
        return upper * (1 - partY) + lower * partY
    }
}

extension SIMD4<Double> {
    fileprivate func over(_ other: SIMD4<Double>) -> SIMD4<Double> { self + other * (1 - w / 255) }
}
