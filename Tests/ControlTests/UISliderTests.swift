import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("UISlider", .serialized)
struct UISliderTests {
    private static let size = CGSize(width: 128, height: 31)

    @Test("The thumb moves between the ends, over a track of four points")
    func geometry() {
        let slider = UISlider(frame: CGRect(origin: .zero, size: Self.size))
        let track = slider.trackRect(forBounds: slider.bounds)

        expectEqual(track, CGRect(x: 2, y: 13.5, width: 124, height: 4))
        expectEqual(
            slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0),
            CGRect(x: 0, y: 1.5, width: 28, height: 28))
        expectEqual(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1).maxX, 128)
        expectEqual(slider.intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: 30))
        expectEqual(slider.sizeThatFits(CGSize(width: 100, height: 100)), CGSize(width: 100, height: 31))
    }

    @Test("Constraints place the alignment rectangle, which is smaller than the frame (D7)")
    func alignment() throws {
        try Stage.run(size: CGSize(width: 320, height: 480), rootViewController: UIViewController()) { stage in
            let (slider, view) = (UISlider(), try #require(stage.window.rootViewController?.view))
            slider.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(slider)
            NSLayoutConstraint.activate([
                slider.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
                view.trailingAnchor.constraint(equalTo: slider.trailingAnchor, constant: 20),
                view.bottomAnchor.constraint(equalTo: slider.bottomAnchor, constant: 100),
            ])
            stage.settle()

            expectEqual(slider.frame, CGRect(x: 18, y: 350, width: 284, height: 31))
        }
    }

    @Test("From right to left the smallest number is at the right")
    func mirrored() {
        let slider = UISlider(frame: CGRect(origin: .zero, size: Self.size))
        slider.semanticContentAttribute = .forceRightToLeft
        let track = slider.trackRect(forBounds: slider.bounds)

        expectEqual(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).maxX, 128)
    }

    @Test("Images are at the ends, and the track between them")
    func images() {
        let slider = UISlider(frame: CGRect(origin: .zero, size: CGSize(width: 200, height: 31)))
        slider.minimumValueImage = .drawing(CGSize(width: 10, height: 10)) {}
        slider.maximumValueImage = .drawing(CGSize(width: 20, height: 40)) {}

        expectEqual(
            slider.minimumValueImageRect(forBounds: slider.bounds), CGRect(x: 0, y: 10.5, width: 10, height: 10))
        expectEqual(slider.maximumValueImageRect(forBounds: slider.bounds).maxX, 200)
        expectEqual(slider.trackRect(forBounds: slider.bounds), CGRect(x: 17, y: 13.5, width: 156, height: 4))
        expectEqual(slider.intrinsicContentSize.height, 40)
    }

    @Test("The thumb follows a finger that touched it, and every change is sent")
    func drag() throws {
        try onStage(UISlider(), size: Self.size) { stage, slider in
            let log = EventLog(slider)

            stage.touchDown(at: CGPoint(x: 110, y: 115))
            stage.touchMove(to: CGPoint(x: 160, y: 115))
            stage.touchMove(to: CGPoint(x: 999, y: 115))
            stage.touchUp(at: CGPoint(x: 999, y: 115))

            expectEqual(log.events, ["changed 0.5", "primary", "changed 1.0", "primary"])
        }
    }

    @Test("Without `isContinuous` only the last value is sent, if it has changed")
    func notContinuous() throws {
        try onStage(UISlider(), size: Self.size) { stage, slider in
            let log = EventLog(slider)
            slider.isContinuous = false

            stage.drag(from: CGPoint(x: 114, y: 115), to: CGPoint(x: 164, y: 115))
            stage.touchDown(at: CGPoint(x: 164, y: 115))
            stage.touchMove(to: CGPoint(x: 114, y: 115))
            stage.touchMove(to: CGPoint(x: 164, y: 115))
            stage.touchUp(at: CGPoint(x: 164, y: 115))

            expectEqual(log.events, ["changed 0.5", "primary"])
        }
    }

    @Test("A finger beside the thumb has no effect")
    func beside() throws {
        try onStage(UISlider(), size: Self.size) { stage, slider in
            let log = EventLog(slider)

            stage.drag(from: CGPoint(x: 200, y: 115), to: CGPoint(x: 150, y: 115))

            expectEqual(slider.value, 0)
            expectEmpty(log.events)
            expectFalse(slider.isTracking)
        }
    }

    @Test("A value that is set during a drag is the thumb's new starting value")
    func setWhileTracking() throws {
        try onStage(UISlider(), size: Self.size) { stage, slider in
            stage.touchDown(at: CGPoint(x: 114, y: 115))
            slider.value = 0.5
            stage.touchMove(to: CGPoint(x: 139, y: 115))
            stage.touchUp(at: CGPoint(x: 139, y: 115))

            expectEqual(slider.value, 0.75)
        }
    }

    @Test("Numbers are always in order, and non-finite numbers are refused")
    func hostile() throws {
        try onStage(UISlider(), size: Self.size) { stage, slider in
            slider.maximumValue = 10
            slider.value = 20
            let clamped = slider.value
            slider.minimumValue = 30
            let raised = (slider.value, slider.maximumValue)
            slider.maximumValue = -5
            let lowered = (slider.value, slider.minimumValue)
            slider.value = .nan
            slider.minimumValue = .nan
            slider.maximumValue = .infinity
            slider.setValue(.infinity, animated: true)
            stage.advance(by: 1)

            expectEqual(clamped, 10)
            #expect(raised == (30, 30))
            #expect(lowered == (-5, -5))
            expectEqual(slider.value, -5)
            expectEqual(slider.minimumValue, -5)
            expectEqual(slider.maximumValue, -5)
            expectEqual(stage.diagnostics.map(\.rule), ["control", "control", "control"])
        }
    }

    @Test("The extremes of single precision can be dragged")
    func extremes() throws {
        try onStage(UISlider(), size: Self.size) { stage, slider in
            slider.minimumValue = -.greatestFiniteMagnitude
            slider.maximumValue = .greatestFiniteMagnitude

            stage.drag(from: CGPoint(x: 164, y: 115), to: CGPoint(x: 214, y: 115))

            expectEqual(slider.value, .greatestFiniteMagnitude)
        }
    }

    @Test("Removed or disabled while it is dragged, also by its own event, it stops tracking")
    func removed() throws {
        try onStage(UISlider(), size: Self.size) { stage, slider in
            slider.addAction(UIAction { ($0.sender as? UISlider)?.isEnabled = false }, for: .valueChanged)

            stage.touchDown(at: CGPoint(x: 114, y: 115))
            stage.touchMove(to: CGPoint(x: 164, y: 115))
            stage.touchMove(to: CGPoint(x: 214, y: 115))
            let stopped = slider.value
            slider.isEnabled = true
            stage.touchUp(at: CGPoint(x: 214, y: 115))
            stage.touchDown(at: CGPoint(x: 164, y: 115))
            slider.removeFromSuperview()
            stage.touchMove(to: CGPoint(x: 114, y: 115))

            expectEqual(stopped, 0.5)
            expectEqual(slider.value, 0.5)
            expectFalse(slider.isTracking)
        }
    }

    @Test("Images of a state are shown in it, and the normal images in other states")
    func stateImages() {
        let slider = UISlider()
        let (normal, disabled) = (
            UIImage.drawing(CGSize(width: 8, height: 8)) {}, UIImage.drawing(CGSize(width: 9, height: 9)) {}
        )

        slider.setThumbImage(normal, for: .normal)
        slider.setThumbImage(disabled, for: .disabled)

        expectIdentical(slider.currentThumbImage, normal)
        expectNil(slider.thumbImage(for: .highlighted))
        slider.isEnabled = false
        expectIdentical(slider.currentThumbImage, disabled)
    }
}
