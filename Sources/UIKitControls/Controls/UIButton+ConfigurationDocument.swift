import CoreGraphics
import Foundation
import InterfaceDocuments

extension UIButton.Configuration {
    private static let styles: [String: @MainActor () -> Self] = [
        "plain": plain, "gray": gray, "tinted": tinted, "filled": filled, "borderless": borderless,
        "bordered": bordered, "borderedTinted": borderedTinted, "borderedProminent": borderedProminent,
    ]

    /// Creates a configuration from a storyboard or nib. If it specifies no title or no image for it, the title or
    /// image of the button's normal state is used.
    init(_ written: ButtonConfigurationDescription, of coder: DocumentCoder, title: String?, image: UIImage?) {
        let words = Words(coder.element)
        self = (words.known("style", written.style, Self.styles) ?? Self.plain)()
        let (unit, id) = (coder.unit, coder.element.id)
        func text(_ property: String, _ written: String?) -> String? {
            unit.strings?.string(for: id, "configuration.\(property)") ?? written
        }
        self.title = text("title", written.title) ?? title
        subtitle = text("subtitle", written.subtitle)
        if let text = written.attributedTitle { attributedTitle = AttributedString(described: text, in: unit) }
        if let text = written.attributedSubtitle { attributedSubtitle = AttributedString(described: text, in: unit) }
        // As on iOS, the font applies only to the decoded text, not to a text that is set later.
        if let font = written.titleFont.flatMap(DocumentCoder.font(of:)) { attributedTitle?.font = font }
        if let font = written.subtitleFont.flatMap(DocumentCoder.font(of:)) { attributedSubtitle?.font = font }
        self.image = written.image.flatMap { DocumentCoder.image(of: $0, in: unit) } ?? image
        preferredSymbolConfigurationForImage = written.symbolConfiguration.flatMap(
            DocumentCoder.symbolConfiguration(of:))
        baseForegroundColor = written.baseForegroundColor.flatMap { DocumentCoder.color(of: $0, in: unit) }
        baseBackgroundColor = written.baseBackgroundColor.flatMap { DocumentCoder.color(of: $0, in: unit) }
        showsActivityIndicator = written.showsActivityIndicator
        take(written, words)
        if let written = written.background { background.take(written, in: unit, coder.element) }
    }

    private mutating func take(_ written: ButtonConfigurationDescription, _ words: Words) {
        let modes = TextWords.lineBreaks
        if let size = words.known("buttonSize", written.buttonSize, Self.sizes) { buttonSize = size }
        if let style = words.known("cornerStyle", written.cornerStyle, Self.cornerStyles) { cornerStyle = style }
        if let edge = words.known("imagePlacement", written.imagePlacement, Self.placements) { imagePlacement = edge }
        if let alignment = words.known("titleAlignment", written.titleAlignment, Self.alignments) {
            titleAlignment = alignment
        }
        if let indicator = words.known("indicator", written.indicator, Self.indicators) { self.indicator = indicator }
        if let mode = words.known("titleLineBreakMode", written.titleLineBreakMode, modes) { titleLineBreakMode = mode }
        if let mode = words.known("subtitleLineBreakMode", written.subtitleLineBreakMode, modes) {
            subtitleLineBreakMode = mode
        }
        if let padding = written.imagePadding { imagePadding = padding }
        if let padding = written.titlePadding { titlePadding = padding }
        // The insets are set after the button size, since setting the size resets the insets.
        guard let insets = written.contentInsets else { return }
        contentInsets = NSDirectionalEdgeInsets(
            top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }

    private static let sizes: [String: Size] = ["mini": .mini, "small": .small, "medium": .medium, "large": .large]
    private static let cornerStyles: [String: CornerStyle] = [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
    ]
    private static let placements: [String: NSDirectionalRectEdge] = [
        "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom, "all": .all,
    ]
    private static let alignments: [String: TitleAlignment] = [
        "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
    ]
    private static let indicators: [String: Indicator] = ["automatic": .automatic, "none": .none, "popup": .popup]

    /// Looks up words in tables, and reports unknown words.
    private struct Words {
        let element: ObjectElement

        init(_ element: ObjectElement) { self.element = element }

        func known<Value>(_ attribute: String, _ word: String?, _ table: [String: Value]) -> Value? {
            guard let word else { return nil }
            if let value = table[word] { return value }
            element.note(.unknownWord(attribute: attribute, word: word))
            return nil
        }
    }
}

extension UIBackgroundConfiguration {
    /// Decodes the background of a button's configuration in a storyboard or nib.
    fileprivate mutating func take(_ written: BackgroundDescription, in unit: DocumentUnit, _ element: ObjectElement) {
        if let color = written.backgroundColor.flatMap({ DocumentCoder.color(of: $0, in: unit) }) {
            backgroundColor = color
        }
        if let color = written.strokeColor.flatMap({ DocumentCoder.color(of: $0, in: unit) }) { strokeColor = color }
        if let radius = written.cornerRadius { cornerRadius = radius }
        if let width = written.strokeWidth { strokeWidth = width }
        if let outset = written.strokeOutset { strokeOutset = outset }
        if let image = written.image.flatMap({ DocumentCoder.image(of: $0, in: unit) }) { self.image = image }
        if let word = written.imageContentMode {
            if let mode = UIView.contentMode(word) {
                imageContentMode = mode
            } else {
                element.note(.unknownWord(attribute: "imageContentMode", word: word))
            }
        }
        if let effect = written.visualEffect.flatMap(DocumentCoder.effect(of:)) { visualEffect = effect }
    }
}

extension AttributedString {
    /// Creates a text from a storyboard or nib, with the attributes that configurations support.
    @MainActor
    fileprivate init(described text: AttributedStringDescription, in unit: DocumentUnit) {
        self.init()
        let written = DocumentCoder.attributedText(of: text, in: unit)
        let whole = NSRange(location: 0, length: written.length)
        written.enumerateAttributes(in: whole) { attributes, range, _ in
            var part = AttributedString((written.string as NSString).substring(with: range))
            part.font = attributes[.font] as? UIFont
            part.foregroundColor = attributes[.foregroundColor] as? UIColor
            part.backgroundColor = attributes[.backgroundColor] as? UIColor
            part.kern = attributes[.kern] as? CGFloat
            append(part)
        }
    }
}
