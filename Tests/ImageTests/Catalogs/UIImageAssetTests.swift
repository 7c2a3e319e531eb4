import Expectations
import Foundation
import TestSupport
import Testing
import UIKit

@Suite("UIImageAsset")
struct UIImageAssetTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    @Test("The image for an environment is the image that was registered for it, or for all")
    func registering() {
        let asset = UIImageAsset()
        asset.register(.make([[0xFFFF_0000]]), with: UITraitCollection())
        asset.register(.make([[0xFF00_00FF]]), with: dark)

        expectEqual(asset.image(with: light).pixel(0, 0), 0xFFFF_0000)
        expectEqual(asset.image(with: dark).pixel(0, 0), 0xFF00_00FF)
        expectEqual(asset.image(with: UIImage.Configuration(traitCollection: dark)).pixel(0, 0), 0xFF00_00FF)
        expectIdentical(asset.image(with: dark).imageAsset, asset)
    }

    @Test("Registering replaces; unregistering removes")
    func replacing() {
        let asset = UIImageAsset()
        asset.register(.make([[0xFFFF_0000]]), with: dark)

        asset.register(.make([[0xFF00_FF00]]), with: UIImage.Configuration(traitCollection: dark))
        let replaced = asset.image(with: dark).pixel(0, 0)
        asset.unregister(imageWith: dark)

        expectEqual(replaced, 0xFF00_FF00)
        expectEqual(asset.image(with: dark).size, .zero)
    }

    @Test("An asset is freed with its images")
    func freed() {
        weak var asset: UIImageAsset?
        do {
            let made = UIImageAsset()
            made.register(.make([[0xFFFF_0000]]), with: light)
            made.register(made.image(with: light), with: dark)
            asset = made
        }

        expectNil(asset)
    }
}
