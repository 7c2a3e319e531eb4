import Foundation
import QuartzCore

/// Opens addresses in other programs: those of the desktop, or on a stage none.
@MainActor
package protocol URLOpening: AnyObject {
    /// Whether there is a program for the address.
    func canOpen(_ url: URL) -> Bool

    /// Opens it. The completion is called on the main actor, in this call or later, with whether a program was found.
    func open(_ url: URL, _ completion: @escaping @MainActor (Bool) -> Void)
}

/// An address that is to be opened by another program.
@MainActor
struct ExternalURL {
    private let url: URL
    private let universalLinksOnly: Bool

    init(_ url: URL, universalLinksOnly: Bool = false) {
        (self.url, self.universalLinksOnly) = (url, universalLinksOnly)
    }

    /// What opens it; `nil` where nothing can.
    private var opener: (any URLOpening)? {
        guard !universalLinksOnly, url.scheme?.isEmpty == false else { return nil }
        return UIContext.current.urlOpener
    }

    var canBeOpened: Bool { opener?.canOpen(url) == true }

    func open(_ completion: ((Bool) -> Void)?) {
        guard let opener, opener.canOpen(url) else { return MainLoop.current.enqueue { completion?(false) } }
        opener.open(url) { isOpen in MainLoop.current.enqueue { completion?(isOpen) } }
    }
}

extension UIApplication {
    /// Names how an address is to be opened by another program.
    ///
    /// Follows <https://developer.apple.com/documentation/uikit/uiapplication/openexternalurloptionskey>.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String
        /// Makes a key of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Whether only a program is to open it whose own the web address is: a `Bool`.
        public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// The address of the program's page in the system's settings. No desktop has one: `canOpenURL(_:)` says so, and `open(_:options:)`
    /// answers `false`. On a stage it is opened as any other.
    public nonisolated static let openSettingsURLString = "app-settings:"
    /// The address of the program's page among the settings of notifications; for it the same holds.
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
    /// The address of the settings of default programs; for it the same holds.
    public nonisolated static let openDefaultApplicationsSettingsURLString = "app-settings:default-applications"
}

extension UIScene {
    /// How an address is to be opened by another program.
    ///
    /// Follows <https://developer.apple.com/documentation/uikit/uiscene/openexternalurloptions>.
    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject {
        /// Whether only a program is to open it whose own the web address is; `false` by default.
        open var universalLinksOnly = false

        /// Makes the default options.
        public override init() { super.init() }

        nonisolated deinit {}
    }
}
