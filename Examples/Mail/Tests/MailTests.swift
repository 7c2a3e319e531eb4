import Foundation
import IrekoTesting
import MailDemo
import Testing
import UIKit

@MainActor
@Suite("The mail")
struct MailTests {
    private func onStage(
        size: CGSize, store: MailStore = MailStore(), _ body: (Stage, UISplitViewController) throws -> Void
    ) throws {
        try Stage.run(size: size, rootViewController: MailInterface.root(store: store)) { stage in
            let split = try #require(stage.window.rootViewController as? UISplitViewController)
            stage.advance(by: 0.5)
            try body(stage, split)
            #expect(stage.diagnostics.isEmpty, "\(stage.diagnostics)")
        }
    }

    @Test("On a phone it begins with the messages, and a tap opens a message")
    func phone() throws {
        let store = MailStore()
        try onStage(size: CGSize(width: 390, height: 844), store: store) { stage, split in
            let navigation = try #require(split.viewControllers.first as? UINavigationController)
            let first = navigation.navigationBar.topItem?.title
            stage.tap(at: CGPoint(x: 150, y: 200))
            stage.advance(by: 1)

            #expect(split.isCollapsed && first == "Inbox")
            #expect(navigation.viewControllers.count == 3)
            #expect(store.unread(in: .inbox) < 2)
        }
    }

    @Test(
        "It is stable at every size, and through the sizes in between",
        arguments: [(320, 480), (390, 844), (820, 1180), (1180, 820), (1440, 900), (120, 120)])
    func sizes(width: Int, height: Int) throws {
        try onStage(size: CGSize(width: width, height: height)) { stage, split in
            for size in [
                CGSize(width: 390, height: 844), CGSize(width: 1440, height: 900), CGSize(width: width, height: height),
            ] {
                stage.resize(to: size)
                stage.advance(by: 0.1)

                #expect(split.isCollapsed == (size.width < 600))
                #expect(split.view.bounds.size == size)
            }
        }
    }

    @Test("Deleting a message shows the next one")
    func trash() throws {
        let store = MailStore()
        try onStage(size: CGSize(width: 1440, height: 900), store: store) { stage, split in
            let before = store.messages(in: .inbox).count
            stage.tap(at: CGPoint(x: 1440 - 30, y: 22))
            stage.advance(by: 0.5)

            #expect(store.messages(in: .inbox).count == before - 1 && store.messages(in: .trash).count == 1)
        }
    }
}
