import Expectations
import Foundation
import IrekoTesting
import RenderServer
import StateArchive
import Testing
import UIKit
import UIKitCore

@MainActor
@Suite("Scene sessions over launches", .serialized)
struct SceneSessionTests {
    private func run(_ sceneClass: AnyClass = PageSceneDelegate.self, _ body: (Stage) throws -> Void) throws {
        PagesDelegate.sceneClass = sceneClass
        RestorationLog.entries = []
        try Stage.run(application: PagesDelegate.self, body)
    }

    /// Runs a test with two windows. The second window is in front.
    private func runWithTwo(_ body: (Stage) throws -> Void) throws {
        try run { stage in
            show("one", stage.scenes.first)
            UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
            stage.settle()
            show("two", stage.scenes.last)
            RestorationLog.entries = []
            try body(stage)
        }
    }

    private func show(_ page: String?, _ scene: UIScene?) { (scene?.delegate as? PageSceneDelegate)?.page = page }

    private func pages(_ stage: Stage) -> [String] {
        stage.scenes.map { ($0.delegate as? PageSceneDelegate)?.page ?? "nothing" }
    }

    private func identifiers(_ stage: Stage) -> [String] { stage.scenes.map(\.session.persistentIdentifier) }

    // MARK: Windows that come again

    @Test("Each window is restored with its session and its activity, the front window last")
    func twoWindows() throws {
        try runWithTwo { stage in
            let before = identifiers(stage)

            stage.relaunch()

            let lines = RestorationLog.entries.drop { $0 != "terminates" }.dropFirst()
            expectEqual(
                Array(lines),
                [
                    "configures", "connects one", "restores one", "active one", "configures", "connects two",
                    "restores two", "active two",
                ])
            expectEqual(pages(stage), ["one", "two"])
            expectEqual(identifiers(stage), before)
            expectEqual(stage.scenes.map(\.activationState), [.foregroundInactive, .foregroundActive])
            expectEqual(UIApplication.shared.openSessions.count, 2)
        }
    }

    @Test("The window that was in front is in front again")
    func front() throws {
        try runWithTwo { stage in
            stage.activate(stage.scenes[0])

            stage.relaunch()

            expectEqual(pages(stage), ["two", "one"])
            expectEqual(stage.scenes.map(\.activationState), [.foregroundInactive, .foregroundActive])
        }
    }

    @Test("A window has the size and the position of the previous launch")
    func geometry() throws {
        try runWithTwo { stage in
            let second = try #require(stage.scenes.last)
            second.screen.display.requestSize(CGSize(width: 700, height: 500))
            (second.screen.display as? HeadlessDisplay)?.place = CGPoint(x: -40, y: 60)
            stage.advance(by: 0.1)
            let first = stage.scenes[0].screen.bounds.size

            stage.relaunch()

            expectEqual(stage.scenes.map(\.screen.bounds.size), [first, CGSize(width: 700, height: 500)])
            expectEqual(stage.scenes.map(\.screen.display.place), [nil, CGPoint(x: -40, y: 60)])
            expectEqual(stage.scenes.last?.traitCollection.horizontalSizeClass, .regular)
        }
    }

    @Test("A window that was closed is not restored")
    func closed() throws {
        try runWithTwo { stage in
            stage.close(stage.scenes[1])
            #expect(RestorationLog.entries.contains("discards 1"))

            stage.relaunch()

            expectEqual(pages(stage), ["one"])
        }
    }

    @Test("A window that was closed in the background is not restored, though the program crashes")
    func closedInBackground() throws {
        try runWithTwo { stage in
            stage.sendToBackground()
            stage.close(stage.scenes[1])

            stage.relaunch(afterCrash: true)

            expectEqual(pages(stage), ["one"])
        }
    }

    @Test("The last window's session is kept when it is closed")
    func lastClosed() throws {
        try run { stage in
            show("one", stage.scenes.first)
            let before = identifiers(stage)
            RestorationLog.entries = []

            stage.close(stage.scenes[0])
            expectEqual(RestorationLog.entries, ["disconnects one", "terminates"])

            stage.relaunch()
            expectEqual(pages(stage), ["one"])
            expectEqual(identifiers(stage), before)
        }
    }

