import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

/// Performs what its superclass does, and notes how.
private final class CountedUnwind: UIStoryboardSegue {
    static var animations: [Bool] = []

    override func perform() {
        Self.animations.append(UIView.areAnimationsEnabled)
        super.perform()
    }
}

@MainActor
@Suite("Unwinding while something is under way", .serialized)
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

                #expect(log.lines.last == "action V1")
                #expect(root.presentedViewController === page)
                stage.advance(by: 2)
                #expect(log.count("dismiss V1") == 1)
                #expect(root.presentedViewController == nil && root.view.window != nil)
            }
        }
    }

    @Test("One that is fired twice dismisses once, and pops once")
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

            #expect(log.count("dismiss nav") == 1 && log.count("pop nav V1") == 1)
            #expect(navigation.viewControllers == [pages[0]] && navigation.presentedViewController == nil)
        }
    }

    @Test("Fired in a callback of the presentation it does the same")
    func inCallback() throws {
        let log = UnwindLog()
        try Stage.run(root: UnwindTarget("V1", log)) { stage, root in
            let page = UnwindPage("V2", log)
            page.onDidAppear = { [unowned page] in UnwindStages.unwind(from: page).fire() }

            root.present(page, animated: true)
            stage.advance(by: 3)

            #expect(root.presentedViewController == nil && log.count("dismiss V1") == 1)
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

            #expect(navigation.viewControllers == [root])
            stage.advance(by: 2)
            #expect(root.view.window != nil && page.viewIfLoaded?.window == nil)
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
                #expect(segue.source === page && segue.destination === root && segue.identifier == "unwind")
                #expect(type(of: segue) == UIStoryboardSegue.self)
            }

            UnwindStages.unwind(from: page).fire()
            root.onAction = nil
            stage.advance(by: 1)
            root.present(next, animated: false)
            stage.advance(by: 1)

            #expect(root.presentedViewController === next)
        }
    }

    @Test("A page that presents in its own context goes with what it presents")
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

            #expect(Array(log.lines.suffix(3)) == ["dismiss V2", "unwind nav V1", "pop nav V1"])
            stage.advance(by: 2)
            #expect(navigation.viewControllers == [pages[0]] && pages[1].presentedViewController == nil)
            #expect(pages[0].view.window != nil && source.viewIfLoaded?.window == nil)
        }
    }

    @Test("A presentation of the destination's that does not contain the source stays")
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

            #expect(log.count("action A") == 1 && target.presentedViewController === over)
        }
    }

    @Test("An own class of an unwind segue performs it; without animation where the document says so")
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

                #expect(CountedUnwind.animations == [animates] && UIView.areAnimationsEnabled)
                stage.advance(by: animates ? 1 : 0.1)
                #expect(root.presentedViewController == nil)
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
            #expect(split.displayMode == .secondaryOnly)

            UnwindStages.unwind(from: detail).fire()
            stage.advance(by: 1)

            #expect(split.displayMode != .secondaryOnly && master.view.window != nil)
        }
    }
}
