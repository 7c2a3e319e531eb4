import CoreGraphics
import Foundation

/// Paints a curled sheet from the bitmap of what is on it.
///
/// For each pixel the place on the sheet is computed that is seen there: on top the back, where it has come over, and below it the
/// front. A row is looked at in blocks. Most of them show the flat front, the back without an edge in it, or nothing, which is
/// certain from the block's ends, for all places on the sheet depend on the pixel monotonically; only the others are painted
/// pixel by pixel with edges and shadow. Blocks are counted from the sheet, so that a pixel is the same whatever is damaged.
struct CurlSampler {
    private let geometry: CurlGeometry
    private let shading: CurlShading
    private let bitmap: Bitmap
    /// The pixels of the front and the back in the bitmap.
    private let front, back: Window
    private let filler: UInt32
    private let shadowLength: Double
    /// Whether a row's pixels are all equally far across the cylinder on the sheet: the sheet turns over up or down.
    private let end: Double

    /// A part of the bitmap, and how places on the sheet lie in it.
    private struct Window {
        var minX, minY, maxX, maxY: Int
        var originX = 0.0, originY = 0.0, signX = 1.0, signY = 1.0
    }

    private static let block = 16
    private static let shadow = 0.34
    /// How much of the front is seen through translucent paper.
    private static let translucence = 0.13

    /// - Parameters:
    ///   - bitmap: The front from its first pixel, and the back beside it.
    ///   - width: The sheet's size in pixels of the bitmap.
    init(_ curl: PageCurl, bitmap: Bitmap, width: Double, height: Double, scale: Double) {
        geometry = CurlGeometry(curl, width: width, height: height, scale: scale)
        self.bitmap = bitmap
        filler = bitmap.isOpaque ? 0xff00_0000 : 0
        shadowLength = geometry.shadowLength
        end = geometry.bend + geometry.radius
        let (columns, rows) = (Int(width.rounded(.up)), Int(height.rounded(.up)))
        front = Window(minX: 0, minY: 0, maxX: min(columns, bitmap.width) - 1, maxY: min(rows, bitmap.height) - 1)
        switch curl.back {
        case .translucent(let color):
            back = front
            shading = CurlShading(geometry, paper: (color, 1 - Self.translucence))
        case .beside:
            let (x, y) = curl.isHorizontal ? (width.nearestPixel, 0) : (0, height.nearestPixel)
            var window = Window(
                minX: Int(x), minY: Int(y), maxX: min(Int(x) + columns, bitmap.width) - 1,
                maxY: min(Int(y) + rows, bitmap.height) - 1)
            if curl.isHorizontal {
                (window.originX, window.signX) = (x + width, -1)
            } else {
                (window.originY, window.signY) = (y + height, -1)
            }
            back = window
            shading = CurlShading(geometry, paper: nil)
        }
    }

    // MARK: Rows

    /// Composites onto pixels of a surface.
    ///
    /// - Parameters:
    ///   - x: The surface's pixel of the sheet's first corner.
    func paint(_ box: PixelBox, onto target: Surface, x: Int, y: Int) {
        let box = box.intersection(target.box)
        guard !box.isEmpty, front.maxX >= 0, front.maxY >= 0, back.maxX >= back.minX, back.maxY >= back.minY else {
            return
        }
        let opaque: UInt32 = target.format == .rgb32 ? 0xff00_0000 : 0
        let columns = Int(box.minX) - x..<Int(box.maxX) - x
        shading.back.withUnsafeBufferPointer { backs in
            shading.front.withUnsafeBufferPointer { fronts in
                for row in Int(box.minY) - y..<Int(box.maxY) - y {
                    let start = target.data + (row + y - Int(target.box.minY)) * target.bytesPerRow
                    // The pixel of the sheet's first column.
                    let pixels = start.assumingMemoryBound(to: UInt32.self) + (x - Int(target.box.minX))
                    paintRow(row, columns, pixels, opaque, backs, fronts)
                }
            }
        }
    }

    private typealias Entries = UnsafeBufferPointer<CurlShading.Entry>

