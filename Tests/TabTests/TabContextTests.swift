import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("What a tab presents in its own context")
struct TabContextTests {
    @Test("It goes and comes with its tab, and alone gets the callbacks")
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
            #expect(modal.view.window != nil && first.view.window == nil)
            stage.timeline.clear()

            tabs.selectedIndex = 1
            stage.advance(by: 0.1)

            #expect(modal.view.window == nil && second.view.window != nil)
            #expect(stage.timeline.callbacks(of: modal) == ["viewWillDisappear", "viewDidDisappear"])
            tabs.selectedIndex = 0
            stage.advance(by: 0.1)
            #expect(modal.view.window != nil && second.view.window == nil)
            modal.dismiss(animated: false)
            stage.advance(by: 0.1)
            #expect(first.view.window != nil && first.view.frame.size == tabs.view.bounds.size)
            #expect(
                stage.timeline.callbacks(of: first) == ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
            #expect(stage.diagnostics.isEmpty, "\(stage.diagnostics)")
            for controller in [first, second, modal, tabs] { stage.excludeFromLeakCheck(controller) }
        }
    }

    @Test(
        "What such a page presents over the window stays in front when a different tab is selected",
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

            #expect(stage.timeline.callbacks(of: sheet).isEmpty)
            #expect(stage.timeline.callbacks(of: modal) == ["viewWillDisappear", "viewDidDisappear"])
            let middle = sheet.view.convert(CGPoint(x: sheet.view.bounds.midX, y: sheet.view.bounds.midY), to: nil)
            #expect(stage.window.hitTest(middle, with: nil)?.isDescendant(of: sheet.view) == true)
            #expect(second.view.window != nil && modal.view.window == nil)

            tabs.selectedIndex = 0
            stage.advance(by: 1)
            #expect(stage.timeline.callbacks(of: sheet).isEmpty && modal.view.window != nil)
            tabs.selectedIndex = 1
            stage.advance(by: 1)

            sheet.dismiss(animated: true)
            stage.advance(by: 1)
            #expect(sheet.view.window == nil && sheet.presentingViewController == nil)
            #expect(stage.timeline.callbacks(of: sheet) == ["viewWillDisappear", "viewDidDisappear"])
            tabs.selectedIndex = 0
            stage.advance(by: 1)
            #expect(modal.view.window != nil && modal.presentedViewController == nil)
            #expect(stage.diagnostics.isEmpty, "\(stage.diagnostics)")
            for controller in [first, second, modal, sheet, tabs] { stage.excludeFromLeakCheck(controller) }
        }
    }

    @Test("It disappears with a window that is hidden")
    func hiddenWindow() throws {
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

            stage.window.isHidden = true
            stage.advance(by: 0.1)
            #expect(stage.timeline.callbacks(of: sheet) == ["viewWillDisappear", "viewDidDisappear"])
            stage.window.isHidden = false
            stage.advance(by: 0.1)
            #expect(sheet.view.window != nil)
            for controller in [first, modal, sheet, tabs] { stage.excludeFromLeakCheck(controller) }
        }
    }
}
