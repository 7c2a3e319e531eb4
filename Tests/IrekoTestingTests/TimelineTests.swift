import Expectations
import Foundation
import IrekoTesting
import RandomSupport
import Testing
import UIKit
import UIKitCore

/// The timeline of one controller.
@MainActor
@Suite("Timelines")
struct TimelineTests {
    @Test("A controller does not get the callbacks of a freed controller that had its address")
    func addresses() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController)
            var freed: ObjectIdentifier?
            for _ in 0..<100 {
                let child = UIViewController()
                guard freed != ObjectIdentifier(child) else {
                    expectEmpty(stage.timeline.callbacks(of: child))
                    return
                }
                freed = ObjectIdentifier(child)
                root.addChild(child)
                root.view.addSubview(child.view)
                child.didMove(toParent: root)
                child.willMove(toParent: nil)
                child.view.removeFromSuperview()
                child.removeFromParent()
            }
        }
    }

    @Test("A timeline describes itself line by line, with the time of each entry")
    func description() throws {
        let root = UIViewController()
        root.title = "Root"
        try Stage.run(rootViewController: root) { stage in
            let lines = "\(stage.timeline)".split(separator: "\n")

            expectEqual(lines.first, "   0.000  Root loadView")
            expectEqual(lines.last, "   0.000  Root viewDidAppear")
        }
    }

    @Test("An entry has its controller's parent at that time, and its depth")
    func parents() throws {
        try pushed { stage in
            stage.advance(by: 1)
            let appeared = stage.timeline.entries.first { $0.callback == "viewDidAppear" }
            let joining = stage.timeline.entries.first { $0.callback == "willMove(toParent: Stack)" }

            expectEqual(appeared?.parent, "Stack")
            expectEqual(appeared?.depth, 1)
            expectNotNil(joining)
            expectNil(joining?.parent)
            expectEqual(joining?.depth, 0)
        }
    }

    @Test("The depth of an entry follows the containment above its controller", arguments: 0..<20)
    func depths(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        try Stage.run(rootViewController: UIViewController()) { stage in
            let controllers = (0..<12).map { index in
                let controller = UIViewController()
                controller.title = "\(index)"
                return controller
            }
            for _ in 0..<100 {
                guard let child = controllers.randomElement(using: &generator),
                    let parent = controllers.randomElement(using: &generator)
                else { continue }
                let ancestors = Array(sequence(first: parent, next: \.parent))
                if ancestors.contains(child) { continue }
                parent.addChild(child)
                child.didMove(toParent: parent)
                let witness = controllers.randomElement(using: &generator) ?? child
                witness.didMove(toParent: witness.parent)

                let depth = Array(sequence(first: witness, next: \.parent)).count - 1
                expectEqual(stage.timeline.entries.last?.depth, depth, "seed \(seed)")
                if Bool.random(using: &generator) {
                    child.willMove(toParent: nil)
                    child.removeFromParent()
                }
            }
        }
    }

    // MARK: For people to look at

    private struct Event: Decodable {
        var name, ph: String
        var ts: Double
        var tid: Int
    }

    private func pushed(_ body: (Stage) throws -> Void) throws {
        let first = UIViewController()
        first.title = "Old"
        let stack = UINavigationController(rootViewController: first)
        stack.title = "Stack"
        try Stage.run(rootViewController: stack) { stage in
            stage.timeline.clear()
            let second = UIViewController()
            second.title = "New"
            stack.pushViewController(second, animated: true)
            try body(stage)
        }
    }

    @Test("A diagram has a column for each controller and a row for each callback, and names missing callbacks")
    func diagram() throws {
        try pushed { stage in
            stage.advance(by: 0.1)
            let middle = stage.timeline.diagram(of: .appearance)
            stage.advance(by: 1)
            let lines = stage.timeline.diagram(of: .appearance).split(separator: "\n", omittingEmptySubsequences: false)

            expectEqual(lines.first, "    time  Old                New")
            expectEqual(lines[1], "   0.000  viewWillDisappear")
            expectEqual(lines[2], "   0.000                     viewWillAppear")
            expectTrue(lines.count == 6 && !lines.contains { $0.contains("✗") })
            #expect(middle.contains("✗ Old has got no viewDidDisappear\n✗ New has got no viewDidAppear"))
        }
    }

    @Test("A trace has a track for each controller, and spans that begin and end")
    func trace() throws {
        try pushed { stage in
            stage.advance(by: 1)
            let events = try JSONDecoder().decode([Event].self, from: stage.timeline.chromeTrace())

            let appearing = events.first { $0.name == "appearing" }
            let new = try #require(appearing).tid
            let spans = events.filter { $0.tid == new && "BE".contains($0.ph) }
            let names = spans.map { $0.ph + $0.name }
            expectEqual(names, ["Bappearing", "Eappearing", "Bappeared"])
            let microseconds = spans[1].ts - spans[0].ts
            #expect(microseconds > 300_000)
            let tracks = events.filter { $0.ph == "M" }
            expectEqual(tracks.count, 3)
        }
    }

    @Test("A log of a running program has a line for each callback, or the events of a trace")
    func log() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            var (lines, all, trace) = ("", "", "")
            CallbackLog("1", since: 1000) { lines += $0 }.follow(UIContext.current.callbacks)
            CallbackLog("all", since: 1000) { all += $0 }.follow(UIContext.current.callbacks)
            CallbackLog("/tmp/a.json", since: 1000) { trace += $0 }.follow(UIContext.current.callbacks)
            let shown = UIViewController()
            shown.title = "A \"b\""

            stage.window.rootViewController = shown
            stage.advance(by: 0.5)
            UIContext.current.callbacks.endSubscriptions()

            #expect(lines.contains("   0.000  A \"b\" viewWillAppear\n"))
            #expect(!lines.contains("Layout"))
            #expect(all.contains("viewDidLayoutSubviews"))
            let closed = trace.dropLast(2) + "]"
            let events = try JSONDecoder().decode([Event].self, from: Data(closed.utf8))
            expectFalse(events.isEmpty)
        }
    }

    @Test("A film strip shows the frames of a transition side by side, with their callbacks")
    func filmstrip() throws {
        try pushed { stage in
            let strip = stage.filmstrip(of: 0.4, every: 0.1, width: 100)
            let hostile = stage.filmstrip(of: .infinity, every: .nan, width: -1)

            expectEqual(strip.size.width, 548)
            expectNotNil(strip.pngData())
            expectEqual(hostile.size.width, 56)
        }
    }
}
