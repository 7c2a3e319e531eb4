import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Controls and the keyboard", .serialized)
struct ControlKeysTests {
    @Test("Return and space press the button that has the focus, while they are down it is highlighted")
    func button() throws {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        var calls = 0
        button.addAction(UIAction { _ in calls += 1 }, for: .primaryActionTriggered)
        try onStage(button) { stage, button in
            stage.press(.keyboardSpacebar)
            let before = calls
            stage.press(.keyboardTab)
            stage.press(.keyboardSpacebar)
            stage.press(.keyboardReturnOrEnter, repeats: 3)

            expectEqual(before, 0)
            expectEqual(calls, 2)
            expectEqual(button.state, .focused)
            expectFalse(button.isHighlighted)
            button.isEnabled = false
            stage.press(.keyboardSpacebar)
            expectEqual(calls, 2)
        }
    }

    @Test("A button's values for the normal state count while it has the focus")
    func states() {
        let button = UIButton(type: .custom)
        button.setTitle("Normal", for: .normal)
        button.setTitle("Selected", for: .selected)

        expectEqual(button.title(for: .focused), "Normal")
        expectEqual(button.title(for: [.focused, .selected]), "Selected")
    }

    @Test("Space toggles a switch")
    func switches() throws {
        try onStage(UISwitch()) { stage, control in
            let log = EventLog(control)

            stage.press(.keyboardTab)
            stage.press(.keyboardSpacebar)

            expectTrue(control.isOn)
            expectEqual(log.events, ["changed on", "primary"])
        }
    }

    @Test("Left and right arrows move a slider, a stepper, a selection and a page; up and down move the focus")
    func arrows() throws {
        let (slider, stepper, pages) = (UISlider(), UIStepper(), UIPageControl())
        let segments = UISegmentedControl(items: ["A", "B", "C"])
        pages.numberOfPages = 3
        segments.setEnabled(false, forSegmentAt: 1)
        try Stage.run(size: CGSize(width: 400, height: 400)) { stage in
            for (index, control) in [slider, stepper, segments, pages].enumerated() {
                control.frame = CGRect(x: 50, y: 20 + 60 * index, width: 200, height: 32)
                stage.window.addSubview(control)
            }
            stage.advance(by: 0.02)
            stage.press(.keyboardTab)
            for _ in 0..<4 {
                stage.press(.keyboardRightArrow)
                stage.press(.keyboardRightArrow)
                stage.press(.keyboardLeftArrow)
                stage.press(.keyboardDownArrow)
            }

            expectEqual(slider.value, 0.1)
            expectEqual(stepper.value, 1)
            expectEqual(segments.selectedSegmentIndex, 0)
            expectEqual(pages.currentPage, 1)
            expectTrue(pages.isFocused)
        }
    }

    @Test("A control that is disabled cannot be focused")
    func disabled() throws {
        let control = UISwitch()
        control.isEnabled = false
        try onStage(control) { stage, control in
            stage.press(.keyboardTab)

            expectFalse(control.isFocused)
        }
    }

    @Test("A button that is removed by its own action, pressed by a key, is freed")
    func removed() throws {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.addAction(UIAction { ($0.sender as? UIView)?.removeFromSuperview() }, for: .primaryActionTriggered)
        try onStage(button) { stage, button in
            stage.press(.keyboardTab)
            stage.press(.keyboardSpacebar)
            stage.press(.keyboardSpacebar)

            expectNil(button.window)
            expectFalse(button.isFocused)
        }
    }
}
