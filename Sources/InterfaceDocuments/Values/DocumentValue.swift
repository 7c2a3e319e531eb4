import Foundation

/// The value of a property. Large, rare values are stored indirectly, so that the remaining values are small.
package enum DocumentValue: Sendable, Hashable {
    /// The value `nil`, which restores the property's own default, whatever value the class sets.
    case none
    case bool(Bool)
    case number(Double)
    case string(String)
    case strings([String])
    case attributedString(AttributedStringDescription)
    case color(ColorDescription)
    case font(FontDescription)
    indirect case image(ImageDescription)
    indirect case symbolConfiguration(SymbolConfigurationDescription)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case insets(InsetsDescription)
    case range(NSRange)
    case date(Date)
    /// A time zone's name.
    case timeZone(String)
    /// The flags with the value `YES`; the set can be empty.
    case flags([String])
    indirect case textAttributes(TextAttributesDescription)
    indirect case paragraphStyle(ParagraphStyleDescription)
    indirect case shadow(ShadowDescription)
    /// The address of a link, as in the document.
    case url(String)
    indirect case textInputTraits(TextInputTraitsDescription)
    indirect case accessibility(AccessibilityDescription)
    case effect(EffectDescription)
    indirect case buttonConfiguration(ButtonConfigurationDescription)
}
