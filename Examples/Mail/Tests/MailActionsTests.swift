import Foundation
import IrekoTesting
import MailDemo
import Testing
import UIKit

/// Swipes, pulling for new mail, writing and the toolbars.
@MainActor
@Suite("What is done with mail")
struct MailActionsTests {
    private let store = MailStore()
    private let phone = CGSize(width: 390, height: 844)
    private let wide = CGSize(width: 1440, height: 900)
    private let first = IndexPath(row: 0, section: 0)

    private func onStage(size: CGSize, _ body: (Stage, UISplitViewController) throws -> Void) throws {
        try Stage.run(size: size, rootViewController: MailInterface.root(store: store)) { stage in
            let split = try #require(stage.window.rootViewController as? UISplitViewController)
            stage.advance(by: 0.5)
            try body(stage, split)
            #expect(stage.diagnostics.isEmpty, "\(stage.diagnostics)")
        }
    }

    private func press(_ text: String, _ stage: Stage) {
        stage.find(text).tap()
        stage.advance(by: 1)
    }

    /// Swipes the row of a sender to the left or to the right, far enough for its actions to stay.
    private func swipe(_ sender: String, toTheLeft isLeft: Bool, _ stage: Stage) throws {
        let row = stage.find(UITableView.self).find(sender)
        let cell = try #require(row.view(UITableViewCell.self))
        let area = cell.convert(cell.bounds, to: nil)
        let (left, right) = (CGPoint(x: area.midX - 85, y: area.midY), CGPoint(x: area.midX + 85, y: area.midY))
        stage.drag(from: isLeft ? right : left, to: isLeft ? left : right, duration: 0.2)
        stage.advance(by: 0.5)
    }

    // MARK: Swipes

    @Test("Swiped to the left a message shows Trash, Flag and Archive; Trash throws it away")
    func trailingSwipe() throws {
        try onStage(size: phone) { stage, _ in
            let before = store.messages(in: .inbox)
            let table = try #require(stage.find(row: first).view(UITableView.self))

            try swipe("Hana Mori", toTheLeft: true, stage)
            let actions = ["Trash", "Flag", "Archive"].filter { stage.find($0).exists }
            press("Trash", stage)

            #expect(actions == ["Trash", "Flag", "Archive"])
            #expect(store.messages(in: .inbox).map(\.id) == before.dropFirst().map(\.id))
            #expect(store.messages(in: .trash).map(\.id) == [before[0].id])
            #expect(table.numberOfRows(inSection: 0) == before.count - 1)
        }
    }

    @Test("Swiped all the way to the left a message is thrown away at once")
    func fullSwipe() throws {
        try onStage(size: phone) { stage, _ in
            let row = try #require(stage.find(row: first).frame)

            stage.drag(from: CGPoint(x: 370, y: row.midY), to: CGPoint(x: 20, y: row.midY), duration: 0.4)
            stage.advance(by: 1)

            #expect(store.messages(in: .trash).count == 1)
        }
    }

    @Test("Swiped to the right a message is marked as read, and then as unread")
    func leadingSwipe() throws {
        try onStage(size: phone) { stage, _ in
            let unread = store.unread(in: .inbox)

            try swipe("Hana Mori", toTheLeft: false, stage)
            press("Read", stage)
            let afterwards = store.unread(in: .inbox)
            try swipe("Hana Mori", toTheLeft: false, stage)
            press("Unread", stage)

            #expect(afterwards == unread - 1 && store.unread(in: .inbox) == unread)
        }
    }

    @Test("In a wide window the message that is shown makes room for the next one when its row is thrown away")
    func throwAwayShown() throws {
        try onStage(size: wide) { stage, _ in
            let before = store.messages(in: .inbox)
            let row = stage.find(UITableView.self).find("Hana Mori")
            let cell = try #require(row.view(UITableViewCell.self))
            let area = cell.convert(cell.bounds, to: nil)

            stage.drag(
                from: CGPoint(x: area.maxX - 10, y: area.midY), to: CGPoint(x: area.minX + 10, y: area.midY),
                duration: 0.4)
            stage.advance(by: 1)

            #expect(store.messages(in: .trash).map(\.id) == [before[0].id])
            // In its row, and beside the list.
            #expect(stage.find(containing: "We start at ten").count == 2)
        }
    }

