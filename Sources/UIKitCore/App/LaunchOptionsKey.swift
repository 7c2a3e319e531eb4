extension UIApplication {
    /// Keys of the launch options, which describe why the app was launched. If the user started the app directly, it
    /// has no launch options.
    ///
    /// Follows <https://developer.apple.com/documentation/uikit/uiapplication/launchoptionskey>.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String
        /// Creates a key with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The first address to open: a `URL`.
        public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The program that requests opening the address: a `String`. Not available on desktops.
        public static let sourceApplication = Self(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// The selected quick action: a `UIApplicationShortcutItem`.
        public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        /// The content of the notification that launched the program: a dictionary. Not available on desktops.
        public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// The description of the activity to continue: a dictionary of the type `[AnyHashable: Any]` with its
        /// `userActivityType`. The activity itself is passed to `application(_:continue:restorationHandler:)`.
        public static let userActivityDictionary = Self(
            rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
        /// The type of the activity, a `String`. A key of the dictionary for `userActivityDictionary`.
        public static let userActivityType = Self(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    }
}
