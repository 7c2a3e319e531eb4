import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Calls of the bar of a navigation controller whose subclass conforms to `UINavigationBarDelegate`, as recorded on
/// iOS 26.1.
@MainActor @Suite("Bar calls of navigation controllers")
struct RecordedBarCallTests {
    @Test("A push calls shouldPush with the new stack, and no didPush (N15)")
    func push() throws {
        try Stage.run(rootViewController: BarRecorder(rootViewController: UIViewController())) { stage in
            let navigation = try #require(stage.window.rootViewController as? BarRecorder)
            let page = UIViewController()
            page.title = "Second"

            navigation.pushViewController(page, animated: false)
            stage.settle()

            expectEqual(navigation.lines, ["shouldPush Second of 2"])
        }
    }

    @Test("A pop by the program makes no call (N16)")
    func pop() throws {
        try Stage.run(rootViewController: BarRecorder(rootViewController: UIViewController())) { stage in
            let navigation = try #require(stage.window.rootViewController as? BarRecorder)
            navigation.pushViewController(UIViewController(), animated: false)
            stage.settle()
            navigation.lines = []

            navigation.popViewController(animated: false)
            stage.settle()

            expectEmpty(navigation.lines)
        }
    }

    @Test("The back button calls shouldPop before the pop and didPop after it (N17)", arguments: [true, false])
    func backButton(permits: Bool) throws {
        try Stage.run(rootViewController: BarRecorder(rootViewController: UIViewController())) { stage in
            let navigation = try #require(stage.window.rootViewController as? BarRecorder)
            navigation.viewControllers[0].title = "First"
            let page = UIViewController()
            page.title = "Second"
            navigation.pushViewController(page, animated: false)
            stage.settle()
            navigation.lines = []
            navigation.permits = permits

            stage.find("First").tap()
            stage.settle()

            expectEqual(
                navigation.lines,
                permits ? ["shouldPop Second of 2", "didPop Second of 1"] : ["shouldPop Second of 2"])
            expectEqual(navigation.viewControllers.count, permits ? 1 : 2)
        }
    }
}

private final class BarRecorder: UINavigationController, UINavigationBarDelegate {
    var lines: [String] = []
    var permits = true

    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        lines.append("shouldPush \(item.title ?? "") of \(viewControllers.count)")
        return true
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        lines.append("didPush \(item.title ?? "") of \(viewControllers.count)")
    }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        lines.append("shouldPop \(item.title ?? "") of \(viewControllers.count)")
        return permits
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        lines.append("didPop \(item.title ?? "") of \(viewControllers.count)")
    }
}
