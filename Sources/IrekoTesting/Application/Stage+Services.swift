import Foundation
import UIKit
import UIKitCore

extension Stage {
    // MARK: What the program is given

    /// Has the program open an address, as when its user chooses a link or a file for it.
    ///
    /// A program in the background comes to front with it, as on iOS: on the screen, then what is given, then active.
    public func open(_ url: URL) { deliver(LaunchReasons(url: url)) }

    /// Has the program take up an activity: that of another device, of a search, or a link into the program.
    public func `continue`(_ activity: NSUserActivity) { deliver(LaunchReasons(userActivity: activity)) }

    /// Announces an activity to the program that then does not come.
    public func failToContinue(activityType: String, error: any Error) {
        UIApplication.shared.didFailToContinue(activityType, error)
        settle()
    }

    /// Chooses a quick action of the program: one of `UIApplication.shortcutItems`, of its Info.plist, or any other.
    public func perform(_ shortcutItem: UIApplicationShortcutItem) {
        deliver(LaunchReasons(shortcutItem: shortcutItem))
    }

    private func deliver(_ reasons: LaunchReasons) {
        guard !hasEnded else { return fail("The program has ended: there is nothing to open anything in") }
        let front = scene
        if front.activationState == .background {
            front.handle(.focus(false))
            front.handle(.visibility(true))
        }
        reasons.deliver(to: .shared, front: front)
        if front.activationState != .foregroundActive { front.screen.display.raise() }
        settle()
    }

    /// What the user does in the scene in front, as another device gets it: renewed, with the information that the program says is
    /// required, and as an object of its own. `nil` where nothing is current, or it may not leave the device.
    ///
    /// With `continue(_:)` the program takes it up itself, and the original's delegate learns that.
    public var currentUserActivity: NSUserActivity? { context.activities.handOver(from: scene) }

    // MARK: Notifications of a server

    /// Brings the program a server's notification. It needs a `deviceToken`, and the program to have registered.
    ///
    /// - Parameter userInfo: What the notification says.
    /// - Returns: What the program says came of it, if it has said so by now.
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
