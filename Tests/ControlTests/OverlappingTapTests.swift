import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
private final class TapCounter: NSObject {
    var taps = 0

    func tapped(_ recognizer: UIGestureRecognizer) { taps += 1 }
}

/// A control with a tap as default action (Apple: "Interacting with Other User Interface Controls").
@MainActor
private enum TappedControl: CaseIterable {
    case button, toggle, stepper, segments, dots

    func make() -> UIControl {
        switch self {
        case .button: return UIButton(type: .system)
        case .toggle: return UISwitch()
        case .stepper: return UIStepper()
        case .segments: return UISegmentedControl(items: ["A", "B"])
        case .dots:
            let dots = UIPageControl()
            dots.numberOfPages = 3
            return dots
        }
    }
}

@MainActor
@Suite("A tap on a control below a tap recognizer")
struct OverlappingTapTests {
    private func tap(
        _ control: UIControl, taps: Int = 1, onControl: Bool = false
    ) throws -> (control: Int, recognizer: Int) {
        let counter = TapCounter()
        var fired = 0
        try Stage.run(root: UIViewController()) { stage, root in
            control.frame = CGRect(x: 100, y: 100, width: 120, height: 40)
            control.addAction(UIAction { _ in fired += 1 }, for: [.primaryActionTriggered])
            root.view.addSubview(control)
            let recognizer = UITapGestureRecognizer(target: counter, action: TapCounter.tapped)
            recognizer.numberOfTapsRequired = taps
            (onControl ? control : root.view).addGestureRecognizer(recognizer)
            let point = control.convert(CGPoint(x: control.bounds.maxX - 12, y: control.bounds.midY), to: nil)

            for _ in 0..<taps { stage.tap(at: point) }
            stage.advance(by: 1)
        }
        return (fired, counter.taps)
    }

    @Test("The control's action is sent, and a recognizer of a view above it fails", arguments: TappedControl.allCases)
    fileprivate func above(kind: TappedControl) throws {
        #expect(try tap(kind.make()) == (1, 0))
    }

    @Test("A recognizer on the control recognizes, as does one for two taps, and one over a disabled control")
    func others() throws {
        let disabled = UIButton(type: .system)
        disabled.isEnabled = false

        #expect(try tap(UIButton(type: .system), onControl: true) == (0, 1))
        try expectEqual(tap(UIButton(type: .system), taps: 2).recognizer, 1)
        #expect(try tap(disabled) == (0, 1))
    }

    @Test("A custom control leaves taps to recognizers above it")
    func ownClass() throws {
        try expectEqual(tap(UIControl()).recognizer, 1)
    }

    @MainActor private final class PanLog: NSObject {
        var begun = 0

        func moved(_ recognizer: UIGestureRecognizer) { if [.began, .ended].contains(recognizer.state) { begun += 1 } }
    }

    /// Drags from the thumb of a control in a view with a recognizer. Returns the number of the recognizer's actions.
    private func drag(_ control: UIControl, _ recognizer: UIGestureRecognizer, by distance: CGVector) throws -> Int {
        let log = PanLog()
        try Stage.run(root: UIViewController()) { stage, root in
            control.frame = CGRect(x: 100, y: 400, width: 200, height: 40)
            root.view.addSubview(control)
            recognizer.addTarget(log, action: PanLog.moved)
            root.view.addGestureRecognizer(recognizer)
            let start = control.convert(CGPoint(x: 16, y: control.bounds.midY), to: nil)
            let end = CGPoint(x: start.x + distance.dx, y: start.y + distance.dy)

            stage.drag(from: start, to: end, duration: 0.2)
            stage.advance(by: 1)
        }
        return log.begun
    }

    @Test("Dragging the thumb of a slider or a switch moves it, and pans and swipes of views above fail")
    func thumbs() throws {
        let right = CGVector(dx: 120, dy: 5)
        let (slider, toggle, other) = (UISlider(), UISwitch(), UISlider())

        try expectEqual(drag(slider, UIPanGestureRecognizer(), by: right), 0)
        try expectEqual(drag(toggle, UIPanGestureRecognizer(), by: right), 0)
        try expectEqual(drag(other, UISwipeGestureRecognizer(), by: right), 0)

        #expect(slider.value > 0.5)
        expectTrue(toggle.isOn)
        #expect(other.value > 0.5)
    }

    @Test("Pans across a slider, and beside its thumb, belong to the view above")
    func besideThumbs() throws {
        try expectEqual(drag(UISlider(), UIPanGestureRecognizer(), by: CGVector(dx: 5, dy: 120)), 2)
        let slider = UISlider()
        slider.value = 1
        try expectEqual(drag(slider, UIPanGestureRecognizer(), by: CGVector(dx: 120, dy: 5)), 2)
        expectEqual(slider.value, 1)
    }
}
