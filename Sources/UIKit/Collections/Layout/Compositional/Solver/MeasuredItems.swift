import Foundation

/// What cells want that were seen, by item. In blocks, of which there are those in which something was measured.
struct MeasuredItems: Equatable {
    private static let block = 128
    private var blocks: [Int: [CGSize?]] = [:]
    /// Behind the last item that was measured.
    private(set) var end = 0

    var isEmpty: Bool { end == 0 }

    subscript(item: Int) -> CGSize? {
        get { item < end ? blocks[item / Self.block]?[item % Self.block] : nil }
        set {
            guard item >= 0 else { return }
            blocks[item / Self.block, default: Array(repeating: nil, count: Self.block)][item % Self.block] = newValue
            if newValue != nil { end = max(end, item + 1) }
        }
    }

    /// The first one from an item on that was measured; `nil` where there is none.
    func next(from item: Int) -> Int? {
        var start = item
        while start < end {
            let number = start / Self.block
            if let place = blocks[number]?[(start % Self.block)...].firstIndex(where: { $0 != nil }) {
                let found = number * Self.block + place
                return found < end ? found : nil
            }
            guard let next = blocks.keys.lazy.filter({ $0 > number }).min() else { return nil }
            start = next * Self.block
        }
        return nil
    }

    mutating func truncate(to count: Int) {
        guard count < end else { return }
        end = count
    }

    /// All that were measured, in order.
    var all: [(item: Int, size: CGSize)] {
        blocks.keys.sorted().flatMap { block in
            (0..<Self.block).compactMap { place in
                let item = block * Self.block + place
                return self[item].map { (item, $0) }
            }
        }
    }
}
