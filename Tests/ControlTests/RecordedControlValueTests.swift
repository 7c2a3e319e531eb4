import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Values of controls, fonts, gesture recognizers and menus that were recorded on iOS 26.1.
@MainActor @Suite("Values of controls as recorded")
struct RecordedControlValueTests {
    @Test("Segments that are inserted or removed move the state and the selection of the others (K4 to K8)")
    func segments() {
        let control = UISegmentedControl(items: ["A", "B", "C", "D"])
        control.setEnabled(false, forSegmentAt: 1)
        control.insertSegment(withTitle: "New", at: 0, animated: false)
        expectEqual((0..<5).map { control.isEnabledForSegment(at: $0) }, [true, true, false, true, true])

        control.selectedSegmentIndex = 3
        control.removeSegment(at: 0, animated: false)
        expectEqual(control.selectedSegmentIndex, 2)
        control.removeSegment(at: 3, animated: false)
        expectEqual(control.selectedSegmentIndex, 2)
        control.removeSegment(at: 2, animated: false)
        expectTrue(control.selectedSegmentIndex < 0)

        control.selectedSegmentIndex = 0
        control.removeAllSegments()
        control.insertSegment(withTitle: "A", at: 0, animated: false)
        expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    }

    @Test("The insets and fonts of a configuration by its size (K11, K12)")
    func configurationSizes() {
        let cases: [(UIButton.Configuration.Size, NSDirectionalEdgeInsets, CGFloat)] = [
            (.mini, NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10), 15),
            (.small, NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10), 15),
            (.medium, NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12), 17),
            (.large, NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20), 17),
        ]
        for (size, insets, points) in cases {
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Title"
            configuration.buttonSize = size
            let button = UIButton(configuration: configuration)
            let title = ("Title" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: points)])
            let intrinsic = button.intrinsicContentSize
            expectTrue(abs(intrinsic.width - title.width - insets.leading - insets.trailing) < 1.5)
            expectTrue(abs(intrinsic.height - title.height - insets.top - insets.bottom) < 1)
        }
        expectEqual(
            UIButton.Configuration.filled().contentInsets,
            NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
    }

    @Test("A configuration's own insets are around the title (K13)")
    func ownInsets() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            var configuration = UIButton.Configuration.plain()
            configuration.title = "Title"
            configuration.contentInsets = .zero
            let button = UIButton(configuration: configuration)
            let bare = button.intrinsicContentSize
            let insets = NSDirectionalEdgeInsets(top: 3, leading: 11, bottom: 9, trailing: 21)
            button.configuration?.contentInsets = insets
            expectEqual(button.configuration?.contentInsets, insets)
            expectEqual(
                button.intrinsicContentSize, CGSize(width: bare.width + 32, height: bare.height + 12))

            stage.window.rootViewController?.view.addSubview(button)
            button.frame = CGRect(origin: CGPoint(x: 50, y: 50), size: button.intrinsicContentSize)
            stage.settle()
            let place = try #require(button.titleLabel?.frame.origin)
            expectEqual(place, CGPoint(x: 11, y: 3))
        }
    }

    @Test("The default corner radius of a configuration's background (K14)")
    func cornerRadius() { expectEqual(UIButton.Configuration.filled().background.cornerRadius, 5.95) }

    @Test("Sizes of fonts (K15)")
    func fontSizes() {
        expectEqual(UIFont.systemFontSize, 14)
        expectEqual(UIFont.smallSystemFontSize, 12)
        expectEqual(UIFont.labelFontSize, 17)
        expectEqual(UIFont.buttonFontSize, 18)
    }

    @Test("Sizes and defaults of activity indicators (K16)")
    func indicators() {
        let medium = UIActivityIndicatorView(style: .medium)
        expectEqual(medium.intrinsicContentSize, CGSize(width: 20, height: 20))
        expectEqual(
            UIActivityIndicatorView(style: .large).intrinsicContentSize, CGSize(width: 37, height: 37))
        expectTrue(medium.hidesWhenStopped)
        let light = UITraitCollection(userInterfaceStyle: .light)
        expectEqual(
            medium.color.resolvedColor(with: light), UIColor.secondaryLabel.resolvedColor(with: light))
    }

    @Test("Image views: interaction, animation and size (K17)")
    func imageViews() throws {
        let view = UIImageView()
        expectFalse(view.isUserInteractionEnabled)
        view.startAnimating()
        expectFalse(view.isAnimating)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
        view.animationImages = [image, image]
        view.startAnimating()
        expectTrue(view.isAnimating)
        view.stopAnimating()
        expectEqual(UIImageView(image: image).frame, CGRect(x: 0, y: 0, width: 30, height: 20))
    }

    @Test("An animated image without a duration shows each image for a thirtieth of a second (K18)")
    func animatedImage() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
        expectEqual(UIImage.animatedImage(with: [image], duration: 0)?.duration, 1 / 30)
        expectEqual(UIImage.animatedImage(with: [image, image, image], duration: 0)?.duration, 0.1)
    }

    @Test("Labels, image views and views are opaque, buttons are not (K19)")
    func opacity() {
        expectTrue(UILabel().isOpaque)
        expectTrue(UIImageView().isOpaque)
        expectTrue(UIView().isOpaque)
        expectFalse(UIButton().isOpaque)
    }

    @Test("Defaults of labels (K20, K21)")
    func labels() {
        expectEqual(UILabel().preferredMaxLayoutWidth, 0)
        expectEqual(UILabel().baselineAdjustment, .alignBaselines)
        expectEqual(UIBaselineAdjustment.alignBaselines.rawValue, 0)
    }

    @Test("The shadow color of a title in other states is that of the normal state (K22)")
    func titleShadow() {
        let button = UIButton(type: .custom)
        expectNil(button.titleShadowColor(for: .normal))
        button.setTitleShadowColor(.red, for: .normal)
        for state in [UIControl.State.highlighted, .disabled, .selected] {
            expectEqual(button.titleShadowColor(for: state), .red)
        }
    }

    @Test("Sizes of a stepper, a refresh control and a page control (K24, K25, K40)")
    func sizes() {
        expectEqual(UIStepper().intrinsicContentSize, CGSize(width: 94, height: 32))
        expectEqual(UIRefreshControl().frame.height, 60)
        let pages = UIPageControl()
        pages.numberOfPages = 3
        expectTrue((25.6...26).contains(pages.intrinsicContentSize.height))
    }

    @Test("Defaults of a search bar (K26)")
    func searchBar() {
        let bar = UISearchBar()
        expectEqual(bar.autocapitalizationType, .sentences)
        expectNil(bar.barTintColor)
        expectEqual(bar.searchTextField.returnKeyType, .search)
    }

    @Test("Defaults of bar button items (K27)")
    func barButtonItems() {
        for item in [UIBarButtonItem(), UIBarButtonItem.flexibleSpace()] {
            expectTrue(item.isEnabled)
            expectEqual(item.width, 0)
            expectTrue(item.target == nil && item.action == nil && item.title == nil)
        }
    }

    @Test("Defaults of recognizers (K29, K30)")
    func recognizers() {
        let press = UILongPressGestureRecognizer()
        expectEqual(press.minimumPressDuration, 0.5)
        expectEqual(press.allowableMovement, 10)
        let swipe = UISwipeGestureRecognizer()
        expectEqual(swipe.direction, .right)
        expectEqual(swipe.numberOfTouchesRequired, 1)
        expectFalse(swipe.delaysTouchesBegan)
        expectTrue(swipe.delaysTouchesEnded)
    }

    @Test("An input view has its own size (K37)")
    func inputView() {
        let view = UIInputView(frame: CGRect(x: 0, y: 0, width: 100, height: 50), inputViewStyle: .keyboard)
        expectEqual(
            view.intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
        expectFalse(view.allowsSelfSizing)
        expectEqual(view.sizeThatFits(CGSize(width: 300, height: 300)), CGSize(width: 100, height: 50))
    }

    @Test("A subview of a visual effect view itself is an error (K38)")
    func effectView() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            stage.allowsDiagnostics = true
            UIVisualEffectView(effect: UIBlurEffect(style: .regular)).addSubview(UIView())
            expectTrue(stage.diagnostics.contains { $0.message.contains("contentView") })
        }
    }

    @Test("An unnamed menu has a dynamic identifier (M3)")
    func menuIdentifier() {
        let (first, second) = (UIMenu(), UIMenu())
        let prefix = "com.apple.menu.dynamic."
        expectTrue(first.identifier.rawValue.hasPrefix(prefix))
        expectNotNil(UUID(uuidString: String(first.identifier.rawValue.dropFirst(prefix.count))))
        expectNotEqual(first.identifier, second.identifier)
    }
}
