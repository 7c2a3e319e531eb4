import Expectations
import Foundation
import IrekoTesting
import RandomSupport
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("UISegmentedControl", .serialized)
struct UISegmentedControlTests {
    private static let size = CGSize(width: 300, height: 32)
    private func control() -> UISegmentedControl { UISegmentedControl(items: ["A", "B", "C"]) }
    private func point(_ segment: Int) -> CGPoint { CGPoint(x: 150 + 100 * segment, y: 116) }
    private func onScreen(_ control: UISegmentedControl, _ body: (Stage, UISegmentedControl) throws -> Void) throws {
        try Stage.run(size: CGSize(width: 500, height: 400)) { stage in
            control.frame = CGRect(origin: CGPoint(x: 100, y: 100), size: Self.size)
            stage.window.addSubview(control)
            stage.advance(by: 0.02)
            try body(stage, control)
        }
    }

    @Test("Items that are neither titles nor images are omitted; initially no segment is selected")
    func items() {
        let image = UIImage.drawing(CGSize(width: 10, height: 10)) {}
        let control = UISegmentedControl(items: ["A", image, 3])

        expectEqual(control.numberOfSegments, 2)
        expectEqual(control.titleForSegment(at: 0), "A")
        expectIdentical(control.imageForSegment(at: 1), image)
        expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
        expectEqual(control.frame.height, 32)
        expectEqual(control.frame.width, control.intrinsicContentSize.width)
    }

    @Test("A tap selects a segment and sends both events; a tap on the selected segment sends no events")
    func tap() throws {
        try onScreen(control()) { stage, control in
            let log = EventLog(control)
            control.selectedSegmentIndex = 0

            stage.tap(at: point(2))
            stage.tap(at: point(2))

            expectEqual(log.events, ["changed 2", "primary"])
        }
    }

    @Test("The selection can be dragged; events are sent once, when it is released")
    func drag() throws {
        try onScreen(control()) { stage, control in
            let log = EventLog(control)
            control.selectedSegmentIndex = 0

            stage.touchDown(at: point(0))
            stage.touchMove(to: point(1))
            stage.touchMove(to: point(2))
            let during = control.selectedSegmentIndex
            stage.touchUp(at: point(2))

            expectEqual(during, 0)
            expectEqual(log.events, ["changed 2", "primary"])
        }
    }

    @Test("The selection slides to the tapped segment")
    func thumb() throws {
        try onScreen(control()) { stage, control in
            control.selectedSegmentIndex = 0
            stage.advance(by: 0.02)
            let thumb = try #require(control.subviews.first { $0.layer.shadowOpacity > 0 })
            let start = thumb.frame

            stage.tap(at: point(2))
            stage.advance(by: 0.05)
            let between = thumb.layer.presentation()?.position.x ?? 0
            stage.advance(by: 1)

            expectEqual(start, CGRect(x: 2, y: 2, width: 96, height: 28))
            expectTrue(between > 50 && between < 250)
            expectEqual(thumb.frame, CGRect(x: 202, y: 2, width: 96, height: 28))
        }
    }

    @Test("From right to left the first segment is at the right")
    func mirrored() throws {
        let control = control()
        control.semanticContentAttribute = .forceRightToLeft
        try onScreen(control) { stage, control in
            stage.tap(at: point(0))

            expectEqual(control.selectedSegmentIndex, 2)
        }
    }

    @Test("A momentary control is selected only while its events are sent")
    func momentary() throws {
        try onScreen(control()) { stage, control in
            let log = EventLog(control)
            control.isMomentary = true

            stage.tap(at: point(1))
            stage.tap(at: point(1))

            expectEqual(log.events, ["changed 1", "primary", "changed 1", "primary"])
            expectEqual(control.selectedSegmentIndex, -1)
        }
    }

    @Test("Disabled segments are not selected, nor dragged to")
    func disabled() throws {
        try onScreen(control()) { stage, control in
            control.setEnabled(false, forSegmentAt: 1)
            control.selectedSegmentIndex = 0

            stage.tap(at: point(1))
            stage.drag(from: point(0), to: point(1))

            expectEqual(control.selectedSegmentIndex, 0)
            expectFalse(control.isEnabledForSegment(at: 1))
        }
    }

    @Test("A segment's action is performed before the events are sent")
    func actions() throws {
        var calls: [String] = []
        let actions = ["a", "b"].map { name in
            UIAction(title: name, identifier: .init(name)) { _ in calls.append(name) }
        }
        try onScreen(UISegmentedControl(frame: .zero, actions: actions)) { stage, control in
            control.addAction(UIAction { _ in calls.append("changed") }, for: .valueChanged)

            stage.tap(at: CGPoint(x: 350, y: 116))

            expectEqual(calls, ["b", "changed"])
            expectEqual(control.segmentIndex(identifiedBy: .init("b")), 1)
            expectEqual(control.segmentIndex(identifiedBy: .init("c")), NSNotFound)
            expectIdentical(control.actionForSegment(at: 0), actions[0])
            control.insertSegment(action: actions[0], at: 0, animated: false)
            expectEqual(control.numberOfSegments, 2)
            expectEqual(stage.diagnostics.map(\.rule), ["controlValue"])
        }
    }

    @Test("The selection follows its segment during insertions and removals, and ends with it")
    func insertions() {
        let control = control()
        control.selectedSegmentIndex = 1

        control.insertSegment(withTitle: "Z", at: 0, animated: false)
        let moved = control.selectedSegmentIndex
        control.removeSegment(at: 0, animated: false)
        control.removeSegment(at: 1, animated: false)

        expectEqual(moved, 2)
        expectEqual(control.selectedSegmentIndex, -1)
        expectEqual(control.numberOfSegments, 2)
        control.removeAllSegments()
        expectEqual(control.numberOfSegments, 0)
    }

