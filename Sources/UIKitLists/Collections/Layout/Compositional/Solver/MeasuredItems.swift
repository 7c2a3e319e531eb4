import Foundation

/// The measured sizes of cells, by item. They are stored in blocks, and only blocks with measured items exist.
struct MeasuredItems: Equatable {
    private static let block = 128
    private var blocks: [Int: [CGSize?]] = [:]
    /// The index after the last measured item.
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

    /// Returns the first measured item from an index on; `nil` if no item is measured there.
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

    /// All measured items, in order.
    var all: [(item: Int, size: CGSize)] {
        blocks.keys.sorted().flatMap { block in
            (0..<Self.block).compactMap { place in
                let item = block * Self.block + place
                return self[item].map { (item, $0) }
            }
        }
    }
}
