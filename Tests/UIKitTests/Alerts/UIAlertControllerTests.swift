import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@testable import UIKitControls

@MainActor
@Suite("Alert controllers and actions")
struct UIAlertControllerTests {
    @Test("Properties return their set values, and actions keep the order in which they were added")
    func values() {
        let alert = UIAlertController(title: "T", message: "M", preferredStyle: .alert)
        let cancel = UIAlertAction(title: "Cancel", style: .cancel)
        let delete = UIAlertAction(title: "Delete", style: .destructive) { _ in }
        alert.addAction(delete)
        alert.addAction(cancel)
        alert.preferredAction = delete

        expectEqual(alert.title, "T")
        expectEqual(alert.message, "M")
        expectEqual(alert.preferredStyle, .alert)
        expectEqual(alert.actions, [delete, cancel])
        expectIdentical(alert.preferredAction, delete)
        expectEqual(alert.severity, .default)
        expectFalse(alert.isViewLoaded)
        expectEqual(delete.title, "Delete")
        expectEqual(delete.style, .destructive)
        expectTrue(delete.isEnabled)
    }

    @Test("Raw values are UIKit's")
    func rawValues() {
        expectEqual(UIAlertController.Style.actionSheet.rawValue, 0)
        expectEqual(UIAlertController.Style.alert.rawValue, 1)
        expectEqual(UIAlertAction.Style.cancel.rawValue, 1)
        expectEqual(UIAlertAction.Style.destructive.rawValue, 2)
        expectEqual(UIAlertControllerSeverity.critical.rawValue, 1)
        expectEqual(UIModalPresentationStyle.popover.rawValue, 7)
        expectEqual(UIModalPresentationStyle.none.rawValue, -1)
        expectEqual(UIAlertController().preferredStyle, .actionSheet)
    }

    @Test("A copy of an action is a different object with the same title and handler")
    func copies() throws {
        var calls = 0
        let action = UIAlertAction(title: "Go", style: .destructive) { _ in calls += 1 }
        action.isEnabled = false

        let copy = try #require(action.copy() as? UIAlertAction)
        copy.handler?(copy)

        expectTrue(copy !== action && copy.title == "Go" && copy.style == .destructive && !copy.isEnabled && calls == 1)
    }

    @Test("A second cancel action is refused", arguments: [UIAlertController.Style.alert, .actionSheet])
    func twoCancels(style: UIAlertController.Style) throws {
        try AlertStage.run { test in
            let alert = test.make(style, ["Cancel": .cancel])

            alert.addAction(UIAlertAction(title: "No", style: .cancel))

            expectEqual(
                test.stage.diagnostics.map(\.description),
                [
                    "alert: UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
                ])
            expectEqual(alert.actions.count, 1)
        }
    }

    @Test("An action without a title is an error as soon as it is made")
    func noTitle() throws {
        try AlertStage.run { test in
            let action = UIAlertAction(title: nil, style: .cancel)

            expectEqual(
                test.stage.diagnostics.map(\.message),
                [
                    "Actions added to UIAlertController of style UIAlertActionStyleCancel must have a title when running in "
                        + "UIUserInterfaceIdiomPhone"
                ])
            expectNil(action.title)
        }
    }

    @Test("An alert without content is an error when it is shown, not when it is made")
    func nothing() throws {
        try AlertStage.run { test in
            let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
            test.root.present(alert, animated: false)
            expectEmpty(test.stage.diagnostics)

            test.wait()

            expectEqual(
                test.stage.diagnostics.map(\.message),
                [
                    "UIAlertController must have a title, a message or an action to display"
                ])
        }
    }

    @Test("A preferred action that was not added is refused")
    func foreignPreferredAction() throws {
        try AlertStage.run { test in
            let alert = test.make()

            alert.preferredAction = UIAlertAction(title: "Other", style: .default)

            expectNil(alert.preferredAction)
            expectEqual(test.stage.diagnostics.count, 1)
            alert.preferredAction = nil
            expectEqual(test.stage.diagnostics.count, 1)
        }
    }

    @Test("An action sheet is a popover in regular width, and an alert never is")
    func styles() {
        let (alert, sheet) = (
            UIAlertController(title: "A", message: nil, preferredStyle: .alert),
            UIAlertController(title: "S", message: nil, preferredStyle: .actionSheet)
        )
        alert.modalPresentationStyle = .popover
        sheet.modalPresentationStyle = .fullScreen
        let (wide, narrow) = (
            UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(horizontalSizeClass: .compact)
        )

        expectEqual(alert.systemPresentationStyle(in: wide), .custom)
        expectEqual(alert.systemPresentationStyle(in: narrow), .custom)
        expectEqual(sheet.systemPresentationStyle(in: wide), .popover)
        expectEqual(sheet.systemPresentationStyle(in: narrow), .custom)
    }

    @Test("In a popover the preferred size fits the actions without cancel, which a tap outside chooses once")
    func popover() throws {
        try AlertStage.run { test in
            let sheet = test.make(.actionSheet, title: nil, ["A": .default, "Cancel": .cancel, "B": .default])
            sheet.prepareForSystemPresentation(in: .popover)

            sheet.loadViewIfNeeded()

            expectEqual(sheet.preferredContentSize.width, 304)
            expectTrue(sheet.preferredContentSize.height > 114 && sheet.preferredContentSize.height <= 115)
            sheet.userDidDismissSystemPresentation()
            expectEqual(test.chosen, ["Cancel"])
        }
    }

    @Test("The exception about a popover without a source names the alert and its presenter")
    func popoverMessage() throws {
        let sheet = UIAlertController(title: "S", message: nil, preferredStyle: .actionSheet)
        let presenter = UIViewController()

        let message = try #require(sheet.missingPopoverSourceMessage(presenter: presenter))

        expectTrue(message.hasPrefix("Your application has presented a UIAlertController (<UIAlertController: 0x"))
        expectTrue(
            message.contains(
                ") of style UIAlertControllerStyleActionSheet from UIViewController (<UIViewController: 0x"))
        #expect(message.contains("or a barButtonItem.  If this information is not known"))
        expectTrue(
            message.hasSuffix("in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation."))
    }
}
