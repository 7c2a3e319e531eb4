import CoreGraphics
import Foundation

/// The edit menu of a text, which is displayed beside the selection or the caret.
@MainActor
final class TextEditMenu: NSObject, UIEditMenuInteractionDelegate {
    private(set) lazy var interaction = UIEditMenuInteraction(delegate: self)
    /// Returns the text that the menu edits.
    var text: () -> (UIResponder & UITextInput)? = { nil }
    /// Called when the user has clicked with the secondary mouse button, before the menu is created, with the location
    /// of the click.
    var willOpenByClick: (CGPoint) -> Void = { _ in }
    /// Returns the distance between the menu and the selection, which is larger if the selection has handles.
    var margin: () -> CGFloat = { 0 }
    private var isOpening = false
    /// The text and the selection for which the menu was created.
    private var shown: State?

    /// The parts of a text that determine its edit menu.
    private struct State: Equatable {
        var string: String?
        var length: Int
        var selected: Range<Int>?

        @MainActor
        init(_ text: any UITextInput) {
            let (start, end) = (text.beginningOfDocument, text.endOfDocument)
            length = text.offset(from: start, to: end)
            string = text.textRange(from: start, to: end).flatMap(text.text(in:))
            if let range = text.selectedTextRange {
                let lower = text.offset(from: start, to: range.start)
                selected = lower..<max(lower, text.offset(from: start, to: range.end))
            }
        }
    }

    nonisolated deinit {}

    var isOpen: Bool { interaction.isPresenting }

    func open(at point: CGPoint) {
        isOpening = true
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
        isOpening = false
    }

    /// Closes the menu if the text or the selection is different from that for which the menu was created.
    func followText() {
        guard isOpen, let shown, let text = text(), State(text) != shown else { return }
        close()
    }

    func close() { if isOpen { interaction.dismissMenu() } }

    // MARK: UIEditMenuInteractionDelegate

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        if !isOpening { willOpenByClick(configuration.sourcePoint) }
        guard let text = text(), let range = text.selectedTextRange else { return nil }
        shown = State(text)
        // The selection has changed, and therefore the suggested actions have changed, too.
        let standard = isOpening ? suggestedActions : EditMenuSuggestions.elements(for: text)
        let actions = corrections(of: range, in: text) + standard
        return text.editMenu(for: range, suggestedActions: actions) ?? UIMenu(children: actions)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect {
        guard let text = text(), let range = text.selectedTextRange, let view = interaction.view else { return .null }
        let rects = text.selectionRects(for: range).map(\.rect)
        let rect = rects.isEmpty ? text.caretRect(for: range.start) : rects.reduce(CGRect.null) { $0.union($1) }
        return text.textInputView.convert(rect, to: view).intersection(view.bounds).insetBy(dx: 0, dy: -margin())
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        switch text() {
        case let field as UITextField: field.delegate?.textField(field, willPresentEditMenuWith: animator)
        case let view as UITextView: view.delegate?.textView(view, willPresentEditMenuWith: animator)
        default: break
        }
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        switch text() {
        case let field as UITextField: field.delegate?.textField(field, willDismissEditMenuWith: animator)
        case let view as UITextView: view.delegate?.textView(view, willDismissEditMenuWith: animator)
        default: break
        }
    }
}
