import XCTest

@testable import Badges

class BadgeTests: XCTestCase {
    let badge = BadgeView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

    func testAccessibilityLabel() {
        badge.dots = 3
        XCTAssertEqual(badge.accessibilityLabel, "3 dots")
    }

    func testShapeByName() {
        badge.setValue("diamond", forKey: "shapeName")
        XCTAssertEqual(badge.shape, .diamond)
        XCTAssertEqual(badge.value(forKey: "shapeName") as? String, "diamond")
    }

    func testTap() {
        XCTContext.runActivity(named: "Tap twice") { _ in
            let tap = badge.gestureRecognizers!.first!
            badge.perform(Selector(("didTapWithSender:")), with: tap)
            badge.perform(NSSelectorFromString("didTapWithSender:"), with: tap)
        }
        XCTAssertEqual(badge.taps, 2)
        XCTAssertEqual(badge.dots, 2)
    }

    func testAttachments() {
        let attachment = XCTAttachment(data: Data([1, 2]), uniformTypeIdentifier: "public.data")
        attachment.name = "bytes"
        attachment.lifetime = .deleteOnSuccess
        add(attachment)
        let text = XCTAttachment(string: "text")
        add(text)
        XCTAssertEqual(attachment.name, "bytes")
    }

    func testLayoutSpeed() {
        measure {
            for dots in 0..<5 {
                badge.dots = dots
                badge.layoutIfNeeded()
            }
        }
    }

    func testLayoutClock() {
        let options = XCTMeasureOptions()
        options.iterationCount = 2
        measure(metrics: [XCTClockMetric()], options: options) {
            badge.setNeedsLayout()
            badge.layoutIfNeeded()
        }
    }

    func testKeyValueExpectation() {
        let model = Model()
        let done = XCTKVOExpectation(keyPath: "count", object: model, expectedValue: 2)
        let any = keyValueObservingExpectation(for: model, keyPath: #keyPath(Model.count)) { object, change in
            (object as? Model)?.count == 1
        }
        DispatchQueue.main.async {
            model.count = 1
            model.count = 2
        }
        wait(for: [done, any], timeout: 1)
    }

    func testSkipped() throws {
        try XCTSkipIf(badge.traitCollection.userInterfaceIdiom == .phone || true, "Not on this device")
        XCTFail("is skipped")
    }

    final class Model: NSObject {
        @objc dynamic var count = 0
    }
}
