import UIKit

/// The application: mail in three columns, and messages in separate windows.
public final class MailApp: UIResponder, UIApplicationDelegate {
    /// The messages, which all windows share.
    public let store = MailStore()

    /// Creates the application with the initial messages.
    public override init() { super.init() }

    /// Uses the same scene delegate for all windows.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = MailSceneDelegate.self
        return configuration
    }
}
