import Foundation

/// What a text would do with a drop. Its `isPrecise` is `true`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextdropproposal>.
@preconcurrency @MainActor
open class UITextDropProposal: UIDropProposal, @preconcurrency NSCopying {
    /// Where what is dropped goes.
    public enum Action: UInt, Sendable {
        /// Between the characters where the finger is.
        case insert = 0
        /// In the place of what is selected; where the finger is, without a selection.
        case replaceSelection = 1
        /// In the place of the whole text.
        case replaceAll = 2
    }

    /// What is shown while data is on its way.
    public enum ProgressMode: UInt, Sendable {
        /// What the system shows where it takes long: nothing here, since data comes from the same program.
        case system = 0
        /// What the program shows.
        case custom = 1
    }

    /// Who loads what is dropped and puts it in.
    public enum Performer: UInt, Sendable {
        /// The text.
        case view = 0
        /// The delegate, in `textDroppableView(_:willPerformDrop:)`.
        case delegate = 1
    }

    /// Makes a proposal of an operation.
    public override init(operation: UIDropOperation) {
        super.init(operation: operation)
        isPrecise = true
    }

    nonisolated deinit {}

    /// Where what is dropped goes. `.insert` unless set.
    open var dropAction = Action.insert
    /// What is shown while data is on its way. `.system` unless set.
    open var dropProgressMode = ProgressMode.system
    /// Whether what comes from the same text is moved or copied there as it stands in the text, and not made of the items' data. `true`
    /// unless set.
    open var useFastSameViewOperations = true
    /// Who loads what is dropped and puts it in. `.view` unless set.
    open var dropPerformer = Performer.view

    /// A proposal with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITextDropProposal(operation: operation)
        (copy.isPrecise, copy.prefersFullSizePreview) = (isPrecise, prefersFullSizePreview)
        (copy.dropAction, copy.dropProgressMode) = (dropAction, dropProgressMode)
        (copy.useFastSameViewOperations, copy.dropPerformer) = (useFastSameViewOperations, dropPerformer)
        return copy
    }
}
