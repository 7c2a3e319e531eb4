import Foundation

/// The area of the differences between a curled sheet and the flat sheet, in eight bands. The bands are rows if the
/// sheet turns to the left or right, and columns if it turns up or down.
///
/// In each band, the difference is in one box around the bent part, the part above it, and their shadow. Beyond this
/// box the sheet is absent. The content below the sheet is visible there, and does not change from frame to frame.
struct CurledPageDamage: Equatable {
    /// The boxes of the bent part and the part above it, with their shadow, and the boxes where the sheet is absent.
    private var shown: [Box] = []
    private var gone: [Box] = []
    /// The edge toward which the sheet is lifted.
    private var side = 0

    private static let count = 8

    init() {}

    init(_ geometry: CurlGeometry, isHorizontal: Bool) {
        if geometry.isFlat { return }
        let along = isHorizontal ? geometry.alongX : geometry.alongY
        side = along > 0 ? 1 : along < 0 ? -1 : 0
        let outlines = geometry.outlines
        let length = isHorizontal ? geometry.height : geometry.width
        // The parts at the edge extend into the next pixels. The fold is in the box of the first band where the sheet
        // is partly absent.
        let reach = geometry.shadowLength + 5
        for index in 0..<Self.count {
            let low = index == 0 ? -.infinity : length * Double(index) / Double(Self.count)
            let high = index == Self.count - 1 ? .infinity : length * Double(index + 1) / Double(Self.count)
            func box(around outline: [SIMD2<Double>], outsetBy distance: Double) -> Box {
                let axis = isHorizontal ? SIMD2(0.0, 1) : SIMD2(1.0, 0)
                let part = outline.cut(along: -axis, at: -low + distance).cut(along: axis, at: high + distance)
                return part.box(outsetBy: distance).intersection(
                    isHorizontal
                        ? Box(minX: -.infinity, minY: low, maxX: .infinity, maxY: high)
                        : Box(minX: low, minY: -.infinity, maxX: high, maxY: .infinity))
            }
            var shown = box(around: outlines.bent, outsetBy: reach)
            shown.formUnion(box(around: outlines.above, outsetBy: reach))
            self.shown.append(shown)
            gone.append(box(around: outlines.lifted, outsetBy: 2))
        }
    }

    /// The box around all parts.
    var box: Box {
        var result = Box.empty
        for part in shown + gone { result.formUnion(part) }
        return result
    }

    /// Returns boxes that contain all pixels that differ between two states of a sheet.
    func changes(since old: CurledPageDamage) -> [Box] {
        if self == old { return [] }
        if shown.isEmpty || old.shown.isEmpty { return old.shown + old.gone + shown + gone }
        return shown.indices.flatMap { index in
            // If the sheet is absent in both states, only the pixels between the two bends were covered or uncovered.
            let isGone = !gone[index].isEmpty && !old.gone[index].isEmpty
            let isShown = !shown[index].isEmpty && !old.shown[index].isEmpty
            if side == old.side, side != 0, isGone, isShown {
                var box = shown[index]
                box.formUnion(old.shown[index])
                return [box]
            }
            var box = shown[index]
            for part in [gone[index], old.shown[index], old.gone[index]] { box.formUnion(part) }
            return [box]
        }
    }
}

extension CurlGeometry {
    /// Returns boxes that the sheet covers completely, without the pixels at its edges.
    func coveredBoxes(isHorizontal: Bool) -> [Box] {
        if isFlat { return [Box(minX: 1, minY: 1, maxX: width - 1, maxY: height - 1)] }
        let (along, across) = (SIMD2(alongX, alongY), SIMD2(-alongY, alongX))
        let sheet = [SIMD2(0, 0), SIMD2(width, 0), SIMD2(width, height), SIMD2(0, height)]
        var parts = [sheet.cut(along: along, at: bend), outlines.above]
        // If the sheet has the same width at the bend and at its upright part, it also has this width in between.
        let upright = bend + .pi / 2 * radius
        func breadth(_ place: Double) -> (Double, Double)? {
            let ends = sheet.cut(along: along, at: place).cut(along: -along, at: -place).map { ($0 * across).sum() }
            return ends.min().flatMap { low in ends.max().map { (low, $0) } }
        }
        // The box starts slightly before the bend, so that there is no gap.
        let start = bend - 4
        if let a = breadth(start), let b = breadth(bend), let c = breadth(upright) {
            let (low, high) = (max(a.0, b.0, c.0), min(a.1, b.1, c.1))
            if low < high {
                parts.append(
                    [(start, low), (bend + radius, low), (bend + radius, high), (start, high)].map {
                        along * $0.0 + across * $0.1
                    })
            }
        }
        // The box keeps a distance from all edges, so that no pixel in it is partially covered.
        let length = (isHorizontal ? height : width) - 4
        guard length > 0 else { return [] }
        let bands = 16.0
        return (0..<Int(bands)).flatMap { index -> [Box] in
            let (low, high) = (2 + length * Double(index) / bands, 2 + length * Double(index + 1) / bands)
            return parts.compactMap { part in
                guard let extent = part.extent(between: low - 2, high + 2, isHorizontal: isHorizontal) else {
                    return nil
                }
                let (from, to) = (extent.lowerBound + 2, extent.upperBound - 2)
                return isHorizontal
                    ? Box(minX: from, minY: low, maxX: to, maxY: high)
                    : Box(minX: low, minY: from, maxX: high, maxY: to)
            }
        }
    }

