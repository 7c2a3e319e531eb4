import Foundation

/// What a drop into a collection view does, and how the collection view shows it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewdropproposal>.
open class UICollectionViewDropProposal: UIDropProposal {
    /// How what is dropped goes into the collection view.
    public enum Intent: Int, Sendable {
        /// Somehow: nothing is seen of it.
        case unspecified = 0
        /// At the destination: a gap opens there.
        case insertAtDestinationIndexPath = 1
        /// Into the item below the finger: its cell is highlighted.
        case insertIntoDestinationIndexPath = 2
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

    /// How what is dropped goes into the collection view.
    open private(set) var intent: Intent

    /// Stands for no answer: the delegate does not implement the method.
    static let ofList = UICollectionViewDropProposal(operation: .copy)

    /// What the delegate said, as the collection view understands it.
    final var answer: ListDropAnswer? {
        guard self !== Self.ofList else { return nil }
        let intent: ListDropAnswer.Intent =
            switch intent {
            case .unspecified: .unspecified
            case .insertAtDestinationIndexPath: .insertAt
            case .insertIntoDestinationIndexPath: .insertInto
            }
        return ListDropAnswer(proposal: self, intent: intent)
    }
}
