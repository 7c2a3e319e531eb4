import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import RenderServer

/// The position of a layer's contents, and their visible part.
@Suite("Pixels of contents")
struct ContentsPixelTests {
    /// An image of 4 × 4 pixels: red in the left half, blue in the right.
    private let halves = Bitmap.make(4, 4, .argb32) { x, _ in x < 2 ? 0xffff_0000 : 0xff00_00ff }

    /// A white stage of 20 × 20 pixels, with a layer of 10 × 10 at (5, 5).
    private func stage(_ configure: @escaping (inout LayerProperties) -> Void) -> Stage {
        let stage = Stage(width: 20, height: 20)
        stage.commit([
            layer(0, rect(0, 0, 20, 20), .white, sublayers: [1]),
            layer(1, rect(5, 5, 10, 10)) {
                $0.contents = .bitmap(halves)
                configure(&$0)
            },
        ])
        stage.render()
        return stage
    }

    @Test(
        "A gravity that does not resize puts the image at its position; bottom is where y is smallest",
        arguments: [
            (ContentsGravity.center, 8, 8), (.top, 8, 11), (.bottom, 8, 5), (.left, 5, 8), (.right, 11, 8),
            (.topLeft, 5, 11), (.topRight, 11, 11), (.bottomLeft, 5, 5), (.bottomRight, 11, 5),
        ])
    func gravity(gravity: ContentsGravity, x: Int, y: Int) {
        let stage = stage { $0.contentsGravity = gravity }

        for row in 0..<20 {
            for column in 0..<20 {
                let isInside = (x..<x + 4).contains(column) && (y..<y + 4).contains(row)
                let expected: UInt32 = !isInside ? 0xffffff : column < x + 2 ? 0xff0000 : 0x0000ff
                expectEqual(stage[column, row], expected, "at \(column), \(row)")
            }
        }
    }

    @Test("Resizing fills the bounds, and keeps the aspect ratio if requested")
    func resizing() {
        let whole = stage { $0.contentsGravity = .resize }
        let fitted = stage {
            $0.bounds.size = CGSize(width: 10, height: 4)
            $0.contentsGravity = .resizeAspect
        }
        let filled = stage {
            $0.bounds.size = CGSize(width: 10, height: 4)
            $0.contentsGravity = .resizeAspectFill
            $0.masksToBounds = true
        }

        expectTrue(whole[5, 5] == 0xff0000 && whole[14, 14] == 0x0000ff && whole[15, 10] == 0xffffff)
        expectTrue(fitted[8, 9] == 0xff0000 && fitted[11, 9] == 0x0000ff)
        expectTrue(fitted[7, 9] == 0xffffff && fitted[12, 9] == 0xffffff)
        expectTrue(filled[5, 9] == 0xff0000 && filled[14, 9] == 0x0000ff && filled[5, 7] == 0xffffff)
    }

    @Test("Only the part in contentsRect is shown")
    func contentsRect() {
        let stage = stage {
            $0.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
            $0.magnificationFilter = .nearest
        }

        for place in [(5, 5), (14, 5), (5, 14), (10, 10)] { expectEqual(stage[place.0, place.1], 0x0000ff) }
        expectTrue(stage[4, 10] == 0xffffff && stage[15, 10] == 0xffffff)
    }

    @Test("Contents are clipped to round corners when the layer masks, and a hidden layer has no contents")
    func roundCorners() {
        let square = stage { $0.cornerRadius = 5 }
        let round = stage {
            $0.cornerRadius = 5
            $0.masksToBounds = true
        }
        let hidden = stage { $0.isHidden = true }

        expectEqual(square[5, 5], 0xff0000)
        expectTrue(round[5, 5] == 0xffffff && round[14, 14] == 0xffffff && round[6, 10] == 0xff0000)
        expectEqual(hidden[10, 10], 0xffffff)
    }
}
