import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// `setViewControllers(_:animated:)` from every stack of up to three pages to every other stack of up to three out of
/// four.
@MainActor
@Suite("Every replacement of a stack")
struct StackReplacementTests {
    private static let names = ["A", "B", "C", "D"]

    /// All lists of up to three different names.
    private static let stacks: [[String]] = {
        var all: [[String]] = [[]]
        var last = all
        for _ in 0..<3 {
            last = last.flatMap { stack in names.filter { !stack.contains($0) }.map { stack + [$0] } }
            all += last
        }
        return all
    }()

    @Test("The old top disappears, the new one appears; the others get no callback", arguments: [false, true])
    func all(animated: Bool) throws {
        for old in [["A"], ["A", "B"], ["A", "B", "C"]] {
            try Stage.run(root: UINavigationController()) { stage, navigation in
                for new in Self.stacks {
                    try replace(old, by: new, animated: animated, stage, navigation)
                }
            }
        }
    }

    private func replace(
        _ old: [String], by new: [String], animated: Bool, _ stage: Stage, _ navigation: UINavigationController
    ) throws {
        let pages = Dictionary(uniqueKeysWithValues: Self.names.map { ($0, Page($0)) })
        navigation.viewControllers = old.compactMap { pages[$0] }
        stage.advance(by: 0.1)
        stage.timeline.clear()
        let message: Comment = "\(old) by \(new)"

        navigation.setViewControllers(new.compactMap { pages[$0] }, animated: animated)
        expectEmpty(stage.timeline.lines(of: .appearance), message)
        expectEqual(navigation.viewControllers.compactMap(\.title), new, message)
        stage.advance(by: animated ? 0.6 : 0)

        var expected: [String] = []
        if old.last != new.last {
            let (gone, come) = (old.last, new.last)
            expected = [
                gone.map { "\($0) viewWillDisappear" }, come.map { "\($0) viewWillAppear" },
                come.map { "\($0) viewIsAppearing" }, gone.map { "\($0) viewDidDisappear" },
                come.map { "\($0) viewDidAppear" },
            ].compactMap { $0 }
        }
        expectEqual(stage.timeline.lines(of: .appearance), expected, message)
        expectEqual(navigation.children, navigation.viewControllers, message)
        for name in Self.names {
            let page = try #require(pages[name])
            expectIdentical(page.parent, (new.contains(name) ? navigation : nil), message)
            let moves = stage.timeline.callbacks(of: page, .containment)
            switch (old.contains(name), new.contains(name)) {
            case (true, true), (false, false): expectTrue(moves.isEmpty, message)
            case (true, false):
                expectEqual(moves, ["willMove(toParent: nil)", "didMove(toParent: nil)"], message)
            case (false, true):
                expectEqual(
                    moves,
                    [
                        "willMove(toParent: UINavigationController)", "didMove(toParent: UINavigationController)",
                    ], message)
            }
            expectEqual((page.viewIfLoaded?.window != nil), (new.last == name), message)
        }
        expectEqual(navigation.navigationBar.shownTexts, (new.isEmpty ? [] : Array(new.suffix(2))), message)
        stage.advance(by: 0.1)
    }
}
