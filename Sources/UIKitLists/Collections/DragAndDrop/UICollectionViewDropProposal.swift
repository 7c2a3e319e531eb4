import Foundation

/// A proposal for a drop into a collection view: the operation, and the visible effect in the collection view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewdropproposal>.
open class UICollectionViewDropProposal: UIDropProposal {
    /// The way that dropped items are added to the collection view.
    public enum Intent: Int, Sendable {
        /// The collection view does not show the drop.
        case unspecified = 0
        /// Insertion at the destination, where a gap opens.
        case insertAtDestinationIndexPath = 1
        /// Insertion into the item below the finger. Its cell is highlighted.
        case insertIntoDestinationIndexPath = 2
    }

    /// Creates a proposal with an operation and the intent `unspecified`.
    public override convenience init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }

    /// Creates a proposal with an operation and an intent.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    nonisolated deinit {}

    /// The way that dropped items are added to the collection view.
    open private(set) var intent: Intent

    /// The proposal that the default implementation returns. It identifies a delegate without its own implementation.
    static let ofList = UICollectionViewDropProposal(operation: .copy)

    /// The delegate's proposal for the list; `nil` if the delegate does not implement the method.
    final var decision: ListDropDecision? {
        guard self !== Self.ofList else { return nil }
        let intent: ListDropDecision.Intent =
            switch intent {
            case .unspecified: .unspecified
            case .insertAtDestinationIndexPath: .insertAt
            case .insertIntoDestinationIndexPath: .insertInto
            }
        return ListDropDecision(proposal: self, intent: intent)
    }
}
