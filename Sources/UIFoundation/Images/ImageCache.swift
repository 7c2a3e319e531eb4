import CoreGraphics

/// Images by name, at most so many bytes of them.
///
/// Two generations: an image that is asked for again moves to the younger one, and the older is discarded as a whole when the
/// younger is full.
struct ImageCache {
    /// How many bytes one of the two generations holds; a larger image is not kept. (Chosen: a few screens' worth.)
    static let capacity = 32 << 20

    private var recent: [String: ImageFiles.Loaded] = [:]
    private var older: [String: ImageFiles.Loaded] = [:]
    private var recentBytes = 0
    private var olderBytes = 0

    /// What the images take.
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
