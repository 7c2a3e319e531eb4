import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

/// Performs its superclass's segue, and records the animation.
private final class CountedUnwind: UIStoryboardSegue {
    static var animations: [Bool] = []

    override func perform() {
        Self.animations.append(UIView.areAnimationsEnabled)
        super.perform()
    }
}

@MainActor
@Suite("Unwinding during transitions", .serialized)
struct UnwindTransitionTests {
    @Test("An unwind segue during the presentation of its source dismisses it when that is over")
    func whilePresenting() throws {
        let log = UnwindLog()
        for delay in [0, 0.1] {
            try Stage.run(root: UnwindTarget("V1", log)) { stage, root in
                let page = UnwindPage("V2", log)
                root.present(page, animated: true)
                if delay > 0 { stage.advance(by: delay) }
                log.lines = []

                UnwindStages.unwind(from: page).fire()

                expectEqual(log.lines.last, "action V1")
                expectIdentical(root.presentedViewController, page)
                stage.advance(by: 2)
                expectEqual(log.count("dismiss V1"), 1)
                expectNil(root.presentedViewController)
                expectNotNil(root.view.window)
            }
        }
    }

    @Test("A segue that is fired twice dismisses once, and pops once")
    func twice() throws {
        let log = UnwindLog()
        try Stage.run(
            root: UnwindStages.navigation(log, [UnwindTarget("V1", log), UnwindPage("V2", log)])
        ) { stage, navigation in
            let pages = navigation.viewControllers
            let source = UnwindPage("V3", log)
            pages[1].present(source, animated: false)
            stage.advance(by: 1)
            log.lines = []

            UnwindStages.unwind(from: source).fire()
            UnwindStages.unwind(from: source).fire()
            stage.advance(by: 0.1)
            UnwindStages.unwind(from: source).fire()
            stage.advance(by: 2)

            expectEqual(log.count("dismiss nav"), 1)
            expectEqual(log.count("pop nav V1"), 1)
            expectEqual(navigation.viewControllers, [pages[0]])
            expectNil(navigation.presentedViewController)
        }
    }

    @Test("Fired in a callback of the presentation it has the same effect")
    func inCallback() throws {
        let log = UnwindLog()
        try Stage.run(root: UnwindTarget("V1", log)) { stage, root in
            let page = UnwindPage("V2", log)
            page.onDidAppear = { [unowned page] in UnwindStages.unwind(from: page).fire() }

            root.present(page, animated: true)
            stage.advance(by: 3)

            expectNil(root.presentedViewController)
            expectEqual(log.count("dismiss V1"), 1)
        }
    }

    @Test("During a push the stack is popped after it, and the model has it at once")
    func whilePushing() throws {
        let log = UnwindLog()
        try Stage.run(root: UnwindStages.navigation(log, [UnwindTarget("V1", log)])) { stage, navigation in
            let root = try #require(navigation.topViewController)
            let page = UnwindPage("V2", log)
            navigation.pushViewController(page, animated: true)
            stage.advance(by: 0.1)

            UnwindStages.unwind(from: page).fire()

            expectEqual(navigation.viewControllers, [root])
            stage.advance(by: 2)
            expectNotNil(root.view.window)
            expectNil(page.viewIfLoaded?.window)
        }
    }

    @Test("The destination may present something in its action's turn, after the dismissal")
    func presentsAgain() throws {
        let log = UnwindLog()
        try Stage.run(root: UnwindTarget("V1", log)) { stage, root in
            let (page, next) = (UnwindPage("V2", log), UnwindPage("V3", log))
            root.present(page, animated: false)
            stage.advance(by: 1)
            root.onAction = { [unowned root] segue in
                expectIdentical(segue.source, page)
                expectIdentical(segue.destination, root)
                expectEqual(segue.identifier, "unwind")
                #expect(type(of: segue) == UIStoryboardSegue.self)
            }

            UnwindStages.unwind(from: page).fire()
            root.onAction = nil
            stage.advance(by: 1)
            root.present(next, animated: false)
            stage.advance(by: 1)

            expectIdentical(root.presentedViewController, next)
        }
    }

    @Test("A page that presents in its own context is removed with its presentation")
    func context() throws {
        let log = UnwindLog()
        try Stage.run(
            root: UnwindStages.navigation(log, [UnwindTarget("V1", log), UnwindPage("V2", log)])
        ) { stage, navigation in
            let pages = navigation.viewControllers
            pages[1].definesPresentationContext = true
            let source = UnwindPage("V3", log)
            source.modalPresentationStyle = .currentContext
            pages[1].present(source, animated: false)
            stage.advance(by: 1)
            log.lines = []

            UnwindStages.unwind(from: source).fire()

            expectEqual(Array(log.lines.suffix(3)), ["dismiss V2", "unwind nav V1", "pop nav V1"])
            stage.advance(by: 2)
            expectTrue(navigation.viewControllers == [pages[0]] && pages[1].presentedViewController == nil)
            expectNotNil(pages[0].view.window)
            expectNil(source.viewIfLoaded?.window)
        }
    }

    @Test("A presentation of the destination that does not contain the source stays")
    func otherPresentation() throws {
        let log = UnwindLog()
        try Stage.run(root: UnwindPage("Parent", log)) { stage, parent in
            let (target, source) = (UnwindTarget("A", log), UnwindPage("B", log))
            for (place, child) in [target, source].enumerated() {
                parent.addChild(child)
                child.view.frame = CGRect(x: 0, y: 300 * place, width: 300, height: 300)
                parent.view.addSubview(child.view)
                child.didMove(toParent: parent)
            }
            target.definesPresentationContext = true
            let over = UnwindPage("C", log)
            over.modalPresentationStyle = .overCurrentContext
            target.present(over, animated: false)
            stage.advance(by: 1)

            UnwindStages.unwind(from: source).fire()
            stage.advance(by: 1)

            expectEqual(log.count("action A"), 1)
            expectIdentical(target.presentedViewController, over)
        }
    }

    @Test("A custom unwind segue class performs it, without animation if the document disables it")
    func ownClass() throws {
        let log = UnwindLog()
        for animates in [true, false] {
            try Stage.run(root: UnwindTarget("V1", log)) { stage, root in
                let page = UnwindPage("V2", log)
                root.present(page, animated: false)
                stage.advance(by: 1)
                CountedUnwind.animations = []

                UnwindSegue(
                    action: "unwindHere:", source: page, sender: nil, segueClass: CountedUnwind.self,
                    animates: animates
                ).perform()

                expectEqual(CountedUnwind.animations, [animates])
                expectTrue(UIView.areAnimationsEnabled)
                stage.advance(by: animates ? 1 : 0.1)
                expectNil(root.presentedViewController)
            }
        }
    }

    @Test("A split view with columns shows the destination's column")
    func split() throws {
        let log = UnwindLog()
        func makeSplit() -> UISplitViewController {
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(UnwindTarget("Master", log), for: .primary)
            split.setViewController(UnwindPage("Detail", log), for: .secondary)
            split.preferredDisplayMode = .secondaryOnly
            return split
        }
        try Stage.run(root: makeSplit(), size: CGSize(width: 1024, height: 768)) { stage, split in
            stage.advance(by: 1)
            let master = try #require(split.viewController(for: .primary))
            let detail = try #require(split.viewController(for: .secondary))
            expectEqual(split.displayMode, .secondaryOnly)

            UnwindStages.unwind(from: detail).fire()
            stage.advance(by: 1)

            expectNotEqual(split.displayMode, .secondaryOnly)
            expectNotNil(master.view.window)
        }
    }
}
