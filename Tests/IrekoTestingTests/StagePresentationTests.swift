import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Finding, using and describing presentations on a stage.
@MainActor
@Suite("Sheets, popovers and alerts on a stage")
struct StagePresentationTests {
    private final class Chosen { var titles: [String] = [] }

    private func alert(
        _ titles: [String], _ chosen: Chosen = Chosen(), style: UIAlertController.Style = .alert
    ) -> UIAlertController {
        let alert = UIAlertController(title: "Delete", message: "For ever.", preferredStyle: style)
        for title in titles {
            let isCancel = title == "Cancel"
            alert.addAction(
                UIAlertAction(title: title, style: isCancel ? .cancel : .default) { _ in chosen.titles.append(title) })
        }
        return alert
    }

    private func sheet() -> UIViewController {
        let sheet = controller("Sheet")
        sheet.modalPresentationStyle = .pageSheet
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        return sheet
    }

    private func popover(from root: UIViewController) -> UIViewController {
        let popover = controller("Popover")
        popover.modalPresentationStyle = .popover
        popover.preferredContentSize = CGSize(width: 200, height: 100)
        popover.popoverPresentationController?.sourceView = root.view
        popover.popoverPresentationController?.sourceRect = CGRect(x: 500, y: 100, width: 40, height: 40)
        return popover
    }

    /// The failure of a stage after a body has run with a plain root.
    private func failure(_ body: (Stage, UIViewController) -> Void) -> String {
        do {
            try Stage.run(root: UIViewController()) { body($0, $1) }
            return ""
        } catch { return "\(error)" }
    }

    // MARK: Alerts

    @Test("The alert in front is found, and the action that is chosen has been performed when the verb returns")
    func choosing() throws {
        let chosen = Chosen()
        try Stage.run(root: UIViewController()) { stage, root in
            root.present(alert(["Delete", "Cancel"], chosen), animated: true)
            expectEqual(stage.alert?.title, "Delete")
            expectEqual(stage.alert?.message, "For ever.")
            expectEqual(stage.alert?.actions.map(\.title), ["Delete", "Cancel"])
            stage.advance(by: 1)
            expectTrue(stage.find("For ever.").exists)

            // The alert's title is the same text.
            stage.chooseAlertAction("Delete")

            expectEqual(chosen.titles, ["Delete"])
            expectNil(stage.alert)
            expectNil(root.presentedViewController)
        }
    }

    @Test("An action that presents a second alert must be chosen first")
    func inFront() throws {
        let (lower, upper) = (Chosen(), Chosen())
        try Stage.run(root: UIViewController()) { stage, root in
            let first = alert(["OK"], lower)
            root.present(first, animated: false)
            stage.advance(by: 1)
            first.present(alert(["OK"], upper), animated: false)
            stage.advance(by: 1)

            stage.chooseAlertAction("OK")
            expectEqual(upper.titles, ["OK"])
            expectEmpty(lower.titles)
            expectIdentical(stage.alert, first)

            stage.chooseAlertAction("OK")
            expectEqual(lower.titles, ["OK"])
            expectNil(stage.alert)
        }
    }

    @Test("An action that is further down is scrolled to")
    func farAction() throws {
        let chosen = Chosen()
        try Stage.run(root: UIViewController()) { stage, root in
            let titles = (0..<40).map { "Action \($0)" }
            root.present(alert(titles, chosen), animated: false)
            stage.advance(by: 1)
            expectFalse(stage.find("Action 39").exists)

            stage.chooseAlertAction("Action 39")

            expectEqual(chosen.titles, ["Action 39"])
        }
    }

    @Test("A missing alert, a missing action, and a disabled action fail the test with a message")
    func refusedAction() {
        let nothing = failure { stage, _ in stage.chooseAlertAction("OK") }
        let unknown = failure { stage, root in
            root.present(alert(["Yes", "Cancel"]), animated: false)
            stage.advance(by: 1)
            stage.chooseAlertAction("OK")
        }
        let disabled = failure { stage, root in
            let disabled = alert(["OK"])
            disabled.actions[0].isEnabled = false
            root.present(disabled, animated: false)
            stage.advance(by: 1)
            stage.chooseAlertAction("OK")
        }

        #expect(nothing.contains("chooseAlertAction(\"OK\"): no alert is in front"))
        #expect(unknown.contains("the alert has no such action. Its actions: \"Yes\", \"Cancel\""))
        #expect(disabled.contains("chooseAlertAction(\"OK\"): the action is disabled"))
    }

    // MARK: Sheets

