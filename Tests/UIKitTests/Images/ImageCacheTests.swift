import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import UIFoundation

@Suite("The cache of named images")
struct ImageCacheTests {
    private func image(megabytes: Int) throws -> ImageFiles.Loaded {
        let bitmap = try #require(Bitmap(width: 512, height: 512 * megabytes, format: .argb32))
        return ImageFiles.Loaded(image: CGImage(bitmap: bitmap), scale: 1)
    }

    @Test("The cache is limited in bytes, and keeps images that are requested again")
    func bound() throws {
        var cache = ImageCache()
        let kept = try image(megabytes: 1)
        cache.insert(kept, for: "kept")

        for index in 0..<100 {
            cache.insert(try image(megabytes: 3), for: "\(index)")
            expectIdentical(cache.image(for: "kept")?.image, kept.image)
            #expect(cache.byteCount <= 2 * ImageCache.capacity)
        }

        expectNil(cache.image(for: "0"))
        expectNotNil(cache.image(for: "99"))
    }

    @Test("An image larger than the cache is not kept, and a replaced image counts once")
    func largeAndReplaced() throws {
        var cache = ImageCache()

        cache.insert(try image(megabytes: 33), for: "large")
        for _ in 0..<3 { cache.insert(try image(megabytes: 2), for: "same") }

        expectNil(cache.image(for: "large"))
        expectEqual(cache.byteCount, 2 << 20)
    }
}
