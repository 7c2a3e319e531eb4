import Foundation

/// The effect of a drop on a text. Its `isPrecise` is `true`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextdropproposal>.
@preconcurrency @MainActor
open class UITextDropProposal: UIDropProposal, @preconcurrency NSCopying {
    /// The destination of dropped text.
    public enum Action: UInt, Sendable {
        /// Between the characters at the finger.
        case insert = 0
        /// Replaces the selection. Without a selection the text is inserted at the finger.
        case replaceSelection = 1
        /// Replaces the whole text.
        case replaceAll = 2
    }

    /// The indication of progress while data is loaded.
    public enum ProgressMode: UInt, Sendable {
        /// The indication of the system. It is not shown, since the data is in the same program.
        case system = 0
        /// A custom indication of the program.
        case custom = 1
    }

    /// The object that loads the dropped items and inserts them.
    public enum Performer: UInt, Sendable {
        /// The text view or field.
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

    /// The destination of dropped text. The default is `.insert`.
    open var dropAction = Action.insert
    /// The indication of progress while data is loaded. The default is `.system`.
    open var dropProgressMode = ProgressMode.system
    /// Whether text from the same view is moved or copied directly in the text, instead of loading the data of the
    /// items. The default is `true`.
    open var useFastSameViewOperations = true
    /// The object that loads the dropped items and inserts them. The default is `.view`.
    open var dropPerformer = Performer.view

    /// Returns a proposal with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITextDropProposal(operation: operation)
        (copy.isPrecise, copy.prefersFullSizePreview) = (isPrecise, prefersFullSizePreview)
        (copy.dropAction, copy.dropProgressMode) = (dropAction, dropProgressMode)
        (copy.useFastSameViewOperations, copy.dropPerformer) = (useFastSameViewOperations, dropPerformer)
        return copy
    }
}
