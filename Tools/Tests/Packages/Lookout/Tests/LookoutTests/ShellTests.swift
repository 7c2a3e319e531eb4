import LocalAuthentication
import MobileCoreServices
import SafariServices
import UserNotifications
import XCTest

@testable import Lookout

final class ShellTests: XCTestCase {
    func testNotificationsAreDenied() {
        let answered = expectation(description: "answered")
        Reminders().request { granted in
            XCTAssertFalse(granted)
            answered.fulfill()
        }
        wait(for: [answered], timeout: 5)
    }

    func testRemindersAreNotScheduled() async {
        let isScheduled = await Reminders().remind("Tea", after: 60)
        XCTAssertFalse(isScheduled)
        let requests = await UNUserNotificationCenter.current().pendingNotificationRequests()
        XCTAssertTrue(requests.isEmpty)
        let settings = await UNUserNotificationCenter.current().notificationSettings()
        XCTAssertEqual(settings.authorizationStatus, .denied)
        let categories = await UNUserNotificationCenter.current().notificationCategories()
        XCTAssertEqual(categories.first?.actions.first?.title, "Done")
    }

    func testContentOfARequestIsACopy() {
        let content = Reminders.content("Tea")
        let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
        content.title = "Coffee"
        XCTAssertEqual(request.content.title, "Tea")
        XCTAssertNotNil(request.content.sound)
        let date = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false).nextTriggerDate()
        XCTAssertEqual(date?.timeIntervalSinceNow ?? 0, 60, accuracy: 1)
    }

    func testLocationIsDenied() {
        let failed = expectation(description: "failed")
        let finder = PlaceFinder { failed.fulfill() }
        finder.find()
        XCTAssertTrue(finder.statuses.isEmpty)
        wait(for: [failed], timeout: 5)
        XCTAssertEqual(finder.statuses.last, .denied)
        XCTAssertNotNil(finder.error)
    }

    func testBiometryIsNotAvailable() {
        XCTAssertEqual(Door.reasonForLock(), .biometryNotAvailable)
    }

    func testShopIsClosed() {
        XCTAssertFalse(Shop.isOpen)
        let loaded = expectation(description: "loaded")
        let shop = Shop()
        shop.load(["b", "a"]) { loaded.fulfill() }
        wait(for: [loaded], timeout: 5)
        XCTAssertEqual(shop.invalid, ["a", "b"])
    }

    func testTypes() {
        XCTAssertEqual(HelpViewController.type(ofExtension: "png"), kUTTypePNG as String)
        XCTAssertTrue(UTTypeConformsTo(kUTTypeJPEG, kUTTypeImage))
        XCTAssertFalse(UTTypeConformsTo(kUTTypePlainText, kUTTypeImage))
    }

    func testManualShowsItsHost() throws {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let help = HelpViewController()
        window.rootViewController = help
        window.makeKeyAndVisible()
        let safari = help.showManual()
        RunLoop.main.run(until: Date() + 1)
        XCTAssertTrue(help.presentedViewController === safari)
        let labels = safari.view.subviews.compactMap { ($0 as? UILabel)?.text }
        XCTAssertTrue(labels.contains { $0.hasPrefix("manual.example") })
        let buttons = safari.view.subviews.compactMap { $0 as? UIButton }
        let done = try XCTUnwrap(buttons.first { $0.title(for: .normal) == "Done" })
        done.sendActions(for: .primaryActionTriggered)
        RunLoop.main.run(until: Date() + 1)
        XCTAssertEqual(help.events, ["finished"])
        XCTAssertNil(help.presentedViewController)
    }

    func testMailOpensADraft() throws {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let help = HelpViewController()
        window.rootViewController = help
        window.makeKeyAndVisible()
        let mail = help.writeMail()
        RunLoop.main.run(until: Date() + 1)
        XCTAssertEqual(mail.topViewController?.title, "Help")
        let item = try XCTUnwrap(mail.topViewController?.navigationItem.leftBarButtonItem)
        item.primaryAction?.performWithSender(item, target: nil)
        RunLoop.main.run(until: Date() + 1)
        XCTAssertEqual(help.events, ["saved"])
        XCTAssertNil(help.presentedViewController)
    }
}
