import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@testable import UIKitControls

@MainActor
@Suite("The content of alerts")
struct AlertContentTests {
    @Test("The card is centered, 270 points wide and as high as its content")
    func frames() throws {
        try AlertStage.run(safeAreaInsets: UIEdgeInsets(top: 40, left: 0, bottom: 34, right: 0)) { test in
            let alert = test.make(message: "More about it, in words that need more than a line of the card")
            test.show(alert)

            // A title of one line and a message of two, between insets of 20, over a pixel and a row of actions.
            expectEqual(alert.view.bounds.size, CGSize(width: 270, height: 144))
            expectTrue(abs(alert.view.center.y - 425) <= 0.5 && alert.view.center.x == 195)
            expectEqual(test.frame("Cancel").width, 134)
            expectEqual(test.frame("Cancel").minX, 60)
            expectEqual(test.frame("OK").minX, 195)
            expectEqual(test.frame("OK").maxY, alert.view.frame.maxY)
            expectTrue(test.stage.find("Title").exists)
            expectTrue(test.stage.find(alert.message ?? "").exists)
        }
    }

    @Test("In right-to-left layouts, cancel is at the right")
    func rightToLeft() throws {
        try AlertStage.run { test in
            test.stage.window.traitOverrides.layoutDirection = .rightToLeft
            test.show(test.make())

            #expect(test.frame("Cancel").minX > test.frame("OK").minX)
        }
    }

    @Test("Title, message, actions and enabled states can change in a visible alert")
    func changes() throws {
        try AlertStage.run { test in
            let alert = test.make(.alert, ["OK": .default])
            test.show(alert)
            let before = alert.view.frame

            alert.title = "Another title"
            alert.message = "And a message"
            alert.addAction(UIAlertAction(title: "More", style: .default) { _ in })
            alert.addAction(UIAlertAction(title: "Even more", style: .default) { _ in })
            alert.actions[0].isEnabled = false
            test.wait(0)

            expectFalse(test.stage.find("Title").exists)
            expectTrue(test.stage.find("Another title").exists)
            expectTrue(test.stage.find("And a message").exists)
            expectTrue(test.stage.find("Even more").exists)
            expectTrue(alert.view.frame.height > before.height && alert.view.frame.midX == before.midX)
            test.stage.find("OK").tap()
            test.wait()
            expectEmpty(test.chosen)
            alert.actions[0].isEnabled = true
            test.stage.find("OK").tap()
            test.wait()
            expectEqual(test.chosen, ["OK"])
        }
    }

    @Test("Destructive actions are red, and the preferred action is bold")
    func looks() throws {
        try AlertStage.run { test in
            let alert = test.make(.alert, ["Cancel": .cancel, "Delete": .destructive])
            alert.preferredAction = alert.actions[1]
            alert.view.tintColor = .green
            test.show(alert)

            let cancel = try #require(test.stage.find("Cancel").view(UILabel.self))
            let delete = try #require(test.stage.find("Delete").view(UILabel.self))
            expectEqual(cancel.font.pointSize, 17)
            expectNotEqual(cancel.font, delete.font)
            expectEqual(cancel.textColor, .tintColor)
            expectEqual(delete.font, .systemFont(ofSize: 17, weight: .semibold))
            expectEqual(delete.textColor, .systemRed)
            expectEqual(cancel.tintColor, .green)
        }
    }

    @Test("With the largest text the card is wider, and the titles of actions have several lines")
    func largeText() throws {
        try AlertStage.run { test in
            test.stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
            let alert = test.make(.alert, ["Remove everything": .destructive, "Cancel": .cancel])
            test.show(alert)

            expectEqual(alert.view.frame.width, 310)
            #expect(test.frame("Remove everything").height > 110)
            expectTrue(alert.view.frame.minY >= 10 && alert.view.frame.maxY <= 834)
        }
    }

    @Test("The text size can change in a visible alert")
    func textSizeChanges() throws {
        try AlertStage.run { test in
            let alert = test.make()
            test.show(alert)
            let before = alert.view.frame.height

            test.stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
            test.wait(0.1)

            expectTrue(alert.view.frame.width == 310 && alert.view.frame.height > before)
        }
    }

    @Test("A very long message scrolls, and has labels only near the visible part")
    func longMessage() throws {
        try AlertStage.run { test in
            let message = Array(repeating: "lorem ipsum dolor", count: 5600).joined(separator: " ")
            let alert = test.make(message: message)
            test.show(alert)

            expectTrue(message.count > 100_000 && alert.view.frame == CGRect(x: 60, y: 10, width: 270, height: 824))
            expectEqual(test.frame("OK").maxY, 834)
            expectEqual(test.frame("OK").height, 44)
            let header = try #require(test.stage.find("Title").view(AlertHeaderView.self))
            expectTrue(header.subviews.count { $0 is UILabel } < 12)
            #expect(header.contentSize.height > 20_000)
            header.contentOffset.y = header.contentSize.height - header.bounds.height
            test.wait(0)
            expectTrue(header.subviews.count { $0 is UILabel } < 12)
        }
    }

    @Test("Two hundred actions scroll, and a drag chooses no action")
    func manyActions() throws {
        try AlertStage.run { test in
            let alert = test.make(.alert, [:])
            for index in 0..<200 {
                alert.addAction(
                    UIAlertAction(title: "Action \(index)", style: .default) { _ in Issue.record("It was a drag") })
            }
            test.show(alert)
            let list = try #require(test.button("Action 0")?.superview as? UIScrollView)

            test.stage.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 200), duration: 0.2)
            test.wait(3)

            expectTrue(list.contentSize.height == 200 * 44 + 199 && list.contentOffset.y > 400)
            expectIdentical(test.root.presentedViewController, alert)
            expectFalse(test.stage.find("Action 0").exists)
        }
    }

    @Test(
        "In windows of any size, all actions are inside and can be chosen",
        arguments: [(200, 200), (320, 240), (590, 200), (844, 390), (1024, 768), (3000, 3000)] as [(CGFloat, CGFloat)])
    func windows(width: CGFloat, height: CGFloat) throws {
        for style in [UIAlertController.Style.alert, .actionSheet] where style == .alert || width < 600 {
            try AlertStage.run(size: CGSize(width: width, height: height)) { test in
                let actions: KeyValuePairs<String, UIAlertAction.Style> = ["Yes": .default, "No": .cancel]
                let alert = test.make(style, title: "A title", message: "And a message", actions)
                test.show(alert)

                let frame = alert.view.frame
                expectTrue(frame.minX >= 0 && frame.minY >= 0 && frame.maxX <= width && frame.maxY <= height)
                test.stage.find("No").tap()
                test.wait()
                expectEqual(test.chosen, ["No"])
            }
        }
    }

    @Test("The alert stays centered when the window is resized")
    func resizing() throws {
        try AlertStage.run { test in
            let alert = test.make()
            test.show(alert)

            test.stage.resize(to: CGSize(width: 500, height: 300))
            test.wait(1)

            expectTrue(abs(alert.view.frame.midX - 250) <= 0.5 && abs(alert.view.frame.midY - 150) <= 0.5)
            test.stage.find("OK").tap()
            test.wait()
            expectEqual(test.chosen, ["OK"])
        }
    }
}
