import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

/// Like programs before iOS 9.
private final class OldContainer: UnwindPage {
    var found: UIViewController?
    var makesSegue = false

    override func forUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
    ) -> UIViewController? {
        log.lines.append("old \(name)")
        return found ?? super.forUnwindSegueAction(action, from: fromViewController, withSender: sender)
    }

    override func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? {
        log.lines.append("segue \(name)")
        guard makesSegue else {
            return super.segueForUnwinding(to: toViewController, from: fromViewController, identifier: identifier)
        }
        return UIStoryboardSegue(identifier: identifier, source: fromViewController, destination: toViewController) {
            [log] in log.lines.append("performed")
        }
    }
}

/// Permits itself, like an observed program.
private final class SelfPermitting: UnwindPage {
    override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        _ = super.allowedChildrenForUnwinding(from: source)
        return [self]
    }
}

/// Permits a new controller of its class each time.
private final class Endless: UnwindPage {
    override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        [Endless("E", log), Endless("E", log)]
    }
}

private final class ModernAnswer: UnwindTarget {
    override func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
        log.lines.append("modern \(sender as? String ?? "nil")")
        return false
    }
}

@MainActor
@Suite("Finding the destination of an unwind segue", .serialized)
struct UnwindSearchTests {
    private func embed(_ child: UIViewController, in parent: UIViewController) {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    @Test("Without a controller for the action, only a line is logged")
    func nobody() throws {
        let log = UnwindLog()
        try Stage.run(root: UnwindPage("V1", log)) { stage, root in
            let page = UnwindPage("V2", log)
            root.present(page, animated: false)
            stage.advance(by: 1)
            log.lines = []

            UnwindStages.unwind(from: page).fire()

            expectEqual(log.lines, ["should V2", "X V2 []", "C V2 no", "X V1 []", "C V1 no"])
            expectIdentical(root.presentedViewController, page)
            expectEqual(stage.diagnostics.map(\.rule), ["segue"])
        }
    }

    @Test("A source that refuses is queried before the search")
    func refused() throws {
        let log = UnwindLog()
        try Stage.run(root: UnwindTarget("V1", log)) { stage, root in
            let page = UnwindPage("V2", log)
            page.permits = false
            root.present(page, animated: false)
            stage.advance(by: 1)
            log.lines = []

            UnwindStages.unwind(from: page).fire()

            expectEqual(log.lines, ["should V2"])
        }
    }

    @Test("A source that has the action itself is not a destination; the controller before it is")
    func sourceIsNone() throws {
        let log = UnwindLog()
        try Stage.run(
            root: UnwindStages.navigation(log, [UnwindTarget("V1", log), UnwindTarget("V2", log)])
        ) { stage, navigation in
            let pages = navigation.viewControllers
            log.lines = []

            UnwindStages.unwind(from: pages[1]).perform()

            expectEqual(
                log.lines,
                [
                    "X V2 []", "C V2 no", "X nav [V1]", "X V1 []", "C V1 yes", "prepare V2", "action V1",
                    "unwind nav V1", "pop nav V1",
                ])
            stage.advance(by: 1)
            expectEqual(navigation.viewControllers, [pages[0]])
        }
    }

    @Test("The nearest page of a stack that has the action is the destination, seen from the top")
    func nearest() throws {
        let log = UnwindLog()
        func pages() -> [UIViewController] {
            ["V1", "V2", "V3"].map { UnwindTarget($0, log) } + [UnwindPage("V4", log)]
        }
        try Stage.run(root: UnwindStages.navigation(log, pages())) { stage, navigation in
            let pages = navigation.viewControllers
            UnwindStages.unwind(from: pages[3]).perform()
            stage.advance(by: 1)

            expectEqual(navigation.viewControllers, Array(pages.prefix(3)))
        }
    }

    @Test("A controller refuses by either form of the method; the form of iOS 13 is called first")
    func refusals() throws {
        let log = UnwindLog()
        try Stage.run(root: UnwindTarget("V1", log)) { stage, root in
            let modern = ModernAnswer("V2", log)
            root.present(modern, animated: false)
            stage.advance(by: 1)
            let old = UnwindTarget("V3", log)
            old.canPerform = false
            modern.present(old, animated: false)
            stage.advance(by: 1)
            let source = UnwindPage("V4", log)
            old.present(source, animated: false)
            stage.advance(by: 1)
            log.lines = []

            UnwindStages.unwind(from: source, sender: "button").perform()

            #expect(log.lines.contains("modern button"))
            expectEqual(log.count("C V2 no"), 0)
            expectEqual(log.count("C V3 no"), 1)
            expectEqual(Array(log.lines.suffix(3)), ["prepare V4", "action V1", "dismiss V1"])
            stage.advance(by: 1)
        }
    }

    @Test("A container whose children are not the destination is queried itself at the end")
    func container() throws {
        let log = UnwindLog()
        try Stage.run(root: UnwindTarget("Parent", log)) { stage, parent in
            let (source, other) = (UnwindPage("A", log), UnwindPage("B", log))
            embed(source, in: parent)
            embed(other, in: parent)
            stage.advance(by: 0.1)
            log.lines = []

            UnwindStages.unwind(from: source).perform()

            expectEqual(
                log.lines,
                [
                    "X A []", "C A no", "X Parent [B]", "X B []", "C B no", "C Parent yes", "prepare A",
                    "action Parent",
                ])
        }
    }

    @Test("Permitted children in a circle, or without the action, end the search")
    func hostile() throws {
        let log = UnwindLog()
        try Stage.run(root: UnwindTarget("V1", log)) { stage, root in
            let page = SelfPermitting("V2", log)
            root.present(page, animated: false)
            stage.advance(by: 1)
            log.lines = []

            UnwindStages.unwind(from: page).perform()

            expectEqual(log.lines.prefix(3), ["X V2 []", "C V2 no", "X V1 []"])
            stage.advance(by: 1)
            expectNil(root.presentedViewController)
        }
        try Stage.run(root: UnwindPage("V1", log)) { stage, root in
            stage.allowsDiagnostics = true
            root.present(Endless("E", log), animated: false)
            stage.advance(by: 1)

            do {
                let source = try #require(root.presentedViewController)
                UnwindStages.unwind(from: source).perform()
            }

            expectTrue(root.presentedViewController is Endless)
        }
    }

    @Test("A class that overrides the search of before iOS 9 is called for that instead, and makes the segue")
    func before9() throws {
        for makesSegue in [false, true] {
            let log = UnwindLog()
            try Stage.run(root: OldContainer("Parent", log)) { stage, parent in
                parent.makesSegue = makesSegue
                let target = UnwindTarget("V1", log)
                embed(target, in: parent)
                parent.found = target
                let source = UnwindPage("V2", log)
                parent.present(source, animated: false)
                stage.advance(by: 1)
                log.lines = []

                UnwindStages.unwind(from: source).perform()

                let end = makesSegue ? ["performed"] : ["dismiss Parent", "unwind Parent V1"]
                expectEqual(
                    log.lines, ["X V2 []", "C V2 no", "old Parent", "segue Parent", "prepare V2", "action V1"] + end)
                stage.advance(by: 1)
                expectEqual((parent.presentedViewController == nil), !makesSegue)
                parent.found = nil
            }
        }
    }

    @Test("By default that search returns a child, and then the controller itself")
    func defaultOfBefore9() throws {
        let log = UnwindLog()
        try Stage.run(root: UnwindTarget("Parent", log)) { stage, parent in
            let source = UnwindPage("A", log)
            embed(source, in: parent)

            let own = parent.forUnwindSegueAction("unwindHere:", from: source, withSender: nil)
            let child = UnwindTarget("B", log)
            embed(child, in: parent)
            let found = parent.forUnwindSegueAction("unwindHere:", from: source, withSender: nil)

            expectIdentical(own, parent)
            expectIdentical(found, child)
            expectNil(source.forUnwindSegueAction("unwindHere:", from: source, withSender: nil))
        }
    }

    @Test("The child that contains the source is also the child that has presented it")
    func containing() throws {
        let log = UnwindLog()
        try Stage.run(
            root: UnwindStages.navigation(log, [UnwindPage("V1", log), UnwindPage("V2", log)])
        ) { stage, navigation in
            let pages = navigation.viewControllers
            let presented = UnwindPage("V3", log)
            let source = UIStoryboardUnwindSegueSource(presented, "unwindHere:", sender: "sender")
            let before = navigation.childContaining(source)
            pages[1].present(presented, animated: false)
            stage.advance(by: 1)

            expectTrue(before == nil && navigation.childContaining(source) === pages[1])
            expectNil(pages[1].childContaining(source))
            expectIdentical(source.source, presented)
            expectEqual(source.unwindAction, "unwindHere:")
            expectEqual(source.sender as? String, "sender")
        }
    }
}