    @Test("Indices beyond the segments are clamped to the last one, and an empty control has no selection")
    func pinned() {
        let control = control()

        control.setTitle("Last", forSegmentAt: 99)
        control.setTitle("First", forSegmentAt: -7)
        control.selectedSegmentIndex = 99
        control.insertSegment(withTitle: "End", at: .max, animated: true)

        expectEqual((0..<4).map { control.titleForSegment(at: $0) }, ["First", "B", "Last", "End"])
        expectEqual(control.selectedSegmentIndex, 2)
        control.removeAllSegments()
        control.removeSegment(at: 0, animated: true)
        control.setWidth(3, forSegmentAt: 0)
        control.selectedSegmentIndex = 0
        expectEqual(control.selectedSegmentIndex, -1)
        expectNil(control.titleForSegment(at: 0))
    }

    @Test("Given widths are kept, and the other segments share the rest equally or by their content")
    func widths() throws {
        try onScreen(UISegmentedControl(items: ["A", "Wide title", "C"])) { stage, control in
            control.setWidth(40, forSegmentAt: 0)
            control.layoutIfNeeded()

            stage.tap(at: CGPoint(x: 138, y: 116))
            let first = control.selectedSegmentIndex
            stage.tap(at: CGPoint(x: 142 + 129, y: 116))
            let alike = control.selectedSegmentIndex
            control.apportionsSegmentWidthsByContent = true
            stage.advance(by: 0.1)
            stage.tap(at: CGPoint(x: 142 + 135, y: 116))

            expectEqual(first, 0)
            expectEqual(alike, 2)
            expectEqual(control.selectedSegmentIndex, 1)
            expectEqual(control.widthForSegment(at: 0), 40)
        }
    }

    @Test("Segments that are removed under a finger leave no selection")
    func removedWhileTracking() throws {
        try onScreen(control()) { stage, control in
            let log = EventLog(control)

            stage.touchDown(at: point(2))
            control.removeSegment(at: 2, animated: true)
            stage.touchMove(to: point(1))
            stage.touchUp(at: point(1))
            stage.touchDown(at: point(0))
            control.removeFromSuperview()
            stage.touchUp(at: point(0))
            stage.advance(by: 1)

            expectEqual(control.selectedSegmentIndex, -1)
            expectEmpty(log.events)
            expectFalse(control.isTracking)
        }
    }

    @Test("A selection that is set during a drag stays")
    func setWhileTracking() throws {
        try onScreen(control()) { stage, control in
            control.selectedSegmentIndex = 0

            stage.touchDown(at: point(0))
            control.selectedSegmentIndex = 2
            stage.touchUp(at: point(0))

            expectEqual(control.selectedSegmentIndex, 2)
        }
    }

    @Test("All segments may be removed in the event, and new ones inserted")
    func callbacks() throws {
        try onScreen(control()) { stage, control in
            control.addAction(
                UIAction { action in
                    guard let control = action.sender as? UISegmentedControl else { return }
                    control.removeAllSegments()
                    control.insertSegment(withTitle: "New", at: 0, animated: true)
                }, for: .valueChanged)

            stage.tap(at: point(1))
            stage.advance(by: 1)

            expectEqual(control.numberOfSegments, 1)
            expectEqual(control.selectedSegmentIndex, -1)
        }
    }

    @Test("Ten thousand segments are laid out, without a view for each")
    func many() throws {
        try onScreen(UISegmentedControl(items: nil)) { stage, control in
            for index in 0..<10_000 { control.insertSegment(withTitle: "\(index)", at: index, animated: false) }
            stage.advance(by: 0.1)

            stage.tap(at: CGPoint(x: 399.9, y: 116))
            stage.advance(by: 1)

            #expect(control.selectedSegmentIndex > 9_000)
            expectEqual(control.subviews.reduce(0) { $0 + $1.subviews.count }, 0)
        }
    }

    @Test("After any actions, its numbers are valid", arguments: RandomSeeds.batches(60))
    func random(seeds: RandomSeeds) throws {
        for seed in seeds {
            var generator = SeededGenerator(seed: UInt64(seed))
            try onScreen(control()) { stage, control in
                for _ in 0..<100 { edit(control, on: stage, &generator) }
                stage.advance(by: 1)

                expectEmpty(stage.diagnostics, "seed \(seed)")
                expectTrue(
                    (-1..<max(control.numberOfSegments, 0)).contains(control.selectedSegmentIndex), "seed \(seed)")
            }
        }
    }

    private func edit(_ control: UISegmentedControl, on stage: Stage, _ generator: inout SeededGenerator) {
        let index = generator.below(11) - 2
        let isTrue = generator.below(2) == 0
        let place = CGPoint(x: generator.number(60, 440), y: 116)
        switch generator.below(11) {
        case 0: control.insertSegment(withTitle: "\(index)", at: index, animated: isTrue)
        case 1: control.removeSegment(at: index, animated: isTrue)
        case 2: control.selectedSegmentIndex = index
        case 3:
            // An index out of range is an error.
            if (0..<control.numberOfSegments).contains(index) { control.setEnabled(isTrue, forSegmentAt: index) }
        case 4: control.isMomentary.toggle()
        case 5: control.setWidth(CGFloat(index) * 10, forSegmentAt: index)
        case 6: stage.touchDown(at: place)
        case 7: stage.touchMove(to: place)
        case 8: stage.touchUp(at: place)
        case 9: control.apportionsSegmentWidthsByContent.toggle()
        default: stage.advance(by: generator.number(0, 0.3))
        }
    }
}
