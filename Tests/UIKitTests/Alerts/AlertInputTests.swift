import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@testable import UIKitControls

@MainActor
@Suite("Choosing in alerts")
struct AlertInputTests {
    private let three: KeyValuePairs<String, UIAlertAction.Style> = [
        "First": .default, "Second": .default, "Cancel": .cancel,
    ]

    // MARK: Fingers

    @Test("A finger slides between actions, and chooses the action under it when it is lifted")
    func sliding() throws {
        try AlertStage.run { test in
            test.show(test.make(.alert, three))
            let (first, second) = (try #require(test.button("First")), try #require(test.button("Second")))
            let points = (test.middle("First"), test.middle("Second"))

            test.stage.touchDown(at: points.0)
            expectTrue(first.isHighlighted)
            expectFalse(second.isHighlighted)
            test.stage.touchMove(to: CGPoint(x: 20, y: 20))
            expectFalse(first.isHighlighted)
            expectFalse(second.isHighlighted)
            test.stage.touchMove(to: points.1)
            expectFalse(first.isHighlighted)
            expectTrue(second.isHighlighted)
            test.stage.touchUp(at: points.1)
            test.wait()

            expectEqual(test.chosen, ["Second"])
        }
    }

    @Test("A finger that is lifted outside the actions chooses no action")
    func liftedOutside() throws {
        try AlertStage.run { test in
            test.show(test.make(.alert, three))

            test.stage.drag(from: test.middle("First"), to: CGPoint(x: 195, y: 20))
            test.wait()

            expectEmpty(test.chosen)
            expectNotNil(test.root.presentedViewController)
        }
    }

    @Test("In an action sheet a finger slides to the separate cancel action")
    func slidingApart() throws {
        try AlertStage.run { test in
            test.show(test.make(.actionSheet, three))

            test.stage.drag(from: test.middle("First"), to: test.middle("Cancel"))
            test.wait()

            expectEqual(test.chosen, ["Cancel"])
        }
    }

    @Test("Actions are found by their titles and identifiers, each once, and are buttons")
    func found() throws {
        try AlertStage.run { test in
            let alert = test.make()
            alert.actions[1].accessibilityIdentifier = "confirm"
            test.show(alert)

            expectEqual(test.stage.find("OK").count, 1)
            expectEqual(test.stage.find("Title").count, 1)
            expectEqual(test.button("OK")?.accessibilityTraits, .button)
            test.stage.find(identifier: "confirm").tap()
            test.wait()
            expectEqual(test.chosen, ["OK"])
        }
    }

    // MARK: Keys

    @Test("Escape cancels, return chooses the bold action", arguments: [UIAlertController.Style.alert, .actionSheet])
    func keys(style: UIAlertController.Style) throws {
        try AlertStage.run { test in
            test.show(test.make(style, three))
            test.stage.press(.keyboardEscape)
            test.wait()
            expectEqual(test.chosen, ["Cancel"])

            let alert = test.make(style, three)
            alert.preferredAction = alert.actions[1]
            test.show(alert)
            test.stage.press(.keyboardReturnOrEnter)
            test.wait()

            expectEqual(test.chosen, style == .alert ? ["Cancel", "Second"] : ["Cancel"])
            test.root.dismiss(animated: false)
            test.wait()
        }
    }

    @Test("Without a cancel action escape has no effect, not even on the views behind")
    func escape() throws {
        try AlertStage.run { test in
            let sheet = controller("Sheet")
            sheet.modalPresentationStyle = .pageSheet
            test.root.present(sheet, animated: false)
            test.wait()
            sheet.present(test.make(.alert, ["OK": .default]), animated: true)
            test.wait()

            test.stage.press(.keyboardEscape)
            test.wait()

            expectIdentical(test.root.presentedViewController, sheet)
            expectNotNil(sheet.presentedViewController)
        }
    }

    @Test("Tab and arrows move the focus inside the alert; space and return choose the focused action")
    func focus() throws {
        for key in [UIKeyboardHIDUsage.keyboardSpacebar, .keyboardReturnOrEnter] {
            try AlertStage.run { test in
                let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
                test.root.view.addSubview(button)
                test.show(test.make(.alert, three))

                test.stage.press(.keyboardTab)
                expectEqual(test.button("First")?.isFocused, true)
                test.stage.press(.keyboardDownArrow)
                expectEqual(test.button("Second")?.isFocused, true)
                test.stage.press(key)
                test.wait()

                expectEqual(test.chosen, ["Second"])
            }
        }
    }

    @Test("A visible focus moves into the alert, and returns to the former view afterwards")
    func focusComesAndGoes() throws {
        try AlertStage.run { test in
            var calls = 0
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
            button.addAction(UIAction { _ in calls += 1 }, for: .primaryActionTriggered)
            test.root.view.addSubview(button)
            test.wait(0)
            test.stage.press(.keyboardTab)
            expectTrue(button.isFocused)

            test.show(test.make())
            expectFalse(button.isFocused)
            expectEqual(test.button("Cancel")?.isFocused, true)
            test.stage.press(.keyboardSpacebar)
            test.wait()

            expectEqual(test.chosen, ["Cancel"])
            expectEqual(calls, 0)
            expectTrue(button.isFocused)
        }
    }

    @Test("Key commands that a program adds to an alert have no effect")
    func keyCommands() throws {
        try AlertStage.run { test in
            let alert = test.make()
            alert.addKeyCommand(UIKeyCommand(input: "k", modifierFlags: .command, action: "run:"))
            test.show(alert)

            test.stage.press("k", modifiers: .command)

            expectEqual(alert.keyCommands?.contains { $0.input == "k" }, false)
            expectEmpty(test.stage.diagnostics)
            expectIdentical(test.root.presentedViewController, alert)
        }
    }

    @Test("Keys do not scroll the views behind")
    func scrolling() throws {
        try AlertStage.run { test in
            let scrollView = UIScrollView(frame: test.root.view.bounds)
            scrollView.contentSize = CGSize(width: 390, height: 4000)
            test.root.view.addSubview(scrollView)
            test.show(test.make(.alert, ["OK": .default]))

            test.stage.press(.keyboardPageDown)
            test.stage.press(.keyboardSpacebar)
            test.wait(1)

            expectEqual(scrollView.contentOffset, .zero)
        }
    }
}
