import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Cycles of tab groups")
struct TabGroupCycleTests {
    @Test("A group is not its own child, nor a child of its descendants")
    func cycles() throws {
        try Stage.run { stage in
            let tab = UITab(title: "tab", image: nil, identifier: "tab") { _ in UIViewController() }
            let inner = UITabGroup(title: "inner", image: nil, identifier: "inner", children: [tab])
            let outer = UITabGroup(title: "outer", image: nil, identifier: "outer", children: [inner])

            inner.children = [inner, tab, outer]

            expectEqual(inner.children, [tab])
            expectEqual(outer.children, [inner])
            expectNil(outer.parent)
            expectEqual(stage.diagnostics.count, 1)
        }
    }
}
