import Foundation

/// A proposal for a drop into a table: the operation, and the visible effect in the table.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewdropproposal>.
open class UITableViewDropProposal: UIDropProposal {
    /// The way that dropped items are added to the table.
    public enum Intent: Int, Sendable {
        /// The table does not show the drop.
        case unspecified = 0
        /// Insertion at the destination, where a gap opens.
        case insertAtDestinationIndexPath = 1
        /// Insertion into the row below the finger. Its cell is highlighted.
        case insertIntoDestinationIndexPath = 2
        /// Insertion into a row if the finger is over the middle of the row, otherwise insertion at the destination,
        /// where a gap opens. The coordinator's proposal has the resolved intent.
        case automatic = 3
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

    /// The way that dropped items are added to the table.
    open private(set) var intent: Intent

    /// The proposal that the default implementation returns. It identifies a delegate without its own implementation.
    static let ofList = UITableViewDropProposal(operation: .copy)

    /// The delegate's proposal for the list; `nil` if the delegate does not implement the method.
    final var decision: ListDropDecision? {
        guard self !== Self.ofList else { return nil }
        let intent: ListDropDecision.Intent =
            switch intent {
            case .unspecified: .unspecified
            case .insertAtDestinationIndexPath: .insertAt
            case .insertIntoDestinationIndexPath: .insertInto
            case .automatic: .automatic
            }
        return ListDropDecision(proposal: self, intent: intent)
    }
}
