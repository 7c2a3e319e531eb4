import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Presentations in a tab's own context")
struct TabContextTests {
    @Test("It disappears and appears with its tab, and alone gets the callbacks")
    func withTab() throws {
        let (first, second, modal) = (controller("A"), controller("B"), controller("M"))
        first.definesPresentationContext = true
        modal.modalPresentationStyle = .currentContext
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        try Stage.run(rootViewController: tabs) { stage in
            stage.advance(by: 0.1)
            first.present(modal, animated: false)
            stage.advance(by: 0.1)
            expectNotNil(modal.view.window)
            expectNil(first.view.window)
            stage.timeline.clear()

            tabs.selectedIndex = 1
            stage.advance(by: 0.1)

            expectNil(modal.view.window)
            expectNotNil(second.view.window)
            expectEqual(stage.timeline.callbacks(of: modal), ["viewWillDisappear", "viewDidDisappear"])
            tabs.selectedIndex = 0
            stage.advance(by: 0.1)
            expectNotNil(modal.view.window)
            expectNil(second.view.window)
            modal.dismiss(animated: false)
            stage.advance(by: 0.1)
            expectNotNil(first.view.window)
            expectEqual(first.view.frame.size, tabs.view.bounds.size)
            expectEqual(
                stage.timeline.callbacks(of: first), ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
            expectEmpty(stage.diagnostics, "\(stage.diagnostics)")
            for controller in [first, second, modal, tabs] { stage.excludeFromLeakCheck(controller) }
        }
    }

    @Test(
        "A presentation over the window by such a page stays in front when a different tab is selected",
        arguments: [UIModalPresentationStyle.pageSheet, .overFullScreen, .popover])
    func inFront(style: UIModalPresentationStyle) throws {
        let (first, second, modal) = (controller("A"), controller("B"), controller("M"))
        let sheet = controller("S")
        first.definesPresentationContext = true
        modal.modalPresentationStyle = .currentContext
        sheet.modalPresentationStyle = style
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        try Stage.run(size: CGSize(width: 1024, height: 768), rootViewController: tabs) { stage in
            stage.advance(by: 0.1)
            first.present(modal, animated: false)
            stage.advance(by: 0.1)
            sheet.popoverPresentationController?.sourceView = modal.view
            modal.present(sheet, animated: false)
            stage.advance(by: 0.1)
            stage.timeline.clear()

            tabs.selectedIndex = 1
            stage.advance(by: 1)

            expectEmpty(stage.timeline.callbacks(of: sheet))
            expectEqual(stage.timeline.callbacks(of: modal), ["viewWillDisappear", "viewDidDisappear"])
            let middle = sheet.view.convert(CGPoint(x: sheet.view.bounds.midX, y: sheet.view.bounds.midY), to: nil)
            expectEqual(stage.window.hitTest(middle, with: nil)?.isDescendant(of: sheet.view), true)
            expectNotNil(second.view.window)
            expectNil(modal.view.window)

            tabs.selectedIndex = 0
            stage.advance(by: 1)
            expectEmpty(stage.timeline.callbacks(of: sheet))
            expectNotNil(modal.view.window)
            tabs.selectedIndex = 1
            stage.advance(by: 1)

            sheet.dismiss(animated: true)
            stage.advance(by: 1)
            expectNil(sheet.view.window)
            expectNil(sheet.presentingViewController)
            expectEqual(stage.timeline.callbacks(of: sheet), ["viewWillDisappear", "viewDidDisappear"])
            tabs.selectedIndex = 0
            stage.advance(by: 1)
            expectNotNil(modal.view.window)
            expectNil(modal.presentedViewController)
            expectEmpty(stage.diagnostics, "\(stage.diagnostics)")
            for controller in [first, second, modal, sheet, tabs] { stage.excludeFromLeakCheck(controller) }
        }
    }

    @Test("A sheet over such a page appears with the window if its tab was left while the window was hidden")
    func leftWhileHidden() throws {
        try withSheetOverModal { stage, tabs, sheet in
            stage.window.isHidden = true
            tabs.selectedIndex = 1
            stage.window.isHidden = false
            stage.advance(by: 1)

            expectEqual(
                stage.timeline.callbacks(of: sheet),
                ["viewWillDisappear", "viewDidDisappear", "viewWillAppear", "viewIsAppearing", "viewDidAppear"])
            expectNotNil(tabs.selectedViewController?.view.window)
            let middle = sheet.view.convert(CGPoint(x: sheet.view.bounds.midX, y: sheet.view.bounds.midY), to: nil)
            expectIdentical(stage.window.hitTest(middle, with: nil), sheet.view)
            sheet.dismiss(animated: true)
            stage.advance(by: 1)
            expectNil(sheet.view.window)
            expectEmpty(stage.diagnostics, "\(stage.diagnostics)")
        }
    }

    @Test("It disappears with a window that is hidden")
    func hiddenWindow() throws {
        try withSheetOverModal { stage, tabs, sheet in
            stage.window.isHidden = true
            stage.advance(by: 0.1)
            expectEqual(stage.timeline.callbacks(of: sheet), ["viewWillDisappear", "viewDidDisappear"])
            stage.window.isHidden = false
            stage.advance(by: 0.1)
            expectNotNil(sheet.view.window)
        }
    }

    /// Runs a test with two tabs: the page of the first presents a controller in its context, which presents a sheet.
    private func withSheetOverModal(_ body: (Stage, UITabBarController, UIViewController) throws -> Void) throws {
        let (first, modal, sheet) = (controller("A"), controller("M"), controller("S"))
        first.definesPresentationContext = true
        modal.modalPresentationStyle = .currentContext
        sheet.modalPresentationStyle = .pageSheet
        let tabs = UITabBarController()
        tabs.viewControllers = [first, controller("B")]
        try Stage.run(rootViewController: tabs) { stage in
            stage.advance(by: 0.1)
            first.present(modal, animated: false)
            stage.advance(by: 0.1)
            modal.present(sheet, animated: false)
            stage.advance(by: 0.1)
            stage.timeline.clear()

            try body(stage, tabs, sheet)
            for controller in [first, modal, sheet, tabs] { stage.excludeFromLeakCheck(controller) }
        }
    }
}
