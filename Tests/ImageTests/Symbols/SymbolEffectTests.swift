import Expectations
import Foundation
import IrekoTesting
import QuartzCore
import RandomSupport
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Symbol effects", .serialized)
struct SymbolEffectTests {
    /// Runs a test with a black symbol on white, in the middle of a stage.
    private func withSymbol(
        _ name: String = "square.fill", _ body: (Stage, UIImageView) throws -> Void
    ) throws {
        try Stage.run(size: CGSize(width: 80, height: 80), scale: 1) { stage in
            stage.window.backgroundColor = .white
            let view = UIImageView(image: UIImage(systemName: name, withConfiguration: Self.large))
            view.tintColor = .black
            view.contentMode = .center
            view.frame = CGRect(x: 10, y: 10, width: 60, height: 60)
            stage.window.addSubview(view)
            stage.advance(by: 0.1)
            try body(stage, view)
            view.removeFromSuperview()
            stage.advance(by: 0.1)
        }
    }

    private static let large = UIImage.SymbolConfiguration(pointSize: 34)

    /// The amount of black in pixels.
    private func ink(_ stage: Stage, in area: CGRect = CGRect(x: 0, y: 0, width: 80, height: 80)) -> Double {
        let image = stage.snapshot()
        var sum = 0.0
        for y in Int(area.minY)..<Int(area.maxY) {
            for x in Int(area.minX)..<Int(area.maxX) {
                sum += Double(255 - ((image.pixel(x, y) ?? 0) & 0xFF)) / 255
            }
        }
        return sum
    }

    /// The width of the symbol on the screen.
    private func width(_ stage: Stage) -> Int {
        let image = stage.snapshot()
        return (0..<80).count { x in (0..<80).contains { (image.pixel(x, $0) ?? 0) & 0xFF < 128 } }
    }

    @Test("Bouncing enlarges a symbol briefly, and calls the completion at its end")
    func bounce() throws {
        try withSymbol { stage, view in
            let plain = width(stage)
            var ended: [Bool] = []

            view.addSymbolEffect(.bounce.wholeSymbol) { context in
                expectIdentical(context.sender, view)
                expectNil(context.contentTransition)
                expectTrue(context.effect is BounceSymbolEffect)
                ended.append(context.isFinished)
            }
            stage.advance(by: 0.2)
            let largest = width(stage)
            stage.advance(by: 0.3)
            expectEmpty(ended)
            stage.advance(by: 0.2)

            #expect(abs(Double(largest) / Double(plain) - 1.2) < 0.05)
            expectEqual(width(stage), plain)
            expectEqual(ended, [true])
            // The view shows its pixels itself again.
            expectNotNil(view.layer.contents)
            expectNotEqual(view.layer.sublayers?.isEmpty, false)
        }
    }

    @Test("Repeating twice takes twice as long, and the speed divides it")
    func options() throws {
        for (options, length) in [
            (SymbolEffectOptions.default, 0.55), (.repeat(2), 1.1), (.repeat(2).speed(2), 0.55),
            (.repeat(.periodic(2, delay: 0.5)), 2.1), (.speed(.nan), 0.55),
        ] {
            try withSymbol { stage, view in
                var isOver = false

                view.addSymbolEffect(.bounce, options: options) { _ in isOver = true }
                stage.advance(by: length - 0.05)
                expectFalse(isOver)
                stage.advance(by: 0.1)

                expectTrue(isOver, "\(options)")
            }
        }
    }

    @Test("A symbol pulses until the effect is removed, and is then restored")
    func pulse() throws {
        try withSymbol { stage, view in
            let plain = ink(stage)
            var ended: [Bool] = []

            view.addSymbolEffect(.pulse) { ended.append($0.isFinished) }
            stage.advance(by: 0.75)
            #expect(abs(ink(stage) / plain - 0.35) < 0.02)
            stage.advance(by: 15)
            expectTrue(abs(ink(stage) / plain - 0.35) < 0.02 && ended.isEmpty)
            view.removeSymbolEffect(ofType: .pulse)
            stage.advance(by: 0.15)
            let settling = ink(stage) / plain
            stage.advance(by: 1)

            expectEqual(ended, [false])
            expectTrue(settling > 0.4 && settling < 0.95)
            expectEqual(ink(stage), plain)
            expectNotEqual(view.layer.sublayers?.isEmpty, false)
        }
    }

