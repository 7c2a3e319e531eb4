import Foundation
import IrekoTesting
import MailDemo
import Testing
import UIKit

/// Drafts, replies, moving and deleting: sheets, action sheets and alerts, and placeholders without mail.
@MainActor
@Suite("Confirmations in mail")
struct MailSheetsTests {
    private let mail = MailStage()

    // MARK: Drafts

    @Test(
        "Closing a draft with content requires a confirmation; the draft is kept or deleted",
        arguments: ["Save Draft", "Delete Draft"])
    func draft(answer: String) throws {
        try mail.run(size: MailStage.phone) { stage, split in
            let before = mail.store.messages(in: .drafts).count
            stage.press("Compose")
            stage.find(containing: "Do you have a minute").tap()
            stage.advance(by: 0.5)

            stage.press("Cancel")
            let asks = stage.find("Delete Draft").exists && stage.find("Save Draft").exists
            stage.press("Cancel")
            let stays = split.presentedViewController is UINavigationController
            stage.press("Cancel")
            stage.press(answer)

            #expect(asks && stays && split.presentedViewController == nil)
            #expect(mail.store.messages(in: .drafts).count == before + (answer == "Save Draft" ? 1 : 0))
            if answer == "Save Draft" { #expect(mail.store.messages(in: .drafts).first?.subject == "A question") }
        }
    }

    @Test("A tap beside a sheet with a draft also shows the confirmation while the recipient is being chosen")
    func tapBeside() throws {
        try mail.run(size: MailStage.phone) { stage, split in
            stage.press("Compose")
            stage.find(containing: "Do you have a minute").tap()
            stage.advance(by: 0.5)
            stage.press("To")

            stage.tap(at: CGPoint(x: 195, y: 3))
            stage.advance(by: 1)
            let asks = stage.find("Delete Draft").exists
            stage.press("Delete Draft")

            #expect(asks && split.presentedViewController == nil)
        }
    }

    @Test("A sheet without content closes at once")
    func emptyDraft() throws {
        try mail.run(size: MailStage.phone) { stage, split in
            stage.press("Compose")
            stage.tap(at: CGPoint(x: 195, y: 3))
            stage.advance(by: 1)

            #expect(split.presentedViewController == nil)
        }
    }

    @Test("The picked file is attached to the letter")
    func attachment() throws {
        try mail.run(size: MailStage.phone) { stage, _ in
            stage.files = [URL(fileURLWithPath: "/tmp/harbour.jpg")]
            stage.press("Compose")
            stage.press("Attachment")
            let isShown = stage.find("harbour.jpg").exists
            stage.press("To")
            stage.press("Ana Ruiz")
            stage.find(containing: "Thank you for yesterday").tap()
            stage.advance(by: 0.5)
            stage.press("Send")

            #expect(isShown && mail.store.messages(in: .sent).first?.text.hasSuffix("Attachment: harbour.jpg") == true)
        }
    }

    // MARK: Replies

    @Test(
        "Reply and Forward are in a popover in a wide window, and in an action sheet on a phone",
        arguments: [390, 1440])
    func forward(width: CGFloat) throws {
        try mail.run(size: CGSize(width: width, height: 844)) { stage, split in
            if width == 390 {
                stage.find(row: MailStage.first).tap()
                stage.advance(by: 1)
            }
            stage.press("Reply")
            let sheet = try #require(split.presentedViewController as? UIAlertController)
            let isPopover = sheet.activePresentationController is UIPopoverPresentationController
            stage.press("Forward")
            stage.press("To")
            stage.press("Ana Ruiz")
            stage.press("Have you seen this?")
            stage.press("Send")

            let sent = try #require(mail.store.messages(in: .sent).first)
            #expect(isPopover == (width == 1440) && sheet.actions.map(\.title) == ["Reply", "Forward", "Cancel"])
            #expect(sent.subject == "Fwd: The lacquer boxes have arrived" && sent.text.contains("Hana Mori wrote:"))
        }
    }

    // MARK: Moving and deleting

    @Test("A message is moved with a sheet at half of the window's height")
    func move() throws {
        try mail.run(size: MailStage.phone) { stage, split in
            let archived = mail.store.messages(in: .archive).count
            stage.find(row: MailStage.first).tap()
            stage.advance(by: 1)
            stage.press("Move")
            let sheet = try #require(split.presentedViewController)
            let top = sheet.view.convert(sheet.view.bounds, to: nil).minY
            let detents = sheet.sheetPresentationController?.detents.map(\.identifier)
            stage.find(UITableView.self).find("Archive").tap()
            stage.advance(by: 1.5)

            let navigation = split.viewControllers.first as? UINavigationController
            #expect((350..<500).contains(top) && detents == [.medium, .large])
            #expect(split.presentedViewController == nil && navigation?.viewControllers.count == 2)
            #expect(mail.store.messages(in: .archive).count == archived + 1)
        }
    }

    @Test("A message in the trash is deleted after an alert was confirmed, and an empty mailbox shows a placeholder")
    func deletion() throws {
        mail.store.throwAway(try #require(mail.store.messages(in: .inbox).first?.id))
        try mail.run(size: MailStage.phone) { stage, _ in
            stage.goBack()
            stage.press("Trash")
            @MainActor func delete() throws {
                let row = try #require(stage.find(row: MailStage.first).frame)
                stage.drag(
                    from: CGPoint(x: row.midX + 85, y: row.midY), to: CGPoint(x: row.midX - 85, y: row.midY),
                    duration: 0.2)
                stage.advance(by: 0.5)
                stage.press("Delete")
            }

            try delete()
            let asks = stage.find("Delete this message?").exists
            stage.press("Cancel")
            let stays = mail.store.messages(in: .trash).count
            try delete()
            stage.press("Delete")

            #expect(asks && stays == 1 && mail.store.messages(in: .trash).isEmpty)
            #expect(stage.find("No Mail").exists)
        }
    }

    @Test("Without mail, a wide window shows placeholders in the list and beside it")
    func nothing() throws {
        for message in mail.store.messages(in: .inbox) { mail.store.change(message.id) { $0.mailbox = .archive } }
        try mail.run(size: MailStage.wide) { stage, _ in
            #expect(stage.find("No Mail").exists && stage.find("No Message Selected").exists)
            mail.store.receive()
            stage.advance(by: 1)

            #expect(!stage.find("No Mail").exists)
        }
    }
}
