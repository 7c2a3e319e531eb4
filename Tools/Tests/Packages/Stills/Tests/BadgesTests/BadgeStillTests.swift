import Stills
import XCTest

@testable import Badges

final class BadgeStillTests: XCTestCase {
    private func makeBadge(_ shape: BadgeView.Shape, dots: Int = 0) -> BadgeView {
        let badge = BadgeView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        badge.shape = shape
        badge.dots = dots
        return badge
    }

    override func invokeTest() {
        // Stills are recorded if the variable is set.
        isRecordingStills = ProcessInfo.processInfo.environment["RECORD"] != nil
        super.invokeTest()
    }

    func testSquare() {
        assertStill(of: makeBadge(.square), as: .layer)
    }

    func testShapesInAWindow() {
        for shape in BadgeView.Shape.allCases {
            assertStill(
                of: makeBadge(shape, dots: 3), as: .hierarchy(size: CGSize(width: 60, height: 40)),
                named: "\(shape)")
        }
    }

    func testDarkDots() {
        let badge = makeBadge(.circle, dots: 1)
        badge.overrideUserInterfaceStyle = .dark
        assertStill(of: badge, as: .hierarchy(size: CGSize(width: 40, height: 40)))
    }

    func testOwnDrawing() {
        let badge = makeBadge(.diamond)
        let image = UIGraphicsImageRenderer(bounds: badge.bounds, format: {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            return format
        }()).image { badge.drawBadge(in: $0.cgContext) }
        assertStill(of: image, as: .image())
    }

    func testText() {
        assertStill(of: "a\nb\n", as: .lines)
    }

    func testADifferenceIsFound() {
        let message = verifyStill(of: makeBadge(.circle), as: .layer, named: "square")
        XCTAssertNotNil(message)
        XCTAssertTrue(message?.hasSuffix("bytes differ") == true, message ?? "")
    }

    func testAnExpectedFailure() {
        XCTExpectFailure("The still is another one") {
            XCTFail(verifyStill(of: "c", as: .lines, named: "text") ?? "")
        }
    }
}
