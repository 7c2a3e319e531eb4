import Foundation

/// An item in a text view that the user can tap: a link, an attachment, or text with a tag (`.uiTextItemTag`).
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextitem>.
@preconcurrency @MainActor
public final class UITextItem: NSObject {
    /// The content of an item.
    ///
    /// Follows <https://developer.apple.com/documentation/uikit/uitextitem/content-swift.enum>.
    public enum Content {
        /// A link to a URL.
        case link(URL)
        /// An attachment.
        case textAttachment(NSTextAttachment)
        /// Text with a tag of the program.
        case tag(String)
    }

    /// A menu for an item.
    ///
    /// Follows <https://developer.apple.com/documentation/uikit/uitextitem/menuconfiguration>. On Linux, such a menu
    /// has no preview.
    @preconcurrency @MainActor
    public final class MenuConfiguration: NSObject {
        let menu: UIMenu

        /// Creates a configuration with a menu.
        public init(menu: UIMenu) { self.menu = menu }

        nonisolated deinit {}
    }

    /// The content of the item.
    public let content: Content
    /// The range of the item, in UTF-16 units.
    public let range: NSRange

    init(_ content: Content, _ range: NSRange) { (self.content, self.range) = (content, range) }

    nonisolated deinit {}
}
