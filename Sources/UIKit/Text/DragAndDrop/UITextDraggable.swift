import Foundation

/// A text of which what is selected can be dragged: fields and text views.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextdraggable>.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
    /// Says what is dragged, and hears of it. Kept weakly; `nil` by default.
    var textDragDelegate: (any UITextDragDelegate)? { get set }
    /// What drags the text. Disabled, it gives nothing.
    var textDragInteraction: UIDragInteraction? { get }
    /// Whether text is being dragged: from the lift until it is over.
    var isTextDragActive: Bool { get }
    /// How what is dragged looks; nothing special by default.
    var textDragOptions: UITextDragOptions { get set }
}

/// How dragged text looks.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextdragoptions>.
public struct UITextDragOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: Int

    /// Makes options of their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Dragged text has neither its own colours nor those behind it, but that of labels. Images keep theirs.
    public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1 << 0)
}

/// A part of a text that is about to be dragged.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextdragrequest>.
@preconcurrency @MainActor
public protocol UITextDragRequest: NSObjectProtocol {
    /// The part.
    var dragRange: UITextRange { get }
    /// What is dragged unless the delegate says otherwise: one item with the part's text and its attributes.
    var suggestedItems: [UIDragItem] { get }
    /// What the session has already, where a tap adds to a drag.
    var existingItems: [UIDragItem] { get }
    /// Whether the part is selected. Here it always is.
    var isSelected: Bool { get }
    /// The drag.
    var dragSession: any UIDragSession { get }
}

final class TextDragRequest: NSObject, UITextDragRequest {
    let dragRange: UITextRange
    let suggestedItems: [UIDragItem]
    let existingItems: [UIDragItem]
    let dragSession: any UIDragSession
    var isSelected: Bool { true }

    init(_ range: UITextRange, suggested: [UIDragItem], existing: [UIDragItem], _ session: any UIDragSession) {
        (dragRange, suggestedItems, existingItems, dragSession) = (range, suggested, existing, session)
    }

    nonisolated deinit {}
}
