import CoreGraphics
import Foundation

/// Memory to paint groups and coverage in. Blocks are returned with their surface and reused in the next frame.
final class ScratchPool {
    private struct Block {
        var memory: UnsafeMutableRawPointer
        var capacity: Int
    }

    private var free: [Block] = []
    private var lastUse = 0

    private static let largestCount = 6
    private static let unusedFrameLimit = 90

    deinit { removeAll() }

    func removeAll() {
        for block in free { Foundation.free(block.memory) }
        free.removeAll()
    }

    /// What is kept for the next frame.
    var byteCount: Int { free.reduce(0) { $0 + $1.capacity } }

    /// Frees memory that was not used for a while, and the largest blocks beyond the budget.
    func trim(frame: Int, budget: Int) {
        while byteCount > budget, let largest = free.indices.max(by: { free[$0].capacity < free[$1].capacity }) {
            Foundation.free(free.remove(at: largest).memory)
        }
        if !free.isEmpty, frame - lastUse > Self.unusedFrameLimit { removeAll() }
    }

    /// A surface for some pixels, which are clear or anything; `nil` when there is no memory.
    func surface(for box: PixelBox, format: Bitmap.Format, isClear: Bool, frame: Int) -> Surface? {
        lastUse = frame
        let bytesPerRow = (box.width * format.bytesPerPixel + 15) & ~15
        let size = bytesPerRow * box.height
        var best: Int?
        for index in free.indices where free[index].capacity >= size {
            if best.map({ free[index].capacity < free[$0].capacity }) ?? true { best = index }
        }
        let block: Block
        if let best {
            block = free.remove(at: best)
            if isClear { memset(block.memory, 0, size) }
        } else {
            guard let memory = calloc(size, 1) else { return nil }
            block = Block(memory: memory, capacity: size)
        }
        return Surface(box: box, data: block.memory, bytesPerRow: bytesPerRow, format: format) { [weak self] in
            if let self { self.giveBack(block) } else { Foundation.free(block.memory) }
        }
    }

    private func giveBack(_ block: Block) {
        if free.count >= Self.largestCount,
            let smallest = free.indices.min(by: { free[$0].capacity < free[$1].capacity })
        {
            Foundation.free(free.remove(at: smallest).memory)
        }
        free.append(block)
    }
}
