import CoreGraphics
import Foundation
import Synchronization

/// A set of variants of an image, for light and dark user interface styles, display scales and idioms.
///
/// Each image from an asset catalog has an asset. Image views show the variant that matches their traits best.
open class UIImageAsset: NSObject, @unchecked Sendable {
    // All mutable state is protected by the lock.
    private struct Variant: Sendable {
        var traits: UITraitCollection
        /// The image, or `nil` until it is read.
        var image: UIImage?
        var file: CatalogImageFile?
    }

    private let variants = Mutex<[Variant]>([])

    /// Creates an asset without images.
    public override init() {}

    /// Creates an asset without images, since archives contain no variants.
    public required init?(coder: NSCoder) {}

    init(files: [CatalogImageFile]) {
        super.init()
        variants.withLock { $0 = files.map { Variant(traits: $0.traits, image: nil, file: $0) } }
    }

    // MARK: - Registering images

    /// Registers an image for some traits. It replaces the image registered for the same traits, if any.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        let image = image.changing { $0.asset = nil }
        variants.withLock { variants in
            variants.removeAll { $0.traits == traitCollection }
            variants.append(Variant(traits: traitCollection, image: image))
        }
    }

    /// Registers an image for the traits of a configuration. It replaces the image registered for the same traits, if
    /// any.
    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Removes the image that was registered for exactly these traits.
    open func unregister(imageWith traitCollection: UITraitCollection) {
        variants.withLock { $0.removeAll { $0.traits == traitCollection } }
    }

    /// Removes the image that was registered for exactly the traits of this configuration.
    open func unregisterImage(with configuration: UIImage.Configuration) {
        unregister(imageWith: configuration.traitCollection ?? UITraitCollection())
    }

    // MARK: - Getting images

    /// Returns the image that matches some traits best. If the asset is empty, it returns an empty image.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        variant(for: traitCollection)?.changing { attributes in
            attributes.asset = self
            attributes.configuration = UIImage.Configuration(traitCollection: traitCollection)
        } ?? UIImage()
    }

    /// Returns the image that matches the traits of a configuration best. If the asset is empty, it returns an empty
    /// image.
    open func image(with configuration: UIImage.Configuration) -> UIImage {
        image(with: configuration.traitCollection ?? .current)
    }

    /// Returns the image that matches some traits best. The image is read on demand, and unreadable files are skipped.
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

/// A file of an image set, with its attributes.
struct CatalogImageFile: Hashable, Sendable {
    var path: String
    var traits: UITraitCollection
    var renderingMode = UIImage.RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var resizingMode = UIImage.ResizingMode.tile
    var alignmentInsets = UIEdgeInsets.zero
    /// Whether a drawing is rendered again for each size.
    var preservesVectors = false

    func read() -> UIImage? {
        guard let loaded = ImageFiles.read(path) else { return nil }
        var attributes = loaded.attributes
        attributes.scale = traits.displayScale > 0 ? traits.displayScale : 1
        if case .vector = loaded.content {
            attributes.scale = 1
            attributes.hasFixedPixels = !preservesVectors
        }
        attributes.renderingMode = renderingMode
        (attributes.capInsets, attributes.resizingMode) = (capInsets, resizingMode)
        attributes.alignmentRectInsets = alignmentInsets
        return UIImage(content: loaded.content, attributes: attributes)
    }
}
