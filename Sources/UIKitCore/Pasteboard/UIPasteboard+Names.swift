import Foundation

extension UIPasteboard {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Makes a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// That of the general pasteboard.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// Names what `setItems(_:options:)` gives items beyond their values.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// When the items go by themselves: a `Date`.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// Whether the items stay on this machine: a `Bool`.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    // MARK: Types

    /// The types of text.
    public nonisolated static let typeListString = ["public.utf8-plain-text", "public.text"]
    /// The types of addresses.
    public nonisolated static let typeListURL = ["public.url"]
    /// The types of images.
    public nonisolated static let typeListImage = [
        "public.png", "public.jpeg", "com.compuserve.gif", "com.apple.uikit.image",
    ]
    /// The types of colours.
    public nonisolated static let typeListColor = ["com.apple.uikit.color"]
    /// Stands for the types that follow from a value's class: text, an address, an image, a colour or text with attributes.
    public nonisolated static let typeAutomatic = "com.apple.uikit.type-automatic"

    // MARK: Notifications

    /// The contents of a pasteboard, the notification's object, have changed. Posted at the end of the turn of the event loop,
    /// once for all changes of the turn; what another program has copied is noticed when this one asks for it.
    public nonisolated static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
    /// The types that the pasteboard has now and did not have before: strings. Not there where there are none.
    public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
    /// The types that the pasteboard had before and does not have now: strings. Not there where there are none.
    public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
    /// A named pasteboard is about to be removed.
    public nonisolated static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")
}
