import Expectations
import Foundation
import IrekoTesting
import RandomSupport
import TestSupport
import Testing
import UIKit

/// Controls of all kinds under random fingers, keys and changes, also inside their own events.
@MainActor
@Suite("Random controls", .serialized)
struct RandomControlsTests {
    @MainActor
    private final class World {
        var generator: SeededGenerator
        let stage: Stage
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let (toggle, slider, stepper, pages) = (UISwitch(), UISlider(), UIStepper(), UIPageControl())
        let segments = UISegmentedControl(items: ["A", "B", "C"])
        let button = UIButton(type: .system)
        private var depth = 0
        var controls: [UIControl] { [toggle, slider, stepper, pages, segments, button] }

        init(seed: Int, stage: Stage) {
            generator = SeededGenerator(seed: UInt64(seed))
            self.stage = stage
            stage.window.addSubview(root)
            pages.numberOfPages = 4
            button.setTitle("Button", for: .normal)
            for (index, control) in controls.enumerated() {
                control.frame = CGRect(x: 50, y: 10 + 60 * index, width: 200, height: 40)
                root.addSubview(control)
                control.addAction(UIAction { [weak self] _ in self?.called() }, for: .allEvents)
            }
        }

        /// A control has sent an action: one time in four it causes a change, but not endlessly.
        private func called() {
            guard depth < 3, generator.below(4) == 0 else { return }
            depth += 1
            change()
            depth -= 1
        }

        private var place: CGPoint { CGPoint(x: generatorNumber(0, 399), y: generatorNumber(0, 399)) }
        private func generatorNumber(_ low: Double, _ high: Double) -> Double { generator.number(low, high) }

        func step() {
            switch generator.below(8) {
            case 0: stage.touchDown(at: place, finger: generator.below(2))
            case 1, 2: stage.touchMove(to: place, finger: generator.below(2))
            case 3: stage.touchUp(at: place, finger: generator.below(2))
            case 4: stage.touchCancel(at: place, finger: generator.below(2))
            case 5:
                stage.press(
                    generator.pick([
                        .keyboardTab, .keyboardSpacebar, .keyboardReturnOrEnter, .keyboardLeftArrow,
                        .keyboardRightArrow,
                        .keyboardUpArrow, .keyboardDownArrow,
                    ]), modifiers: generator.below(4) == 0 ? .shift : [])
            case 6: stage.advance(by: generator.number(0, 0.7))
            default: change()
            }
        }

        private func change() {
            let control = generator.pick(controls)
            let number = generator.pick([-1, 0, 0.3, 1, 7, 1e30, -.infinity, .infinity, .nan]) as Double
            switch generator.below(14) {
            case 0: control.isEnabled.toggle()
            case 1: control.removeFromSuperview()
            case 2: root.addSubview(control)
            case 3: slider.setValue(Float(number), animated: generator.below(2) == 0)
            case 4: toggle.setOn(generator.below(2) == 0, animated: generator.below(2) == 0)
            case 5: stepper.value = number
            case 6: stepper.wraps.toggle()
            case 7: pages.numberOfPages = generator.below(40)
            case 8: pages.currentPage = generator.below(60) - 10
            case 9: segments.selectedSegmentIndex = generator.below(8) - 2
            case 10: segments.insertSegment(withTitle: "X", at: generator.below(6), animated: generator.below(2) == 0)
            case 11: segments.removeSegment(at: generator.below(6), animated: generator.below(2) == 0)
            case 12: control.frame.size = CGSize(width: generator.number(0, 300), height: generator.number(0, 60))
            default:
                control.semanticContentAttribute = generator.below(2) == 0 ? .forceRightToLeft : .forceLeftToRight
            }
        }

        func check(_ seed: Int) {
            #expect((slider.minimumValue...slider.maximumValue).contains(slider.value), "seed \(seed)")
            #expect((stepper.minimumValue...stepper.maximumValue).contains(stepper.value), "seed \(seed)")
            let isInRange = pages.numberOfPages == 0 ? pages.currentPage == -1 : pages.currentPage >= 0
            expectTrue(isInRange && pages.currentPage < max(1, pages.numberOfPages), "seed \(seed)")
            #expect((-1..<segments.numberOfSegments).contains(segments.selectedSegmentIndex), "seed \(seed)")
            for control in controls where control.window == nil || !control.isEnabled {
                expectTrue(!control.isTracking && !control.isHighlighted, "seed \(seed): \(control)")
            }
        }
    }

    @Test("Numbers stay in range, and disabled or removed ones follow no finger", arguments: RandomSeeds.batches(60))
    func random(seeds: RandomSeeds) throws {
        for seed in seeds {
            weak var gone: UIView?
            try Stage.run(size: CGSize(width: 400, height: 400)) { stage in
                let world = World(seed: seed, stage: stage)
                gone = world.root
                for _ in 0..<120 {
                    world.step()
                    world.check(seed)
                }
                stage.advance(by: 2)
                stage.render()
                world.root.removeFromSuperview()
                stage.advance(by: 2)

                // Non-finite numbers are refused with a log, and no other diagnostics are reported.
                expectTrue(stage.diagnostics.allSatisfy { $0.rule == "control" }, "seed \(seed)")
            }
            expectNil(gone, "seed \(seed)")
        }
    }
}
