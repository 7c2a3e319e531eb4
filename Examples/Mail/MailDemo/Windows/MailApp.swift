import UIKit

/// The app: mail in three columns, and messages in windows of their own.
public final class MailApp: UIResponder, UIApplicationDelegate {
    /// The messages, which all windows show.
    public let store = MailStore()

    /// Makes the app with some letters.
    public override init() { super.init() }

    /// Every window is made by the same class.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = MailSceneDelegate.self
        return configuration
    }
}