    private func paintRow(
        _ row: Int, _ columns: Range<Int>, _ pixels: UnsafeMutablePointer<UInt32>, _ opaque: UInt32, _ backs: Entries,
        _ fronts: Entries
    ) {
        let y = Double(row) + 0.5
        // Rounded downwards, also below zero.
        var start = columns.lowerBound & ~(Self.block - 1)
        while start < columns.upperBound {
            let (left, right) = (max(start, columns.lowerBound), min(start + Self.block, columns.upperBound))
            switch look(at: start, y) {
            case .nothing: break
            case .front: copyFront(row, left..<right, pixels, opaque)
            case .flatBack: paintFlatBack(y, start, left..<right, pixels, opaque)
            case .bentBack: paintBentBack(y, left..<right, pixels, opaque, backs)
            case .several:
                for column in left..<right {
                    paintPixel(Double(column) + 0.5, y, pixels + column, opaque, backs, fronts)
                }
            }
            start += Self.block
        }
    }

    // MARK: Blocks

    private enum Look { case nothing, front, flatBack, bentBack, several }

    private func look(at start: Int, _ y: Double) -> Look {
        let (x0, x1) = (Double(start) + 0.5, Double(start + Self.block) - 0.5)
        let isOnFront = y > 0.4 && y < geometry.height - 0.4 && x0 > 0.4 && x1 < geometry.width - 0.4
        if geometry.isFlat {
            if isOnFront { return .front }
            return isOutside(x0, y, x1, y, by: 0.5) ? .nothing : .several
        }
        let (bend, radius) = (geometry.bend, geometry.radius)
        let (a0, a1) = (along(x0, y), along(x1, y))
        let (low, high) = (min(a0, a1), max(a0, a1))
        if low >= end + 0.5 + shadowLength { return .nothing }
        if high < end - 0.5 {
            // Across the cylinder the place on the sheet falls from one end to the other, along it it rises: it lies in the
            // parallelogram of both.
            let (w0, w1) = (wayOfBack(a0), wayOfBack(a1))
            let (x2, y2) = (x0 + geometry.alongX * w0, y + geometry.alongY * w0)
            let (x3, y3) = (x1 + geometry.alongX * w1, y + geometry.alongY * w1)
            if isInside(x2, y2), isInside(x3, y3) {
                if high <= bend - 3 * radius { return .flatBack }
                let change = (a1 + w1) - (a0 + w0)
                let (x4, y4) = (x2 + geometry.alongX * change, y2 + geometry.alongY * change)
                let (x5, y5) = (x3 - geometry.alongX * change, y3 - geometry.alongY * change)
                if isInside(x4, y4), isInside(x5, y5) { return .bentBack }
            }
            if high <= bend, isOutside(x2, y2, x3, y3, by: shadowLength + 0.5) {
                if isOnFront { return .front }
                if isOutside(x0, y, x1, y, by: 0.5) { return .nothing }
            }
        }
        return .several
    }

    @inline(__always)
    private func along(_ x: Double, _ y: Double) -> Double { x * geometry.alongX + y * geometry.alongY }

    /// From a place to what is seen of the back there, across the cylinder.
    private func wayOfBack(_ place: Double) -> Double {
        let distance = place - geometry.bend
        if distance <= 0 { return .pi * geometry.radius - 2 * distance }
        return geometry.radius * (.pi - asin(min(distance / geometry.radius, 1))) - distance
    }

    /// Whether a place is on the sheet and not at its edge.
    private func isInside(_ x: Double, _ y: Double) -> Bool {
        x >= 0.5 && y >= 0.5 && x <= geometry.width - 0.5 && y <= geometry.height - 0.5
    }

    /// Whether two places are beyond the same edge of the sheet, and so all between them.
    private func isOutside(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, by distance: Double) -> Bool {
        max(x0, x1) < -distance || max(y0, y1) < -distance || min(x0, x1) > geometry.width + distance
            || min(y0, y1) > geometry.height + distance
    }

