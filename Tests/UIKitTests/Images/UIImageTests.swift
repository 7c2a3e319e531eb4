import Expectations
import Foundation
import TestSupport
import Testing
import UIKit

@Suite("UIImage")
struct UIImageTests {
    private let red: UInt32 = 0xFFFF_0000
    private let green: UInt32 = 0xFF00_FF00
    private let blue: UInt32 = 0xFF00_00FF
    private let white: UInt32 = 0xFFFF_FFFF

    private func drawing(_ size: CGSize, _ draw: () -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw() }
    }

    private func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    @Test("The size is in points")
    func size() {
        let rows = [[red, green, blue, white], [red, green, blue, white]]

        expectEqual(UIImage.make(rows, scale: 2).size, CGSize(width: 2, height: 1))
        expectEqual(UIImage.make(rows, scale: 2, orientation: .right).size, CGSize(width: 1, height: 2))
        expectEqual(UIImage.make(rows, scale: -.infinity).size, CGSize(width: 4, height: 2))
        expectEqual(UIImage().size, .zero)
    }

    @Test(
        "The orientation turns the pixels",
        arguments: [
            (UIImage.Orientation.up, [0, 1, 2, 3]), (.down, [3, 2, 1, 0]), (.right, [2, 0, 3, 1]),
            (.left, [1, 3, 0, 2]),
            (.upMirrored, [1, 0, 3, 2]), (.downMirrored, [2, 3, 0, 1]), (.leftMirrored, [0, 2, 1, 3]),
            (.rightMirrored, [3, 1, 2, 0]),
        ])
    func orientation(orientation: UIImage.Orientation, order: [Int]) {
        let colors = [red, green, blue, white]
        let image = UIImage.make([[red, green], [blue, white]], orientation: orientation)

        let drawn = drawing(CGSize(width: 2, height: 2)) { image.draw(at: .zero) }

        let pixels = [drawn.pixel(0, 0), drawn.pixel(1, 0), drawn.pixel(0, 1), drawn.pixel(1, 1)]
        expectEqual(pixels, order.map { colors[$0] })
    }

    @Test("Mirroring twice restores the image")
    func mirroring() {
        for value in 0..<8 {
            let orientation = UIImage.Orientation(rawValue: value) ?? .up
            let image = UIImage.make([[red, green], [blue, white]], orientation: orientation)

            let once = drawing(CGSize(width: 2, height: 2)) {
                image.withHorizontallyFlippedOrientation().draw(at: .zero)
            }
            let plain = drawing(CGSize(width: 2, height: 2)) { image.draw(at: .zero) }

            expectEqual(once.pixel(0, 0), plain.pixel(1, 0))
            expectEqual(once.pixel(0, 1), plain.pixel(1, 1))
            expectEqual(image.withHorizontallyFlippedOrientation().withHorizontallyFlippedOrientation(), image)
        }
    }

    @Test("A tint fills the shape")
    func tint() {
        let image = UIImage.make([[red, 0]]).withTintColor(.blue)

        let drawn = drawing(CGSize(width: 2, height: 1)) { image.draw(at: .zero) }

        expectEqual(drawn.pixel(0, 0), blue)
        expectEqual(drawn.pixel(1, 0), 0)
        expectEqual(
            UIImage.make([[red]]).withTintColor(.blue, renderingMode: .alwaysTemplate).renderingMode, .alwaysTemplate)
    }

    @Test("Alpha and blend mode apply")
    func alphaAndBlendMode() {
        let image = UIImage.make([[white]])

        let drawn = drawing(CGSize(width: 2, height: 1)) {
            image.draw(at: .zero, blendMode: .normal, alpha: 0.5)
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 1, y: 0, width: 1, height: 1))
            image.draw(at: CGPoint(x: 1, y: 0), blendMode: .multiply, alpha: 1)
        }

        expectEqual(drawn.pixel(0, 0), 0x8080_8080)
        expectEqual(drawn.pixel(1, 0), red)
    }

    @Test("Caps keep their size and the middle stretches")
    func caps() {
        let image = UIImage.make([[red, green, blue]])
            .resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1), resizingMode: .stretch)

        let drawn = drawing(CGSize(width: 6, height: 1)) { image.draw(in: CGRect(x: 0, y: 0, width: 6, height: 1)) }

        expectEqual((0..<6).map { drawn.pixel($0, 0) }, [red, green, green, green, green, blue])
    }

    @Test("Tiles repeat the middle")
    func tiles() {
        let image = UIImage.make([[red, green, blue, white]])
            .resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1))

        let drawn = drawing(CGSize(width: 7, height: 1)) { image.draw(in: CGRect(x: 0, y: 0, width: 7, height: 1)) }

        expectEqual((0..<7).map { drawn.pixel($0, 0) }, [red, green, blue, green, blue, green, white])
    }

    @Test("Caps that do not fit shrink")
    func shrinkingCaps() {
        let image = UIImage.make([[red, red, green, blue, blue]])
            .resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2), resizingMode: .stretch)

        let drawn = drawing(CGSize(width: 2, height: 1)) { image.draw(in: CGRect(x: 0, y: 0, width: 2, height: 1)) }

        expectEqual(drawn.pixel(0, 0), red)
        expectEqual(drawn.pixel(1, 0), blue)
    }

    @Test("A pattern repeats the image")
    func pattern() {
        let image = UIImage.make([[red, green]])

        let drawn = drawing(CGSize(width: 5, height: 1)) {
            image.drawAsPattern(in: CGRect(x: 0, y: 0, width: 5, height: 1))
        }

        expectEqual((0..<5).map { drawn.pixel($0, 0) }, [red, green, red, green, red])
    }

    @Test(
        "Null, infinite and empty rectangles draw no pixels",
        arguments: [CGRect.null, CGRect.infinite, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1), .zero])
    func badRectangles(rect: CGRect) {
        let drawn = drawing(CGSize(width: 1, height: 1)) { UIImage.make([[red]]).draw(in: rect) }

        expectEqual(drawn.pixel(0, 0), 0)
    }

    @Test("PNG data is read back")
    func data() throws {
        let image = UIImage.make([[red, 0], [blue, white]])

        let data = try #require(image.pngData())
        let read = try #require(UIImage(data: data, scale: 2))

        expectEqual(read.size, CGSize(width: 1, height: 1))
        expectEqual(read.scale, 2)
        expectEqual([read.pixel(0, 0), read.pixel(1, 0), read.pixel(0, 1), read.pixel(1, 1)], [red, 0, blue, white])
    }

    @Test("Broken data gives nil")
    func brokenData() throws {
        let data = try #require(UIImage.make([[red, green], [blue, white]]).pngData())

        expectNil(UIImage(data: Data()))
        expectNil(UIImage(data: Data("not a picture at all, only words".utf8)))
        for count in stride(from: 0, to: data.count - 12, by: 3) { expectNil(UIImage(data: data.prefix(count))) }
    }

    @Test("The header of a huge image does not fill memory")
    func hugeHeader() throws {
        var data = try #require(UIImage.make([[red]]).pngData())

        data.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])

        expectNil(UIImage(data: data))
    }

    @Test("The file for the screen's scale is used")
    func scaledFile() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try UIImage.make([[red]]).pngData()?.write(to: folder.appendingPathComponent("dot.png"))
        try UIImage.make([[blue, blue], [blue, blue]]).pngData()?.write(to: folder.appendingPathComponent("dot@2x.png"))
        let path = folder.appendingPathComponent("dot.png").path

        var images: [UIImage?] = []
        for scale in [1.0, 2, 3] {
            UITraitCollection(displayScale: scale).performAsCurrent { images.append(UIImage(contentsOfFile: path)) }
        }

        expectEqual(images.map { $0?.scale }, [1, 2, 2])
        expectEqual(images.map { $0?.pixel(0, 0) }, [red, blue, blue])
        expectEqual(UIImage(contentsOfFile: folder.appendingPathComponent("dot@2x.png").path)?.scale, 2)
        expectNil(UIImage(contentsOfFile: folder.appendingPathComponent("none.png").path))
        expectNil(UIImage(contentsOfFile: "/dev/zero"))
        expectNil(UIImage(contentsOfFile: folder.path))
    }

    @Test("A named image is found in a bundle")
    func namedImage() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try UIImage.make([[red]]).pngData()?.write(to: folder.appendingPathComponent("dot.png"))
        let bundle = try #require(Bundle(url: folder))

        let image = UIImage(named: "dot", in: bundle, compatibleWith: nil)

        expectEqual(image?.pixel(0, 0), red)
        expectEqual(UIImage(named: "dot.png", in: bundle, compatibleWith: nil)?.pixel(0, 0), red)
        expectNil(UIImage(named: "other", in: bundle, compatibleWith: nil))
        expectNil(UIImage(named: ""))
    }

    @Test(
        "Resizable images with insets out of range draw as much as possible",
        arguments: [CGFloat.nan, .infinity, -.infinity, -5, 1e300])
    func badInsets(_ bad: CGFloat) {
        let image = UIImage.make([[red, blue], [red, blue]])
        let insets = UIEdgeInsets(top: bad, left: bad, bottom: bad, right: bad)

        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in
            image.resizableImage(withCapInsets: .zero).draw(in: CGRect(x: bad, y: 0, width: 4, height: bad))
            image.resizableImage(withCapInsets: insets).draw(in: CGRect(x: 0, y: 0, width: 4, height: 4))
        }

        expectEqual(drawn.pixel(0, 0), red)
    }

    @Test("An animated image has its first image's size")
    func animatedSize() {
        let images = [UIImage.make([[red, red]]), UIImage.make([[blue, blue]])]

        let animated = UIImage.animatedImage(with: images, duration: 0)

        expectEqual(animated?.size, CGSize(width: 2, height: 1))
        expectEqual(animated?.images?.count, 2)
        expectEqual(animated?.duration, 2 / 30.0)
        expectNil(UIImage.animatedImage(with: [], duration: 1))
    }

    @Test("Images with the same content are equal")
    func equality() {
        let image = UIImage.make([[red]])

        expectEqual(image.withRenderingMode(.alwaysTemplate), image.withRenderingMode(.alwaysTemplate))
        expectNotEqual(image.withRenderingMode(.alwaysTemplate), image)
        expectNotEqual(UIImage.make([[red]]), image)
    }

    @Test("A thumbnail has its own pixels")
    func thumbnail() {
        let image = UIImage.make([[red, red], [red, red]], scale: 2)

        let small = image.preparingThumbnail(of: CGSize(width: 0.5, height: 0.5))

        expectEqual(small?.cgImage?.width, 1)
        expectEqual(small?.scale, 2)
        expectEqual(small?.pixel(0, 0), red)
        expectNil(image.preparingThumbnail(of: .zero))
    }
}
