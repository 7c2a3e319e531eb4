import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("What a page presents in its own context")
struct NavigationContextTests {
    @Test("It is covered by what is pushed, and comes back when that is popped", arguments: [false, true])
    func underPush(isAnimated: Bool) throws {
        let (page, next, modal) = (controller("A"), controller("B"), controller("M"))
        page.definesPresentationContext = true
        modal.modalPresentationStyle = .currentContext
        let navigation = UINavigationController(rootViewController: page)
        try Stage.run(rootViewController: navigation) { stage in
            stage.advance(by: 0.1)
            page.present(modal, animated: false)
            stage.advance(by: 0.1)
            stage.timeline.clear()

            navigation.pushViewController(next, animated: isAnimated)
            stage.advance(by: 1)

            #expect(modal.view.window == nil && next.view.window != nil && page.view.window == nil)
            navigation.popViewController(animated: isAnimated)
            stage.advance(by: 1)
            #expect(modal.view.window != nil && next.view.window == nil && page.view.window == nil)
            #expect(
                stage.timeline.callbacks(of: modal) == [
                    "viewWillDisappear", "viewDidDisappear", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
                ])
            #expect(stage.timeline.callbacks(of: page).isEmpty)
            modal.dismiss(animated: false)
            stage.advance(by: 0.1)
            #expect(page.view.window != nil && page.view.frame.size == navigation.view.bounds.size)
            #expect(stage.diagnostics.isEmpty, "\(stage.diagnostics)")
            for controller in [page, next, modal, navigation] { stage.excludeFromLeakCheck(controller) }
        }
    }
}
