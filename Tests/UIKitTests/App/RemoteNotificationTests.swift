import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

private final class NotifiedApp: UIResponder, UIApplicationDelegate {
    var lines: [String] = []

    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) { lines.append("token \(deviceToken.count)") }
    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) { lines.append("failed") }
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        lines.append("received \(userInfo["id"] ?? "nothing")")
        completionHandler(.newData)
    }
}

@MainActor
@Suite("Remote notifications on a stage")
struct RemoteNotificationTests {
    @Test("With a token the program is registered, and receives notifications until it unregisters")
    func token() throws {
        try Stage.run { stage in
            let app = NotifiedApp()
            UIApplication.shared.delegate = app
            stage.deviceToken = Data([1, 2, 3])

            UIApplication.shared.registerForRemoteNotifications()
            expectFalse(UIApplication.shared.isRegisteredForRemoteNotifications)
            stage.settle()
            let result = stage.receive(remoteNotification: ["id": 5])

            expectEqual(result, .newData)
            expectEqual(app.lines, ["token 3", "received 5"])
            expectTrue(UIApplication.shared.isRegisteredForRemoteNotifications)
            UIApplication.shared.unregisterForRemoteNotifications()
            expectFalse(UIApplication.shared.isRegisteredForRemoteNotifications)
            UIApplication.shared.delegate = nil
        }
    }

    @Test("A notification for a program that is not registered fails the test")
    func unregistered() {
        #expect(throws: StageFailure.self) {
            try Stage.run { stage in stage.receive(remoteNotification: [:]) }
        }
    }
}
