import Foundation
import InterfaceDocuments

extension UILabel {
    /// Decodes the attributes of a label.
    func decodeLabel(from coder: DocumentCoder) {
        let element = coder.element
        // The font is set before the text, so that it causes no layout.
        font = coder.font() ?? LabelContent.standardFont
        decodeColors(coder)
        // Storyboards and nibs omit the left alignment, not the natural alignment.
        textAlignment = coder.textAlignment() ?? .left
        lineBreakMode = coder.lineBreakMode() ?? .byTruncatingTail
        if let lines = element.integer(.numberOfLines) { numberOfLines = lines }
        decodeFitting(element)
        if let width = element.number(.preferredMaxLayoutWidth), width > 0 { preferredMaxLayoutWidth = width }
        if !element.bool(.enabled, default: true) { isEnabled = false }
        if element.bool(.highlighted, default: false) { isHighlighted = true }
        if element.bool(.adjustsFontForContentSizeCategory, default: false) {
            adjustsFontForContentSizeCategory = true
        }
        // The unused kind of text is read, but has no effect.
        let (plain, attributed) = (coder.text(.text), coder.attributedText(.attributedText))
        if element.bool(.usesAttributedText, default: false), attributed != nil {
            attributedText = attributed
        } else {
            text = plain
        }
    }

    private func decodeColors(_ coder: DocumentCoder) {
        let element = coder.element
        // A missing color, as in very old storyboards and nibs, is black.
        if !element.isNone(.textColor) { textColor = coder.color(.textColor) ?? .black }
        if let color = coder.color(.highlightedColor) { highlightedTextColor = color }
        if let color = coder.color(.shadowColor) { shadowColor = color }
        if let offset = element.size(.shadowOffset) { shadowOffset = offset }
    }

    private func decodeFitting(_ element: ObjectElement) {
        // Text is reduced to fit, unless the storyboard or nib disables that.
        if element.bool(.adjustsFontSizeToFit, default: true) { adjustsFontSizeToFitWidth = true }
        // Older storyboards and nibs have a smallest size in points instead of a factor.
        if let size = element.number(.minimumFontSize), size > 0, font.pointSize > 0 {
            minimumScaleFactor = min(size / font.pointSize, 1)
        }
        if let factor = element.number(.minimumScaleFactor) { minimumScaleFactor = min(max(factor, 0), 1) }
        if element.bool(.adjustsLetterSpacingToFitWidth, default: false) {
            allowsDefaultTighteningForTruncation = true
        }
        if let adjustment = element.word(.baselineAdjustment, in: Self.adjustments) { baselineAdjustment = adjustment }
    }

    private static let adjustments: KeyValuePairs<String, UIBaselineAdjustment> = [
        "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
    ]

    // MARK: Names

    static func addLabelProperties(to properties: NamedProperties) -> NamedProperties {
        properties
            .adding("text", \UILabel.text)
            .adding("attributedText", \UILabel.attributedText)
            .adding("font", \UILabel.font)
            .adding("textColor", \UILabel.textColor)
            .adding("textAlignment", \UILabel.textAlignment)
            .adding("lineBreakMode", \UILabel.lineBreakMode)
            .adding("enabled", \UILabel.isEnabled)
            .adding("highlighted", \UILabel.isHighlighted)
            .adding("highlightedTextColor", \UILabel.highlightedTextColor)
            .adding("shadowColor", \UILabel.shadowColor)
            .adding("shadowOffset", \UILabel.shadowOffset)
            .adding("numberOfLines", \UILabel.numberOfLines)
            .adding("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth)
            .adding("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory)
            .adding("allowsDefaultTighteningForTruncation", \UILabel.allowsDefaultTighteningForTruncation)
            .adding("minimumScaleFactor", \UILabel.minimumScaleFactor)
            .adding("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth)
            .adding("baselineAdjustment", \UILabel.baselineAdjustment)
    }
}

extension UILabel: DocumentVarying {
    package func apply(_ variation: DocumentVariation) {
        if let font = variation.font(size: UIFont.labelFontSize) { self.font = font }
        if let color = variation.color(.textColor) { textColor = color }
        if let color = variation.color(.highlightedColor) { highlightedTextColor = color }
        if let element = variation[.numberOfLines] { numberOfLines = element.integer(.numberOfLines, default: 1) }
        if let element = variation[.textAlignment] {
            textAlignment = element.word(.textAlignment, in: TextWords.alignments) ?? .left
        }
        if let element = variation[.minimumScaleFactor] {
            minimumScaleFactor = min(max(element.number(.minimumScaleFactor, default: 0), 0), 1)
        }
    }
}
