import Foundation

/// The proposed effect of a drop into a text. Its `isPrecise` is `true`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextdropproposal>.
@preconcurrency @MainActor
open class UITextDropProposal: UIDropProposal, @preconcurrency NSCopying {
    /// The place where dropped text is inserted.
    public enum Action: UInt, Sendable {
        /// The text is inserted between the characters at the finger.
        case insert = 0
        /// The text replaces the selection. Without a selection, it is inserted at the finger.
        case replaceSelection = 1
        /// The text replaces the whole text.
        case replaceAll = 2
    }

    /// The progress indicator while dropped data is loaded.
    public enum ProgressMode: UInt, Sendable {
        /// The system's indicator. It is not displayed, since the data is in the same program.
        case system = 0
        /// A custom indicator that the program displays.
        case custom = 1
    }

    /// The object that loads the dropped items and inserts them.
    public enum Performer: UInt, Sendable {
        /// The text field or text view.
        case view = 0
        /// The delegate, in `textDroppableView(_:willPerformDrop:)`.
        case delegate = 1
    }

    /// Creates a proposal with an operation.
    public override init(operation: UIDropOperation) {
        super.init(operation: operation)
        isPrecise = true
    }

    nonisolated deinit {}

    /// The place where dropped text is inserted. The default is `.insert`.
    open var dropAction = Action.insert
    /// The progress indicator while dropped data is loaded. The default is `.system`.
    open var dropProgressMode = ProgressMode.system
    /// Whether text from the same view is moved or copied directly, without loading the data of the items. The default
    /// is `true`.
    open var useFastSameViewOperations = true
    /// The object that loads the dropped items and inserts them. The default is `.view`.
    open var dropPerformer = Performer.view

    /// Returns a copy of the proposal.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITextDropProposal(operation: operation)
        (copy.isPrecise, copy.prefersFullSizePreview) = (isPrecise, prefersFullSizePreview)
        (copy.dropAction, copy.dropProgressMode) = (dropAction, dropProgressMode)
        (copy.useFastSameViewOperations, copy.dropPerformer) = (useFastSameViewOperations, dropPerformer)
        return copy
    }
}
