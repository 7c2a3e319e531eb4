import CoreGraphics
import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Asset catalogs", .serialized)
struct AssetCatalogTests {
    private func traits(_ change: UITraitCollection.TraitMutations) -> UITraitCollection {
        UITraitCollection.current.modifyingTraits(change)
    }

    private func pixel(_ image: UIImage?) -> UInt32? { image?.pixel(0, 0) }

    // MARK: Images

    @Test("An image is found by its set's name, in the variant for the scale")
    func scales() throws {
        let one = UIImage(named: "Photo", in: .module, compatibleWith: traits { $0.displayScale = 1 })
        let two = UIImage(named: "Photo", in: .module, compatibleWith: traits { $0.displayScale = 2 })
        let three = UIImage(named: "Photo", in: .module, compatibleWith: traits { $0.displayScale = 3 })

        expectEqual(one?.scale, 1)
        expectEqual(one?.size, CGSize(width: 2, height: 2))
        expectEqual(pixel(one), 0xFFFF_0000)
        expectEqual(two?.scale, 2)
        expectEqual(two?.size, CGSize(width: 2, height: 2))
        expectEqual(three?.scale, 2)
    }

    @Test("Light or dark, contrast and the device choose the variant")
    func appearances() {
        let dark = traits { ($0.userInterfaceStyle, $0.displayScale) = (.dark, 2) }
        let contrast = dark.modifyingTraits { $0.accessibilityContrast = .high }
        let pad = traits { ($0.userInterfaceIdiom, $0.displayScale) = (.pad, 1) }

        expectEqual(pixel(UIImage(named: "Photo", in: .module, compatibleWith: dark)), 0xFF00_00FF)
        expectEqual(pixel(UIImage(named: "Photo", in: .module, compatibleWith: contrast)), 0xFF00_FF00)
        expectEqual(pixel(UIImage(named: "Photo", in: .module, compatibleWith: pad)), 0xFFFF_FF00)
    }

    @Test("An image view shows the variant for its traits, and changes it with them")
    func dynamic() throws {
        try Stage.run(size: CGSize(width: 20, height: 20), scale: 2) { stage in
            stage.window.overrideUserInterfaceStyle = .light
            let view = UIImageView(image: UIImage(named: "Photo", in: .module, compatibleWith: nil))
            stage.window.addSubview(view)
            let light = stage.snapshot().pixel(1, 1)

            stage.window.overrideUserInterfaceStyle = .dark
            stage.advance(by: 0.02)

            expectEqual(light, 0xFFFF_0000)
            expectEqual(stage.snapshot().pixel(1, 1), 0xFF00_00FF)
        }
    }

    @Test("Changes of an image apply to all variants")
    func variants() throws {
        let image = try #require(UIImage(named: "Photo", in: .module, compatibleWith: nil))
            .withRenderingMode(.alwaysTemplate)
        let dark = traits { ($0.userInterfaceStyle, $0.displayScale) = (.dark, 2) }

        let other = image.withConfiguration(UIImage.Configuration(traitCollection: dark))

        expectEqual(pixel(other), 0xFF00_00FF)
        expectEqual(other.renderingMode, .alwaysTemplate)
        expectIdentical(other.imageAsset, image.imageAsset)
        expectNotNil(image.imageAsset)
    }

    @Test("A group is part of the name if it provides a namespace")
    func namespaces() {
        expectEqual(UIImage(named: "Icons/Mark", in: .module, compatibleWith: nil)?.renderingMode, .alwaysTemplate)
        expectNil(UIImage(named: "Mark", in: .module, compatibleWith: nil))
        expectNotNil(UIImage(named: "Bird", in: .module, compatibleWith: nil))
    }

    @Test("A drawing has its size and the resolution that its view needs")
    func vectors() throws {
        let image = try #require(UIImage(named: "Vector", in: .module, compatibleWith: nil))

        expectEqual(image.size, CGSize(width: 10, height: 5))
        expectEqual(pixel(image), 0xFF00_00FF)
    }

    @Test("Caps are in pixels")
    func caps() throws {
        let image = try #require(UIImage(named: "Bubble", in: .module, compatibleWith: nil))

        expectEqual(image.capInsets, UIEdgeInsets(top: 0.5, left: 0.5, bottom: 0.5, right: 0.5))
        expectEqual(image.resizingMode, .stretch)
    }

