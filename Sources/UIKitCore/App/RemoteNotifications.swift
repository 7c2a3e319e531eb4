import Foundation
import QuartzCore

/// Registration for remote notifications. Only a stage has a device token.
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

/// The results of a background fetch. The raw values are the same as in UIKit.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibackgroundfetchresult>.
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// New data was downloaded.
    case newData
    /// No new data was available.
    case noData
    /// The download failed.
    case failed
}
