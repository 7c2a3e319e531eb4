import AccessibilityTree
import Foundation
import TextLayout
import UIFoundation

extension AccessibilityTextStyle {
    /// Creates the style of text with attributes.
    ///
    /// - Parameters:
    ///   - defaults: The attributes that the text does not have.
    ///   - color: The color of text without a color.
    ///   - alignment: The alignment of text without a paragraph style.
    @MainActor
    package init(
        _ attributes: [NSAttributedString.Key: Any], _ defaults: TextDefaults, color: UIColor,
        alignment: NSTextAlignment, isRightToLeft: Bool
    ) {
        let drawn = defaults.attributes(attributes)
        let font = attributes[.font] as? UIFont ?? defaults.font
        self.init(
            family: font.familyName, size: Double(font.pointSize), weight: drawn.font.weight,
            isItalic: drawn.font.isItalic)
        underline = drawn.underline.map { $0 == .double ? .double : .single } ?? .none
        isStruckThrough = drawn.hasStrikethrough
        let usual = color.renderColor(in: defaults.traits)
        self.color =
            drawn.color.map { Color(red: $0.red, green: $0.green, blue: $0.blue) }
            ?? Color(red: usual.red, green: usual.green, blue: usual.blue)
        background = drawn.backgroundColor.map { Color(red: $0.red, green: $0.green, blue: $0.blue) }
        self.alignment =
            switch (attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? alignment {
            case .left: .left
            case .center: .center
            case .right: .right
            case .justified: .fill
            case .natural: isRightToLeft ? .right : .left
            }
        self.isRightToLeft = isRightToLeft
        language = drawn.language
        link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
    }
}
