import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@testable import UIKitControls

/// Further documented and recorded facts about alerts, and alerts of extreme sizes.
@MainActor
@Suite("Alerts: popovers, windows, sizes")
struct AlertFactTests {
    private func name(_ object: AnyObject) -> String {
        "<\(type(of: object)): 0x\(String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16))>"
    }

    private let pad = CGSize(width: 1024, height: 768)

    // MARK: Popovers

    @Test("An action sheet on a pad without a source raises UIKit's exception after present has returned")
    func noSource() throws {
        try AlertStage.run(size: pad) { test in
            let sheet = test.make(.actionSheet)

            test.root.present(sheet, animated: false)
            let inTheCall = test.stage.diagnostics.count
            test.wait(1)

            expectEqual(inTheCall, 0)
            expectEqual(
                test.stage.diagnostics.map(\.message),
                [
                    "Your application has presented a UIAlertController (\(name(sheet))) of style "
                        + "UIAlertControllerStyleActionSheet from UIViewController (\(name(test.root))). The "
                        + "modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must "
                        + "provide location information for this popover through the alert controller's "
                        + "popoverPresentationController. You must provide either a sourceView and sourceRect or a "
                        + "barButtonItem.  If this information is not known when you present the alert controller, you may "
                        + "provide it in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation."
                ])
        }
    }

    @Test("On a pad cancel is not shown, and a tap outside chooses it once, after the popover is gone")
    func cancelOutside() throws {
        try AlertStage.run(size: pad) { test in
            let sheet = test.make(.actionSheet, title: nil, ["Save": .default, "Cancel": .cancel])
            sheet.popoverPresentationController?.sourceView = test.root.view
            sheet.popoverPresentationController?.sourceRect = CGRect(x: 500, y: 300, width: 1, height: 1)
            test.root.present(sheet, animated: true)
            test.wait(1)
            expectTrue(test.stage.find("Save").exists)
            expectFalse(test.stage.find("Cancel").exists)

            test.stage.tap(at: CGPoint(x: 20, y: 700))
            expectEmpty(test.chosen)
            test.wait(1)

            expectEqual(test.chosen, ["Cancel"])
            expectNil(test.root.presentedViewController)
            expectEqual(sheet.actions.map(\.title), ["Save", "Cancel"])
        }
    }

    // MARK: Alerts

    @Test("An alert has no window of its own, and covers the window of its presenter")
    func window() throws {
        try AlertStage.run { test in
            let alert = test.make()
            test.show(alert)

            expectEqual(test.stage.window.windowScene?.windows, [test.stage.window])
            expectIdentical(alert.view.window, test.stage.window)
            expectEqual(alert.presentationController?.containerView?.frame, test.stage.window.bounds)
        }
    }

    @Test("A subclass behaves like any alert")
    func subclass() throws {
        final class Question: UIAlertController {
            var appeared = 0
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                appeared += 1
            }
        }
        try AlertStage.run { test in
            var answers = 0
            let question = Question(title: "Question", message: nil, preferredStyle: .alert)
            question.addAction(UIAlertAction(title: "Yes", style: .default) { _ in answers += 1 })
            test.show(question)

            test.stage.find("Yes").tap()
            test.wait(1)

            expectEqual(question.appeared, 1)
            expectEqual(answers, 1)
        }
    }

    @Test("The severity does not change the appearance")
    func severity() throws {
        var sizes: [CGSize] = []
        for severity in [UIAlertControllerSeverity.default, .critical] {
            try AlertStage.run { test in
                let alert = test.make()
                alert.severity = severity
                test.show(alert)
                sizes.append(alert.view.bounds.size)
            }
        }

        expectEqual(sizes[0], sizes[1])
    }

    @Test("Of two actions side by side, cancel is at the left, whatever the order in which they were added")
    func order() throws {
        for cancelIsFirst in [false, true] {
            try AlertStage.run { test in
                test.show(
                    test.make(
                        .alert, cancelIsFirst ? ["No": .cancel, "Yes": .default] : ["Yes": .default, "No": .cancel]))

                expectTrue(
                    test.frame("No").maxX < test.frame("Yes").minX + 1
                        && test.frame("No").minY == test.frame("Yes").minY)
            }
        }
    }

    // MARK: Absurd sizes

    @Test("A message of a megabyte and a thousand actions", arguments: [UIAlertController.Style.alert, .actionSheet])
    func huge(style: UIAlertController.Style) throws {
        try AlertStage.run { test in
            let message = String(repeating: "lorem ipsum dolor ", count: 58_254)
            let alert = test.make(style, message: message, [:])
            var chosen: [String] = []
            for index in 0..<1000 {
                alert.addAction(
                    UIAlertAction(title: "Action \(index)", style: .default) { chosen.append($0.title ?? "") })
            }
            test.show(alert)

            expectTrue(message.utf8.count > 1_000_000 && alert.actions.count == 1000)
            #expect(test.stage.window.bounds.contains(alert.view.frame))
            let list = try #require(test.button("Action 0")?.superview as? UIScrollView)
            let header = try #require(test.stage.find("Title").view(AlertHeaderView.self))
            expectTrue(list.contentSize.height > 40_000 && header.contentSize.height > 100_000)
            expectTrue(header.subviews.count { $0 is UILabel } < 12)
            list.contentOffset.y = list.contentSize.height - list.bounds.height
            test.wait(0)
            test.stage.find("Action 999").tap()
            test.wait(1)

            expectEqual(chosen, ["Action 999"])
            expectNil(test.root.presentedViewController)
        }
    }

    @Test("A message that is a single word of a hundred thousand letters", arguments: ["x", "ü", "👨‍👩‍👧"])
    func oneWord(letter: String) throws {
        try AlertStage.run { test in
            let alert = test.make(message: String(repeating: letter, count: 100_000))
            test.show(alert)

            #expect(test.stage.window.bounds.contains(alert.view.frame))
            test.stage.find("OK").tap()
            test.wait(1)
            expectEqual(test.chosen, ["OK"])
        }
    }
}
