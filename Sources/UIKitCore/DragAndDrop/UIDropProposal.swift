import Foundation

/// The effect of a drop.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidropoperation>.
public enum UIDropOperation: UInt, Sendable {
    /// No effect: the items return to their source.
    case cancel = 0
    /// No effect, although this place accepts such items in general: the badge shows this, and the items return to
    /// their source.
    case forbidden = 1
    /// The items are copied. The badge shows a plus.
    case copy = 2
    /// The items are moved. Only if the drag's session allows it; otherwise the same as `forbidden`.
    case move = 3
}

/// A view's proposal for a drop at the finger's position.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidropproposal>.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
    /// Creates a proposal with an operation.
    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }

    nonisolated deinit {}

    /// The effect of a drop at the finger's position.
    open private(set) var operation: UIDropOperation
    /// Whether the exact drop position must be visible, as in a text. The items are then carried below the finger. The
    /// default is `false`.
    open var isPrecise = false
    /// Whether items are carried in their full size at this position. The default is `false`: large items are shown
    /// smaller.
    open var prefersFullSizePreview = false
}
