import CoreGraphics
import Expectations
import Foundation
import RandomSupport
import Testing
import UIKit

@testable import UIKitCore

/// Invariants of random touches.
@MainActor
@Suite("Gestures: random touches", .serialized)
struct RandomTouchesTests {
    /// Records every end without a beginning.
    private final class BalanceView: UIView {
        var open: Set<ObjectIdentifier> = []
        var errors: [String] = []

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            for touch in touches where !open.insert(ObjectIdentifier(touch)).inserted { errors.append("began twice") }
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            for touch in touches where !open.contains(ObjectIdentifier(touch)) { errors.append("moved unknown") }
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { close(touches) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { close(touches) }

        private func close(_ touches: Set<UITouch>) {
            for touch in touches where open.remove(ObjectIdentifier(touch)) == nil { errors.append("ended unknown") }
        }
    }

    /// Checks that a recognizer's actions have an order that the states permit.
    @MainActor
    private final class OrderLog {
        var errors: [String] = []
        private var last: [ObjectIdentifier: UIGestureRecognizer.State] = [:]

        func note(_ recognizer: UIGestureRecognizer) {
            let key = ObjectIdentifier(recognizer)
            let allowed: Bool =
                switch (last[key], recognizer.state) {
                case (nil, .began), (nil, .ended): true
                case (.began, .changed), (.began, .ended), (.began, .cancelled): true
                case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): true
                default: false
                }
            if !allowed {
                errors.append("\(type(of: recognizer)): \(recognizer.state) after \(last[key].debugDescription)")
            }
            last[key] = recognizer.state.isTerminal ? nil : recognizer.state
        }

        nonisolated deinit {}

        var isComplete: Bool { last.isEmpty }
    }

    @Test("Every sequence ends with all touches and recognizers reset", arguments: 0..<60)
    func sequences(index: Int) {
        let seed = UInt64(20_261_121 + index)
        var random = SeededGenerator(seed: seed)
        let stage = EventStage()
        let order = OrderLog()
        var views: [BalanceView] = []
        var recognizers: [UIGestureRecognizer] = []

        for _ in 0..<Int.random(in: 1...5, using: &random) {
            let view = BalanceView(
                frame: CGRect(
                    x: .random(in: 0...200, using: &random), y: .random(in: 0...200, using: &random), width: 200,
                    height: 200))
            view.isMultipleTouchEnabled = .random(using: &random)
            view.isExclusiveTouch = .random(in: 0..<5, using: &random) == 0
            ((views.randomElement(using: &random) as UIView?) ?? stage.window).addSubview(view)
            views.append(view)
            for _ in 0..<Int.random(in: 0...4, using: &random) {
                let recognizer = makeRecognizer(using: &random)
                recognizer.addTarget(order, action: OrderLog.note(_:))
                if .random(in: 0..<4, using: &random) == 0, let other = recognizers.randomElement(using: &random) {
                    recognizer.require(toFail: other)
                    if .random(in: 0..<3, using: &random) == 0 { other.require(toFail: recognizer) }
                }
                view.addGestureRecognizer(recognizer)
                recognizers.append(recognizer)
            }
        }

        var fingers: [Int64: CGPoint] = [:]
        for _ in 0..<200 {
            stage.wait(.random(in: 0...0.2, using: &random))
            let finger = Int64.random(in: 1...3, using: &random)
            let place = CGPoint(x: .random(in: 0...400, using: &random), y: .random(in: 0...400, using: &random))
            guard let old = fingers[finger] else {
                fingers[finger] = place
                stage.down(place.x, place.y, finger: finger)
                continue
            }
            let near = CGPoint(
                x: old.x + .random(in: -20...20, using: &random), y: old.y + .random(in: -20...20, using: &random))
            switch Int.random(in: 0..<20, using: &random) {
            case 0..<11:
                fingers[finger] = near
                stage.move(near.x, near.y, finger: finger, after: 0)
            case 11..<17:
                fingers[finger] = nil
                stage.up(old.x, old.y, finger: finger, after: 0)
            case 17:
                fingers[finger] = nil
                stage.cancel(old.x, old.y, finger: finger)
            case 18:
                if let recognizer = recognizers.randomElement(using: &random) { recognizer.isEnabled.toggle() }
            default:
                fingers = [:]
                stage.scene.input.cancelAll(in: stage.scene)
            }
        }
        for (finger, place) in fingers { stage.up(place.x, place.y, finger: finger) }
        stage.wait(2)

        let errors = views.flatMap(\.errors) + order.errors
        expectEmpty(errors, "seed \(seed)")
        expectTrue(views.allSatisfy { $0.open.isEmpty }, "seed \(seed): a view waits for the end of a touch")
        expectTrue(order.isComplete, "seed \(seed): a gesture has begun and not ended")
        expectTrue(recognizers.allSatisfy { $0.state == .possible && !$0.isParticipating }, "seed \(seed): not reset")
        expectEmpty(stage.scene.input.gestures.recognizers, "seed \(seed)")
        expectEmpty(stage.scene.input.gestures.touches, "seed \(seed)")
    }

    private func makeRecognizer(using random: inout SeededGenerator) -> UIGestureRecognizer {
        let recognizer: UIGestureRecognizer
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1:
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = .random(in: 1...2, using: &random)
            tap.numberOfTouchesRequired = .random(in: 1...2, using: &random)
            recognizer = tap
        case 2, 3:
            let pan = UIPanGestureRecognizer()
            pan.minimumNumberOfTouches = .random(in: 1...2, using: &random)
            pan.maximumNumberOfTouches = .random(in: 1...3, using: &random)
            recognizer = pan
        case 4:
            let press = UILongPressGestureRecognizer()
            press.minimumPressDuration = .random(in: 0...0.5, using: &random)
            press.numberOfTapsRequired = .random(in: 0...1, using: &random)
            recognizer = press
        case 5: recognizer = UIPinchGestureRecognizer()
        case 6: recognizer = UIRotationGestureRecognizer()
        default: recognizer = UISwipeGestureRecognizer()
        }
        recognizer.delaysTouchesBegan = .random(using: &random)
        recognizer.delaysTouchesEnded = .random(using: &random)
        recognizer.cancelsTouchesInView = .random(using: &random)
        return recognizer
    }
}
