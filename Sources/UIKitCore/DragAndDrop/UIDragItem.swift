import CoreGraphics
import Foundation

/// One of the values that are dragged: what it provides, and what it looks like meanwhile.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidragitem>.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    /// Makes an item of what it provides.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }

    nonisolated deinit {}

    /// What the place that the item is dropped on can load.
    open private(set) var itemProvider: NSItemProvider
    /// The program's own object for the item, which goes along within the program; `nil` by default.
    open var localObject: Any?
    /// Makes what the item looks like once the finger carries it; it may answer `nil` for an item that is not seen. Without a closure,
    /// the default, it goes on looking as when it was lifted. Called once a drag, when that begins.
    open var previewProvider: (() -> UIDragPreview?)?
    /// How large it is seen while it is carried; zero where it is not seen.
    package final var previewSize = CGSize.zero
}
