@_exported import Foundation
import IrekoCompatibility

/// The notifications of a program. On Linux authorization is denied: no notification is scheduled or shown.
///
/// Completion handlers are called on a background queue.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {  // A lock protects the state.
    private struct State {
        weak var delegate: (any UNUserNotificationCenterDelegate)?
        var categories: Set<UNNotificationCategory> = []
    }

    private static let shared = UNUserNotificationCenter()
    private let lock = NSLock()
    private var state = State()

    override init() {}

    /// Returns the center of the program.
    open class func current() -> UNUserNotificationCenter { shared }

    /// The object that would handle notifications. It is never called.
    open weak var delegate: (any UNUserNotificationCenterDelegate)? {
        get { lock.withLock { state.delegate } }
        set { lock.withLock { state.delegate = newValue } }
    }

    /// Whether the system shows notifications with content of extensions: `false`.
    open var supportsContentExtensions: Bool { false }

    // MARK: Authorization

    /// Requests authorization, which is denied: the handler receives `false` and no error.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        logDenial()
        DispatchQueue.global().async { completionHandler(false, nil) }
    }

    /// Requests authorization, which is denied: returns `false`.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        logDenial()
        return false
    }

    /// Calls the handler with settings in which authorization is denied.
    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        DispatchQueue.global().async { completionHandler(UNNotificationSettings()) }
    }

    /// Returns settings in which authorization is denied.
    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

    // MARK: Categories

    /// Sets the categories of notifications.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        lock.withLock { state.categories = categories }
    }

    /// Calls the handler with the categories of notifications.
    open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
        let categories = lock.withLock { state.categories }
        DispatchQueue.global().async { completionHandler(categories) }
    }

    /// Returns the categories of notifications.
    open func notificationCategories() async -> Set<UNNotificationCategory> { lock.withLock { state.categories } }

    // MARK: Requests

    /// Does not schedule the notification: the handler receives the error `notificationsNotAllowed`.
    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        logDenial()
        DispatchQueue.global().async { completionHandler?(UNError(.notificationsNotAllowed)) }
    }

    /// Does not schedule the notification: throws the error `notificationsNotAllowed`.
    open func add(_ request: UNNotificationRequest) async throws {
        logDenial()
        throw UNError(.notificationsNotAllowed)
    }

    /// Calls the handler without requests.
    open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
        DispatchQueue.global().async { completionHandler([]) }
    }

    /// Returns no requests.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
    /// Has no effect, since no request is scheduled.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
    /// Has no effect, since no request is scheduled.
    open func removeAllPendingNotificationRequests() {}

    /// Calls the handler without notifications.
    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        DispatchQueue.global().async { completionHandler([]) }
    }

    /// Returns no notifications.
    open func deliveredNotifications() async -> [UNNotification] { [] }
    /// Has no effect, since no notification is shown.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    /// Has no effect, since no notification is shown.
    open func removeAllDeliveredNotifications() {}

    /// Does not set the number beside the icon: the handler receives the error `notificationsNotAllowed`.
    open func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        logDenial()
        DispatchQueue.global().async { completionHandler?(UNError(.notificationsNotAllowed)) }
    }

    /// Does not set the number beside the icon: throws the error `notificationsNotAllowed`.
    open func setBadgeCount(_ newBadgeCount: Int) async throws {
        logDenial()
        throw UNError(.notificationsNotAllowed)
    }

    private func logDenial() {
        ModuleShell.log("UserNotifications", "notifications are not available; authorization is denied")
    }
}
