import CoreGraphics
import Foundation

/// The bitmaps that the server keeps to be copied.
///
/// A layer's bitmap is owned by its node, which drops it when the picture changes; the store knows all of them to keep
/// to a budget: what was not used for the longest time goes first.
struct CacheStore {
    private struct Entry {
        weak var cache: RasterCache?
    }

    private var entries: [Entry] = []

    /// Frames without use after which a bitmap is dropped.
    private static let patience = 90

    var byteCount: Int { entries.reduce(0) { $0 + ($1.cache?.bitmap.byteCount ?? 0) } }

    /// Makes room for a bitmap. False when those that are in use leave none.
    mutating func makeRoom(for bytes: Int, budget: Int, frame: Int) -> Bool {
        entries.removeAll { $0.cache == nil }
        var used = byteCount
        if used + bytes <= budget { return true }
        for cache in entries.compactMap(\.cache).sorted(by: { $0.lastUse < $1.lastUse }) where cache.lastUse < frame {
            used -= cache.bitmap.byteCount
            if cache.node.raster === cache { cache.node.raster = nil }
            if used + bytes <= budget { return true }
        }
        return false
    }

    mutating func insert(_ cache: RasterCache) { entries.append(Entry(cache: cache)) }

    /// Drops what has not been used for a while.
    mutating func trim(frame: Int) {
        if entries.isEmpty { return }
        for entry in entries {
            guard let cache = entry.cache, frame - cache.lastUse > Self.patience, cache.node.raster === cache else {
                continue
            }
            cache.node.raster = nil
        }
        entries.removeAll { $0.cache == nil }
    }
}
