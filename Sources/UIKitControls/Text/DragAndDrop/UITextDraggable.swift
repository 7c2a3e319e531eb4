import Foundation

/// A view whose selected text can be dragged: a text field or a text view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextdraggable>.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
    /// The delegate of drags from the text. It is referenced weakly. The default is `nil`.
    var textDragDelegate: (any UITextDragDelegate)? { get set }
    /// The interaction that drags the text. If it is disabled, text cannot be dragged.
    var textDragInteraction: UIDragInteraction? { get }
    /// Whether text is being dragged. The value is `true` from the lift until the end of the drag.
    var isTextDragActive: Bool { get }
    /// The options for the appearance of dragged text. The default is empty.
    var textDragOptions: UITextDragOptions { get set }
}

/// The options for the appearance of dragged text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextdragoptions>.
public struct UITextDragOptions: OptionSet, Sendable {
    /// The raw value, with one bit for each option.
    public let rawValue: Int

    /// Creates options from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Draws dragged text in the label color, without its own text colors and background colors. Images keep their
    /// colors.
    public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1 << 0)
}

/// A request for the items of a drag from a text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextdragrequest>.
@preconcurrency @MainActor
public protocol UITextDragRequest: NSObjectProtocol {
    /// The dragged range.
    var dragRange: UITextRange { get }
    /// The default items: one item with the text of the range and its attributes.
    var suggestedItems: [UIDragItem] { get }
    /// The items that the drag already contains, if the user adds items with a tap.
    var existingItems: [UIDragItem] { get }
    /// Whether the range is selected. The value is always `true`.
    var isSelected: Bool { get }
    /// The session of the drag.
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
