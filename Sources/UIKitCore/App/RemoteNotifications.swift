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
                    application, didFailToRegisterForRemoteNotificationsWithError: unavailable)
            }
        }
    }

    /// With the number that UIKit uses where a machine cannot receive any.
    private static var unavailable: NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: 3010,
            userInfo: [
                NSLocalizedDescriptionKey: "Linux desktops have no service that brings remote notifications to a program."
            ])
    }
}

/// Whether a program is launched in the background to fetch something. Raw values are UIKit's.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibackgroundrefreshstatus>.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// It is not, and its user cannot change that.
    case restricted
    /// Its user does not want that.
    case denied
    /// It is.
    case available
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
