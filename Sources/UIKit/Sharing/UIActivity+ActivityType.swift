import UIKitCore

extension UIActivity {
    /// The name of an activity. Names of services that a desktop does not have can be excluded, too.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a type with a name, such as `"com.example.translate"`.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates a type with a name.
        public init(_ rawValue: String) { self.init(rawValue: rawValue) }

        private init(uiKit name: String) { self.init("com.apple.UIKit.activity.\(name)") }

        /// Posts to Facebook. Desktops do not have it.
        public static let postToFacebook = Self(uiKit: "PostToFacebook")
        /// Posts to Twitter. Desktops do not have it.
        public static let postToTwitter = Self(uiKit: "PostToTwitter")
        /// Posts to Weibo. Desktops do not have it.
        public static let postToWeibo = Self(uiKit: "PostToWeibo")
        /// Sends a message. Desktops do not have it.
        public static let message = Self(uiKit: "Message")
        /// Opens a draft in the user's mail program.
        public static let mail = Self(uiKit: "Mail")
        /// Prints into a PDF file.
        public static let print = Self(uiKit: "Print")
        /// Copies the items to the general pasteboard.
        public static let copyToPasteboard = Self(uiKit: "CopyToPasteboard")
        /// Assigns an image to a contact. Desktops do not have it.
        public static let assignToContact = Self(uiKit: "AssignToContact")
        /// Saves an image to the photo library. Desktops do not have it.
        public static let saveToCameraRoll = Self(uiKit: "SaveToCameraRoll")
        /// Adds an address to the reading list. Desktops do not have it.
        public static let addToReadingList = Self(uiKit: "AddToReadingList")
        /// Posts to Flickr. Desktops do not have it.
        public static let postToFlickr = Self(uiKit: "PostToFlickr")
        /// Posts to Vimeo. Desktops do not have it.
        public static let postToVimeo = Self(uiKit: "PostToVimeo")
        /// Posts to Tencent Weibo. Desktops do not have it.
        public static let postToTencentWeibo = Self(uiKit: "TencentWeibo")
        /// Sends the items to a device nearby. Desktops do not have it.
        public static let airDrop = Self(uiKit: "AirDrop")
        /// Opens a book in Books. Desktops do not have it.
        public static let openInIBooks = Self(uiKit: "OpenInIBooks")
        /// Marks up a PDF document. Desktops do not have it.
        public static let markupAsPDF = Self(uiKit: "MarkupAsPDF")
        /// Shares an activity in a call. Desktops do not have it.
        public static let sharePlay = Self(uiKit: "SharePlay")
        /// Sends an invitation to collaborate. Desktops do not have it.
        public static let collaborationInviteWithLink = Self(uiKit: "CollaborationInviteWithLink")
        /// Copies a link for collaboration. Desktops do not have it.
        public static let collaborationCopyLink = Self(uiKit: "CollaborationCopyLink")
        /// Adds a web app to the home screen. Desktops do not have it.
        public static let addToHomeScreen = Self(uiKit: "AddToHomeScreen")

        /// Saves the items as files. UIKit has this type, but no name for it.
        static let saveToFiles = Self("com.apple.DocumentManagerUICore.SaveToFiles")
        /// Opens an item in the user's program for it. UIKit has this type, but no name for it.
        static let open = Self(uiKit: "RemoteOpenInApplication-ByCopy")
    }
}
