import CoreGraphics
import Foundation

/// A bitmap that a layer keeps within a memory budget.
class CachedBitmap {
    let byteCount: Int
    let firstUse: Int
    var lastUse: Int
    unowned(unsafe) let node: LayerNode
    /// Frames without use after which it is dropped even within the budget.
    let unusedFrameLimit: Int

    init(byteCount: Int, node: LayerNode, frame: Int, unusedFrameLimit: Int) {
        (self.byteCount, self.node, self.unusedFrameLimit) = (byteCount, node, unusedFrameLimit)
        (firstUse, lastUse) = (frame, frame)
    }

    /// Has the layer release it.
    func drop() {}
}

/// The bitmaps that the server keeps to be copied.
///
/// A layer's bitmap is owned by its node, which drops it when the pixels change; the store has all of them, to keep to
/// a budget: the least recently used is dropped first.
struct CacheStore {
    private struct Entry {
        weak var cache: CachedBitmap?
    }

    private var entries: [Entry] = []

    var byteCount: Int { entries.reduce(0) { $0 + ($1.cache?.byteCount ?? 0) } }

    /// Makes room for a bitmap. False when those in use do not leave enough.
    mutating func makeRoom(for bytes: Int, budget: Int, frame: Int) -> Bool {
        entries.removeAll { $0.cache == nil }
        var used = byteCount
        if used + bytes <= budget { return true }
        for cache in entries.compactMap(\.cache).sorted(by: { $0.lastUse < $1.lastUse }) where cache.lastUse < frame {
            used -= cache.byteCount
            cache.drop()
            if used + bytes <= budget { return true }
        }
        return false
    }

    mutating func insert(_ cache: CachedBitmap) { entries.append(Entry(cache: cache)) }

    /// Drops what has not been used for a while.
    mutating func trim(frame: Int) {
        if entries.isEmpty { return }
        for entry in entries {
            if let cache = entry.cache, frame - cache.lastUse > cache.unusedFrameLimit { cache.drop() }
        }
        entries.removeAll { $0.cache == nil }
    }
}