    /// The corners of three convex parts: the lifted part at its original position, the bent part, and the part that
    /// is flat above the sheet.
    fileprivate var outlines: (lifted: [SIMD2<Double>], bent: [SIMD2<Double>], above: [SIMD2<Double>]) {
        let along = SIMD2(alongX, alongY)
        let across = SIMD2(-alongY, alongX)
        let sheet = [SIMD2(0, 0), SIMD2(width, 0), SIMD2(width, height), SIMD2(0, height)]
        // A fold without a bend also changes the pixels beside it.
        let lifted = sheet.cut(along: -along, at: 2 - bend)
        let turned = bend + .pi * radius
        let places = lifted.cut(along: along, at: turned).map { ($0 * across).sum() }
        var bent: [SIMD2<Double>] = []
        if let low = places.min(), let high = places.max() {
            bent = [
                along * bend + across * low, along * (bend + radius) + across * low,
                along * (bend + radius) + across * high, along * bend + across * high,
            ]
        }
        let above = lifted.cut(along: -along, at: -turned).map { $0 + along * (turned + bend - 2 * ($0 * along).sum()) }
        return (lifted, bent, above)
    }
}

extension [SIMD2<Double>] {
    /// Returns the part of a convex outline up to a limit in a direction.
    fileprivate func cut(along direction: SIMD2<Double>, at limit: Double) -> [SIMD2<Double>] {
        if isEmpty || limit == .infinity { return self }
        var result: [SIMD2<Double>] = []
        var last = self[count - 1]
        var lastDistance = (last * direction).sum() - limit
        for point in self {
            let distance = (point * direction).sum() - limit
            if distance < 0 && lastDistance > 0 || distance > 0 && lastDistance < 0 {
                result.append(last + (point - last) * (lastDistance / (lastDistance - distance)))
            }
            if distance <= 0 { result.append(point) }
            (last, lastDistance) = (point, distance)
        }
        return result
    }

    /// Returns the outline's bounding box, enlarged by a distance, even if the outline has no area.
    fileprivate func box(outsetBy distance: Double) -> Box {
        var result = Box.empty
        for point in self {
            result = Box(
                minX: Swift.min(result.minX, point.x - distance), minY: Swift.min(result.minY, point.y - distance),
                maxX: Swift.max(result.maxX, point.x + distance), maxY: Swift.max(result.maxY, point.y + distance))
        }
        return result
    }

    /// Returns the extent of a convex outline between two rows, or between two columns.
    fileprivate func extent(between low: Double, _ high: Double, isHorizontal: Bool) -> ClosedRange<Double>? {
        var result = (-Double.infinity, Double.infinity)
        for place in [low, high] {
            var (first, last) = (Double.infinity, -Double.infinity)
            for index in indices {
                let (a, b) = (self[index], self[index == 0 ? count - 1 : index - 1])
                let (from, to) = isHorizontal ? (a.y - place, b.y - place) : (a.x - place, b.x - place)
                guard from * to <= 0, from != to else { continue }
                let point = a + (b - a) * (from / (from - to))
                (first, last) = (
                    Swift.min(first, isHorizontal ? point.x : point.y),
                    Swift.max(last, isHorizontal ? point.x : point.y)
                )
            }
            result = (Swift.max(result.0, first), Swift.min(result.1, last))
        }
        return result.0 < result.1 ? result.0...result.1 : nil
    }
}
