import Foundation

// Chosen (Windows): If a desktop refuses the size of a rotated interface, the rotated interface keeps the old size.
/// A rotation that waits until the display has the requested size.
@MainActor
final class PendingRotation {
    let rotation: InterfaceRotation
    let size: CGSize
    /// Seconds after which the rotation takes place in the current size.
    static let timeout = 1.0

    init(rotation: InterfaceRotation, size: CGSize) {
        self.rotation = rotation
        self.size = size
    }

    /// Returns whether a new size of the display completes the rotation: a size that the user drags meanwhile does
    /// not. A desktop may have made the size a bit smaller than requested.
    func fits(_ new: CGSize, after old: CGSize) -> Bool {
        new == size || (size != old && (new.width > new.height) == (size.width > size.height))
    }
}
