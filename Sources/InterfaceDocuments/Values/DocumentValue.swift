import Foundation

/// What a property is set to. What is large and rare is kept apart, so that the others are small.
package enum DocumentValue: Sendable, Hashable {
    /// Nothing: the property's own default, whatever the class sets.
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
    /// Words of a set, those that are written `YES`; the set can be empty.
    case flags([String])
    indirect case textAttributes(TextAttributesDescription)
    indirect case paragraphStyle(ParagraphStyleDescription)
    indirect case shadow(ShadowDescription)
    /// A link's address, as it is written.
    case url(String)
    indirect case textInputTraits(TextInputTraitsDescription)
    indirect case accessibility(AccessibilityDescription)
    case effect(EffectDescription)
    indirect case buttonConfiguration(ButtonConfigurationDescription)
}
