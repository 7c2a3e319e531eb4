import Expectations
import TestSupport
import Testing

@testable import UIKit

@MainActor
@Suite("Parts of pictures")
struct PictureCropTests {
    @Test("The window is a square in the middle, and the picture fills it")
    func window() {
        let window = PictureCrop.window(in: CGSize(width: 390, height: 800))

        expectEqual(window, CGRect(x: 0, y: 205, width: 390, height: 390))
        expectEqual(PictureCrop.fillingScale(of: CGSize(width: 200, height: 100), in: window), 3.9)
        expectEqual(PictureCrop.fillingScale(of: .zero, in: window), 1)
    }

    @Test("The part is the window's content")
    func part() {
        let window = CGRect(x: 0, y: 205, width: 400, height: 400)

        let part = PictureCrop.part(at: CGPoint(x: 100, y: 40), scale: 2, window: window)

        expectEqual(part, CGRect(x: 50, y: 20, width: 200, height: 200))
    }

    @Test("A part stays inside the picture, and is scaled down if it is large")
    func image() throws {
        let picture = UIImage.drawing(CGSize(width: 40, height: 20)) {
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 20, y: 0, width: 20, height: 20))
        }

        let crop = try #require(PictureCrop(of: picture, part: CGRect(x: 30, y: 0, width: 20, height: 20)))

        expectEqual(crop.rect, CGRect(x: 30, y: 0, width: 10, height: 20))
        expectEqual(crop.image.size, crop.rect.size)
        expectEqual(crop.image.pixel(5, 5), 0xFFFF_0000)
        expectNil(PictureCrop(of: picture, part: CGRect(x: 50, y: 0, width: 20, height: 20)))
    }
}