    @Test("The last session is not kept when the program ends it")
    func lastDestroyed() throws {
        try run { stage in
            show("one", stage.scenes.first)
            let before = identifiers(stage)

            UIApplication.shared.requestSceneSessionDestruction(stage.scenes[0].session, options: nil)
            stage.settle()
            expectTrue(stage.hasEnded)
            #expect(RestorationLog.entries.contains("discards 1"))

            stage.relaunch()
            expectEqual(pages(stage), ["nothing"])
            expectNotEqual(identifiers(stage), before)
        }
    }

    // MARK: Saved values of a session

    @Test("A scene that returns no activity has no activity at the next launch")
    func cleared() throws {
        try run { stage in
            show("one", stage.scenes.first)
            stage.relaunch()
            show(nil, stage.scenes.first)
            RestorationLog.entries = []

            stage.relaunch()

            #expect(RestorationLog.entries.contains("connects nothing"))
            expectFalse(RestorationLog.entries.contains { $0.hasPrefix("restores") })
        }
    }

    @Test("A delegate without an activity method keeps the activity that the program has set")
    func setByProgram() throws {
        try run(PlainSceneDelegate.self) { stage in
            stage.scenes.first?.session.stateRestorationActivity = pageActivity("set")

            for _ in 0..<2 {
                RestorationLog.entries = []
                stage.relaunch()
                #expect(RestorationLog.entries.contains("connects set"))
            }
        }
    }

    @Test("An activity and a session's information are restored unchanged")
    func values() throws {
        let identifier = try #require(UUID(uuidString: "3F2504E0-4F89-11D3-9A0C-0305E82C3301"))
        let link = try #require(URL(string: "https://example.org/a?b=c"))
        let date = Date(timeIntervalSinceReferenceDate: 12345.25)
        try run(PlainSceneDelegate.self) { stage in
            let activity = NSUserActivity(activityType: "letter")
            activity.title = "A letter"
            activity.targetContentIdentifier = "inbox"
            activity.userInfo = [
                "int": 7, "bool": true, "double": 2.5, "string": "text" as NSString, "data": Data([1, 2]), "date": date,
                "url": link, "uuid": identifier, "null": NSNull(), "set": Set(["a", "b"]), 5: "a number as key",
                "array": ["x", 1, ["deep": NSNumber(value: 3)]] as [Any],
            ]
            let session = stage.scenes.first?.session
            session?.stateRestorationActivity = activity
            session?.userInfo = ["zoom": 1.5]

            stage.relaunch()

            let kept = stage.scenes.first?.session
            let found = try #require(kept?.stateRestorationActivity)
            let info = try #require(found.userInfo)
            expectNotIdentical(found, activity)
            expectEqual(found.activityType, "letter")
            expectEqual(found.title, "A letter")
            expectTrue(found.targetContentIdentifier == "inbox" && kept?.userInfo?["zoom"] as? Double == 1.5)
            expectTrue(info["int"] as? Int == 7 && info["bool"] as? Bool == true && info["double"] as? Double == 2.5)
            expectTrue(info["string"] as? String == "text" && info["data"] as? Data == Data([1, 2]))
            expectTrue(info["date"] as? Date == date && info["url"] as? URL == link)
            expectTrue(info["uuid"] as? UUID == identifier && info["null"] is NSNull)
            expectTrue(info["set"] as? Set<String> == ["a", "b"] && info[5] as? String == "a number as key")
            let array = info["array"] as? [Any]
            expectTrue(array?.count == 3 && (array?.last as? [AnyHashable: Any])?["deep"] as? Int == 3)
            expectEqual(info.count, 12)
        }
    }

