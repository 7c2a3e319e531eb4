import Foundation

/// A view that accepts drops into its text: a text field or a text view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextdroppable>.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput, UITextPasteConfigurationSupporting {
    /// The delegate of drops into the text. It is referenced weakly. The default is `nil`.
    var textDropDelegate: (any UITextDropDelegate)? { get set }
    /// The interaction that accepts drops. If you remove it from the view, the text accepts no drops.
    var textDropInteraction: UIDropInteraction? { get }
    /// Whether an unfinished drag is over the text, or was over it.
    var isTextDropActive: Bool { get }
}

/// Whether text that cannot be edited accepts a drop.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextdropeditability>.
public enum UITextDropEditability: UInt, Sendable {
    /// The text accepts no drop.
    case no = 0
    /// The text accepts the drop, but cannot be edited after the drop.
    case temporary = 1
    /// The text accepts the drop, and can be edited from then on.
    case yes = 2
}

/// A request for a proposal for a drop at a position in a text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextdroprequest>.
@preconcurrency @MainActor
public protocol UITextDropRequest: NSObjectProtocol {
    /// The text position nearest to the finger.
    var dropPosition: UITextPosition { get }
    /// The default proposal: text from the same view is moved, and all other items are copied.
    var suggestedProposal: UITextDropProposal { get }
    /// Whether the dragged text is from this view.
    var isSameView: Bool { get }
    /// The session of the drop.
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
