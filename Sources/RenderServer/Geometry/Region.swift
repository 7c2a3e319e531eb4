import CPixman
import Foundation

/// A set of pixels as a list of rectangles: pixman's region.
final class Region {
    @exclusivity(unchecked) private var raw = pixman_region32_t()

    init() { pixman_region32_init(&raw) }

    init(_ box: PixelBox) {
        if box.isEmpty {
            pixman_region32_init(&raw)
        } else {
            pixman_region32_init_rect(&raw, box.minX, box.minY, UInt32(box.width), UInt32(box.height))
        }
    }

    /// Creates a region from the pixels of some boxes.
    init(_ boxes: [PixelBox]) {
        var boxes = boxes.filter { !$0.isEmpty }.map(\.pixman)
        pixman_region32_init_rects(&raw, &boxes, Int32(boxes.count))
    }

    init(_ other: Region) {
        pixman_region32_init(&raw)
        pixman_region32_copy(&raw, &other.raw)
    }

    deinit { pixman_region32_fini(&raw) }

    var isEmpty: Bool { pixman_region32_not_empty(&raw) == 0 }
    var extents: PixelBox { PixelBox(pixman_region32_extents(&raw).pointee) }
    var count: Int { Int(pixman_region32_n_rects(&raw)) }
    var area: Int { withBoxes { $0.reduce(0) { $0 + PixelBox($1).area } } }
    var boxes: [PixelBox] { withBoxes { $0.map { PixelBox($0) } } }

    func withBoxes<Result>(_ body: (UnsafeBufferPointer<pixman_box32_t>) -> Result) -> Result {
        var count: Int32 = 0
        let boxes = pixman_region32_rectangles(&raw, &count)
        return body(UnsafeBufferPointer(start: boxes, count: Int(count)))
    }

    func withRaw<Result>(_ body: (UnsafeMutablePointer<pixman_region32_t>) -> Result) -> Result { body(&raw) }

    enum Overlap { case none, all, some }

    func overlap(_ box: PixelBox) -> Overlap {
        var box = box.pixman
        switch pixman_region32_contains_rectangle(&raw, &box) {
        case PIXMAN_REGION_OUT: return .none
        case PIXMAN_REGION_IN: return .all
        default: return .some
        }
    }

    func formUnion(_ box: PixelBox) {
        if box.isEmpty { return }
        _ = withUnsafeMutablePointer(to: &raw) {
            pixman_region32_union_rect($0, $0, box.minX, box.minY, UInt32(box.width), UInt32(box.height))
        }
    }

    func formUnion(_ other: Region) {
        _ = withUnsafeMutablePointer(to: &raw) { pixman_region32_union($0, $0, &other.raw) }
    }

    func formIntersection(_ box: PixelBox) {
        if box.isEmpty {
            pixman_region32_clear(&raw)
        } else {
            _ = withUnsafeMutablePointer(to: &raw) {
                pixman_region32_intersect_rect($0, $0, box.minX, box.minY, UInt32(box.width), UInt32(box.height))
            }
        }
    }

    func formIntersection(_ other: Region) {
        _ = withUnsafeMutablePointer(to: &raw) { pixman_region32_intersect($0, $0, &other.raw) }
    }

    func subtract(_ box: PixelBox) {
        if box.isEmpty { return }
        var other = pixman_region32_t()
        pixman_region32_init_rect(&other, box.minX, box.minY, UInt32(box.width), UInt32(box.height))
        _ = withUnsafeMutablePointer(to: &raw) { pixman_region32_subtract($0, $0, &other) }
        pixman_region32_fini(&other)
    }

    func subtract(_ other: Region) {
        _ = withUnsafeMutablePointer(to: &raw) { pixman_region32_subtract($0, $0, &other.raw) }
    }

    /// Returns a region with fewer boxes that contains all pixels of this region and some additional pixels.
    ///
    /// - Parameter waste: The number of additional pixels that are accepted to save one box. It is increased until at
    ///   most `count` boxes remain.
    func coarsened(waste: Int, count: Int) -> [PixelBox] {
        var boxes = boxes
        var waste = waste
        var left = boxes.withUnsafeMutableBufferPointer { Self.join($0, waste) }
        while left > count {
            waste = max(waste, 1) * 4
            left = boxes.withUnsafeMutableBufferPointer {
                Self.join(UnsafeMutableBufferPointer(rebasing: $0[..<left]), waste)
            }
        }
        boxes.removeLast(boxes.count - left)
        return boxes
    }

    /// Joins boxes if that adds at most `waste` pixels.
    ///
    /// - Returns: The number of remaining boxes. They are at the beginning of the buffer.
    private static func join(_ boxes: UnsafeMutableBufferPointer<PixelBox>, _ waste: Int) -> Int {
        guard let first = boxes.baseAddress else { return 0 }
        var left = 0
        for index in 0..<boxes.count {
            let box = first[index]
            let limit = box.area &+ waste
            // The search begins at the end: boxes are sorted by row, so that the box above is one of the preceding
            // boxes.
            var match = left &- 1
            let end = max(-1, left &- 9)
            while match > end, first[match].areaWith(box) &- first[match].area > limit { match &-= 1 }
            if match > end {
                first[match] = first[match].union(box)
            } else {
                first[left] = box
                left &+= 1
            }
        }
        return left
    }

    func intersection(_ box: PixelBox) -> Region {
        let result = Region(self)
        result.formIntersection(box)
        return result
    }

    func translate(x: Int32, y: Int32) { pixman_region32_translate(&raw, x, y) }
}

extension PixelBox {
    /// Returns the area of the box around two non-empty boxes.
    @inline(__always)
    fileprivate func areaWith(_ other: PixelBox) -> Int {
        Int(max(maxX, other.maxX) &- min(minX, other.minX)) &* Int(max(maxY, other.maxY) &- min(minY, other.minY))
    }
}