    @Test("A symbol set is a symbol: as large as text, in the tint")
    func symbols() throws {
        let large = UIImage.SymbolConfiguration(pointSize: 40)
        let image = try #require(UIImage(named: "Ring", in: .module, with: large))

        expectTrue(image.isSymbolImage && image.size.height > 36 && image.size.height < 44)
        let middle = Int(image.size.width) / 2
        expectEqual(
            image.withTintColor(.red, renderingMode: .alwaysOriginal).preparingThumbnail(of: image.size)?
                .pixel(middle, middle), 0xFFFF_0000)
    }

    @Test("The program's catalogs include its packages' catalogs")
    func main() {
        expectEqual(UIImage(named: "Bird")?.size, CGSize(width: 2, height: 2))
        expectNotNil(UIColor(named: "Fixed"))
    }

    // MARK: Colors

    @Test("A color set is a color that follows light and dark")
    func colors() throws {
        let color = try #require(UIColor(named: "Accent", in: .module, compatibleWith: nil))

        let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        expectEqual(light, UIColor(red: 1, green: 128 / 255, blue: 0, alpha: 1))
        expectEqual(dark, UIColor(red: 0, green: 0, blue: 1, alpha: 0.5))
        expectEqual(color, UIColor(named: "Accent", in: .module, compatibleWith: nil))
        expectEqual(
            UIColor(named: "Accent", in: .module, compatibleWith: UITraitCollection(userInterfaceStyle: .dark)), dark)
    }

    @Test("Gray, and a system color by its name")
    func otherColors() throws {
        let environment = UITraitCollection(userInterfaceStyle: .light)
        let grey = try #require(UIColor(named: "Fixed", in: .module, compatibleWith: nil))
        let red = try #require(UIColor(named: "Referring", in: .module, compatibleWith: nil))

        expectEqual(grey.resolvedColor(with: environment), UIColor(white: 0.25, alpha: 1))
        expectEqual(red.resolvedColor(with: environment), UIColor.systemRed.resolvedColor(with: environment))
        expectNil(UIColor(named: "None", in: .module, compatibleWith: nil))
    }

    @Test("A view's background follows the color set")
    func background() throws {
        try Stage.run(size: CGSize(width: 4, height: 4)) { stage in
            stage.window.overrideUserInterfaceStyle = .light
            stage.window.backgroundColor = UIColor(named: "Accent", in: .module, compatibleWith: nil)
            let light = stage.snapshot().pixel(1, 1)

            stage.window.overrideUserInterfaceStyle = .dark
            stage.advance(by: 0.02)

            expectEqual(light, 0xFFFF_8000)
            expectNotEqual(stage.snapshot().pixel(1, 1), light)
        }
    }

    // MARK: Data

    @Test("A data set has the content of its file")
    func data() throws {
        let asset = try #require(NSDataAsset(name: "Words", bundle: .module))

        expectEqual(asset.data, Data("hello".utf8))
        expectEqual(asset.typeIdentifier, "public.plain-text")
        expectEqual(asset.name, "Words")
        expectNil(NSDataAsset(name: "Photo", bundle: .module))
    }

    // MARK: Broken catalogs

    @Test("Broken sets are not images, and all other sets stay")
    func broken() {
        expectNil(UIImage(named: "Broken", in: .module, compatibleWith: nil))
        expectNil(UIColor(named: "BrokenColor", in: .module, compatibleWith: nil))
        expectNotNil(UIImage(named: "Photo", in: .module, compatibleWith: nil))
    }

    @Test("Of a set with broken entries and files the rest is used")
    func partlyBroken() throws {
        let image = try #require(
            UIImage(named: "Partly", in: .module, compatibleWith: traits { $0.displayScale = 2 }))

        expectEqual(image.scale, 1)
        expectEqual(pixel(image), 0xFFFF_0000)
    }

    @Test("A catalog with cyclic links, and endless groups, is read")
    func links() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("catalog-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var group = folder.appendingPathComponent("A.xcassets")
        for _ in 0..<40 { group.appendPathComponent("g") }
        try FileManager.default.createDirectory(at: group, withIntermediateDirectories: true)
        let link = folder.appendingPathComponent("A.xcassets/back")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder)

        expectNil(UIImage(named: "g", in: Bundle(path: folder.path), compatibleWith: nil))
    }
}
