import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Appearance of controls", .serialized)
struct ControlAppearanceTests {
    @Test("Controls that appear on the screen get the appearance of their class")
    func proxies() throws {
        try Stage.run(size: CGSize(width: 400, height: 400)) { stage in
            let image = UIImage.drawing(CGSize(width: 9, height: 9)) {}
            UISwitch.appearance().onTintColor = .systemPink
            UISlider.appearance().setThumbImage(image, for: .normal)
            UISegmentedControl.appearance().selectedSegmentTintColor = .systemYellow
            UISegmentedControl.appearance().setTitleTextAttributes([.kern: 3], for: .selected)
            UIPageControl.appearance().currentPageIndicatorTintColor = .systemRed
            UIProgressView.appearance().trackTintColor = .systemTeal
            UIActivityIndicatorView.appearance().color = .systemPurple
            UIStepper.appearance().setIncrementImage(image, for: .normal)
            let (control, own) = (UISwitch(), UISwitch())
            own.onTintColor = .systemBlue
            let (slider, segments, pages) = (UISlider(), UISegmentedControl(items: ["A"]), UIPageControl())
            let (progress, activity, stepper) = (UIProgressView(), UIActivityIndicatorView(style: .medium), UIStepper())

            for view in [control, own, slider, segments, pages, progress, activity, stepper] as [UIView] {
                stage.window.addSubview(view)
            }

            expectEqual(control.onTintColor, .systemPink)
            expectEqual(own.onTintColor, .systemBlue)
            expectIdentical(slider.currentThumbImage, image)
            expectIdentical(stepper.incrementImage(for: .normal), image)
            expectEqual(segments.selectedSegmentTintColor, .systemYellow)
            expectEqual(segments.titleTextAttributes(for: .selected)?[.kern] as? Int, 3)
            expectEqual(pages.currentPageIndicatorTintColor, .systemRed)
            expectEqual(progress.trackTintColor, .systemTeal)
            expectEqual(activity.color, .systemPurple)
        }
    }
}