    @Test("The discrete form of an effect ends automatically, the indefinite form does not")
    func forms() throws {
        @MainActor func once(
            _ view: UIImageView, _ effect: some DiscreteSymbolEffect & SymbolEffect,
            _ end: @escaping @MainActor () -> Void
        ) {
            view.addSymbolEffect(effect) { _ in end() }
        }
        @MainActor func endless(
            _ view: UIImageView, _ effect: some IndefiniteSymbolEffect & SymbolEffect,
            _ end: @escaping @MainActor () -> Void
        ) {
            view.addSymbolEffect(effect) { _ in end() }
        }
        try withSymbol { stage, view in
            var ended: [String] = []

            once(view, .pulse) { ended.append("once") }
            stage.advance(by: 2)
            endless(view, .bounce) { ended.append("endless") }
            stage.advance(by: 5)

            expectEqual(ended, ["once"])
            view.removeAllSymbolEffects()
            stage.advance(by: 1)
            expectEqual(ended, ["once", "endless"])
        }
    }

    @Test("Scaling lasts, with a new symbol too, until it is removed; without animation it is applied at once")
    func scale() throws {
        try withSymbol { stage, view in
            let plain = width(stage)

            view.addSymbolEffect(.scale.up, animated: false)
            stage.advance(by: 0.02)
            #expect(abs(Double(width(stage)) / Double(plain) - 1.2) < 0.05)
            view.image = UIImage(systemName: "circle.fill", withConfiguration: Self.large)
            stage.advance(by: 0.02)
            view.image = UIImage(systemName: "square.fill", withConfiguration: Self.large)
            stage.advance(by: 5)
            #expect(abs(Double(width(stage)) / Double(plain) - 1.2) < 0.05)
            view.addSymbolEffect(.scale.down)
            stage.advance(by: 1)
            #expect(abs(Double(width(stage)) / Double(plain) - 0.8) < 0.05)
            view.removeSymbolEffect(ofType: .scale)
            stage.advance(by: 1)

            expectEqual(width(stage), plain)
            expectNotEqual(view.layer.sublayers?.isEmpty, false)
        }
    }

    @Test("A symbol that has disappeared keeps its place, takes part in layout and appears again")
    func disappear() throws {
        try withSymbol { stage, view in
            let plain = ink(stage)
            var states: [Double] = []

            view.addSymbolEffect(.disappear)
            stage.advance(by: 0.15)
            states.append(ink(stage) / plain)
            stage.advance(by: 1)
            states.append(ink(stage) / plain)
            expectTrue(view.alpha == 1 && view.intrinsicContentSize.width > 10)
            view.addSymbolEffect(.appear)
            stage.advance(by: 0.15)
            states.append(ink(stage) / plain)
            stage.advance(by: 1)

            expectTrue(states[0] > 0.05 && states[0] < 0.9 && states[1] == 0 && states[2] > 0.05 && states[2] < 0.9)
            expectEqual(ink(stage), plain)
        }
    }

    @Test("Variable color turns the steps of a symbol on one after the other, and does not change other symbols")
    func variableColor() throws {
        try withSymbol("wifi") { stage, view in
            let plain = ink(stage)
            view.addSymbolEffect(.variableColor.cumulative)
            var seen: [Double] = []

            for _ in 0..<4 {
                stage.advance(by: 0.25)
                seen.append(ink(stage) / plain)
            }

            expectTrue(seen == seen.sorted() && seen[0] < 0.6 && abs(seen[3] - 1) < 0.02)
            view.removeAllSymbolEffects(animated: false)
            stage.advance(by: 0.5)
            expectEqual(ink(stage), plain)
            view.image = UIImage(systemName: "square.fill", withConfiguration: Self.large)
            stage.advance(by: 0.1)
            let square = ink(stage)
            view.addSymbolEffect(.variableColor.iterative.reversing.hideInactiveLayers)
            stage.advance(by: 0.4)
            expectEqual(ink(stage), square)
        }
    }

