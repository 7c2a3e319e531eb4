import Foundation
import QuartzCore
import UIFoundation

/// The type of an activity with a web page, whose address is `webpageURL`.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Identifies an activity of a program.
public typealias NSUserActivityPersistentIdentifier = String

/// A user's activity that can be stored and continued: Foundation's class, which Linux lacks.
///
/// Scenes use it for the content of a new scene (`UIScene.ConnectionOptions.userActivities`) and for the state of a
/// disconnected one (`UISceneSession.stateRestorationActivity`). Activities remain in the program, since Linux has no
/// handoff and no search index. In tests a stage replaces both: it receives the current activity, and lets a program
/// continue one.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsuseractivity>.
open class NSUserActivity: NSObject {
    /// The kind of activity, in reverse-DNS notation.
    open private(set) var activityType: String

    /// Creates an activity of a kind.
    public init(activityType: String) { self.activityType = activityType }

    /// The title for the user.
    open var title: String?

    /// The state that is needed to continue: `NSArray`, `NSData`, `NSDate`, `NSDictionary`, `NSNull`, `NSNumber`,
    /// `NSSet`, `NSString`, `NSURL`, `NSUUID`, and the corresponding Swift types. Values of other types are lost
    /// between launches, with a warning.
    open var userInfo: [AnyHashable: Any]?

    /// Adds entries to the user info. Entries with the same key are replaced.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }

    /// The keys of `userInfo` that are required to continue the activity. Only the entries with these keys are handed
    /// over; with `nil`, the default, all entries are.
    open var requiredUserInfoKeys: Set<String>?

    /// The address of an equivalent web page, for users without the program.
    open var webpageURL: URL?
    /// The web page that led to the activity.
    open var referrerURL: URL?

    /// The identifier of the content, for the selection of a scene (`UISceneActivationConditions`).
    open var targetContentIdentifier: String?

    /// Keywords for searches. Unused on Linux.
    open var keywords: Set<String> = []

    /// The expiration date; the default is never. Unused on Linux.
    open var expirationDate: Date? = .distantFuture

    /// An identifier that a program uses to delete the activity with its content.
    open var persistentIdentifier: NSUserActivityPersistentIdentifier?

    // MARK: Eligibility

    /// Whether the activity may be continued on a different device; `true` by default. If `false`, it is never handed
    /// over.
    open var isEligibleForHandoff = true
    /// Whether searches on the device may find the activity; `false` by default. Unused on Linux.
    open var isEligibleForSearch = false
    /// Whether public searches may find the activity; `false` by default. Unused on Linux.
    open var isEligibleForPublicIndexing = false
    /// Whether the activity may be suggested to the user; `false` by default. Unused on Linux.
    open var isEligibleForPrediction = false

    /// Deletes activities from the system's index. Linux has no such index, so there are no activities to delete.
    ///
    /// - Parameters:
    ///   - persistentIdentifiers: The identifiers of the activities.
    ///   - handler: Called before the method returns.
    open class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
        completionHandler handler: @escaping () -> Void
    ) { handler() }

    /// Deletes all activities of the program from the system's index, as
    /// `deleteSavedUserActivities(withPersistentIdentifiers:completionHandler:)` does.
    open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) { handler() }

    // MARK: Current activity

    /// Whether the user info is out of date, so that it must be updated before the activity is stored or handed over.
    open var needsSave = false

    /// The object that updates the user info.
    open weak var delegate: (any NSUserActivityDelegate)?

    /// Makes this the user's current activity, replacing the previous one. May be called on any thread. Has no effect
    /// on an invalidated activity.
    open func becomeCurrent() {
        onMain { activity in if activity.isValid { UIContext.current.activities.chosen = activity } }
    }

    /// Makes the activity no longer current; it may become current again. May be called on any thread.
    open func resignCurrent() {
        onMain { activity in
            let activities = UIContext.current.activities
            if activities.chosen === activity { activities.chosen = nil }
        }
    }

    /// Invalidates the activity: it is no longer current, and cannot become current again. May be called on any
    /// thread.
    open func invalidate() {
        onMain { $0.isValid = false }
        resignCurrent()
    }

    private(set) var isValid = true

    private func onMain(_ body: @escaping @MainActor (NSUserActivity) -> Void) {
        // Callers must ensure that only one thread at a time uses an activity, as for its other members.
        nonisolated(unsafe) let activity = self
        if MainThread.isCurrent {
            MainActor.assumeIsolated { body(activity) }
        } else {
            MainLoop.send { body(activity) }
        }
    }
}

/// Updates the user info of an activity before it is stored, and is notified of its continuation.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsuseractivitydelegate>.
public protocol NSUserActivityDelegate: AnyObject {
    /// Called before the activity is stored or handed over. Update its `userInfo` here.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    /// Called after the activity was continued, on a different device or in a different scene of the program.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    /// Leaves the user info unchanged.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    /// Has no effect.
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}
