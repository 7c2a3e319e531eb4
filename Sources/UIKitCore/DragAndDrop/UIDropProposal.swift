import Foundation

/// What a drop does.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidropoperation>.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing: the items go back.
    case cancel = 0
    /// Nothing, though this would be a place for such items: they get a badge that says so, and go back.
    case forbidden = 1
    /// The items are here afterwards as well as there. They get a badge with a plus.
    case copy = 2
    /// The items are here afterwards and no longer there. Only where the drag's session allows it; otherwise as `forbidden`.
    case move = 3
}

/// What a view would do with a drop at the place where the finger is.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidropproposal>.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
    /// Makes a proposal of an operation.
    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }

    nonisolated deinit {}

    /// What a drop here would do.
    open private(set) var operation: UIDropOperation
    /// Whether one has to see exactly where the items are dropped, as in a text: they are carried below the finger meanwhile. The default
    /// is `false`.
    open var isPrecise = false
    /// Whether items are carried in their full size here. The default is `false`: large ones are shown smaller.
    open var prefersFullSizePreview = false
}