    private func copyFront(
        _ row: Int, _ columns: Range<Int>, _ pixels: UnsafeMutablePointer<UInt32>, _ opaque: UInt32
    ) {
        guard row <= front.maxY else { return }
        let source = (bitmap.data + row * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        let count = min(columns.upperBound, front.maxX + 1) - columns.lowerBound
        guard count > 0 else { return }
        if bitmap.isOpaque, opaque != 0 {
            memcpy(pixels + columns.lowerBound, source + columns.lowerBound, count * 4)
            return
        }
        for column in columns.lowerBound..<columns.lowerBound + count {
            Self.composite(source[column] | filler, onto: pixels + column, opaque)
        }
    }

    /// The back where it lies flat above the sheet: the sheet mirrored at a line, in steps of whole numbers.
    private func paintFlatBack(
        _ y: Double, _ start: Int, _ columns: Range<Int>, _ pixels: UnsafeMutablePointer<UInt32>, _ opaque: UInt32
    ) {
        let x = Double(start) + 0.5
        let way = .pi * geometry.radius - 2 * (along(x, y) - geometry.bend)
        let first = place(x + geometry.alongX * way, y + geometry.alongY * way)
        let (stepX, stepY) = (
            1 - 2 * geometry.alongX * geometry.alongX, -2 * geometry.alongX * geometry.alongY
        )
        let step = (x: Self.fixed(stepX * back.signX), y: Self.fixed(stepY * back.signY))
        var (u, v) = (
            first.x &+ step.x &* (columns.lowerBound - start), first.y &+ step.y &* (columns.lowerBound - start)
        )
        let entry = shading.flatBack
        for column in columns {
            let color = Self.shade(sample(u, v, back), entry)
            Self.composite(color, onto: pixels + column, opaque)
            u &+= step.x
            v &+= step.y
        }
    }

    private func paintBentBack(
        _ y: Double, _ columns: Range<Int>, _ pixels: UnsafeMutablePointer<UInt32>, _ opaque: UInt32, _ backs: Entries
    ) {
        for column in columns {
            let x = Double(column) + 0.5
            let across = along(x, y)
            let entry = backs[shading.index(across)]
            let way = wayOfBack(across, entry)
            let source = place(x + geometry.alongX * way, y + geometry.alongY * way)
            Self.composite(Self.shade(sample(source.x, source.y, back), entry), onto: pixels + column, opaque)
        }
    }

    @inline(__always)
    private func wayOfBack(_ place: Double, _ entry: CurlShading.Entry) -> Double {
        // Straight, where places that are a quarter of a pixel off would be seen.
        place <= geometry.bend ? .pi * geometry.radius - 2 * (place - geometry.bend) : Double(entry.way)
    }

    // MARK: Single pixels

    /// A pixel in which there may be edges and shadow.
    private func paintPixel(
        _ x: Double, _ y: Double, _ pixel: UnsafeMutablePointer<UInt32>, _ opaque: UInt32, _ backs: Entries,
        _ fronts: Entries
    ) {
        var color = SIMD4<Float>.zero
        guard !geometry.isFlat else {
            let covered = coverage(distance(x, y))
            if covered > 0 { color = Self.lanes(frontColor(x, y)) * covered }
            return Self.composite(Self.packed(color), onto: pixel, opaque)
        }
        let place = along(x, y)
        let beyond = place - end
        let index = shading.index(place)
        // Half of a pixel where the sheet stands upright.
        let upright = Float(min(max(0.5 - beyond, 0), 1))

        // The front, which lies below.
        if place <= geometry.bend {
            let covered = coverage(distance(x, y))
            if covered > 0 { color = Self.lanes(frontColor(x, y)) * covered }
        } else if upright > 0 {
            let entry = fronts[index]
            let (sheetX, sheetY) = (x + geometry.alongX * Double(entry.way), y + geometry.alongY * Double(entry.way))
            let covered = coverage(distance(sheetX, sheetY)) * upright
            if covered > 0 {
                color = Self.lanes(Self.shade(frontColor(sheetX, sheetY), entry)) * covered
            }
        }

        // The back, and the shadow beside it.
        let way =
            beyond >= 0
            ? geometry.bend + .pi / 2 * geometry.radius - place : wayOfBack(place, backs[index])
        let (sheetX, sheetY) = (x + geometry.alongX * way, y + geometry.alongY * way)
        let off = distance(sheetX, sheetY)
        let (outside, above) = (max(off, 0), max(beyond, 0))
        let gap = above > 0 ? (outside * outside + above * above).squareRoot() : outside
        if gap < shadowLength {
            let rest = 1 - gap / shadowLength
            let shadow = Float(Self.shadow * rest * rest)
            color *= 1 - shadow
            color.w += 255 * shadow
        }
        let covered = coverage(off) * upright
        if covered > 0 {
            let source = self.place(sheetX, sheetY)
            let top = Self.lanes(Self.shade(sample(source.x, source.y, back), backs[index]))
            color = color * (1 - covered * top.w / 255) + top * covered
        }
        Self.composite(Self.packed(color), onto: pixel, opaque)
    }

    /// How far a place is from the sheet; less than 0 on it.
    @inline(__always)
    private func distance(_ x: Double, _ y: Double) -> Double {
        let (dx, dy) = (max(-x, x - geometry.width), max(-y, y - geometry.height))
        return dx > 0 && dy > 0 ? (dx * dx + dy * dy).squareRoot() : max(dx, dy)
    }

    /// How much of a pixel is on the sheet.
    @inline(__always)
    private func coverage(_ distance: Double) -> Float { Float(min(max(0.5 - distance, 0), 1)) }

    private func frontColor(_ x: Double, _ y: Double) -> UInt32 {
        sample(Self.fixed(x - 0.5), Self.fixed(y - 0.5), front)
    }

    // MARK: Colours

    private static func fixed(_ value: Double) -> Int { Int((value * 65_536).rounded()) }

    /// A place of the back in the bitmap, in parts of 65536 and counted from the middle of its first pixel.
    @inline(__always)
    private func place(_ x: Double, _ y: Double) -> (x: Int, y: Int) {
        (
            Self.fixed(back.originX + back.signX * x - 0.5), Self.fixed(back.originY + back.signY * y - 0.5)
        )
    }

    /// The four nearest pixels, mixed.
    @inline(__always)
    private func sample(_ u: Int, _ v: Int, _ window: Window) -> UInt32 {
        let (x, y) = (u >> 16, v >> 16)
        let (left, right) = (min(max(x, window.minX), window.maxX), min(max(x + 1, window.minX), window.maxX))
        let (top, bottom) = (min(max(y, window.minY), window.maxY), min(max(y + 1, window.minY), window.maxY))
        let upper = (bitmap.data + top &* bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        let lower = (bitmap.data + bottom &* bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        let (a, b, c, d) = (upper[left], upper[right], lower[left], lower[right])
        if a == b, c == d, a == c { return a | filler }
        let (partX, partY) = (UInt32(u >> 8 & 0xff), UInt32(v >> 8 & 0xff))
        let weightD = (partX &* partY) >> 8
        let (weightB, weightC) = (partX &- weightD, partY &- weightD)
        let weightA = 256 &- partX &- weightC
        let mask: UInt32 = 0xff_00ff
        let evens = (a & mask) &* weightA &+ (b & mask) &* weightB &+ (c & mask) &* weightC &+ (d & mask) &* weightD
        let odds =
            (a >> 8 & mask) &* weightA &+ (b >> 8 & mask) &* weightB &+ (c >> 8 & mask) &* weightC
            &+ (d >> 8 & mask) &* weightD
        return (evens &+ 0x80_0080) >> 8 & mask | (odds &+ 0x80_0080) & ~mask | filler
    }

    /// A colour as the light shows it; its alpha stays.
    @inline(__always)
    private static func shade(_ color: UInt32, _ entry: CurlShading.Entry) -> UInt32 {
        if entry.share == 256 { return color }
        let mask: UInt32 = 0xff_00ff
        let evens = ((color & mask) &* entry.share) >> 8 & mask
        let odds = ((color >> 8 & mask) &* entry.share) & ~mask
        let alpha = color >> 24
        if alpha == 255 { return (evens | odds) &+ entry.addition | 0xff00_0000 }
        let added = multiplied(entry.addition, alpha)
        return ((evens | odds) &+ added) & 0xff_ffff | alpha << 24
    }

    /// All channels times a share of 255.
    @inline(__always)
    private static func multiplied(_ color: UInt32, _ share: UInt32) -> UInt32 {
        let mask: UInt32 = 0xff_00ff
        let evens = (color & mask) &* share &+ 0x80_0080
        let odds = (color >> 8 & mask) &* share &+ 0x80_0080
        return (evens &+ (evens >> 8 & mask)) >> 8 & mask | (odds &+ (odds >> 8 & mask)) & ~mask
    }

    @inline(__always)
    private static func composite(_ color: UInt32, onto pixel: UnsafeMutablePointer<UInt32>, _ opaque: UInt32) {
        let alpha = color >> 24
        if alpha == 255 {
            pixel.pointee = color
        } else if alpha > 0 {
            pixel.pointee = (color &+ multiplied(pixel.pointee, 255 &- alpha)) | opaque
        }
    }

    @inline(__always)
    private static func lanes(_ color: UInt32) -> SIMD4<Float> {
        SIMD4(Float(color & 0xff), Float(color >> 8 & 0xff), Float(color >> 16 & 0xff), Float(color >> 24))
    }

    @inline(__always)
    private static func packed(_ lanes: SIMD4<Float>) -> UInt32 {
        let alpha = min(max(lanes.w + 0.5, 0), 255).rounded(.down)
        let bytes = SIMD4<UInt32>((lanes + 0.5).rounded(.down).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: alpha)))
        return bytes.x | bytes.y << 8 | bytes.z << 16 | UInt32(alpha) << 24
    }
}
