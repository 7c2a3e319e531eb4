import Foundation
import Testing
import UIKit

@Suite struct UIGraphicsImageRendererTests {
    private func format(scale: CGFloat, opaque: Bool = false) -> UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (scale, opaque)
        return format
    }

    @Test func closureDrawsIntoTheImage() {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: format(scale: 2))

        let image = renderer.image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }

        #expect(image.size == CGSize(width: 4, height: 3) && image.scale == 2)
        #expect(image.cgImage?.width == 8 && image.cgImage?.height == 6)
        #expect(image.pixel(1, 0) == 0 && image.pixel(2, 0) == 0xFFFF_0000 && image.pixel(3, 1) == 0xFFFF_0000)
        #expect(image.pixel(4, 0) == 0 && image.pixel(2, 2) == 0)
    }

    @Test func originOfTheBoundsIsTheTopLeft() {
        let bounds = CGRect(x: 10, y: 20, width: 2, height: 2)

        let image = UIGraphicsImageRenderer(bounds: bounds, format: format(scale: 1)).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 11, y: 20, width: 1, height: 1))
        }

        #expect(image.pixel(1, 0) == 0xFF00_00FF && image.pixel(0, 0) == 0)
    }

    @Test func opaqueImagesBeginBlack() {
        let image = UIGraphicsImageRenderer(
            size: CGSize(width: 1, height: 1), format: format(scale: 1, opaque: true)
        ).image { _ in }

        #expect(image.pixel(0, 0) == 0xFF00_0000)
    }

    @Test(arguments: [CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: 5)])
    func sizesWithoutAreaGiveAnEmptyImage(size: CGSize) {
        let image = UIGraphicsImageRenderer(size: size).image { _ in Issue.record("there is nowhere to draw") }

        #expect(image.size == .zero)
    }

    @Test func tooLargeSizesGiveAnEmptyImage() {
        let size = CGSize(width: 1e9, height: 1e9)

        #expect(UIGraphicsImageRenderer(size: size).image { _ in }.cgImage == nil)
        #expect(UIGraphicsImageRenderer(size: size).pngData { _ in }.isEmpty)
    }

    @Test func contextIsCurrentOnlyInside() {
        var inside: CGContext?

        _ = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
            inside = UIGraphicsGetCurrentContext()
            #expect(inside === context.cgContext)
        }

        #expect(inside != nil && UIGraphicsGetCurrentContext() == nil)
    }

    @Test func imageContextsNest() {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), false, 1)
        UIColor.green.setFill()
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let inner = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let outer = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()

        #expect(inner?.pixel(0, 0) == 0xFF00_0000)
        #expect(outer?.pixel(0, 0) == 0xFF00_FF00 && outer?.pixel(1, 1) == 0)
        #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
    }

    @Test func popDoesNotTakeAnImageContextAway() {
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))

        UIGraphicsPopContext()

        #expect(UIGraphicsGetCurrentContext() != nil)
        UIGraphicsEndImageContext()
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func frameIsInsideTheRectangle() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5), format: format(scale: 1)).image { _ in
            UIColor.red.setFill()
            UIRectFrame(CGRect(x: 0, y: 0, width: 5, height: 5))
        }

        #expect(
            image.pixel(0, 0) == 0xFFFF_0000 && image.pixel(4, 4) == 0xFFFF_0000 && image.pixel(2, 0) == 0xFFFF_0000)
        #expect(image.pixel(1, 1) == 0 && image.pixel(2, 2) == 0)
    }

    @Test func colorsAreThoseOfTheCurrentTraits() {
        var image = UIImage()

        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format(scale: 1)).image {
                UIColor.label.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            }
        }

        #expect(image.pixel(0, 0) == 0xFFFF_FFFF)
    }
}
