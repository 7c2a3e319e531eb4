import CoreGraphics
import Foundation

/// The cached bitmaps of all layers.
///
/// A layer's node owns the bitmap and drops it when the pixels change. The store limits the total size to a budget, by
/// dropping the bitmap that was not used for the longest time.
struct CacheStore {
    private struct Entry {
        weak var cache: CachedBitmap?
    }

    private var entries: [Entry] = []

    var byteCount: Int { entries.reduce(0) { $0 + ($1.cache?.byteCount ?? 0) } }

    /// Drops bitmaps until a new bitmap fits into the budget. Returns false if the bitmaps in use leave too little
    /// room.
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

    /// Drops bitmaps that have not been used for a while.
    mutating func trim(frame: Int) {
        if entries.isEmpty { return }
        for entry in entries {
            if let cache = entry.cache, frame - cache.lastUse > cache.unusedFrameLimit { cache.drop() }
        }
        entries.removeAll { $0.cache == nil }
    }
}
