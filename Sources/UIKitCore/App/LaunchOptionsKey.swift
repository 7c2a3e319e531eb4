extension UIApplication {
    /// Why the app was launched: keys of what the delegate gets. There are none where its user just started it.
    ///
    /// Follows <https://developer.apple.com/documentation/uikit/uiapplication/launchoptionskey>.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String
        /// Makes a key of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The address to open: a `URL`, of several the first one.
        public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The program that asks for the address to be opened: a `String`. Desktops do not say.
        public static let sourceApplication = Self(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// The quick action that was chosen: a `UIApplicationShortcutItem`.
        public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        /// What the notification says with which the program was launched: a dictionary. Desktops have none.
        public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// What is known of the activity to go on with: a dictionary of the type `[AnyHashable: Any]` with its `userActivityType`. The
        /// activity itself comes with `application(_:continue:restorationHandler:)`.
        public static let userActivityDictionary = Self(
            rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
        /// In the dictionary of the activity: its type, a `String`.
        public static let userActivityType = Self(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    }
}
