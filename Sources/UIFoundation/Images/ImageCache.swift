import CoreGraphics

/// Images by name, up to a number of bytes.
///
/// The cache has two generations: an image that is requested again moves to the younger generation. When the younger
/// generation is full, the older generation is discarded.
struct ImageCache {
    /// The maximum number of bytes of a generation. A larger image is not cached. (The images of a few screens.)
    static let capacity = 32 << 20

    private var recent: [String: ImageFiles.Loaded] = [:]
    private var older: [String: ImageFiles.Loaded] = [:]
    private var recentBytes = 0
    private var olderBytes = 0

    /// The number of bytes of the images.
    var byteCount: Int { recentBytes + olderBytes }

    mutating func image(for key: String) -> ImageFiles.Loaded? {
        if let image = recent[key] { return image }
        guard let image = older.removeValue(forKey: key) else { return nil }
        olderBytes -= image.byteCount
        insert(image, for: key)
        return image
    }

    mutating func insert(_ image: ImageFiles.Loaded, for key: String) {
        let bytes = image.byteCount
        guard bytes <= Self.capacity else { return }
        if recentBytes + bytes > Self.capacity {
            (older, olderBytes) = (recent, recentBytes)
            (recent, recentBytes) = ([:], 0)
        }
        if let replaced = recent.updateValue(image, forKey: key) { recentBytes -= replaced.byteCount }
        recentBytes += bytes
    }
}
