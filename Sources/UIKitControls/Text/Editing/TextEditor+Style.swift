import Foundation
import TextLayout

/// The text styles that key commands and menu commands switch: bold, italic and underlined.
enum TextStyleToggle {
    case bold, italic, underline

    init?(_ action: Selector) {
        switch action {
        case "toggleBoldface:": self = .bold
        case "toggleItalics:": self = .italic
        case "toggleUnderline:": self = .underline
        default: return nil
        }
    }

    func isOn(_ attributes: TextDocument.Attributes) -> Bool {
        let traits = (attributes[.font] as? UIFont)?.fontDescriptor.symbolicTraits ?? []
        return switch self {
        case .bold: traits.contains(.traitBold)
        case .italic: traits.contains(.traitItalic)
        case .underline: ((attributes[.underlineStyle] as? NSNumber)?.intValue ?? 0) != 0
        }
    }

    func set(_ isOn: Bool, in attributes: inout TextDocument.Attributes) {
        switch self {
        case .bold: Self.set(.traitBold, isOn, in: &attributes)
        case .italic: Self.set(.traitItalic, isOn, in: &attributes)
        case .underline: attributes[.underlineStyle] = isOn ? NSUnderlineStyle.single.rawValue : nil
        }
    }

    /// Inserts or removes a trait of the font in attributes. If the font has no face with the resulting traits, it is
    /// not changed.
    private static func set(
        _ trait: UIFontDescriptor.SymbolicTraits, _ isOn: Bool, in attributes: inout TextDocument.Attributes
    ) {
        guard let font = attributes[.font] as? UIFont else { return }
        var traits = font.fontDescriptor.symbolicTraits
        if isOn { traits.insert(trait) } else { traits.remove(trait) }
        guard let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else { return }
        attributes[.font] = UIFont(descriptor: descriptor, size: font.pointSize)
    }
}

extension TextEditor {
    // Chosen (Editing): The keys for bold, italic and underlined text turn the style on unless the whole selection had
    // it. The delegate is notified afterwards, but not called before.
    /// Switches a style for the selection, or for the text that is typed next. The style is switched off if the whole
    /// selection has it, otherwise on. The change can be undone. The delegate is notified of the change, but is not
    /// called for permission.
    func toggle(_ style: TextStyleToggle) {
        guard text.markedRange == nil else { return }
        let (range, usual) = (selection.range, defaultAttributes)
        guard !range.isEmpty else {
            var attributes = typingAttributes
            style.set(!style.isOn(attributes), in: &attributes)
            return typingAttributes = attributes
        }
        var isOn = true
        text.document.forEachRun(in: range) { attributes, _ in
            isOn = style.isOn(usual.merging(attributes) { $1 })
            return isOn
        }
        var changed = attributed(text.document[range])
        changed.changeAttributes { style.set(!isOn, in: &$0) }
        perform(
            TextEdit(range: range, replacement: changed, selection: selection, origin: .pasted, isPermitted: true))
    }
}
