import Foundation

/// A text that takes what is dropped: fields and text views.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextdroppable>.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput, UITextPasteConfigurationSupporting {
    /// Says what a drop does, and hears of it. Kept weakly; `nil` by default.
    var textDropDelegate: (any UITextDropDelegate)? { get set }
    /// What takes drops. Removed from the view, it takes none.
    var textDropInteraction: UIDropInteraction? { get }
    /// Whether a drag is over the text, or was and is not over yet.
    var isTextDropActive: Bool { get }
}

/// Whether text that cannot be edited takes a drop.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextdropeditability>.
public enum UITextDropEditability: UInt, Sendable {
    /// It takes none.
    case no = 0
    /// It takes the drop, and cannot be edited afterwards.
    case temporary = 1
    /// It takes the drop, and can be edited from then on.
    case yes = 2
}

/// A drop, where it would be.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextdroprequest>.
@preconcurrency @MainActor
public protocol UITextDropRequest: NSObjectProtocol {
    /// The place in the text that is nearest to the finger.
    var dropPosition: UITextPosition { get }
    /// What the text would do: move what is dragged from itself, copy everything else.
    var suggestedProposal: UITextDropProposal { get }
    /// Whether what is dragged comes from this text.
    var isSameView: Bool { get }
    /// The drag as the text sees it.
    var dropSession: any UIDropSession { get }
}

final class TextDropRequest: NSObject, UITextDropRequest {
    let dropPosition: UITextPosition
    let suggestedProposal: UITextDropProposal
    let isSameView: Bool
    let dropSession: any UIDropSession

    init(_ position: UITextPosition, _ proposal: UITextDropProposal, isSameView: Bool, _ session: any UIDropSession) {
        (dropPosition, suggestedProposal, self.isSameView, dropSession) = (position, proposal, isSameView, session)
    }

    nonisolated deinit {}
}
