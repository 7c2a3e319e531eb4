import CoreGraphics
import Foundation

/// A bitmap that a layer keeps as long as there is room.
class KeptBitmap {
    let byteCount: Int
    var lastUse: Int
    unowned(unsafe) let node: LayerNode
    /// Frames without use after which it is dropped, though there is room.
    let patience: Int

    init(byteCount: Int, node: LayerNode, frame: Int, patience: Int) {
        (self.byteCount, self.node, lastUse, self.patience) = (byteCount, node, frame, patience)
    }

    /// Has the layer let go of it.
    func drop() {}
}

/// The bitmaps that the server keeps to be copied.
///
/// A layer's bitmap is owned by its node, which drops it when the picture changes; the store knows all of them to keep
/// to a budget: what was not used for the longest time goes first.
struct CacheStore {
    private struct Entry {
        weak var cache: KeptBitmap?
    }

    private var entries: [Entry] = []

    var byteCount: Int { entries.reduce(0) { $0 + ($1.cache?.byteCount ?? 0) } }

    /// Makes room for a bitmap. False when those that are in use leave none.
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

    mutating func insert(_ cache: KeptBitmap) { entries.append(Entry(cache: cache)) }

    /// Drops what has not been used for a while.
    mutating func trim(frame: Int) {
        if entries.isEmpty { return }
        for entry in entries {
            if let cache = entry.cache, frame - cache.lastUse > cache.patience { cache.drop() }
        }
        entries.removeAll { $0.cache == nil }
    }
}
