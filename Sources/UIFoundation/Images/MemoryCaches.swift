import TextLayout

/// What is kept only to save work, and can be made again.
@_spi(Measuring)
public enum MemoryCaches {
    /// What images by name and text layouts take, in bytes, about: what is released at least. For measurements; no interface of UIKit.
    @_spi(Measuring) public static var byteCount: Int { Typesetter.cachedLayoutBytes + ImageFiles.cachedImageBytes }

    /// Releases all of it. On any thread.
    package static func removeAll() {
        Typesetter.removeCachedLayouts()
        ImageFiles.removeCachedImages()
        CatalogImages.removeCachedImages()
    }
}
