import TextLayout

/// What is kept only to save work, and can be made again.
package enum MemoryCaches {
    /// Releases all of it. On any thread.
    package static func removeAll() {
        Typesetter.removeCachedLayouts()
        ImageFiles.removeCachedImages()
        CatalogImages.removeCachedImages()
    }
}
