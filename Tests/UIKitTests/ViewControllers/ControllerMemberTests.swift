import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Members of view controllers about exceptions, activities, the keyboard and the focus.
@MainActor
@Suite("Members of view controllers", .serialized)
struct ControllerMemberTests {
    // MARK: Names

    @Test("The exception of broken hierarchies has UIKit's name")
    func exception() {
        expectEqual(
            UIViewController.hierarchyInconsistencyException.rawValue, "UIViewControllerHierarchyInconsistency")
    }

    @Test("An app's controller is not in an extension")
    func extensionContext() { expectNil(UIViewController().extensionContext) }

    @Test("Timelines name a controller by its activity's tracking identifier")
    func activityName() throws {
        try Stage.run(root: controller("Title")) { stage, root in
            let before = root.interactionActivityTrackingBaseName
            root.interactionActivityTrackingBaseName = "Library"

            stage.window.isHidden = true

            expectNil(before)
            expectEqual(root.title, "Title")
            expectEqual(
                stage.timeline.lines(of: .appearance), ["Library viewWillDisappear", "Library viewDidDisappear"])
        }
    }

    // MARK: The keyboard

    private final class Field: UIView {
        let pad = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 200))
        override var canBecomeFirstResponder: Bool { true }
        override var inputView: UIView? { pad }
    }

    private final class Form: UIViewController {
        let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
        }
    }

    @Test("Only a controller whose style was set to a form sheet keeps the keyboard automatically")
    func keyboardDefault() {
        let controller = UIViewController()
        let automatic = controller.disablesAutomaticKeyboardDismissal

        controller.modalPresentationStyle = .formSheet
        let sheet = controller.disablesAutomaticKeyboardDismissal
        controller.modalPresentationStyle = .pageSheet

        expectFalse(automatic)
        expectTrue(sheet)
        expectFalse(controller.disablesAutomaticKeyboardDismissal)
    }

    @Test("In a form sheet the input view stays when its field resigns, until the sheet is dismissed")
    func keyboardStays() throws {
        for style in [UIModalPresentationStyle.formSheet, .pageSheet] {
            try Stage.run(root: controller("Root")) { stage, root in
                let form = Form()
                form.modalPresentationStyle = style
                root.present(form, animated: false)
                stage.advance(by: 1)
                form.field.becomeFirstResponder()
                stage.advance(by: 1)
                let isShown = form.field.pad.window != nil

                let resigned = form.field.resignFirstResponder()
                stage.advance(by: 1)
                let stays = form.field.pad.window != nil
                root.dismiss(animated: true)
                stage.advance(by: 2)

                expectTrue(isShown)
                expectTrue(resigned)
                expectFalse(form.field.isFirstResponder)
                expectEqual(stays, (style == .formSheet))
                expectNil(form.field.pad.window)
            }
        }
    }

    // MARK: The focus

    private final class Item: UIView {
        override var canBecomeFocused: Bool { true }
    }

    private final class Page: UIViewController {
        let items = [
            Item(frame: CGRect(x: 20, y: 20, width: 100, height: 40)),
            Item(frame: CGRect(x: 20, y: 120, width: 100, height: 40)),
        ]
        var prefersFirst = false

        override func viewDidLoad() {
            super.viewDidLoad()
            for item in items { view.addSubview(item) }
        }
        override var preferredFocusEnvironments: [any UIFocusEnvironment] { prefersFirst ? [items[0]] : [] }
    }

    private func focused(_ stage: Stage) -> UIView? { stage.window.windowScene?.focusSystem?.focusedItem as? UIView }

    @Test("The focus returns to its item after a presentation, of either kind")
    func focusAfterPresentation() throws {
        for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
            try Stage.run(root: Page()) { stage, root in
                stage.press(.keyboardTab)
                stage.press(.keyboardTab)
                let other = Page()
                other.modalPresentationStyle = style
                root.present(other, animated: false)
                stage.advance(by: 1)
                stage.press(.keyboardTab)
                let inside = focused(stage)

                root.dismiss(animated: false)
                stage.advance(by: 1)

                expectEqual(inside?.isDescendant(of: other.view), true)
                expectIdentical(focused(stage), root.items[1])
                expectTrue(root.restoresFocusAfterTransition)
            }
        }
    }

    @Test("If it is not restored, the focus moves to the controller's preferred item")
    func focusElsewhere() throws {
        try Stage.run(root: Page()) { stage, root in
            root.restoresFocusAfterTransition = false
            root.prefersFirst = true
            stage.press(.keyboardTab)
            stage.press(.keyboardTab)
            let before = focused(stage)
            let other = Page()
            other.modalPresentationStyle = .fullScreen
            root.present(other, animated: false)
            stage.advance(by: 1)
            stage.press(.keyboardTab)

            root.dismiss(animated: false)
            stage.advance(by: 1)

            expectTrue(before === root.items[1] && focused(stage) === root.items[0])
        }
    }

    @Test("The focus returns with a page of a navigation stack, but not if a finger was used since")
    func focusAfterPop() throws {
        for touches in [false, true] {
            try Stage.run(root: UINavigationController(rootViewController: Page())) { stage, stack in
                let page = try #require(stack.topViewController as? Page)
                stage.window.windowScene?.focusSystem?.requestFocusUpdate(to: page.items[1])
                stage.advance(by: 0)
                stage.press(.keyboardTab)
                stage.window.windowScene?.focusSystem?.requestFocusUpdate(to: page.items[1])
                stage.advance(by: 0)
                stack.pushViewController(controller("Top"), animated: false)
                stage.advance(by: 1)
                let above = focused(stage)
                if touches { stage.tap(at: CGPoint(x: 200, y: 600)) }

                stack.popViewController(animated: false)
                stage.advance(by: 1)

                expectNil(above)
                expectIdentical(focused(stage), (touches ? nil : page.items[1]))
            }
        }
    }
}
