import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

private final class Delegate: UIResponder, UIApplicationDelegate {
    var errors: [String] = []

    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) { errors.append(error.localizedDescription) }
}

@MainActor
@Suite("Requests of programs to the system")
struct OpenURLTests {
    private let url = URL(string: "https://example.org/page?x=1")!

    @Test("An address is opened in a different program, and the completion is called in a later turn")
    func opens() throws {
        try Stage.run { stage in
            var answers: [Bool] = []

            UIApplication.shared.open(url) { answers.append($0) }

            expectEqual(answers, [])
            expectEqual(stage.openedURLs, [url])
            stage.settle()
            expectEqual(answers, [true])
            expectTrue(UIApplication.shared.canOpenURL(url))
        }
    }

    @Test("Addresses without a program, and web addresses that only an app's universal links may open, are refused")
    func refuses() throws {
        try Stage.run { stage in
            stage.schemesWithoutProgram = ["https"]
            var answers: [Bool] = []

            UIApplication.shared.open(url) { answers.append($0) }
            stage.schemesWithoutProgram = []
            UIApplication.shared.open(url, options: [.universalLinksOnly: true]) { answers.append($0) }
            stage.settle()

            expectEqual(answers, [false, false])
            expectEqual(stage.openedURLs, [])
        }
    }

    @Test("With async, and the settings")
    func asynchronous() async throws {
        try await Stage.run { stage in
            let settings = try #require(URL(string: UIApplication.openSettingsURLString))

            let isOpened = await UIApplication.shared.open(settings)

            expectTrue(isOpened)
            expectEqual(stage.openedURLs, [settings])
        }
    }

    @Test("Remote notifications and background refreshing report their actual state")
    func honest() throws {
        try Stage.run { stage in
            let delegate = Delegate()
            UIApplication.shared.delegate = delegate

            UIApplication.shared.registerForRemoteNotifications()
            expectEqual(delegate.errors, [])
            stage.settle()

            expectEqual(delegate.errors, ["Programs on this desktop cannot receive remote notifications."])
            expectFalse(UIApplication.shared.isRegisteredForRemoteNotifications)
            expectEqual(UIApplication.shared.backgroundRefreshStatus, .restricted)
            expectTrue(UIApplication.shared.isProtectedDataAvailable)
            UIApplication.shared.delegate = nil
        }
    }

    @Test("A responder's activity belongs to the responder, and ends with it")
    func activities() throws {
        try Stage.run { stage in
            let activity = NSUserActivity(activityType: "org.example.reading")
            var page: UIViewController? = UIViewController()
            page?.userActivity = activity

            expectIdentical(page?.userActivity, activity)
            expectNil(UIViewController().userActivity)
            weak let freed = page
            page = nil
            stage.settle()
            expectNil(freed)
        }
    }
}
