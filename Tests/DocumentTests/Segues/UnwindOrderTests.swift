import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

/// Recorded orders: logs of iOS 9 to 11 that mattneub's book examples keep as comments (bk2ch06p326, bk2ch06p327).
@MainActor
@Suite("The recorded order of unwind segues", .serialized)
struct UnwindOrderTests {
    @Test("Presented on one another: each is queried from the source outwards, and the destination dismisses once")
    func presented() throws {
        let log = UnwindLog()
        try Stage.run(root: UnwindTarget("V1", log)) { stage, first in
            var presenter: UIViewController = first
            for title in ["V2", "V3", "V4"] {
                let page = UnwindPage(title, log)
                presenter.present(page, animated: false)
                stage.advance(by: 1)
                presenter = page
            }
            log.lines = []

            UnwindStages.unwind(from: presenter).fire()

            expectEqual(
                log.lines,
                [
                    "should V4", "X V4 []", "C V4 no", "X V3 []", "C V3 no", "X V2 []", "C V2 no", "X V1 []",
                    "C V1 yes", "prepare V4", "action V1", "dismiss V1",
                ])
            stage.advance(by: 1)
            expectNil(first.presentedViewController)
            expectNotNil(first.view.window)
        }
    }

    @Test("Pushed twice and presented twice: the navigation controller dismisses once, and pops")
    func pushedAndPresented() throws {
        let log = UnwindLog()
        try Stage.run(
            root: UnwindStages.navigation(log, [UnwindTarget("V1", log), UnwindPage("V2", log), UnwindPage("V3", log)])
        ) { stage, navigation in
            let pages = navigation.viewControllers
            let (fourth, fifth) = (UnwindPage("V4", log), UnwindPage("V5", log))
            pages[2].present(fourth, animated: false)
            stage.advance(by: 1)
            fourth.present(fifth, animated: false)
            stage.advance(by: 1)
            log.lines = []

            UnwindStages.unwind(from: fifth).perform()

            expectEqual(
                log.lines,
                [
                    "X V5 []", "C V5 no", "X V4 []", "C V4 no", "X V3 []", "C V3 no", "X nav [V2 V1]", "X V2 []",
                    "C V2 no", "X V1 []", "C V1 yes", "prepare V5", "action V1", "dismiss nav", "unwind nav V1",
                    "pop nav V1",
                ])
            stage.advance(by: 1)
            expectEqual(navigation.viewControllers, [pages[0]])
            expectNil(navigation.presentedViewController)
            expectNotNil(pages[0].view.window)
        }
    }

    @Test("Pushed and presented: the page that has presented is queried before the source")
    func pushedThenPresented() throws {
        let log = UnwindLog()
        try Stage.run(
            root: UnwindStages.navigation(log, [UnwindTarget("V1", log), UnwindPage("V2", log)])
        ) { stage, navigation in
            let pages = navigation.viewControllers
            navigation.definesPresentationContext = true
            let third = UnwindPage("V3", log)
            pages[1].present(third, animated: false)
            stage.advance(by: 1)
            log.lines = []

            UnwindStages.unwind(from: third).fire()

            expectEqual(
                log.lines,
                [
                    "should V3", "X V2 []", "C V2 no", "X V3 []", "C V3 no", "X nav [V1]", "X V1 []", "C V1 yes",
                    "prepare V3", "action V1", "dismiss nav", "unwind nav V1", "pop nav V1",
                ])
            stage.advance(by: 1)
            expectEqual(navigation.viewControllers, [pages[0]])
            expectNil(navigation.presentedViewController)
        }
    }

    private func makeTabs(_ log: UnwindLog) -> UnwindTabs {
        let tabs = UnwindTabs()
        let pages = [UnwindTarget("First", log), UnwindPage("Pushed", log)]
        tabs.viewControllers = [UnwindStages.navigation(log, pages), UnwindPage("Second", log)]
        tabs.selectedIndex = 1
        tabs.log = log
        return tabs
    }

    @Test(
        "From a tab's presentation to a page of a different tab: dismissed, selected, popped, and the rest is freed"
    )
    func tabs() throws {
        let log = UnwindLog()
        try Stage.run(root: makeTabs(log)) { stage, tabs in
            tabs.viewControllers?.last?.present(UnwindPage("P", log), animated: false)
            stage.advance(by: 1)
            log.lines = []
            let called = [
                "should P", "X Second []", "C Second no", "X P []", "C P no", "X tab [\"nav\"]", "X nav [Pushed First]",
                "X Pushed []", "C Pushed no", "X First []", "C First yes", "prepare P", "action First", "dismiss tab",
                "unwind tab nav", "select tab nav", "unwind nav First", "pop nav First",
            ]

            do {
                let source = try #require(tabs.presentedViewController)
                UnwindStages.unwind(from: source).fire()
            }

            expectEqual(Array(log.lines.prefix(called.count)), called)
            stage.advance(by: 1)
            expectEqual(log.lines.dropFirst(called.count), ["deinit Pushed", "deinit P"])
            expectEqual(tabs.selectedIndex, 0)
            expectNil(tabs.presentedViewController)
        }
    }

    @Test("A child of a custom container that has presented is queried after the source, and dismisses")
    func customParent() throws {
        let log = UnwindLog()
        try Stage.run(root: UnwindPage("Parent", log)) { stage, parent in
            let second = UnwindTarget("V2", log)
            parent.addChild(second)
            second.view.frame = CGRect(x: 20, y: 20, width: 200, height: 200)
            parent.view.addSubview(second.view)
            second.didMove(toParent: parent)
            stage.advance(by: 0.1)
            let third = UnwindPage("V3", log)
            second.present(third, animated: false)
            stage.advance(by: 1)
            log.lines = []

            UnwindStages.unwind(from: third).fire()

            expectEqual(
                log.lines,
                [
                    "should V3", "X V3 []", "C V3 no", "X V2 []", "C V2 yes", "prepare V3", "action V2", "dismiss V2",
                ])
            stage.advance(by: 1)
            expectNil(parent.presentedViewController)
        }
    }
}
