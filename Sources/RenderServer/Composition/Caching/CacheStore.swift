import CoreGraphics
import Foundation

/// The bitmaps that the server keeps to be copied, and memory to paint groups in.
///
/// A layer's bitmap is owned by its node, which drops it when the picture changes; the store knows all of them to keep
/// to a budget: what was not used for the longest time goes first.
struct CacheStore {
    private struct Entry {
        weak var cache: RasterCache?
    }

    private var entries: [Entry] = []
    private var scratch: [Bitmap] = []
    private var scratchUse = 0

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
        if entries.isEmpty, scratch.isEmpty { return }
        for entry in entries {
            guard let cache = entry.cache, frame - cache.lastUse > Self.patience, cache.node.raster === cache else {
                continue
            }
            cache.node.raster = nil
        }
        entries.removeAll { $0.cache == nil }
        if frame - scratchUse > Self.patience { scratch.removeAll() }
    }

    /// Memory to paint in that somebody gave back, of at least a size.
    mutating func takeScratch(width: Int, height: Int, frame: Int) -> Bitmap? {
        scratchUse = frame
        guard let index = scratch.firstIndex(where: { $0.width >= width && $0.height >= height }) else { return nil }
        return scratch.remove(at: index)
    }

    mutating func giveBack(_ bitmap: Bitmap) {
        if scratch.count >= 4 { scratch.removeFirst() }
        scratch.append(bitmap)
    }
}
