import Foundation

/// Why a program is launched: with an address or an activity that it is to open. Empty where its user just starts it.
@MainActor
package struct LaunchReasons {
    /// What it is to open.
    package var url: URL?
    /// What it is to go on with.
    package var userActivity: NSUserActivity?

    package init(url: URL? = nil, userActivity: NSUserActivity? = nil) {
        (self.url, self.userActivity) = (url, userActivity)
    }

    /// What the application's delegate gets; `nil` without a reason.
    var launchOptions: [UIApplication.LaunchOptionsKey: Any]? {
        var options: [UIApplication.LaunchOptionsKey: Any] = [:]
        if let url { options[.url] = url }
        if let userActivity {
            options[.userActivityDictionary] = [
                "UIApplicationLaunchOptionsUserActivityTypeKey": userActivity.activityType
            ]
        }
        return options.isEmpty ? nil : options
    }

    /// What the first scene's delegate gets.
    var connectionOptions: UIScene.ConnectionOptions {
        UIScene.ConnectionOptions(
            userActivity: userActivity, urlContexts: url.map { [UIOpenURLContext(url: $0)] } ?? [])
    }

    /// Gives the application's delegate what it is to open, after its launch; in a program with scenes they have it already.
    func deliver(to application: UIApplication) {
        if let url { application.take(url) }
        if let userActivity {
            application.take(up: userActivity)
        }
    }
}

extension UIApplication.LaunchOptionsKey {
    /// The address to open: a `URL`.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// A dictionary of what is known of the activity to go on with; the activity itself comes with
    /// `application(_:continue:restorationHandler:)`.
    public static let userActivityDictionary = Self(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
}

extension LaunchReasons {
    /// What the command line asks for: an address, or the path of a file, as the entry of a program in the desktop's menu gives them
    /// (`%u`, `%f`). The first one counts (chosen), options are the program's own.
    package init(arguments: [String]) {
        let argument = arguments.dropFirst().first { !$0.hasPrefix("-") }
        self.init(url: argument.flatMap(Self.url))
    }

    private static func url(_ argument: String) -> URL? {
        guard !argument.isEmpty else { return nil }
        if let url = URL(string: argument), let scheme = url.scheme, scheme.count > 1 { return url }
        return FileManager.default.fileExists(atPath: argument) ? URL(fileURLWithPath: argument) : nil
    }
}
