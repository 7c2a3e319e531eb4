import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("The coordinator of an interactive pop, before its animator starts")
struct InteractiveCoordinatorTests {
    private final class Observer: UIViewController, UINavigationControllerDelegate {
        var lines: [String] = []

        private func log(_ callback: String, _ coordinator: (any UIViewControllerTransitionCoordinator)?) {
            guard let coordinator else { return lines.append("\(callback): no coordinator") }
            lines.append("\(callback): \(coordinator.isInteractive) \(coordinator.initiallyInteractive)")
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            log("viewWillDisappear", transitionCoordinator)
            transitionCoordinator?.notifyWhenInteractionChanges { [weak self] in
                self?.lines.append("changes: \($0.isInteractive) cancelled \($0.isCancelled)")
            }
        }

        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) { log("willShow", navigationController.transitionCoordinator) }
    }

    @Test(
        "It is interactive in the callbacks, and a change is reported when the finger lifts", arguments: [true, false])
    func swipe(completes: Bool) throws {
        try withNavigation { stage, navigation, _ in
            let observer = Observer()
            navigation.pushViewController(observer, animated: false)
            stage.advance(by: 1)
            navigation.delegate = observer

            stage.drag(
                from: CGPoint(x: 1, y: 400), to: CGPoint(x: completes ? 350 : 60, y: 400),
                duration: completes ? 0.3 : 1)
            stage.advance(by: 1)

            var expected = ["viewWillDisappear: true true", "willShow: true true"]
            expected.append("changes: false cancelled \(!completes)")
            expectEqual(Array(observer.lines.prefix(3)), expected)
            expectEqual(observer.lines.filter { $0.hasPrefix("changes") }.count, 1)
            stage.excludeFromLeakCheck(observer)
        }
    }

    @Test("A pop by the program is not interactive")
    func program() throws {
        try withNavigation { stage, navigation, _ in
            let observer = Observer()
            navigation.pushViewController(observer, animated: false)
            stage.advance(by: 1)
            navigation.delegate = observer

            navigation.popViewController(animated: true)
            stage.advance(by: 1)

            expectEqual(observer.lines, ["viewWillDisappear: false false", "willShow: false false"])
            stage.excludeFromLeakCheck(observer)
        }
    }
}
