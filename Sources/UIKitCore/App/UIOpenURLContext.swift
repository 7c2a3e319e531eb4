import Foundation

/// An address that a scene is to open.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiopenurlcontext>.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    /// The address.
    open private(set) var url: URL
    /// How it is to be opened.
    open private(set) var options = UIScene.OpenURLOptions()

    init(url: URL) { self.url = url }

    nonisolated deinit {}
}

extension UIScene {
    /// How an address is to be opened.
    ///
    /// Follows <https://developer.apple.com/documentation/uikit/uiscene/openurloptions>.
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        /// The program that asks: `nil`, since desktops do not say.
        open private(set) var sourceApplication: String?
        /// What that program has given along: `nil`.
        open private(set) var annotation: Any?
        /// Whether a file must be used where it is: `true`, since nothing is copied.
        open private(set) var openInPlace = true

        nonisolated deinit {}
    }
}

extension UIApplication {
    /// Names what an app's delegate learns of an address that it is to open.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String
        /// Makes a key of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The program that asks: a `String`. Desktops do not say.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// What that program has given along. Desktops give nothing.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether a file must be used where it is: a `Bool`.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }
}
