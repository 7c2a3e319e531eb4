import Foundation

/// placeholder for the helper
public final class CGImage: Sendable {
    package let bitmap: Bitmap
    package init(bitmap: Bitmap) { self.bitmap = bitmap }
}
