import Foundation
import UIFoundation

/// The type of activity of which a web page is the content: its address is the activity's `webpageURL`.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Names an activity among those that a program has made.
public typealias NSUserActivityPersistentIdentifier = String

/// What the user is doing, in a form that can be kept and taken up again: Foundation's class, which Linux lacks.
///
/// Scenes use it for what a new one is to show (`UIScene.ConnectionOptions.userActivities`), and for what one that was
/// disconnected showed (`UISceneSession.stateRestorationActivity`). It stays within the program: there is no other device and
/// no search that it would go to. A stage takes the place of both: it hands over the current activity, and has a program take one up.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsuseractivity>.
open class NSUserActivity: NSObject {
    /// What kind of activity it is, by a name in reverse-DNS style.
    open private(set) var activityType: String

    /// Makes an activity of a kind.
    public init(activityType: String) { self.activityType = activityType }

    /// What it is called, for the user.
    open var title: String?

    /// What is needed to take it up again: `NSArray`, `NSData`, `NSDate`, `NSDictionary`, `NSNull`, `NSNumber`, `NSSet`, `NSString`,
    /// `NSURL`, `NSUUID`, and the Swift types that stand for them. What is none of these is lost between launches, with a warning.
    open var userInfo: [AnyHashable: Any]?

    /// Adds entries to the information; an entry of the same key is replaced.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }

    /// The keys of `userInfo` without which it cannot be taken up again. What is handed over has these alone; `nil`, the default, for all.
    open var requiredUserInfoKeys: Set<String>?

    /// The web page that shows the same, for who has no program for the activity.
    open var webpageURL: URL?
    /// The web page that led to it.
    open var referrerURL: URL?

    /// What it shows, for the choice of a scene (`UISceneActivationConditions`).
    open var targetContentIdentifier: String?

    /// Words by which it is found. Nothing searches here.
    open var keywords: Set<String> = []

    /// When it is over; the default is never. Nothing outlasts it here.
    open var expirationDate: Date? = .distantFuture

    /// A name of its own, by which a program that deletes what it shows takes it back.
    open var persistentIdentifier: NSUserActivityPersistentIdentifier?

    // MARK: Where it may go

    /// Whether another device may take it up; `true` by default. An activity that may not is never handed over.
    open var isEligibleForHandoff = true
    /// Whether searches on the device may find it; `false` by default. Nothing searches here.
    open var isEligibleForSearch = false
    /// Whether everybody's searches may find it; `false` by default. Nothing searches here.
    open var isEligibleForPublicIndexing = false
    /// Whether it may be proposed to the user; `false` by default. Nothing proposes here.
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

    /// Deletes all activities of the program that searches know, as `deleteSavedUserActivities(withPersistentIdentifiers:completionHandler:)`.
    open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) { handler() }

    // MARK: Being current

    /// Whether the information is out of date, so that it is renewed before the activity is kept or handed over.
    open var needsSave = false

    /// The object that renews the information.
    open weak var delegate: (any NSUserActivityDelegate)?

    /// Makes it what the user does now, in place of the one before. May be called on any thread. An activity that was invalidated stays as
    /// it is.
    open func becomeCurrent() {
        onMain { activity in if activity.isValid { UIContext.current.activities.chosen = activity } }
    }

    /// The user does it no longer; it may become current again. May be called on any thread.
    open func resignCurrent() {
        onMain { activity in
            let activities = UIContext.current.activities
            if activities.chosen === activity { activities.chosen = nil }
        }
    }

    /// Ends it for good: it is not current any more, and never again. May be called on any thread.
    open func invalidate() {
        onMain { $0.isValid = false }
        resignCurrent()
    }

    private(set) var isValid = true

    private func onMain(_ body: @escaping @MainActor (NSUserActivity) -> Void) {
        // On one thread at a time, as its user has to see to for all of its members.
        nonisolated(unsafe) let activity = self
        if MainThread.isCurrent {
            MainActor.assumeIsolated { body(activity) }
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated { body(activity) } }
        }
    }
}

/// Renews the information of an activity before it is kept, and learns what becomes of it.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsuseractivitydelegate>.
public protocol NSUserActivityDelegate: AnyObject {
    /// The activity is about to be kept or handed over: update its `userInfo`.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    /// The activity was taken up, on another device or in another scene of the program.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    /// Leaves the information as it is.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    /// Does nothing.
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}
