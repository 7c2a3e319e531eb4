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
}
