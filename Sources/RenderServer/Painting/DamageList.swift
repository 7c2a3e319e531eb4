import Foundation

/// The areas that have changed since the last frame: a few boxes. Boxes are joined if the joined box has few
/// additional pixels.
struct DamageList {
    private var boxes: [PixelBox] = []
    private static let largestCount = 12

    var isEmpty: Bool { boxes.isEmpty }

    mutating func removeAll() { boxes.removeAll(keepingCapacity: true) }

    mutating func add(_ box: PixelBox) {
        if box.isEmpty { return }
        var best = -1
        var bestWaste = Int.max
        for index in boxes.indices {
            if boxes[index].contains(box) { return }
            let waste = boxes[index].union(box).area - boxes[index].area - box.area
            if waste < bestWaste { (best, bestWaste) = (index, waste) }
        }
        // The joined boxes overlap or touch, so that no pixel is wasted, or there are too many boxes.
        if best >= 0, bestWaste <= 0 || boxes.count >= Self.largestCount {
            let joined = boxes[best].union(box)
            boxes.remove(at: best)
            add(joined)
        } else {
            boxes.append(box)
        }
    }

    func region(within box: PixelBox) -> Region {
        let region = Region()
        for part in boxes { region.formUnion(part) }
        region.formIntersection(box)
        return region
    }
}
