import Expectations
import IrekoTesting
import RandomSupport
import TestSupport
import Testing
import UIKit

/// Random drags between texts: the delegates' models match each text, no drag state remains, and undoing restores the
/// texts.
@MainActor
@Suite("Random drags of text", .serialized)
struct RandomTextDragTests {
    private static let texts = ["one two three four", "שלום word é😀 end", "a\nb\nc\n\nlast line", ""]

    /// Models the texts from their delegates' calls.
    private final class Models: NSObject, UITextViewDelegate, UITextFieldDelegate {
        var texts: [ObjectIdentifier: String] = [:]
        var refuses = false

        private func change(_ view: UIView, _ range: NSRange, _ string: String) -> Bool {
            guard !refuses else { return false }
            var units = Array((texts[ObjectIdentifier(view)] ?? "").utf16)
            guard range.upperBound <= units.count else { return false }
            units.replaceSubrange(range.location..<range.upperBound, with: string.utf16)
            texts[ObjectIdentifier(view)] = String(decoding: units, as: UTF16.self)
            return true
        }

        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            change(textView, range, text)
        }

        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool { change(textField, range, string) }
    }

    @Test("Any sequence of drags", arguments: RandomSeeds.batches(30))
    func drags(seeds: RandomSeeds) throws {
        for seed in seeds { try run(SeededGenerator(seed: UInt64(seed)), seed) }
    }

    private func run(_ generator: SeededGenerator, _ seed: Int) throws {
        var random = generator
        let (world, models) = (TextDragWorld(), Models())
        try Stage.run(rootViewController: world) { stage in
            stage.settle()
            let all: [any UIView & UITextInput] = [world.upper, world.lower, world.field]
            world.upper.delegate = models
            world.lower.delegate = models
            world.field.delegate = models
            @MainActor func set(_ index: Int) {
                let text = Self.texts[random.below(Self.texts.count)]
                if index == 2 { world.field.text = text } else { [world.upper, world.lower][index].text = text }
                models.texts[ObjectIdentifier(all[index])] = string(all[index])
            }
            for index in 0..<3 { set(index) }

            for _ in 0..<12 {
                models.refuses = random.below(8) == 0
                world.lower.isEditable = random.below(6) > 0
                switch random.below(8) {
                case 0: set(random.below(3))
                case 1: world.upper.undoManager?.undo()
                case 2: world.lower.undoManager?.undo()
                default: drag(stage, world, all, &random)
                }
            }

            for view in all {
                expectEqual(string(view), models.texts[ObjectIdentifier(view)], "seed \(seed)")
            }
            expectTrue(!world.upper.isTextDragActive && !world.lower.isTextDragActive, "seed \(seed)")
            expectTrue(!world.upper.isTextDropActive && !world.field.isTextDropActive, "seed \(seed)")
            expectEqual(stage.window.subviews.count, 1, "seed \(seed)")
        }
    }

    private func string(_ view: any UIView & UITextInput) -> String {
        view.textRange(from: view.beginningOfDocument, to: view.endOfDocument).flatMap { view.text(in: $0) } ?? ""
    }

    private func drag(
        _ stage: Stage, _ world: TextDragWorld, _ all: [any UIView & UITextInput], _ random: inout SeededGenerator
    ) {
        let (source, target) = (random.pick(all), random.pick(all))
        let count = string(source).utf16.count
        let start = random.below(count + 1)
        world.select(source, start..<start + random.below(count - start + 1))
        stage.settle()
        guard let selected = source.selectedTextRange else { return }
        let rects = source.selectionRects(for: selected)
        let rect = source.convert(rects.first?.rect ?? source.bounds, to: nil)
        let (from, to) = (
            CGPoint(x: rect.midX, y: rect.midY),
            world.caret(target, random.below(string(target).utf16.count + 1))
        )
        if random.below(2) == 0 {
            stage.mouse(.began, from)
            stage.mouse(.moved, CGPoint(x: 200, y: 600))
        } else {
            stage.touchDown(at: from)
            stage.advance(by: 0.4)
            stage.touchMove(to: CGPoint(x: 200, y: 600))
            stage.touchMove(to: to)
            if random.below(5) == 0 { stage.press(.keyboardEscape) }
            stage.touchUp(at: to)
            return stage.advance(by: 1.5)
        }
        stage.mouse(.moved, to)
        if random.below(5) == 0 { source.removeFromSuperview() }
        stage.mouse(.ended, to)
        stage.advance(by: 1.5)
        if source.superview == nil { world.view.addSubview(source) }
    }
}
