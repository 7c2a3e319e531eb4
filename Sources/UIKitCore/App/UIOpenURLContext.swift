import Foundation

/// An address that a scene should open.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiopenurlcontext>.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    /// The address.
    open private(set) var url: URL
    /// The options of the request.
    open private(set) var options = UIScene.OpenURLOptions()

    init(url: URL) { self.url = url }

    nonisolated deinit {}
}

extension UIScene {
    /// The options for opening an address.
    ///
    /// Follows <https://developer.apple.com/documentation/uikit/uiscene/openurloptions>.
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        /// The requesting program: `nil`, since desktops do not report it.
        open private(set) var sourceApplication: String?
        /// Additional information from the requesting program: `nil`.
        open private(set) var annotation: Any?
        /// Whether a file must be opened in place: `true`, since files are not copied.
        open private(set) var openInPlace = true

        nonisolated deinit {}
    }
}

extension UIApplication {
    /// Keys of the options that an app's delegate receives with an address to open.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String
        /// Creates a key with a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The requesting program: a `String`. Not available on desktops.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// Additional information from the requesting program. Not available on desktops.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether a file must be opened in place: a `Bool`.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }
}
