import XCTest
@testable import DialKit

final class DialTests: XCTestCase {
    var dial: Dial!

    override func setUp() async throws {
        try await super.setUp()
        dial = await Dial(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    func testValueIsClamped() {
        dial.value = 150
        XCTAssertEqual(dial.value, 100)
        dial.minimumValue = 20
        dial.value = 3
        XCTAssertEqual(dial.value, 20, accuracy: 0.001)
    }

    func testDelegateAdjustsTheValue() {
        let delegate = Snapping()
        dial.delegate = delegate
        dial.value = 33
        XCTAssertEqual(dial.value, 30)
        dial.delegate = nil
        dial.value = 33
        XCTAssertEqual(dial.value, 33)
    }

    func testDelegateWithoutMethods() {
        final class Nothing: NSObject, DialDelegate {}
        let delegate = Nothing()
        dial.delegate = delegate
        dial.value = 12
        XCTAssertEqual(dial.value, 12)
        XCTAssertTrue(dial.beginTracking(UITouch(), with: nil))
    }

    func testTrackingTellsTheDelegate() {
        let delegate = Snapping()
        dial.delegate = delegate
        _ = dial.beginTracking(UITouch(), with: nil)
        dial.endTracking(nil, with: nil)
        XCTAssertEqual(delegate.log, ["begin", "end false"])
    }

    func testEvents() {
        dial.sendActions(for: .touchDown)
        dial.turn(to: CGPoint(x: 25, y: 0))
        XCTAssertEqual(dial.events, ["touched", "changed 25"])
        XCTAssertEqual(dial.actions(forTarget: dial, forControlEvent: .valueChanged), ["changed"])
        XCTAssertEqual(dial.actions(forTarget: dial, forControlEvent: .touchDown), ["touched:for:"])
    }

    func testKnobFollowsTheValue() {
        dial.value = 50
        dial.layoutIfNeeded()
        XCTAssertEqual(dial.knob.center, CGPoint(x: 50, y: 50))
        XCTAssertEqual(dial.label.text, "50")
    }

    func testHighlightAndEnabled() {
        dial.isHighlighted = true
        XCTAssertEqual(dial.knob.alpha, 0.5)
        dial.isEnabled = false
        XCTAssertEqual(dial.alpha, 0.3, accuracy: 0.001)
    }

    func testResetByDoubleTap() {
        dial.value = 70
        var triggered = 0
        dial.on(.primaryActionTriggered) { _ in triggered += 1 }
        dial.perform(Selector(("reset")))
        XCTAssertEqual(dial.value, 0)
        XCTAssertEqual(triggered, 1)
        dial.removeClosures()
        dial.sendActions(for: .primaryActionTriggered)
        XCTAssertEqual(triggered, 1)
    }

    func testObservation() {
        var values: [CGFloat] = []
        let token = dial.observe(\.value, options: [.new]) { _, change in
            if let new = change.newValue { values.append(new) }
        }
        dial.value = 5
        dial.value = 500
        token.invalidate()
        XCTAssertEqual(values, [5, 100])
    }

    func testKnobColor() {
        dial.knobColor = .red
        XCTAssertEqual(dial.knob.backgroundColor, .red)
        XCTAssertEqual(dial.knobChanges, 1)
    }

    func testInspectableByKey() {
        dial.setValue(40, forKey: "maximumValue")
        dial.setValue(UIColor.green, forKey: #keyPath(Dial.trackColor))
        dial.value = 90
        XCTAssertEqual(dial.value, 40)
        XCTAssertEqual(dial.trackColor, .green)
    }

    func testAccessibility() {
        dial.increment()
        dial.increment()
        dial.decrement()
        XCTAssertEqual(dial.accessibilityValue, "10")
        XCTAssertTrue(dial.accessibilityTraits.contains(.adjustable))
    }

    func testGestureRecognizersBegin() {
        XCTAssertTrue(dial.gestureRecognizerShouldBegin(dial.doubleTap))
        dial.isEnabled = false
        let press = dial.gestureRecognizers?.first { $0 is UILongPressGestureRecognizer }
        XCTAssertFalse(dial.gestureRecognizerShouldBegin(press!))
    }

    func testInterfaceBuilder() {
        dial.prepareForInterfaceBuilder()
        XCTAssertEqual(dial.label.text, "42")
    }

    private class Snapping: NSObject, DialDelegate {
        var log: [String] = []

        func dial(_ dial: Dial, willTurnTo value: CGFloat) -> CGFloat { (value / 10).rounded(.down) * 10 }
        func dialDidBegin(_ dial: Dial) { log.append("begin") }
        func dialDidEnd(_ dial: Dial, animated: Bool) { log.append("end \(animated)") }
    }
}