    @Test("Values that cannot be saved are omitted, with one warning")
    func otherValues() throws {
        try run(PlainSceneDelegate.self) { stage in
            let activity = NSUserActivity(activityType: "letter")
            activity.userInfo = ["color": UIColor.red, "view": NSObject(), "page": "one"]
            stage.scenes.first?.session.stateRestorationActivity = activity

            stage.relaunch()

            let messages = stage.diagnostics.map(\.message)
            expectEqual(messages.count, 1)
            expectTrue(["letter", "color", "view"].allSatisfy { messages.first?.contains($0) == true })
            expectEqual(RestorationLog.entries.last, "connects one")
        }
    }

    // MARK: Responders

    @Test("The activity's delegate and its responders update it before it is saved")
    func responders() throws {
        final class Renewer: NSObject, NSUserActivityDelegate {
            func userActivityWillSave(_ userActivity: NSUserActivity) {
                userActivity.addUserInfoEntries(from: ["renewed": true])
            }
        }
        final class Editor: UIViewController {
            override func updateUserActivityState(_ activity: NSUserActivity) {
                super.updateUserActivityState(activity)
                activity.addUserInfoEntries(from: [
                    "page": "edited", "afterDelegate": activity.userInfo?["renewed"] != nil,
                ])
            }
        }
        try run(PlainSceneDelegate.self) { stage in
            let (renewer, activity, other) = (Renewer(), pageActivity("old"), Editor())
            let editor = Editor()
            stage.window.rootViewController = editor
            activity.delegate = renewer
            editor.userActivity = activity
            other.userActivity = NSUserActivity(activityType: "other")
            stage.scenes.first?.session.stateRestorationActivity = activity

            stage.sendToBackground()

            expectEqual(activity.userInfo?["page"] as? String, "edited")
            expectEqual(activity.userInfo?["afterDelegate"] as? Bool, true)
            expectIdentical(editor.userActivity, activity)
            expectNil(other.userActivity?.userInfo)
            editor.userActivity = nil
            expectNil(editor.userActivity)
            expectNil(UIView().userActivity)
            stage.bringToForeground()
            withExtendedLifetime(renewer) {}
        }
    }

    // MARK: Restoring for longer

    /// Extends the restoration when it is connected.
    final class SlowSceneDelegate: SceneDelegateBase, UIWindowSceneDelegate {
        static var completes = false

        override func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
        ) {
            super.scene(scene, willConnectTo: session, options: options)
            guard session.stateRestorationActivity != nil else { return }
            scene.extendStateRestoration()
            if Self.completes { scene.completeStateRestoration() }
        }
    }

    @Test(
        "A scene that was still restoring when the program crashes starts without state", arguments: [false, true])
    func extended(completes: Bool) throws {
        SlowSceneDelegate.completes = completes
        try run(SlowSceneDelegate.self) { stage in
            stage.scenes.first?.session.stateRestorationActivity = pageActivity("one")
            stage.relaunch()
            RestorationLog.entries = []

            stage.relaunch(afterCrash: true)

            expectEqual(stage.diagnostics.count, completes ? 0 : 1)
            expectEqual(RestorationLog.entries.last, completes ? "connects one" : "connects nothing")
        }
    }

    // MARK: Archives that cannot be right

    @Test("Sessions without an identifier, of one identifier, of other roles, and too many are omitted")
    func strangeSessions() throws {
        func session(_ identifier: String, role: String = UISceneSession.Role.windowApplication.rawValue)
            -> ArchivedSession
        {
            ArchivedSession(
                persistentIdentifier: identifier, role: role, configurationName: nil, userInfo: nil, activity: nil)
        }
        try Stage.run { _ in
            let application = UIApplication.shared
            let strange = [session(""), session("a"), session("a"), session("b", role: "other")]

            let few = SceneSessionArchive.sessions(strange, in: application).map(\.session)
            let many = SceneSessionArchive.sessions((0..<1000).map { session("\($0)") }, in: application)
                .map(\.session)
            application.permitsMultipleScenes = false
            let one = SceneSessionArchive.sessions([session("c"), session("d")], in: application).map(\.session)

            expectEqual(few.map(\.persistentIdentifier), ["a"])
            expectEqual(many.count, 32)
            expectEqual(many.last?.persistentIdentifier, "999")
            expectEqual(one.map(\.persistentIdentifier), ["d"])
        }
    }
}
