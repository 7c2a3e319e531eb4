import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

private final class ReadingPage: UIViewController {
    var place = 0
    var restored: [Int] = []

    override func updateUserActivityState(_ activity: NSUserActivity) {
        super.updateUserActivityState(activity)
        activity.addUserInfoEntries(from: ["place": place])
    }

    override func restoreUserActivityState(_ activity: NSUserActivity) {
        super.restoreUserActivityState(activity)
        if let place = activity.userInfo?["place"] as? Int { restored.append(place) }
    }
}

private final class ActivityDelegate: NSUserActivityDelegate {
    var lines: [String] = []
    func userActivityWillSave(_ userActivity: NSUserActivity) { lines.append("will save") }
    func userActivityWasContinued(_ userActivity: NSUserActivity) { lines.append("was continued") }
}

private final class ContinuingApp: UIResponder, UIApplicationDelegate {
    weak var page: UIViewController?
    var updated: [String] = []

    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
        updated.append("\(userActivity.userInfo?["place"] ?? "nothing")")
    }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        restorationHandler(page.map { [$0] })
        return true
    }
}

@MainActor
@Suite("The current user activity")
struct UserActivityTests {
    private let activity = NSUserActivity(activityType: "reading")

    @Test(
        "The activity of a visible page is saved and updated, and the page returns when it is continued"
    )
    func handOver() throws {
        try Stage.run(rootViewController: ReadingPage()) { stage in
            let page = try #require(stage.window.rootViewController as? ReadingPage)
            let delegate = ActivityDelegate()
            let app = ContinuingApp()
            app.page = page
            UIApplication.shared.delegate = app
            activity.delegate = delegate
            activity.title = "Reading"
            activity.webpageURL = URL(string: "https://example.org/1")
            activity.keywords = ["book"]
            page.userActivity = activity
            page.place = 7

            let given = try #require(stage.currentUserActivity)

            expectNotIdentical(given, activity)
            expectEqual(given.activityType, "reading")
            expectEqual(given.title, "Reading")
            expectEqual(given.userInfo?["place"] as? Int, 7)
            expectEqual(given.webpageURL, activity.webpageURL)
            expectEqual(given.keywords, ["book"])
            expectEqual(delegate.lines, ["will save"])
            expectEqual(app.updated, ["7"])

            stage.continue(given)

            expectEqual(page.restored, [7])
            expectEqual(delegate.lines, ["will save", "was continued"])
            UIApplication.shared.delegate = nil
        }
    }

    @Test("Only required keys are saved, and activities that may not leave the device are not saved")
    func restricted() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            activity.userInfo = ["id": 1, "draft": "text"]
            activity.requiredUserInfoKeys = ["id"]
            activity.becomeCurrent()

            expectEqual(stage.currentUserActivity?.userInfo?.count, 1)
            expectEqual(stage.currentUserActivity?.userInfo?["id"] as? Int, 1)
            activity.isEligibleForHandoff = false
            expectNil(stage.currentUserActivity)
        }
    }

    @Test("The last activity made current counts; it resigns, and after invalidation it is never current again")
    func becoming() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let other = NSUserActivity(activityType: "writing")
            expectNil(stage.currentUserActivity)

            activity.becomeCurrent()
            other.becomeCurrent()
            activity.resignCurrent()
            expectEqual(stage.currentUserActivity?.activityType, "writing")

            other.resignCurrent()
            expectNil(stage.currentUserActivity)

            other.becomeCurrent()
            other.invalidate()
            other.becomeCurrent()
            expectNil(stage.currentUserActivity)
        }
    }

    @Test("A covered page has no current activity, until it is visible again")
    func covered() throws {
        try Stage.run(rootViewController: UINavigationController(rootViewController: UIViewController())) { stage in
            let navigation = try #require(stage.window.rootViewController as? UINavigationController)
            let page = try #require(navigation.topViewController)
            page.userActivity = activity
            activity.becomeCurrent()

            navigation.pushViewController(UIViewController(), animated: false)
            stage.settle()
            expectNil(stage.currentUserActivity)

            navigation.popViewController(animated: false)
            stage.settle()
            expectEqual(stage.currentUserActivity?.activityType, "reading")
        }
    }

    @Test("Of several on the screen, the activity deepest in the chain is current")
    func deepest() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController)
            let view = UIView()
            root.view.addSubview(view)
            let inner = NSUserActivity(activityType: "writing")
            root.userActivity = activity
            view.userActivity = inner

            expectEqual(stage.currentUserActivity?.activityType, "writing")
            view.userActivity = nil
            expectEqual(stage.currentUserActivity?.activityType, "reading")
        }
    }

    @Test("An activity without responders is invalidated")
    func invalidated() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController)
            root.userActivity = activity
            root.view.userActivity = activity

            root.userActivity = nil
            activity.becomeCurrent()
            expectEqual(stage.currentUserActivity?.activityType, "reading")

            root.view.userActivity = nil
            activity.becomeCurrent()
            expectNil(stage.currentUserActivity)
        }
    }

    @Test("In the background only outdated activities are updated")
    func background() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let delegate = ActivityDelegate()
            activity.delegate = delegate
            activity.becomeCurrent()

            stage.sendToBackground()
            expectEqual(delegate.lines, [])

            stage.bringToForeground()
            activity.needsSave = true
            stage.sendToBackground()
            expectEqual(delegate.lines, ["will save"])
            expectFalse(activity.needsSave)
        }
    }

    @Test("Properties of a new activity from Foundation")
    func defaults() {
        expectTrue(activity.isEligibleForHandoff)
        expectFalse(activity.isEligibleForSearch)
        expectFalse(activity.isEligibleForPrediction)
        expectNil(activity.userInfo)
        expectNil(activity.requiredUserInfoKeys)
        expectEmpty(activity.keywords)
        expectEqual(NSUserActivityTypeBrowsingWeb, "NSUserActivityTypeBrowsingWeb")
        var isDeleted = false
        NSUserActivity.deleteAllSavedUserActivities { isDeleted = true }
        expectTrue(isDeleted)
    }
}
