import Foundation

/// A text that accepts drops: a field or a text view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextdroppable>.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput, UITextPasteConfigurationSupporting {
    /// The delegate of drops. It is not retained. The default is `nil`.
    var textDropDelegate: (any UITextDropDelegate)? { get set }
    /// The interaction that accepts drops. If it is removed from the view, the text accepts no drops.
    var textDropInteraction: UIDropInteraction? { get }
    /// Whether an unfinished drag is, or was, over the text.
    var isTextDropActive: Bool { get }
}

/// Whether text that cannot be edited accepts a drop.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextdropeditability>.
public enum UITextDropEditability: UInt, Sendable {
    /// The text accepts no drop.
    case no = 0
    /// The text accepts the drop, and cannot be edited afterwards.
    case temporary = 1
    /// The text accepts the drop, and can be edited from then on.
    case yes = 2
}

/// A request for the proposal of a drop at a position.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextdroprequest>.
@preconcurrency @MainActor
public protocol UITextDropRequest: NSObjectProtocol {
    /// The position in the text that is nearest to the finger.
    var dropPosition: UITextPosition { get }
    /// The default proposal: text from the same view is moved, other items are copied.
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
