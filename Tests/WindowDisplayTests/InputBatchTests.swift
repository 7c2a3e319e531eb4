import CoreGraphics
import Expectations
import Foundation
import RenderServer
import Testing

@testable import WindowDisplay

@Suite("Only movements are collected before they are delivered")
struct InputBatchTests {
    private var batch = InputBatch()

    private func pointer(_ phase: PointerEvent.Phase, _ contact: Int64, x: Double) -> DisplayEvent {
        .pointer(
            PointerEvent(
                kind: .touch, contact: contact, phase: phase, location: CGPoint(x: x, y: 0), button: 0, time: x))
    }

    private func locations(_ events: [DisplayEvent]) -> [Double] {
        events.map { if case .pointer(let pointer) = $0 { pointer.location.x } else { -1 } }
    }

    @Test("Of consecutive movements of a contact only the last is kept, beside the movements of other contacts")
    mutating func movements() {
        for (contact, x) in [(1, 1), (2, 10), (1, 2), (2, 20), (1, 3)] {
            batch.append(pointer(.moved, Int64(contact), x: Double(x)))
        }

        expectEqual(locations(batch.events), [3, 20])
    }

    @Test("Movements before and after a different event stay separate")
    mutating func order() {
        batch.append(pointer(.moved, 1, x: 1))
        batch.append(pointer(.ended, 1, x: 2))
        batch.append(pointer(.began, 1, x: 3))
        batch.append(pointer(.moved, 1, x: 4))
        batch.append(.focus(true))
        batch.append(pointer(.moved, 1, x: 5))

        expectEqual(locations(batch.events), [1, 2, 3, 4, -1, 5])
    }

    @Test("Scrolling adds up")
    mutating func scrolling() {
        for step in 1...3 {
            let delta = CGVector(dx: 1, dy: Double(step))
            batch.append(.scroll(ScrollEvent(location: CGPoint(x: step, y: 0), delta: delta, time: Double(step))))
        }

        guard case .scroll(let scroll) = batch.events.first else {
            Issue.record("no scrolling")
            return
        }
        expectEqual(batch.events.count, 1)
        expectEqual(scroll.delta, CGVector(dx: 3, dy: 6))
        expectEqual(scroll.location.x, 3)
        expectEqual(scroll.time, 3)
    }

    @Test("Text that SDL cut is joined again")
    mutating func text() {
        batch.append(.text("long "))
        batch.append(.text("text"))

        guard case .text(let text) = batch.events.first else {
            Issue.record("no text")
            return
        }
        expectEqual(text, "long text")
        expectEqual(batch.events.count, 1)
    }

    @Test("The first movement is sent at once, the next one frame later, a press at once with all before it")
    mutating func due() {
        expectNil(batch.due(interval: 0.1))

        batch.append(pointer(.moved, 1, x: 1))
        expectEqual(batch.due(interval: 0.1), -.infinity)
        _ = batch.take(at: 5)
        expectNil(batch.due(interval: 0.1))

        batch.append(pointer(.moved, 1, x: 2))
        expectEqual(batch.due(interval: 0.1), 5.1)

        batch.append(pointer(.ended, 1, x: 3))
        expectEqual(batch.due(interval: 0.1), -.infinity)
        expectEqual(batch.take(at: 5.05).count, 2)

        batch.append(pointer(.moved, 1, x: 4))
        expectEqual(batch.due(interval: 0.1), 5.05 + 0.1)
    }
}

/// Keys and their text.
@Suite("One event a stroke")
struct StrokeBatchTests {
    private var batch = InputBatch()

    private static func key(isDown: Bool) -> DisplayEvent {
        .key(KeyEvent(isDown: isDown, isRepeat: false, usage: 4, characters: "a", modifiers: [], time: 1))
    }

    private var strokes: [String] {
        batch.events.map {
            switch $0 {
            case .key(let key): "\(key.isDown ? "down" : "up") \(key.text)"
            case .text(let text): "text \(text)"
            default: "other"
            }
        }
    }

    @Test("Text right after a key is the key's")
    mutating func pair() {
        batch.append(Self.key(isDown: true))
        batch.append(.text("a"))
        batch.append(.text("b"))
        batch.append(Self.key(isDown: false))

        expectEqual(strokes, ["down ab", "up "])
    }

    @Test("Text after another event is an input method's")
    mutating func alone() {
        batch.append(Self.key(isDown: false))
        batch.append(.text("a"))
        batch.append(.composition("", selection: 0..<0))
        batch.append(.text("b"))

        expectEqual(strokes, ["up ", "text a", "other", "text b"])
    }
}
