import Foundation
import QuartzCore

/// Registration for notifications that a server sends. Only a stage has a token.
@MainActor
enum RemoteNotifications {
    static func register(_ application: UIApplication) {
        MainLoop.current.enqueue {
            if let token = UIContext.current.deviceToken {
                application.isRegisteredForRemoteNotifications = true
                application.delegate?.application(application, didRegisterForRemoteNotificationsWithDeviceToken: token)
            } else {
                application.delegate?.application(
                    application, didFailToRegisterForRemoteNotificationsWithError: RemoteNotificationsError())
            }
        }
    }
}

/// What came of fetching something in the background. Raw values are UIKit's.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibackgroundfetchresult>.
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// Something new.
    case newData
    /// Nothing new.
    case noData
    /// It failed.
    case failed
}