    // MARK: New mail

    @Test("Pulled down the list brings a message after a second, and says so in the toolbar")
    func refresh() throws {
        try onStage(size: phone) { stage, _ in
            let before = store.messages(in: .inbox).count
            let updated = stage.find("Updated Just Now").exists

            stage.pullToRefresh()
            stage.advance(by: 0.3)
            let isChecking = stage.find("Checking for Mail…").exists
            let early = store.messages(in: .inbox).count
            stage.advance(by: 2)

            #expect(updated && isChecking && early == before)
            #expect(store.messages(in: .inbox).count == before + 1)
            #expect(stage.find(row: first).find("Re: Timetable for Thursday").exists)
            #expect(stage.find("Updated Just Now").exists)
        }
    }

    // MARK: Writing

    @Test("A new letter is written in a sheet: to whom, which text, Send")
    func compose() throws {
        try onStage(size: phone) { stage, split in
            press("Compose", stage)
            let sheet = try #require(split.presentedViewController as? UINavigationController)
            let send = try #require(sheet.topViewController?.navigationItem.rightBarButtonItem)
            let couldSend = send.isEnabled
            press("To", stage)
            press("Ana Ruiz", stage)
            stage.find(containing: "Shall we have lunch").tap()
            stage.advance(by: 0.5)
            let canSend = send.isEnabled
            press("Send", stage)

            #expect(!couldSend && canSend && split.presentedViewController == nil)
            #expect(store.messages(in: .sent).first?.subject == "Lunch on Friday")
            #expect(store.messages(in: .sent).first?.text.contains("Ana Ruiz") == true)
        }
    }

    @Test("Cancel closes the sheet, and nothing is sent")
    func cancel() throws {
        try onStage(size: phone) { stage, split in
            let sent = store.messages(in: .sent).count

            press("Compose", stage)
            let isOpen = split.presentedViewController != nil
            press("Cancel", stage)

            #expect(isOpen && split.presentedViewController == nil && store.messages(in: .sent).count == sent)
        }
    }

    @Test("A message is answered with one of the texts that are ready")
    func answer() throws {
        try onStage(size: wide) { stage, split in
            press("Reply", stage)
            press("Reply", stage)
            press("Yes, that suits me.", stage)
            press("Send", stage)

            #expect(split.presentedViewController == nil)
            #expect(store.messages(in: .sent).first?.subject == "Re: The lacquer boxes have arrived")
        }
    }

    // MARK: The message's bars

    @Test("On a phone a message has its buttons in a toolbar; Archive leads back to the list")
    func messageToolbar() throws {
        try onStage(size: phone) { stage, split in
            let navigation = try #require(split.viewControllers.first as? UINavigationController)
            let archived = store.messages(in: .archive).count
            stage.find(row: first).tap()
            stage.advance(by: 1)
            let depth = navigation.viewControllers.count

            stage.find(UIToolbar.self).find("Archive").tap()
            stage.advance(by: 1)

            #expect(depth == 3 && navigation.viewControllers.count == 2)
            #expect(store.messages(in: .archive).count == archived + 1)
        }
    }

    @Test("A window that becomes wide has the buttons in the bar at the top, and back")
    func widening() throws {
        try onStage(size: phone) { stage, split in
            stage.find(row: first).tap()
            stage.advance(by: 1)
            stage.resize(to: wide)
            stage.advance(by: 1)
            let detail = split.viewController(for: .secondary) as? UINavigationController
            let message = try #require(detail?.topViewController)

            #expect(message.navigationItem.rightBarButtonItems?.count == 5 && detail?.isToolbarHidden == true)
            stage.resize(to: phone)
            stage.advance(by: 1)
            #expect(message.navigationItem.rightBarButtonItems == nil && message.toolbarItems?.count == 9)
        }
    }
}
