import Foundation

/// What the user is doing, in a form that can be kept and taken up again: Foundation's class, which Linux lacks.
///
/// Scenes use it for what a new one is to show (`UIScene.ConnectionOptions.userActivities`), and for what one that was
/// disconnected showed (`UISceneSession.stateRestorationActivity`). It stays within the program: there is no other device and
/// no search that it would go to.
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

    /// What it shows, for the choice of a scene (`UISceneActivationConditions`).
    open var targetContentIdentifier: String?

    /// Whether the information is out of date, so that it is renewed before the activity is kept.
    open var needsSave = false

    /// The object that renews the information.
    open weak var delegate: (any NSUserActivityDelegate)?
}

/// Renews the information of an activity before it is kept.
public protocol NSUserActivityDelegate: AnyObject {
    /// The activity is about to be kept: update its `userInfo`.
    func userActivityWillSave(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    /// Leaves the information as it is.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
}
