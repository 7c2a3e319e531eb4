import Foundation

/// Something in a text view that can be tapped: a link, an attachment, or text with a tag (`.uiTextItemTag`).
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextitem>.
@preconcurrency @MainActor
public final class UITextItem: NSObject {
    /// What it is.
    ///
    /// Follows <https://developer.apple.com/documentation/uikit/uitextitem/content-swift.enum>.
    public enum Content {
        /// A link's address.
        case link(URL)
        /// What stands in the place of a character.
        case textAttachment(NSTextAttachment)
        /// The program's own name for it.
        case tag(String)
    }

    /// A menu for an item.
    ///
    /// Follows <https://developer.apple.com/documentation/uikit/uitextitem/menuconfiguration>. Menus have no preview here.
    @preconcurrency @MainActor
    public final class MenuConfiguration: NSObject {
        let menu: UIMenu

        /// Makes a configuration that shows a menu.
        public init(menu: UIMenu) { self.menu = menu }

        nonisolated deinit {}
    }

    /// What it is.
    public let content: Content
    /// Its characters, in UTF-16 units.
    public let range: NSRange

    init(_ content: Content, _ range: NSRange) { (self.content, self.range) = (content, range) }

    nonisolated deinit {}
}
