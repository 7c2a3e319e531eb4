import Foundation
import IrekoTesting
import MailDemo
import Testing
import UIKit

@MainActor
@Suite("Messages in separate windows", .serialized)
struct MailWindowsTests {
    private func onStage(_ body: (Stage, MailStore) throws -> Void) throws {
        try Stage.run(size: CGSize(width: 1440, height: 900), rootViewController: UIViewController()) { stage in
            let app = MailApp()
            UIApplication.shared.delegate = app
            stage.window.rootViewController = MailInterface.root(store: app.store)
            stage.advance(by: 0.5)
            try body(stage, app.store)
            #expect(stage.diagnostics.isEmpty, "\(stage.diagnostics)")
        }
    }

    /// Chooses Open in New Window in the context menu of a row.
    private func open(_ sender: String, _ stage: Stage) {
        stage.find(UITableView.self).find(sender).press()
        stage.advance(by: 0.5)
        stage.chooseMenuElement("Open in New Window")
        stage.advance(by: 1)
    }

    @Test("The menu of a row opens its message in a separate window, or brings an existing window to the front")
    func opening() throws {
        try onStage { stage, _ in
            let main = try #require(stage.scenes.first)
            open("Jonas Weber", stage)
            let second = try #require(stage.scenes.last)
            let text = stage.find(containing: "We start at ten in the small hall").exists
            stage.activate(main)
            stage.advance(by: 0.5)
            open("Jonas Weber", stage)

            #expect(text && stage.scenes == [main, second] && second.title == "Timetable for Thursday")
            #expect(second.activationState == .foregroundActive && main.activationState == .foregroundInactive)
        }
    }

    @Test("The window closes when its message is deleted; the main window shows the remaining mail")
    func closing() throws {
        try onStage { stage, store in
            open("Jonas Weber", stage)
            let before = stage.scenes.count
            stage.find("Trash").tap()
            stage.advance(by: 1)

            #expect(before == 2 && stage.scenes.count == 1)
            #expect(store.messages(in: .trash).map(\.sender) == ["Jonas Weber"])
            #expect(!stage.find("Jonas Weber").exists && stage.find("Hana Mori").exists)
        }
    }

    @Test("A reply is composed in the message's own window")
    func answering() throws {
        try onStage { stage, store in
            open("Jonas Weber", stage)
            for title in ["Reply", "Reply", "Yes, that suits me.", "Send"] {
                stage.find(title).tap()
                stage.advance(by: 1)
            }

            #expect(store.messages(in: .sent).first?.subject == "Re: Timetable for Thursday")
        }
    }
}
