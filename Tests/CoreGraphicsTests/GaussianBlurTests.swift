import Expectations
import Foundation
import Testing

@testable import CoreGraphics

@Suite("Gaussian blur")
struct GaussianBlurTests {
    @Test("Equal rows have the same result as rows that are blurred separately", arguments: [0.7, 2, 5.5])
    func alike(sigma: Double) throws {
        let (width, height) = (61, 47)
        // Runs of equal rows and of equal columns, which become shorter.
        let rows = (0..<height).map { $0 * $0 / 40 }
        let columns = (0..<width).map { $0 * $0 / 70 }
        let bitmap = try #require(Bitmap(width: width, height: height, format: .alpha8))
        var expected = [[UInt8]](repeating: [], count: height)
        for y in 0..<height {
            for x in 0..<width {
                let value = UInt8(truncatingIfNeeded: rows[y] * 37 + columns[x] * 91)
                bitmap.data.storeBytes(of: value, toByteOffset: y * bitmap.bytesPerRow + x, as: UInt8.self)
                expected[y].append(value)
            }
        }

        GaussianBlur.blur(bitmap, sigma: sigma)

        let radii = GaussianBlur.boxRadii(sigma: sigma)
        for _ in 0..<2 {
            expected = expected.map { row in [radii.0, radii.1, radii.2].reduce(row, Self.averages) }
            expected = expected[0].indices.map { column in expected.map { $0[column] } }
        }
        for y in 0..<height {
            let row = (0..<width).map { bitmap.data.load(fromByteOffset: y * bitmap.bytesPerRow + $0, as: UInt8.self) }
            expectEqual(row, expected[y], "row \(y)")
        }
    }

    /// The average around each pixel, with zeros outside of the row.
    private static func averages(_ row: [UInt8], radius: Int) -> [UInt8] {
        let reciprocal = (1 << 24) / (2 * radius + 1) + 1
        return row.indices.map { place in
            let near = max(0, place - radius)...min(row.count - 1, place + radius)
            return UInt8(min(255, (near.reduce(0) { $0 + Int(row[$1]) } * reciprocal) >> 24))
        }
    }
}
