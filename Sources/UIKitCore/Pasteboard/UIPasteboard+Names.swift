import Foundation

extension UIPasteboard {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name as a string.
        public let rawValue: String

        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The name of the general pasteboard.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// Names of options for `setItems(_:options:)`.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name as a string.
        public let rawValue: String

        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The date when the items are removed: a `Date`.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// Whether the items remain on this machine: a `Bool`.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    // MARK: Types

    /// The types of text.
    public nonisolated static let typeListString = ["public.utf8-plain-text", "public.text"]
    /// The types of URLs.
    public nonisolated static let typeListURL = ["public.url"]
    /// The types of images.
    public nonisolated static let typeListImage = [
        "public.png", "public.jpeg", "com.compuserve.gif", "com.apple.uikit.image",
    ]
    /// The types of colors.
    public nonisolated static let typeListColor = ["com.apple.uikit.color"]
    /// A placeholder for the types of a value's class: text, a URL, an image, a color or attributed text.
    public nonisolated static let typeAutomatic = "com.apple.uikit.type-automatic"

    // MARK: Notifications

    /// Posted when the contents of a pasteboard have changed; the notification's object is the pasteboard. It is
    /// posted once for all changes in a turn of the event loop, at the end of the turn. Changes by other programs are
    /// detected when this program accesses the pasteboard.
    public nonisolated static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
    /// The key of the types that were added to the pasteboard, as strings. Missing if no type was added.
    public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
    /// The key of the types that were removed from the pasteboard, as strings. Missing if no type was removed.
    public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
    /// Posted before a named pasteboard is removed.
    public nonisolated static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")
}
