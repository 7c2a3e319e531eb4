import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor @Suite("Controls of documents")
struct ControlDocumentTests {
    private static let common =
        #"opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center""#

    @Test("Attributes of all controls")
    func common() throws {
        try PartsDocument.run { _ in
            let button: UIButton = try PartsDocument.view(
                #"<button contentHorizontalAlignment="trailing" contentVerticalAlignment="bottom" enabled="NO" selected="YES" id="B"/>"#
            )

            expectEqual(button.contentHorizontalAlignment, .trailing)
            expectEqual(button.contentVerticalAlignment, .bottom)
            expectFalse(button.isEnabled)
            expectTrue(button.isSelected)
            expectFalse(button.isHighlighted)
        }
    }

    @Test("A switch is off unless it is on in the document, keeps its position, and has its own size")
    func switches() throws {
        try PartsDocument.run { _ in
            let off: UISwitch = try PartsDocument.view("<switch \(Self.common) id=\"S\"/>")
            let on: UISwitch = try PartsDocument.view(
                """
                <switch \(Self.common) on="YES" horizontalHuggingPriority="300" id="S">
                    <rect key="frame" x="10" y="20" width="49" height="31"/>
                    <color key="onTintColor" \(PartsDocument.red)
                </switch>
                """)

            expectFalse(off.isOn)
            expectTrue(on.isOn)
            expectEqual(on.frame, CGRect(x: 10, y: 20, width: 51, height: 31))
            expectEqual(on.onTintColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
            expectEqual(on.contentHuggingPriority(for: .horizontal), UILayoutPriority(300))
            expectEqual(on.contentHuggingPriority(for: .vertical), .defaultHigh)
        }
    }

    @Test("A slider's numbers, and 0 if no value is written")
    func slider() throws {
        try PartsDocument.run { _ in
            let slider: UISlider = try PartsDocument.view(
                "<slider \(Self.common) value=\"45\" minValue=\"-30\" maxValue=\"60\" continuous=\"NO\" id=\"S\"/>")
            let plain: UISlider = try PartsDocument.view(
                "<slider \(Self.common) minValue=\"0.0\" maxValue=\"1\" id=\"S\"/>")

            #expect((slider.minimumValue, slider.value, slider.maximumValue) == (-30, 45, 60))
            expectFalse(slider.isContinuous)
            #expect((plain.minimumValue, plain.value, plain.maximumValue) == (0, 0, 1))
            expectTrue(plain.isContinuous)
        }
    }

    @Test("A stepper's numbers, also if they are far from the class's own")
    func stepper() throws {
        try PartsDocument.run { _ in
            let stepper: UIStepper = try PartsDocument.view(
                "<stepper \(Self.common) value=\"210\" minimumValue=\"200\" maximumValue=\"300\" stepValue=\"5\" wraps=\"YES\" id=\"S\"/>"
            )

            #expect((stepper.minimumValue, stepper.value, stepper.maximumValue) == (200, 210, 300))
            expectEqual(stepper.stepValue, 5)
            expectTrue(stepper.wraps)
            expectTrue(stepper.isContinuous)
            expectTrue(stepper.autorepeat)
        }
    }

    @Test("Invalid numbers of a stepper count as absent, and do not stop the program")
    func hostileStepper() throws {
        try PartsDocument.run { stage in
            let stepper: UIStepper = try PartsDocument.view(
                "<stepper \(Self.common) minimumValue=\"9\" maximumValue=\"3\" stepValue=\"-1\" value=\"1e999\" id=\"S\"/>"
            )

            #expect((stepper.minimumValue, stepper.maximumValue, stepper.stepValue) == (0, 100, 1))
            expectEqual(stepper.value, 0)
            stage.allowsDiagnostics = true
        }
    }

    @Test("No segment is selected unless one is written")
    func segments() throws {
        try PartsDocument.run { _ in
            let segments = """
                <segments>
                    <segment title="First" width="80"/>
                    <segment title="Second" enabled="NO"><size key="contentOffset" width="2" height="3"/></segment>
                </segments>
                """
            let none: UISegmentedControl = try PartsDocument.view(
                "<segmentedControl \(Self.common) segmentControlStyle=\"plain\" id=\"S\">\(segments)</segmentedControl>"
            )
            let first: UISegmentedControl = try PartsDocument.view(
                "<segmentedControl \(Self.common) segmentControlStyle=\"plain\" selectedSegmentIndex=\"0\" momentary=\"NO\" id=\"S\">\(segments)</segmentedControl>"
            )

            expectEqual(none.selectedSegmentIndex, UISegmentedControl.noSegment)
            expectEqual(first.selectedSegmentIndex, 0)
            expectEqual(first.numberOfSegments, 2)
            expectEqual(first.titleForSegment(at: 1), "Second")
            expectEqual(first.widthForSegment(at: 0), 80)
            expectFalse(first.isEnabledForSegment(at: 1))
            expectEqual(first.contentOffsetForSegment(at: 1), CGSize(width: 2, height: 3))
        }
    }

    @Test("Pages and progress")
    func pagesAndProgress() throws {
        try PartsDocument.run { _ in
            let pages: UIPageControl = try PartsDocument.view(
                "<pageControl \(Self.common) numberOfPages=\"3\" currentPage=\"1\" hidesForSinglePage=\"YES\" id=\"P\"/>"
            )
            let progress: UIProgressView = try PartsDocument.view(
                #"<progressView opaque="NO" contentMode="scaleToFill" progressViewStyle="bar" progress="0.5" id="P"/>"#)
            let empty: UIProgressView = try PartsDocument.view(
                #"<progressView opaque="NO" contentMode="scaleToFill" id="P"/>"#)

            expectEqual(pages.numberOfPages, 3)
            expectEqual(pages.currentPage, 1)
            expectTrue(pages.hidesForSinglePage)
            expectEqual(progress.progress, 0.5)
            expectEqual(progress.progressViewStyle, .bar)
            expectEqual(empty.progress, 0)
            expectEqual(empty.progressViewStyle, .default)
        }
    }

    @Test("An indicator that does not animate is visible unless it hides when stopped, unlike in code")
    func indicator() throws {
        try PartsDocument.run { _ in
            @MainActor func indicator(_ attributes: String) throws -> UIActivityIndicatorView {
                try PartsDocument.view(
                    "<activityIndicatorView opaque=\"NO\" contentMode=\"scaleToFill\" \(attributes) id=\"I\"/>")
            }

            let plain = try indicator(#"style="medium""#)
            let hiding = try indicator(#"style="large" hidesWhenStopped="YES""#)
            let turning = try indicator(#"style="gray" hidesWhenStopped="YES" animating="YES""#)
            let hidden = try indicator(#"hidden="YES" style="medium""#)

            expectFalse(plain.isHidden)
            expectFalse(plain.hidesWhenStopped)
            expectFalse(plain.isAnimating)
            expectTrue(hiding.isHidden)
            expectEqual(hiding.style, .large)
            expectFalse(turning.isHidden)
            expectTrue(turning.isAnimating)
            expectEqual(turning.style.rawValue, 2)
            expectTrue(hidden.isHidden)
        }
    }

    @Test("An action is called for its event")
    func action() throws {
        try PartsDocument.run { _ in
            let receiver = Receiver()
            let nib = PartsDocument.nib(
                """
                <switch \(Self.common) id="S"><connections>
                    <action selector="changed:" destination="-1" eventType="valueChanged" id="A"/>
                </connections></switch>
                """)
            let control = try #require(nib.instantiate(withOwner: receiver).first as? UISwitch)

            control.sendActions(for: .touchUpInside)
            expectEmpty(receiver.senders)
            control.sendActions(for: .valueChanged)

            expectEqual(receiver.senders.count, 1)
            expectIdentical(receiver.senders.first, control)
        }
    }

    private final class Receiver: UIResponder {
        var senders: [UISwitch] = []

        override class var namedActions: NamedActions { super.namedActions.adding("changed:", Receiver.changed(_:)) }

        func changed(_ sender: UISwitch) { senders.append(sender) }
    }
}
