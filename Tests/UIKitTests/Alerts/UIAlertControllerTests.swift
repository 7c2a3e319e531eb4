import Foundation
import IrekoTesting
import TestSupport
import Testing

@testable import UIKit

@MainActor
@Suite("Alert controllers and actions")
struct UIAlertControllerTests {
    @Test("What is given is what is read, and actions stay in the order in which they were added")
    func values() {
        let alert = UIAlertController(title: "T", message: "M", preferredStyle: .alert)
        let cancel = UIAlertAction(title: "Cancel", style: .cancel)
        let delete = UIAlertAction(title: "Delete", style: .destructive) { _ in }
        alert.addAction(delete)
        alert.addAction(cancel)
        alert.preferredAction = delete

        #expect(alert.title == "T" && alert.message == "M" && alert.preferredStyle == .alert)
        #expect(alert.actions == [delete, cancel] && alert.preferredAction === delete)
        #expect(alert.severity == .default && !alert.isViewLoaded)
        #expect(delete.title == "Delete" && delete.style == .destructive && delete.isEnabled)
    }

    @Test("Raw values are UIKit's")
    func rawValues() {
        #expect(UIAlertController.Style.actionSheet.rawValue == 0 && UIAlertController.Style.alert.rawValue == 1)
        #expect(UIAlertAction.Style.cancel.rawValue == 1 && UIAlertAction.Style.destructive.rawValue == 2)
        #expect(UIAlertControllerSeverity.critical.rawValue == 1)
        #expect(UIModalPresentationStyle.popover.rawValue == 7 && UIModalPresentationStyle.none.rawValue == -1)
        #expect(UIAlertController().preferredStyle == .actionSheet)
    }

    @Test("A copy of an action is another one that says and does the same")
    func copies() throws {
        var calls = 0
        let action = UIAlertAction(title: "Go", style: .destructive) { _ in calls += 1 }
        action.isEnabled = false

        let copy = try #require(action.copy() as? UIAlertAction)
        copy.handler?(copy)

        #expect(copy !== action && copy.title == "Go" && copy.style == .destructive && !copy.isEnabled && calls == 1)
    }

    @Test("A second cancel action is refused", arguments: [UIAlertController.Style.alert, .actionSheet])
    func twoCancels(style: UIAlertController.Style) throws {
        try AlertStage.run { test in
            let alert = test.make(style, ["Cancel": .cancel])

            alert.addAction(UIAlertAction(title: "No", style: .cancel))

            #expect(
                test.stage.diagnostics.map(\.description) == [
                    "alert: UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
                ])
            #expect(alert.actions.count == 1)
        }
    }

    @Test("An action without a title is an error as soon as it is made")
    func noTitle() throws {
        try AlertStage.run { test in
            let action = UIAlertAction(title: nil, style: .cancel)

            #expect(
                test.stage.diagnostics.map(\.message) == [
                    "Actions added to UIAlertController of style UIAlertActionStyleCancel must have a title when running in "
                        + "UIUserInterfaceIdiomPhone"
                ])
            #expect(action.title == nil)
        }
    }

    @Test("An alert without anything is an error when it is shown, not when it is made")
    func nothing() throws {
        try AlertStage.run { test in
            let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
            test.root.present(alert, animated: false)
            #expect(test.stage.diagnostics.isEmpty)

            test.wait()

            #expect(
                test.stage.diagnostics.map(\.message) == [
                    "UIAlertController must have a title, a message or an action to display"
                ])
        }
    }

    @Test("A preferred action that was not added is refused")
    func foreignPreferredAction() throws {
        try AlertStage.run { test in
            let alert = test.make()

            alert.preferredAction = UIAlertAction(title: "Other", style: .default)

            #expect(alert.preferredAction == nil && test.stage.diagnostics.count == 1)
            alert.preferredAction = nil
            #expect(test.stage.diagnostics.count == 1)
        }
    }

    @Test("An action sheet is a popover where the width is regular, and an alert never")
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

        #expect(alert.systemPresentationStyle(in: wide) == .custom)
        #expect(alert.systemPresentationStyle(in: narrow) == .custom)
        #expect(sheet.systemPresentationStyle(in: wide) == .popover)
        #expect(sheet.systemPresentationStyle(in: narrow) == .custom)
    }

    @Test("In a popover it asks for the size of its actions without cancel, which a tap outside chooses once")
    func popover() throws {
        try AlertStage.run { test in
            let sheet = test.make(.actionSheet, title: nil, ["A": .default, "Cancel": .cancel, "B": .default])
            sheet.prepareForSystemPresentation(in: .popover)

            sheet.loadViewIfNeeded()

            #expect(sheet.preferredContentSize.width == 304)
            #expect(sheet.preferredContentSize.height > 114 && sheet.preferredContentSize.height <= 115)
            sheet.userDidDismissSystemPresentation()
            #expect(test.chosen == ["Cancel"])
        }
    }

    @Test("The sentence about a popover without a source names the alert and who presents it")
    func popoverMessage() throws {
        let sheet = UIAlertController(title: "S", message: nil, preferredStyle: .actionSheet)
        let presenter = UIViewController()

        let message = try #require(sheet.missingPopoverSourceMessage(presenter: presenter))

        #expect(message.hasPrefix("Your application has presented a UIAlertController (<UIAlertController: 0x"))
        #expect(
            message.contains(
                ") of style UIAlertControllerStyleActionSheet from UIViewController (<UIViewController: 0x"))
        #expect(message.contains("or a barButtonItem.  If this information is not known"))
        #expect(
            message.hasSuffix("in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation."))
    }
}