    @Test("A sheet is dragged from detent to detent, as the user does it", arguments: [390, 1024] as [CGFloat])
    func dragging(width: CGFloat) throws {
        final class Delegate: NSObject, UISheetPresentationControllerDelegate {
            var changes: [UISheetPresentationController.Detent.Identifier?] = []
            func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
                _ sheetPresentationController: UISheetPresentationController
            ) { changes.append(sheetPresentationController.selectedDetentIdentifier) }
        }
        let delegate = Delegate()
        try Stage.run(root: UIViewController(), size: CGSize(width: width, height: 844)) { stage, root in
            let sheet = sheet()
            let presentation = try #require(sheet.sheetPresentationController)
            presentation.delegate = delegate
            root.present(sheet, animated: true)
            stage.advance(by: 1)
            let medium = sheet.view.bounds.height

            stage.dragSheet(to: .large)
            let large = sheet.view.bounds.height
            stage.dragSheet(to: .large)
            stage.dragSheet(to: .medium)

            expectTrue(delegate.changes == [.large, .medium] && medium < large)
            expectEqual(sheet.view.bounds.height, medium)
            expectEqual(presentation.selectedDetentIdentifier, .medium)
            expectIdentical(root.presentedViewController, sheet)
        }
    }

    @Test("A missing sheet or detent fails the test, with the available detents")
    func refusedDetent() {
        let nothing = failure { stage, _ in stage.dragSheet(to: .large) }
        let unknown = failure { stage, root in
            root.present(sheet(), animated: false)
            stage.advance(by: 1)
            stage.dragSheet(to: UISheetPresentationController.Detent.Identifier("low"))
        }

        #expect(nothing.contains("dragSheet(to: large): no sheet is in front"))
        expectTrue(
            unknown.contains(
                "dragSheet(to: low): the sheet has no such detent, or it is not active. Its detents: medium, large"))
    }

    // MARK: Beside it

    @Test("A tap beside a sheet and a popover dismisses them; an alert stays")
    func outside() throws {
        let chosen = Chosen()
        try Stage.run(root: UIViewController(), size: CGSize(width: 1024, height: 768)) { stage, root in
            for presented in [sheet(), popover(from: root)] {
                root.present(presented, animated: true)
                stage.advance(by: 1)
                stage.tapOutside()
                expectNil(root.presentedViewController)
            }
            root.present(alert(["OK"], chosen), animated: true)
            stage.advance(by: 1)

            stage.tapOutside()

            expectNotNil(stage.alert)
            expectEmpty(chosen.titles)
        }
    }

    @Test("Without a presentation, and under a full-screen presentation, no point is beside it")
    func nothingOutside() {
        let nothing = failure { stage, _ in stage.tapOutside() }
        let full = failure { stage, root in
            let page = UIViewController()
            page.modalPresentationStyle = .fullScreen
            root.present(page, animated: false)
            stage.advance(by: 1)
            stage.tapOutside()
        }

        #expect(nothing.contains("tapOutside(): no controller is presented"))
        #expect(full.contains("tapOutside(): the presented view covers the screen"))
    }

    // MARK: Describing

    @Test("A description has the style of a presentation")
    func describing() throws {
        try Stage.run(root: UIViewController(), size: CGSize(width: 1024, height: 768)) { stage, root in
            @MainActor func description(of presented: UIViewController) -> String {
                root.present(presented, animated: false)
                stage.advance(by: 1)
                defer {
                    root.dismiss(animated: false)
                    stage.advance(by: 1)
                }
                return stage.describe()
            }
            let page = UIViewController()
            page.modalPresentationStyle = .fullScreen
            let actionSheet = alert(["One"], style: .actionSheet)
            actionSheet.popoverPresentationController?.sourceView = root.view
            actionSheet.popoverPresentationController?.sourceRect = CGRect(x: 500, y: 100, width: 40, height: 40)

            #expect(description(of: sheet()).contains(" sheet at medium of medium, large"))
            #expect(description(of: popover(from: root)).contains(" popover with an arrow up"))
            #expect(description(of: page).contains("UIView (0 0 1024 768) presented in fullScreen"))
            expectTrue(description(of: alert(["OK"])).contains(") alert\n"))
            #expect(description(of: actionSheet).contains(" action sheet in a popover with an arrow up"))
            expectEqual(stage.describe(), "nothing")
        }
        try Stage.run(root: UIViewController()) { stage, root in
            root.present(alert(["One"], style: .actionSheet), animated: false)
            stage.advance(by: 1)

            let description = stage.describe()
            expectTrue(description.contains(") action sheet\n"))
            #expect(description.contains("\"One\""))
        }
    }

    @Test("Missing content is a line with its texts and buttons in it")
    func missingContent() throws {
        try Stage.run(root: UIViewController()) { stage, root in
            var taps = 0
            var content = UIContentUnavailableConfiguration.empty()
            content.text = "No Notes"
            content.buttonProperties.primaryAction = UIAction(title: "Add") { _ in taps += 1 }
            root.contentUnavailableConfiguration = content

            let lines = stage.describe().components(separatedBy: "\n")
            stage.find(UIContentUnavailableView.self).find("Add").tap()

            expectEqual(lines.first, "UIContentUnavailableView (0 0 390 844)")
            expectTrue(lines.contains { $0.hasPrefix("  UILabel") && $0.hasSuffix("\"No Notes\"") })
            expectEqual(stage.find(UIContentUnavailableView.self).text?.contains("No Notes"), true)
            expectEqual(taps, 1)
        }
    }
}
