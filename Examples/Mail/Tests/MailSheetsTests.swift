import Foundation
import IrekoTesting
import MailDemo
import Testing
import UIKit

/// Drafts, answers, moving and deleting: sheets, action sheets and alerts, and what is shown in place of mail.
@MainActor
@Suite("What mail asks")
struct MailSheetsTests {
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

    // MARK: Drafts

    @Test(
        "A draft with something in it asks before it goes; it is kept or not",
        arguments: ["Save Draft", "Delete Draft"])
    func draft(answer: String) throws {
        try onStage(size: phone) { stage, split in
            let before = store.messages(in: .drafts).count
            press("Compose", stage)
            stage.find(containing: "Do you have a minute").tap()
            stage.advance(by: 0.5)

            press("Cancel", stage)
            let asks = stage.find("Delete Draft").exists && stage.find("Save Draft").exists
            press("Cancel", stage)
            let stays = split.presentedViewController is UINavigationController
            press("Cancel", stage)
            press(answer, stage)

            #expect(asks && stays && split.presentedViewController == nil)
            #expect(store.messages(in: .drafts).count == before + (answer == "Save Draft" ? 1 : 0))
            if answer == "Save Draft" { #expect(store.messages(in: .drafts).first?.subject == "A question") }
        }
    }

    @Test("A sheet with a draft asks also where the user taps beside it, while the recipient is being chosen")
    func tapBeside() throws {
        try onStage(size: phone) { stage, split in
            press("Compose", stage)
            stage.find(containing: "Do you have a minute").tap()
            stage.advance(by: 0.5)
            press("To", stage)

            stage.tap(at: CGPoint(x: 195, y: 3))
            stage.advance(by: 1)
            let asks = stage.find("Delete Draft").exists
            press("Delete Draft", stage)

            #expect(asks && split.presentedViewController == nil)
        }
    }

    @Test("A sheet without anything in it goes at once")
    func emptyDraft() throws {
        try onStage(size: phone) { stage, split in
            press("Compose", stage)
            stage.tap(at: CGPoint(x: 195, y: 3))
            stage.advance(by: 1)

            #expect(split.presentedViewController == nil)
        }
    }

    @Test("The file that is picked goes with the letter")
    func attachment() throws {
        try onStage(size: phone) { stage, _ in
            stage.files = [URL(fileURLWithPath: "/tmp/harbour.jpg")]
            press("Compose", stage)
            press("Attachment", stage)
            let isShown = stage.find("harbour.jpg").exists
            press("To", stage)
            press("Ana Ruiz", stage)
            stage.find(containing: "Thank you for yesterday").tap()
            stage.advance(by: 0.5)
            press("Send", stage)

            #expect(isShown && store.messages(in: .sent).first?.text.hasSuffix("Attachment: harbour.jpg") == true)
        }
    }

    // MARK: Answers

    @Test(
        "Reply and Forward are in a popover in a wide window, and in an action sheet on a phone",
        arguments: [390, 1440])
    func forward(width: CGFloat) throws {
        try onStage(size: CGSize(width: width, height: 844)) { stage, split in
            if width == 390 {
                stage.find(row: first).tap()
                stage.advance(by: 1)
            }
            press("Reply", stage)
            let sheet = try #require(split.presentedViewController as? UIAlertController)
            let isPopover = sheet.activePresentationController is UIPopoverPresentationController
            press("Forward", stage)
            press("To", stage)
            press("Ana Ruiz", stage)
            press("Have you seen this?", stage)
            press("Send", stage)

            let sent = try #require(store.messages(in: .sent).first)
            #expect(isPopover == (width == 1440) && sheet.actions.map(\.title) == ["Reply", "Forward", "Cancel"])
            #expect(sent.subject == "Fwd: The lacquer boxes have arrived" && sent.text.contains("Hana Mori wrote:"))
        }
    }

    // MARK: Moving and deleting

    @Test("A message is moved by a sheet that stands at half of the window")
    func move() throws {
        try onStage(size: phone) { stage, split in
            let archived = store.messages(in: .archive).count
            stage.find(row: first).tap()
            stage.advance(by: 1)
            press("Move", stage)
            let sheet = try #require(split.presentedViewController)
            let top = sheet.view.convert(sheet.view.bounds, to: nil).minY
            let detents = sheet.sheetPresentationController?.detents.map(\.identifier)
            stage.find(UITableView.self).find("Archive").tap()
            stage.advance(by: 1.5)

            let navigation = split.viewControllers.first as? UINavigationController
            #expect((350..<500).contains(top) && detents == [.medium, .large])
            #expect(split.presentedViewController == nil && navigation?.viewControllers.count == 2)
            #expect(store.messages(in: .archive).count == archived + 1)
        }
    }

    @Test("A message in the trash is deleted when an alert has been answered, and an empty mailbox says so")
    func deletion() throws {
        store.throwAway(try #require(store.messages(in: .inbox).first?.id))
        try onStage(size: phone) { stage, _ in
            stage.goBack()
            press("Trash", stage)
            @MainActor func delete() throws {
                let row = try #require(stage.find(row: first).frame)
                stage.drag(
                    from: CGPoint(x: row.midX + 85, y: row.midY), to: CGPoint(x: row.midX - 85, y: row.midY),
                    duration: 0.2)
                stage.advance(by: 0.5)
                press("Delete", stage)
            }

            try delete()
            let asks = stage.find("Delete this message?").exists
            press("Cancel", stage)
            let stays = store.messages(in: .trash).count
            try delete()
            press("Delete", stage)

            #expect(asks && stays == 1 && store.messages(in: .trash).isEmpty)
            #expect(stage.find("No Mail").exists)
        }
    }

    @Test("Without mail a wide window says so in the list and beside it")
    func nothing() throws {
        for message in store.messages(in: .inbox) { store.change(message.id) { $0.mailbox = .archive } }
        try onStage(size: wide) { stage, _ in
            #expect(stage.find("No Mail").exists && stage.find("No Message Selected").exists)
            store.receive()
            stage.advance(by: 1)

            #expect(!stage.find("No Mail").exists)
        }
    }
}
