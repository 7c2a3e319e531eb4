import Foundation

/// Additional content of an element, which a screen reader speaks on request.
///
/// Follows <https://developer.apple.com/documentation/accessibility/axcustomcontent>.
@preconcurrency @MainActor
open class AXCustomContent: NSObject {
    /// Creates content.
    public convenience init(label: String, value: String) {
        self.init(
            attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
    }

    /// Creates content with attributes of speech.
    public init(attributedLabel: NSAttributedString, attributedValue: NSAttributedString) {
        (self.attributedLabel, self.attributedValue) = (attributedLabel, attributedValue)
        super.init()
    }

    nonisolated deinit {}

    /// The name of the content.
    open var label: String { attributedLabel.string }
    /// The name with attributes of speech.
    open private(set) var attributedLabel: NSAttributedString
    /// The content.
    open var value: String { attributedValue.string }
    /// The content with attributes of speech.
    open private(set) var attributedValue: NSAttributedString

    /// When the content is spoken. The default is `default`.
    open var importance = Importance.default

    /// The importance of content.
    public enum Importance: UInt, Sendable {
        /// The content is spoken on request.
        case `default` = 0
        /// The content is always spoken.
        case high = 1
    }
}
