import TextLayout

/// Caches that can be recomputed.
package enum MemoryCaches {
    /// Clears all caches. May be called on any thread.
    package static func removeAll() {
        Typesetter.removeCachedLayouts()
        FontSystem.shared.discardFoundFonts()
        ImageFiles.removeCachedImages()
        CatalogImages.removeCachedImages()
    }
}
