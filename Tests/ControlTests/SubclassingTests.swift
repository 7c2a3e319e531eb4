import Expectations
import Foundation
import Testing
import UIKit

/// Outside UIKit's modules, like a program's own controls.
@MainActor
@Suite("Subclassing controls")
struct SubclassingTests {
    final class Dial: UIControl {
        private(set) var setUps = 0

        override init(frame: CGRect) {
            super.init(frame: frame)
            setUps += 1
        }

        required init?(coder: NSCoder) { nil }
    }

    final class Chip: UIButton {
        private(set) var setUps = 0

        override init(frame: CGRect) {
            super.init(frame: frame)
            setUps += 1
            setTitle("Chip", for: .normal)
        }

        required init?(coder: NSCoder) { nil }
    }

    final class Fader: UISlider {
        private(set) var setUps = 0

        override init(frame: CGRect) {
            super.init(frame: frame)
            setUps += 1
            maximumValue = 10
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test("A subclass of `UIControl` that overrides `init(frame:)` inherits the other initializers, which call it")
    func control() {
        var performed = 0
        let action = UIAction { _ in performed += 1 }

        let plain = Dial()
        let acting = Dial(frame: CGRect(x: 1, y: 2, width: 3, height: 4), primaryAction: action)
        acting.sendActions(for: .primaryActionTriggered)

        #expect((plain.setUps, acting.setUps, performed) == (1, 1, 1))
        expectEqual(acting.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test("A subclass of `UIButton` that overrides `init(frame:)` is made by each of a button's initializers")
    func button() {
        let action = UIAction(title: "Act", image: nil) { _ in }

        let buttons = [
            Chip(), Chip(type: .system), Chip(type: .close), Chip(primaryAction: action),
            Chip(frame: CGRect(x: 0, y: 0, width: 80, height: 40), primaryAction: action),
            Chip(configuration: .filled()),
        ]

        expectEqual(buttons.map(\.setUps), [1, 1, 1, 1, 1, 1])
        expectEqual(buttons.map(\.buttonType), [.custom, .system, .close, .system, .custom, .system])
        expectEqual(buttons.map { $0.title(for: .normal) }, ["Chip", "Chip", "Chip", "Act", "Act", "Chip"])
        expectEqual(buttons[4].frame.size, CGSize(width: 80, height: 40))
    }

    @Test("Sliders, switches, steppers, page controls and segmented controls take a primary action")
    func primaryActions() {
        var performed: [String] = []
        func action(_ name: String) -> UIAction { UIAction { _ in performed.append(name) } }

        let fader = Fader(frame: .zero, primaryAction: action("fader"))
        let controls = [
            fader, UISwitch(frame: .zero, primaryAction: action("switch")),
            UIStepper(frame: .zero, primaryAction: action("stepper")),
            UIPageControl(frame: .zero, primaryAction: action("pages")),
            UISegmentedControl(frame: .zero, primaryAction: action("segments")),
        ]
        for control in controls { control.sendActions(for: .primaryActionTriggered) }

        #expect((fader.setUps, fader.maximumValue) == (1, 10))
        expectEqual(performed, ["fader", "switch", "stepper", "pages", "segments"])
        expectEqual(controls[1].frame.size, CGSize(width: 51, height: 31))
    }
}
