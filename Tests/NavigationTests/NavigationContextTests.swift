import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Presentations in a page's own context")
struct NavigationContextTests {
    @Test("They are covered by a pushed page, and return when it is popped", arguments: [false, true])
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

            expectNil(modal.view.window)
            expectNotNil(next.view.window)
            expectNil(page.view.window)
            navigation.popViewController(animated: isAnimated)
            stage.advance(by: 1)
            expectNotNil(modal.view.window)
            expectNil(next.view.window)
            expectNil(page.view.window)
            expectEqual(
                stage.timeline.callbacks(of: modal),
                [
                    "viewWillDisappear", "viewDidDisappear", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
                ])
            expectEmpty(stage.timeline.callbacks(of: page))
            modal.dismiss(animated: false)
            stage.advance(by: 0.1)
            expectNotNil(page.view.window)
            expectEqual(page.view.frame.size, navigation.view.bounds.size)
            expectEmpty(stage.diagnostics, "\(stage.diagnostics)")
            for controller in [page, next, modal, navigation] { stage.excludeFromLeakCheck(controller) }
        }
    }
}
