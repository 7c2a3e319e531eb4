import Foundation

/// A change of a collection view's data, which a layout receives in `prepare(forCollectionViewUpdates:)`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewupdateitem>.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// The kind of a change.
    public enum Action: Int, Sendable {
        /// An item or section is inserted.
        case insert = 0
        /// An item or section is deleted.
        case delete = 1
        /// An item or section is reloaded.
        case reload = 2
        /// An item or section is moved.
        case move = 3
        /// No change.
        case none = 4
    }

    /// The index path before the update; `nil` for an insertion. For a whole section the item is `NSNotFound`.
    open var indexPathBeforeUpdate: IndexPath? { before }

    /// The index path after the update; `nil` for a deletion. For a whole section the item is `NSNotFound`.
    open var indexPathAfterUpdate: IndexPath? { after }

    /// The kind of the change.
    open var updateAction: Action { action }

    private let action: Action
    private let before: IndexPath?
    private let after: IndexPath?

    /// Creates an update item without a change. Subclasses in tests of layouts override the properties.
    public override init() {
        (action, before, after) = (.none, nil, nil)
        super.init()
    }

    init(_ action: Action, before: IndexPath? = nil, after: IndexPath? = nil) {
        (self.action, self.before, self.after) = (action, before, after)
        super.init()
    }

    nonisolated deinit {}

    /// Whether a whole section changes.
    final var isOfSection: Bool { (before ?? after)?.item == NSNotFound }
}