    @Test("The parts of a symbol together are the symbol")
    func parts() throws {
        for name in ["wifi", "speaker.wave.3", "square.and.arrow.up", "plus.circle.fill", "bell.slash.fill"] {
            try withSymbol(name) { stage, view in
                let plain = ink(stage)

                view.addSymbolEffect(.scale.up, animated: false)
                view.removeSymbolEffect(ofType: .scale, animated: false)
                view.addSymbolEffect(.pulse, options: .speed(0.01))
                stage.advance(by: 0.02)

                expectTrue(view.layer.contents == nil && abs(ink(stage) - plain) / plain < 0.02, "\(name)")
            }
        }
    }

    @Test("A new symbol replaces the current one, which leaves; `image` is the new one at once")
    func replace() throws {
        for effect in [ReplaceSymbolEffect.replace, .replace.upUp, .replace.offUp] {
            try withSymbol { stage, view in
                let square = ink(stage)
                let circle = try #require(UIImage(systemName: "circle.fill", withConfiguration: Self.large))
                var ended: [Bool] = []

                view.setSymbolImage(circle, contentTransition: effect.wholeSymbol) { context in
                    expectTrue(context.contentTransition is ReplaceSymbolEffect)
                    ended.append(context.isFinished)
                }
                expectEqual(view.image, circle)
                stage.advance(by: 0.1)
                let between = ink(stage)
                stage.advance(by: 1)

                let plain = UIImageView(image: circle)
                plain.tintColor = .black
                plain.contentMode = .center
                plain.frame = view.frame
                let shown = ink(stage)
                view.isHidden = true
                stage.window.addSubview(plain)
                stage.advance(by: 0.1)
                expectTrue(abs(between - square) > 0.02 * square && between > 0 && ended == [true])
                expectEqual(shown, ink(stage))
                expectNotEqual(view.layer.sublayers?.isEmpty, false)
                plain.removeFromSuperview()
            }
        }
    }

    @Test("Effects follow a view to a new window's tree, and images that are not symbols do not change")
    func elsewhere() throws {
        try withSymbol { stage, view in
            let plain = ink(stage)
            view.removeFromSuperview()
            view.addSymbolEffect(.pulse)
            stage.advance(by: 1)
            stage.window.addSubview(view)
            stage.advance(by: 0.75)
            #expect(ink(stage) / plain < 0.5)
            view.removeFromSuperview()
            stage.advance(by: 0.5)
            stage.window.addSubview(view)
            stage.advance(by: 0.75)
            #expect(ink(stage) / plain < 0.5)

            view.image = UIImage.make([[0xFF00_0000, 0xFF00_0000], [0xFF00_0000, 0xFF00_0000]])
            stage.advance(by: 0.1)
            let pixels = ink(stage)
            stage.advance(by: 0.7)
            expectEqual(pixels, 4)
            expectEqual(ink(stage), 4)
        }
    }

    @Test("Effects that are added, replaced and removed in completions end")
    func completions() throws {
        try withSymbol { stage, view in
            var log: [String] = []
            @MainActor func again(_ count: Int) {
                view.addSymbolEffect(.bounce) { context in
                    log.append("bounce \(context.isFinished)")
                    view.removeAllSymbolEffects()
                    view.addSymbolEffect(.wiggle)
                    view.removeSymbolEffect(ofType: .wiggle) { log.append("removed \($0.isFinished)") }
                    if count > 0 { again(count - 1) }
                }
            }

            again(2)
            again(0)
            stage.advance(by: 5)

            expectTrue(log.count { $0.hasPrefix("bounce") } >= 4 && log.contains("bounce false"))
            expectNotEqual(view.layer.sublayers?.isEmpty, false)
        }
    }

