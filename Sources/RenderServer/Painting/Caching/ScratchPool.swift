import CoreGraphics
import Foundation

/// Memory for painting groups and coverage, and for cached bitmaps. A block is returned to the pool when its surface
/// or bitmap is released, and is then reused.
final class ScratchPool {
    private struct Block {
        var memory: UnsafeMutableRawPointer
        var capacity: Int
    }

    private var free: [Block] = []
    private var lastUse = 0

    private static let largestCount = 8
    private static let unusedFrameLimit = 90
    /// The size in bytes below which the memory of a bitmap is not reused, but allocated by the C library.
    private static let smallestKeptSize = 1 << 16

    deinit { removeAll() }

    func removeAll() {
        for block in free { Foundation.free(block.memory) }
        free.removeAll()
    }

    /// The bytes that are kept for the next frame.
    var byteCount: Int { free.reduce(0) { $0 + $1.capacity } }

    /// Frees blocks that have not been used for a while, and the largest blocks that exceed the budget.
    func trim(frame: Int, budget: Int) {
        while byteCount > budget, let largest = free.indices.max(by: { free[$0].capacity < free[$1].capacity }) {
            Foundation.free(free.remove(at: largest).memory)
        }
        if !free.isEmpty, frame - lastUse > Self.unusedFrameLimit { removeAll() }
    }

    /// Returns a surface for a box of pixels, which are transparent or undefined, or `nil` if memory is exhausted.
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
            if let self { self.recycle(block) } else { Foundation.free(block.memory) }
        }
    }

    /// Returns a bitmap for caching, in reused memory: scrolling creates and drops a bitmap in each frame, and
    /// obtaining new memory pages from the system would take longer than painting.
    ///
    /// - Parameter isPaintedWhole: Whether all pixels will be written, so that they need not be cleared.
    func bitmap(width: Int, height: Int, format: Bitmap.Format, isPaintedWhole: Bool, frame: Int) -> Bitmap? {
        let bytesPerRow = (width * format.bytesPerPixel + 15) & ~15
        let size = bytesPerRow * height
        guard size >= Self.smallestKeptSize, Bitmap.isWithinLimits(width: width, height: height) else {
            return Bitmap(width: width, height: height, format: format)
        }
        lastUse = frame
        // A block that is much larger than the bitmap would waste memory while the bitmap is cached.
        let block: Block
        if let index = free.lastIndex(where: { $0.capacity >= size && $0.capacity <= size + size / 4 }) {
            block = free.remove(at: index)
            if !isPaintedWhole { memset(block.memory, 0, size) }
        } else {
            guard let memory = calloc(size, 1) else { return nil }
            block = Block(memory: memory, capacity: size)
        }
        return Bitmap(
            adopting: block.memory, width: width, height: height, bytesPerRow: bytesPerRow, format: format
        ) { [weak self] in
            if let self { self.recycle(block) } else { Foundation.free(block.memory) }
        }
    }

    private func recycle(_ block: Block) {
        if free.count >= Self.largestCount,
            let smallest = free.indices.min(by: { free[$0].capacity < free[$1].capacity })
        {
            Foundation.free(free.remove(at: smallest).memory)
        }
        free.append(block)
    }
}
