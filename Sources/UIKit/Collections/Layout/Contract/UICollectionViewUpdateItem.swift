import Foundation

/// One change of a collection view's data, as a layout gets it in `prepare(forCollectionViewUpdates:)`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewupdateitem>.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// What happens.
    public enum Action: Int, Sendable {
        /// An item or section is inserted.
        case insert = 0
        /// An item or section is deleted.
        case delete = 1
        /// An item or section is shown anew.
        case reload = 2
        /// An item or section goes to another place.
        case move = 3
        /// Nothing.
        case none = 4
    }

    /// Where the item was; `nil` for an insertion. Of a whole section the item is `NSNotFound`.
    open var indexPathBeforeUpdate: IndexPath? { before }

    /// Where the item is afterwards; `nil` for a deletion. Of a whole section the item is `NSNotFound`.
    open var indexPathAfterUpdate: IndexPath? { after }

    /// What happens.
    open var updateAction: Action { action }

    private let action: Action
    private let before: IndexPath?
    private let after: IndexPath?

    /// Makes an item of no change. Subclasses override the properties, as tests of layouts do.
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