    @Test(
        "After any use of effects, also in completions, all of them can be removed",
        arguments: RandomSeeds.batches(100))
    func sequences(seeds: RandomSeeds) throws {
        let names = ["wifi", "square.fill", "bell.slash.fill", "speaker.wave.3"]
        for seed in seeds {
            var random = SeededGenerator(seed: UInt64(seed))
            var actions: [String] = []
            try withSymbol { stage, view in
                let plain = ink(stage)
                var depth = 0
                @MainActor func symbol() -> UIImage? {
                    UIImage(systemName: names.randomElement(using: &random) ?? "", withConfiguration: Self.large)
                }
                @MainActor func options() -> SymbolEffectOptions {
                    [.default, .repeating, .repeat(2), .speed(3), .repeat(.periodic(2, delay: 0.2)), .nonRepeating]
                        .randomElement(using: &random) ?? .default
                }
                @MainActor func act() {
                    let isAnimated = Bool.random(using: &random)
                    let kind = Int.random(in: 0..<15, using: &random)
                    actions.append("\(kind) \(isAnimated)")
                    let completion: UISymbolEffectCompletion = { _ in
                        guard depth < 3, Bool.random(using: &random) else { return }
                        depth += 1
                        act()
                        depth -= 1
                    }
                    switch kind {
                    case 0: view.addSymbolEffect(.bounce, options: options(), completion: completion)
                    case 1: view.addSymbolEffect(.pulse, options: options(), completion: completion)
                    case 2: view.addSymbolEffect(.wiggle.left.byLayer, options: options(), completion: completion)
                    case 3: view.addSymbolEffect(.variableColor.reversing, options: options(), completion: completion)
                    case 4: view.addSymbolEffect(.scale.up, animated: isAnimated, completion: completion)
                    case 5: view.addSymbolEffect(.disappear.up, animated: isAnimated, completion: completion)
                    case 6: view.addSymbolEffect(.appear, animated: isAnimated, completion: completion)
                    case 7: view.removeSymbolEffect(ofType: .pulse, animated: isAnimated, completion: completion)
                    case 8: view.removeSymbolEffect(ofType: .scale, animated: isAnimated, completion: completion)
                    case 9: view.removeAllSymbolEffects(animated: isAnimated)
                    case 10:
                        if let image = symbol() {
                            view.setSymbolImage(image, contentTransition: .replace.upUp, completion: completion)
                        }
                    case 11: view.image = isAnimated ? symbol() : nil
                    case 12: view.frame.size = CGSize(width: 40, height: isAnimated ? 60 : 0)
                    case 13: isAnimated ? stage.window.addSubview(view) : view.removeFromSuperview()
                    default: if depth == 0 { stage.advance(by: 0.13) }
                    }
                }

                for _ in 0..<25 { act() }
                depth = 3
                stage.window.addSubview(view)
                view.frame = CGRect(x: 10, y: 10, width: 60, height: 60)
                view.image = UIImage(systemName: "square.fill", withConfiguration: Self.large)
                view.removeAllSymbolEffects()
                stage.advance(by: 6)

                expectEqual(ink(stage), plain, "seed \(seed): \(actions)")
                expectNotEqual(view.layer.sublayers?.isEmpty, false, "seed \(seed): \(actions)")
            }
        }
    }

    @Test("An image view with effects is freed")
    func freed() throws {
        weak var weakView: UIImageView?
        try Stage.run(size: CGSize(width: 80, height: 80)) { stage in
            do {
                let view = UIImageView(image: UIImage(systemName: "wifi"))
                weakView = view
                stage.window.addSubview(view)
                stage.advance(by: 0.1)
                view.addSymbolEffect(.pulse)
                view.addSymbolEffect(.bounce, options: .repeat(5)) { _ in _ = view }
                view.addSymbolEffect(.scale.up)
                stage.advance(by: 0.1)
                view.removeFromSuperview()
            }
            stage.advance(by: 1)
            expectNil(weakView)
        }
    }
}
