import Expectations
import IrekoTesting
import Testing
import UIKit

/// Controls and fields as they were recorded on iOS 26.1.
@MainActor @Suite("Controls as recorded")
struct RecordedControlTests {
    @Test("A segmented control clips its segments (K1)")
    func clips() {
        let control = UISegmentedControl(items: ["A", "B", "C"])

        expectTrue(control.clipsToBounds)
        expectEqual(control.selectedSegmentIndex, -1)
        expectTrue((0..<3).allSatisfy { control.isEnabledForSegment(at: $0) })
    }

    @Test("Disabling the selected segment deselects it; a disabled one can be selected by the program (K2, K3)")
    func disabled() {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        control.selectedSegmentIndex = 0

        control.setEnabled(false, forSegmentAt: 1)
        expectEqual(control.selectedSegmentIndex, 0)
        control.setEnabled(false, forSegmentAt: 0)
        expectEqual(control.selectedSegmentIndex, -1)

        control.selectedSegmentIndex = 1
        expectEqual(control.selectedSegmentIndex, 1)
    }

    @Test("A segment out of range is an error (K9)")
    func range() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let control = UISegmentedControl(items: ["A", "B"])

            control.setEnabled(false, forSegmentAt: 2)
            expectFalse(control.isEnabledForSegment(at: -1))

            expectEqual(stage.diagnostics.count, 2)
            expectTrue(control.isEnabledForSegment(at: 1))
        }
    }

    @Test("A right view that is shown hides the clear button (TX36)")
    func rightView() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            field.text = "Text"
            field.clearButtonMode = .always
            stage.window.rootViewController?.view.addSubview(field)
            stage.settle()
            let button = field.subviews.compactMap { $0 as? UIButton }
            expectEqual(button.count, 1)

            let right = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            field.rightView = right
            field.rightViewMode = .always
            stage.settle()

            expectIdentical(right.superview, field)
            expectTrue(field.subviews.allSatisfy { !($0 is UIButton) })
        }
    }

    @Test("selectAll makes an enabled field first responder (TX37)")
    func selectAll() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            field.text = "Text"
            stage.window.rootViewController?.view.addSubview(field)

            field.selectAll(nil)

            expectTrue(field.isFirstResponder)
            expectEqual(field.selectedTextRange.flatMap(field.text(in:)), "Text")
        }
    }
}
