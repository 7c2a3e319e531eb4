import Foundation

extension NSAttributedString.Key {
    /// Whether punctuation is spoken, a Boolean number.
    public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributePunctuation")
    /// The language, a BCP 47 tag.
    public static let accessibilitySpeechLanguage = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeLanguage")
    /// The pitch, a number from 0 to 2; 1 is the usual pitch.
    public static let accessibilitySpeechPitch = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributePitch")
    /// Whether an announcement waits for the end of earlier announcements, a Boolean number.
    public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
    /// The pronunciation in the International Phonetic Alphabet.
    public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeIPANotation")
    /// Whether the text is spelled, a Boolean number.
    public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeSpellOut")
    /// The priority of an announcement, a `UIAccessibilityPriority` or its raw value.
    public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeAnnouncementPriority")
    /// The level of a heading, a number from 0 to 6.
    public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
        rawValue: "UIAccessibilityTextAttributeHeadingLevel")
    /// Custom attributes of the text, an array of strings.
    public static let accessibilityTextCustom = NSAttributedString.Key(rawValue: "UIAccessibilityTextAttributeCustom")
    /// The context of the text, a `UIAccessibilityTextualContext`.
    public static let UIAccessibilityTextAttributeContext = NSAttributedString.Key(
        rawValue: "UIAccessibilityTextAttributeContext")
}
