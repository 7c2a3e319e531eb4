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
        "That of a page on the screen is handed over, renewed; taken up again, it comes back"
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

            #expect(given !== activity && given.activityType == "reading" && given.title == "Reading")
            #expect(given.userInfo?["place"] as? Int == 7)
            #expect(given.webpageURL == activity.webpageURL && given.keywords == ["book"])
            #expect(delegate.lines == ["will save"] && app.updated == ["7"])

            stage.continue(given)

            #expect(page.restored == [7] && delegate.lines == ["will save", "was continued"])
            UIApplication.shared.delegate = nil
        }
    }

    @Test("Only what is required is handed over, and nothing of an activity that may not leave the device")
    func restricted() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            activity.userInfo = ["id": 1, "draft": "text"]
            activity.requiredUserInfoKeys = ["id"]
            activity.becomeCurrent()

            #expect(stage.currentUserActivity?.userInfo?.count == 1)
            #expect(stage.currentUserActivity?.userInfo?["id"] as? Int == 1)
            activity.isEligibleForHandoff = false
            #expect(stage.currentUserActivity == nil)
        }
    }

    @Test("The last one made current counts; it resigns, and after its end it is never current again")
    func becoming() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let other = NSUserActivity(activityType: "writing")
            #expect(stage.currentUserActivity == nil)

            activity.becomeCurrent()
            other.becomeCurrent()
            activity.resignCurrent()
            #expect(stage.currentUserActivity?.activityType == "writing")

            other.resignCurrent()
            #expect(stage.currentUserActivity == nil)

            other.becomeCurrent()
            other.invalidate()
            other.becomeCurrent()
            #expect(stage.currentUserActivity == nil)
        }
    }

    @Test("A page that is covered has no current activity, until it is on the screen again")
    func covered() throws {
        try Stage.run(rootViewController: UINavigationController(rootViewController: UIViewController())) { stage in
            let navigation = try #require(stage.window.rootViewController as? UINavigationController)
            let page = try #require(navigation.topViewController)
            page.userActivity = activity
            activity.becomeCurrent()

            navigation.pushViewController(UIViewController(), animated: false)
            stage.settle()
            #expect(stage.currentUserActivity == nil)

            navigation.popViewController(animated: false)
            stage.settle()
            #expect(stage.currentUserActivity?.activityType == "reading")
        }
    }

    @Test("Of several on the screen the one deepest in the chain is current")
    func deepest() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController)
            let view = UIView()
            root.view.addSubview(view)
            let inner = NSUserActivity(activityType: "writing")
            root.userActivity = activity
            view.userActivity = inner

            #expect(stage.currentUserActivity?.activityType == "writing")
            view.userActivity = nil
            #expect(stage.currentUserActivity?.activityType == "reading")
        }
    }

    @Test("One that no responder has any more is at its end")
    func invalidated() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController)
            root.userActivity = activity
            root.view.userActivity = activity

            root.userActivity = nil
            activity.becomeCurrent()
            #expect(stage.currentUserActivity?.activityType == "reading")

            root.view.userActivity = nil
            activity.becomeCurrent()
            #expect(stage.currentUserActivity == nil)
        }
    }

    @Test("What is out of date is renewed in the background, and nothing else")
    func background() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let delegate = ActivityDelegate()
            activity.delegate = delegate
            activity.becomeCurrent()

            stage.sendToBackground()
            #expect(delegate.lines == [])

            stage.bringToForeground()
            activity.needsSave = true
            stage.sendToBackground()
            #expect(delegate.lines == ["will save"] && !activity.needsSave)
        }
    }

    @Test("What Foundation says of a new activity")
    func defaults() {
        #expect(activity.isEligibleForHandoff && !activity.isEligibleForSearch && !activity.isEligibleForPrediction)
        #expect(activity.userInfo == nil && activity.requiredUserInfoKeys == nil && activity.keywords.isEmpty)
        #expect(NSUserActivityTypeBrowsingWeb == "NSUserActivityTypeBrowsingWeb")
        var isDeleted = false
        NSUserActivity.deleteAllSavedUserActivities { isDeleted = true }
        #expect(isDeleted)
    }
}
