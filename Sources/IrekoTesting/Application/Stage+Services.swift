import Foundation
import UIKit
import UIKitCore

extension Stage {
    // MARK: Delivering requests to the application

    /// Opens a URL with the application, as when the user chooses a link or a file.
    ///
    /// An application in the background is brought to the front, as on iOS: its scene enters the foreground, then the
    /// URL is delivered, then the scene becomes active.
    public func open(_ url: URL) { deliver(LaunchReasons(url: url)) }

    /// Continues a user activity in the application: a Handoff activity of a different device, a search result, or a
    /// universal link.
    public func `continue`(_ activity: NSUserActivity) { deliver(LaunchReasons(userActivity: activity)) }

    /// Announces a user activity to the application and then reports that it could not be received.
    public func failToContinue(activityType: String, error: any Error) {
        UIApplication.shared.didFailToContinue(activityType, error)
        settle()
    }

    /// Performs a quick action of the application: an element of `UIApplication.shortcutItems` or of its Info.plist,
    /// or a custom item.
    public func perform(_ shortcutItem: UIApplicationShortcutItem) {
        deliver(LaunchReasons(shortcutItem: shortcutItem))
    }

    private func deliver(_ reasons: LaunchReasons) {
        guard !hasEnded else { return fail("The program has ended, and cannot open anything") }
        let front = scene
        if front.activationState == .background {
            front.handle(.focus(false))
            front.handle(.visibility(true))
        }
        reasons.deliver(to: .shared, front: front)
        if front.activationState != .foregroundActive { front.screen.display.raise() }
        settle()
    }

    /// The current user activity of the scene in front, as a different device receives it: a separate object with only
    /// the information that the application has declared as required. The activity is updated before it is copied.
    /// `nil` if no activity is current or if the activity is not eligible for Handoff.
    ///
    /// To continue the activity in the application itself, pass this object to `continue(_:)`. The delegate of the
    /// original activity is notified.
    public var currentUserActivity: NSUserActivity? { context.activities.handOver(from: scene) }

    // MARK: Background fetches and locked files

    /// An addition of Ireko: performs a background fetch. The application must have permitted fetches with
    /// `setMinimumBackgroundFetchInterval(_:)`.
    ///
    /// - Returns: The result that the application has passed to the completion handler, or `nil` if it has not called
    ///   the handler yet.
    @discardableResult
    public func performBackgroundFetch() -> UIBackgroundFetchResult? {
        let application = UIApplication.shared
        guard application.permitsFetches else {
            fail("performBackgroundFetch(): the program has not set a minimum background fetch interval")
            return nil
        }
        var result: UIBackgroundFetchResult?
        application.delegate?.application(application, performFetchWithCompletionHandler: { result = $0 })
        settle()
        return result
    }

    /// An addition of Ireko: whether files are accessible, as `UIApplication.isProtectedDataAvailable`. Setting it
    /// calls the application's delegate and posts a notification.
    public var isProtectedDataAvailable: Bool {
        get { UIApplication.shared.isProtectedDataAvailable }
        set {
            UIApplication.shared.setProtectedData(isAvailable: newValue)
            settle()
        }
    }

    // MARK: Remote notifications

    /// Delivers a remote notification to the application. The stage must have a `deviceToken`, and the application
    /// must have registered for remote notifications.
    ///
    /// - Parameter userInfo: The content of the notification.
    /// - Returns: The result that the application has passed to the completion handler, or `nil` if it has not called
    ///   the handler yet.
    @discardableResult
    public func receive(remoteNotification userInfo: [AnyHashable: Any]) -> UIBackgroundFetchResult? {
        let application = UIApplication.shared
        guard application.isRegisteredForRemoteNotifications else {
            fail("receive(remoteNotification:): the program is not registered for remote notifications")
            return nil
        }
        var result: UIBackgroundFetchResult?
        application.delegate?.application(application, didReceiveRemoteNotification: userInfo) { result = $0 }
        settle()
        return result
    }
}
