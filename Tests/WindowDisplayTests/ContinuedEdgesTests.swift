import CoreGraphics
import Expectations
import Foundation
import RenderServer
import Testing

@testable import WindowDisplay

@Suite("A window that grows before it is laid out")
struct ContinuedEdgesTests {
    private func target(_ pixels: inout [UInt32], _ width: Int, _ height: Int, scale: Double = 1) -> RenderTarget {
        pixels.withUnsafeMutableBytes {
            RenderTarget(
                data: $0.baseAddress!, width: width, height: height, bytesPerRow: width * 4, format: .rgb32,
                scale: scale)
        }
    }

    @Test("Its edges are continued to the right and down")
    func grown() {
        var pixels: [UInt32] = [1, 2, 0, 0, 3, 4, 0, 0, 0, 0, 0, 0]

        let isContinued = target(&pixels, 4, 3).continueEdges(of: CGSize(width: 2, height: 2))

        expectTrue(isContinued)
        expectEqual(pixels, [1, 2, 2, 2, 3, 4, 4, 4, 3, 4, 4, 4])
    }

    @Test(
        "Fully covered or empty bitmaps do not change", arguments: [(2.0, 1.0), (9, 9), (0, 0), (.nan, 1), (-1, 1)])
    func covered(width: Double, height: Double) {
        var pixels: [UInt32] = [1, 2, 3, 4]

        let isContinued = target(&pixels, 4, 1, scale: 2).continueEdges(of: CGSize(width: width, height: height))

        expectFalse(isContinued)
        expectEqual(pixels, [1, 2, 3, 4])
    }
}
