import CoreGraphics
import Foundation
import Synchronization

/// One image in several variants: for light and dark, for scales, for devices.
///
/// An image that was found in an asset catalogue has one, and image views show the variant that suits their traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
    // What changes is inside of the lock.
    private struct Variant: Sendable {
        var traits: UITraitCollection
        /// `nil` until it is read.
        var image: UIImage?
        var file: CatalogImageFile?
    }

    private let variants = Mutex<[Variant]>([])

    /// Makes an asset without images.
    public override init() {}

    /// Makes an asset without images: archives have none.
    public required init?(coder: NSCoder) {}

    init(files: [CatalogImageFile]) {
        super.init()
        variants.withLock { $0 = files.map { Variant(traits: $0.traits, image: nil, file: $0) } }
    }

    // MARK: - Registering images

    /// Adds an image for an environment, or replaces that for the same one.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        let image = image.changing { $0.asset = nil }
        variants.withLock { variants in
            variants.removeAll { $0.traits == traitCollection }
            variants.append(Variant(traits: traitCollection, image: image))
        }
    }

    /// Adds an image for a configuration's environment, or replaces that for the same one.
    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Removes the image for an environment, and no other.
    open func unregister(imageWith traitCollection: UITraitCollection) {
        variants.withLock { $0.removeAll { $0.traits == traitCollection } }
    }

    /// Removes the image for a configuration's environment, and no other.
    open func unregisterImage(with configuration: UIImage.Configuration) {
        unregister(imageWith: configuration.traitCollection ?? UITraitCollection())
    }

    // MARK: - Getting images

    /// The image that suits an environment best; an empty one where the asset has none.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        variant(for: traitCollection)?.changing { attributes in
            attributes.asset = self
            attributes.configuration = UIImage.Configuration(traitCollection: traitCollection)
        } ?? UIImage()
    }

    /// The image that suits a configuration's environment best; an empty one where the asset has none.
    open func image(with configuration: UIImage.Configuration) -> UIImage {
        image(with: configuration.traitCollection ?? .current)
    }

    /// The image that suits an environment best, read when it is first needed. A file that cannot be read is left out.
    func variant(for traits: UITraitCollection) -> UIImage? {
        while true {
            let found = variants.withLock { variants in
                traits.bestMatch(among: variants.map(\.traits)).map { variants[$0] }
            }
            guard let found else { return nil }
            if let image = found.image { return image }
            let image = found.file?.read()
            variants.withLock { variants in
                guard let place = variants.firstIndex(where: { $0.file == found.file && $0.image == nil }) else {
                    return
                }
                if let image { variants[place].image = image } else { variants.remove(at: place) }
            }
            if let image { return image }
        }
    }
}

/// A file of an image set, and how it is to be shown.
struct CatalogImageFile: Hashable, Sendable {
    var path: String
    var traits: UITraitCollection
    var renderingMode = UIImage.RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var resizingMode = UIImage.ResizingMode.tile
    var alignmentInsets = UIEdgeInsets.zero

    func read() -> UIImage? {
        guard let loaded = ImageFiles.read(path) else { return nil }
        var attributes = loaded.attributes
        attributes.scale = traits.displayScale > 0 ? traits.displayScale : 1
        if case .vector = loaded.content { attributes.scale = 1 }
        attributes.renderingMode = renderingMode
        (attributes.capInsets, attributes.resizingMode) = (capInsets, resizingMode)
        attributes.alignmentRectInsets = alignmentInsets
        return UIImage(content: loaded.content, attributes: attributes)
    }
}
