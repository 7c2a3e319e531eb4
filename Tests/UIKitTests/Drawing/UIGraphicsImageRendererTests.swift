import Expectations
import Foundation
import TestSupport
import Testing
import UIKit

@Suite("UIGraphicsImageRenderer")
struct UIGraphicsImageRendererTests {
    private func format(scale: CGFloat, opaque: Bool = false) -> UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (scale, opaque)
        return format
    }

    @Test("The closure draws into the image")
    func closure() {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: format(scale: 2))

        let image = renderer.image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }

        expectEqual(image.size, CGSize(width: 4, height: 3))
        expectEqual(image.scale, 2)
        expectEqual(image.cgImage?.width, 8)
        expectEqual(image.cgImage?.height, 6)
        expectEqual(image.pixel(1, 0), 0)
        expectEqual(image.pixel(2, 0), 0xFFFF_0000)
        expectEqual(image.pixel(3, 1), 0xFFFF_0000)
        expectEqual(image.pixel(4, 0), 0)
        expectEqual(image.pixel(2, 2), 0)
    }

    @Test("The origin of the bounds is the top left")
    func origin() {
        let bounds = CGRect(x: 10, y: 20, width: 2, height: 2)

        let image = UIGraphicsImageRenderer(bounds: bounds, format: format(scale: 1)).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 11, y: 20, width: 1, height: 1))
        }

        expectEqual(image.pixel(1, 0), 0xFF00_00FF)
        expectEqual(image.pixel(0, 0), 0)
    }

    @Test("Opaque images begin black")
    func opaque() {
        let image = UIGraphicsImageRenderer(
            size: CGSize(width: 1, height: 1), format: format(scale: 1, opaque: true)
        ).image { _ in }

        expectEqual(image.pixel(0, 0), 0xFF00_0000)
    }

    @Test(
        "Sizes without area give an empty image",
        arguments: [CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: 5)])
    func emptySizes(size: CGSize) {
        let image = UIGraphicsImageRenderer(size: size).image { _ in Issue.record("there is nowhere to draw") }

        expectEqual(image.size, .zero)
    }

    @Test("Sizes that are too large give an empty image")
    func hugeSizes() {
        let size = CGSize(width: 1e9, height: 1e9)

        expectNil(UIGraphicsImageRenderer(size: size).image { _ in }.cgImage)
        expectEmpty(UIGraphicsImageRenderer(size: size).pngData { _ in })
    }

    @Test("The context is current only inside")
    func currentContext() {
        var inside: CGContext?

        _ = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
            inside = UIGraphicsGetCurrentContext()
            expectIdentical(inside, context.cgContext)
        }

        expectNotNil(inside)
        expectNil(UIGraphicsGetCurrentContext())
    }

    @Test("Image contexts nest")
    func nested() {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), false, 1)
        UIColor.green.setFill()
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let inner = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let outer = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()

        expectEqual(inner?.pixel(0, 0), 0xFF00_0000)
        expectEqual(outer?.pixel(0, 0), 0xFF00_FF00)
        expectEqual(outer?.pixel(1, 1), 0)
        expectNil(UIGraphicsGetCurrentContext())
        expectNil(UIGraphicsGetImageFromCurrentImageContext())
    }

    @Test("UIGraphicsPopContext does not end an image context")
    func popping() {
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))

        UIGraphicsPopContext()

        expectNotNil(UIGraphicsGetCurrentContext())
        UIGraphicsEndImageContext()
        UIGraphicsEndImageContext()
        expectNil(UIGraphicsGetCurrentContext())
    }

    @Test("UIRectFrame is inside the rectangle")
    func frame() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5), format: format(scale: 1)).image { _ in
            UIColor.red.setFill()
            UIRectFrame(CGRect(x: 0, y: 0, width: 5, height: 5))
        }

        expectEqual(image.pixel(0, 0), 0xFFFF_0000)
        expectEqual(image.pixel(4, 4), 0xFFFF_0000)
        expectEqual(image.pixel(2, 0), 0xFFFF_0000)
        expectEqual(image.pixel(1, 1), 0)
        expectEqual(image.pixel(2, 2), 0)
    }

    @Test("Colors are resolved with the current traits")
    func traits() {
        var image = UIImage()

        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format(scale: 1)).image {
                UIColor.label.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            }
        }

        expectEqual(image.pixel(0, 0), 0xFFFF_FFFF)
    }
}
