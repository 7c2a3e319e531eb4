import Foundation

/// What a drop into a table does, and how the table shows it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewdropproposal>.
open class UITableViewDropProposal: UIDropProposal {
    /// How what is dropped goes into the table.
    public enum Intent: Int, Sendable {
        /// Somehow: nothing is seen of it.
        case unspecified = 0
        /// At the destination: a gap opens there.
        case insertAtDestinationIndexPath = 1
        /// Into the row below the finger: its cell is highlighted.
        case insertIntoDestinationIndexPath = 2
        /// Where the finger is in the middle of a row, into it; elsewhere a gap opens. The coordinator's proposal says which it was.
        case automatic = 3
    }

    /// Makes a proposal of an operation whose intent is `unspecified`.
    public override convenience init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }

    /// Makes a proposal.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    nonisolated deinit {}

    /// How what is dropped goes into the table.
    open private(set) var intent: Intent

    /// Stands for no answer: the delegate does not implement the method.
    static let ofList = UITableViewDropProposal(operation: .copy)

    /// What the delegate said, as the table understands it.
    final var answer: ListDropAnswer? {
        guard self !== Self.ofList else { return nil }
        let intent: ListDropAnswer.Intent =
            switch intent {
            case .unspecified: .unspecified
            case .insertAtDestinationIndexPath: .insertAt
            case .insertIntoDestinationIndexPath: .insertInto
            case .automatic: .automatic
            }
        return ListDropAnswer(proposal: self, intent: intent)
    }
}
