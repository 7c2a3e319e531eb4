import Foundation
import IrekoTesting
import MailDemo
import Testing
import UIKit

/// Swipes, pulling for new mail, composing and the toolbars.
@MainActor
@Suite("Actions in mail")
struct MailActionsTests {
    private let mail = MailStage()

    /// Swipes the row of a sender to the left or to the right, far enough to reveal its actions.
    private func swipe(_ sender: String, toTheLeft isLeft: Bool, _ stage: Stage) throws {
        let row = stage.find(UITableView.self).find(sender)
        let cell = try #require(row.view(UITableViewCell.self))
        let area = cell.convert(cell.bounds, to: nil)
        let (left, right) = (CGPoint(x: area.midX - 85, y: area.midY), CGPoint(x: area.midX + 85, y: area.midY))
        stage.drag(from: isLeft ? right : left, to: isLeft ? left : right, duration: 0.2)
        stage.advance(by: 0.5)
    }

    // MARK: Swipes

    @Test("Swiping a message to the left shows Trash, Flag and Archive; Trash deletes it")
    func trailingSwipe() throws {
        try mail.run(size: MailStage.phone) { stage, _ in
            let before = mail.store.messages(in: .inbox)
            let table = try #require(stage.find(row: MailStage.first).view(UITableView.self))

            try swipe("Hana Mori", toTheLeft: true, stage)
            let actions = ["Trash", "Flag", "Archive"].filter { stage.find($0).exists }
            stage.press("Trash")

            #expect(actions == ["Trash", "Flag", "Archive"])
            #expect(mail.store.messages(in: .inbox).map(\.id) == before.dropFirst().map(\.id))
            #expect(mail.store.messages(in: .trash).map(\.id) == [before[0].id])
            #expect(table.numberOfRows(inSection: 0) == before.count - 1)
        }
    }

    @Test("A full swipe to the left deletes a message")
    func fullSwipe() throws {
        try mail.run(size: MailStage.phone) { stage, _ in
            let row = try #require(stage.find(row: MailStage.first).frame)

            stage.drag(from: CGPoint(x: 370, y: row.midY), to: CGPoint(x: 20, y: row.midY), duration: 0.4)
            stage.advance(by: 1)

            #expect(mail.store.messages(in: .trash).count == 1)
        }
    }

    @Test("Swiping to the right marks a message as read, and then as unread")
    func leadingSwipe() throws {
        try mail.run(size: MailStage.phone) { stage, _ in
            let unread = mail.store.unread(in: .inbox)

            try swipe("Hana Mori", toTheLeft: false, stage)
            stage.press("Read")
            let afterwards = mail.store.unread(in: .inbox)
            try swipe("Hana Mori", toTheLeft: false, stage)
            stage.press("Unread")

            #expect(afterwards == unread - 1 && mail.store.unread(in: .inbox) == unread)
        }
    }

    @Test("In a wide window, deleting the row of the displayed message shows the next message")
    func throwAwayShown() throws {
        try mail.run(size: MailStage.wide) { stage, _ in
            let before = mail.store.messages(in: .inbox)
            let row = stage.find(UITableView.self).find("Hana Mori")
            let cell = try #require(row.view(UITableViewCell.self))
            let area = cell.convert(cell.bounds, to: nil)

            stage.drag(
                from: CGPoint(x: area.maxX - 10, y: area.midY), to: CGPoint(x: area.minX + 10, y: area.midY),
                duration: 0.4)
            stage.advance(by: 1)

            #expect(mail.store.messages(in: .trash).map(\.id) == [before[0].id])
            // In its row, and beside the list.
            #expect(stage.find(containing: "We start at ten").count == 2)
        }
    }

    // MARK: New mail

    @Test("Pulling down the list adds a message after a second, and shows a status in the toolbar")
    func refresh() throws {
        try mail.run(size: MailStage.phone) { stage, _ in
            let before = mail.store.messages(in: .inbox).count
            let updated = stage.find("Updated Just Now").exists

            stage.pullToRefresh()
            stage.advance(by: 0.3)
            let isChecking = stage.find("Checking for Mail…").exists
            let early = mail.store.messages(in: .inbox).count
            stage.advance(by: 2)

            #expect(updated && isChecking && early == before)
            #expect(mail.store.messages(in: .inbox).count == before + 1)
            #expect(stage.find(row: MailStage.first).find("Re: Timetable for Thursday").exists)
            #expect(stage.find("Updated Just Now").exists)
        }
    }

    // MARK: Composing

    @Test("A new letter is composed in a sheet: the recipient, the text, Send")
    func compose() throws {
        try mail.run(size: MailStage.phone) { stage, split in
            stage.press("Compose")
            let sheet = try #require(split.presentedViewController as? UINavigationController)
            let send = try #require(sheet.topViewController?.navigationItem.rightBarButtonItem)
            let couldSend = send.isEnabled
            stage.press("To")
            stage.press("Ana Ruiz")
            stage.find(containing: "Shall we have lunch").tap()
            stage.advance(by: 0.5)
            let canSend = send.isEnabled
            stage.press("Send")

            #expect(!couldSend && canSend && split.presentedViewController == nil)
            #expect(mail.store.messages(in: .sent).first?.subject == "Lunch on Friday")
            #expect(mail.store.messages(in: .sent).first?.text.contains("Ana Ruiz") == true)
        }
    }

    @Test("Cancel closes the sheet, and no letter is sent")
    func cancel() throws {
        try mail.run(size: MailStage.phone) { stage, split in
            let sent = mail.store.messages(in: .sent).count

            stage.press("Compose")
            let isOpen = split.presentedViewController != nil
            stage.press("Cancel")

            #expect(isOpen && split.presentedViewController == nil && mail.store.messages(in: .sent).count == sent)
        }
    }

    @Test("A reply to a message uses a prepared text")
    func answer() throws {
        try mail.run(size: MailStage.wide) { stage, split in
            stage.press("Reply")
            stage.press("Reply")
            stage.press("Yes, that suits me.")
            stage.press("Send")

            #expect(split.presentedViewController == nil)
            #expect(mail.store.messages(in: .sent).first?.subject == "Re: The lacquer boxes have arrived")
        }
    }

    // MARK: The message's bars

    @Test("On a phone the buttons of a message are in a toolbar; Archive returns to the list")
    func messageToolbar() throws {
        try mail.run(size: MailStage.phone) { stage, split in
            let navigation = try #require(split.viewControllers.first as? UINavigationController)
            let archived = mail.store.messages(in: .archive).count
            stage.find(row: MailStage.first).tap()
            stage.advance(by: 1)
            let depth = navigation.viewControllers.count

            stage.find(UIToolbar.self).find("Archive").tap()
            stage.advance(by: 1)

            #expect(depth == 3 && navigation.viewControllers.count == 2)
            #expect(mail.store.messages(in: .archive).count == archived + 1)
        }
    }

    @Test("In a window that becomes wide, the buttons move to the top bar, and back")
    func widening() throws {
        try mail.run(size: MailStage.phone) { stage, split in
            stage.find(row: MailStage.first).tap()
            stage.advance(by: 1)
            stage.resize(to: MailStage.wide)
            stage.advance(by: 1)
            let detail = split.viewController(for: .secondary) as? UINavigationController
            let message = try #require(detail?.topViewController)

            #expect(message.navigationItem.rightBarButtonItems?.count == 5 && detail?.isToolbarHidden == true)
            stage.resize(to: MailStage.phone)
            stage.advance(by: 1)
            #expect(message.navigationItem.rightBarButtonItems == nil && message.toolbarItems?.count == 9)
        }
    }
}
