import CoreGraphics
import Foundation

/// A dragged value: its item provider and its appearance during the drag.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidragitem>.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    /// Creates an item with a provider.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }

    nonisolated deinit {}

    /// The provider of the data that a drop can load.
    open private(set) var itemProvider: NSItemProvider
    /// A custom object of the program for the item, available within the program; `nil` by default.
    open var localObject: Any?
    /// Creates the preview of the carried item. The closure may return `nil` to hide the item. With the default,
    /// `nil`, the item keeps its appearance from the lift. Called once per drag, when it begins.
    open var previewProvider: (() -> UIDragPreview?)?
    /// The size of the carried picture; zero if the item is invisible.
    package final var previewSize = CGSize.zero
}
