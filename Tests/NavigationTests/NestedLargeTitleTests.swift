import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// A navigation controller inside a page of an outer navigation controller: each bar follows its own stack.
@MainActor
@Suite("Large titles of nested navigation controllers")
struct NestedLargeTitleTests {
    private func run(
        outer: Bool, inner: Bool,
        _ body: (Stage, UINavigationController, UINavigationController, UIScrollView) throws -> Void
    ) throws {
        try withNavigation(size: CGSize(width: 390, height: 844)) { stage, navigation, page in
            navigation.navigationBar.prefersLargeTitles = outer
            let (leaf, list) = (Page("Leaf"), UIScrollView())
            list.contentSize = CGSize(width: 100, height: 2000)
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            list.frame = leaf.view.bounds
            leaf.view.addSubview(list)
            let nested = UINavigationController(rootViewController: leaf)
            nested.navigationBar.prefersLargeTitles = inner
            page.addChild(nested)
            nested.view.frame = page.view.bounds
            page.view.addSubview(nested.view)
            nested.didMove(toParent: page)
            stage.advance(by: 1)
            try body(stage, navigation, nested, list)
        }
    }

    @Test("They rest at every offset and size", arguments: [false, true], [false, true])
    func rest(outer: Bool, inner: Bool) throws {
        try run(outer: outer, inner: inner) { stage, navigation, nested, list in
            for offset in stride(from: -200.0, through: 200, by: 10) {
                list.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
                let isNarrow = offset.truncatingRemainder(dividingBy: 20) == 0
                stage.resize(to: CGSize(width: isNarrow ? 390 : 1366, height: 844))
                stage.advance(by: 0.5)
            }

            expectEmpty(stage.diagnostics)
        }
    }

    @Test("The inner title collapses with the content, the outer title stays")
    func collapse() throws {
        try run(outer: true, inner: true) { stage, navigation, nested, list in
            let expanded = (navigation.navigationBar.frame.height, nested.navigationBar.frame.height)

            list.contentOffset.y = 100
            stage.advance(by: 0.1)

            #expect(expanded == (96, 96))
            expectEqual(navigation.navigationBar.frame.height, 96)
            expectEqual(nested.navigationBar.frame.height, 44)
        }
    }
}
