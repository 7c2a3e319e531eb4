import CoreGraphics
import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("UIButton", .serialized)
struct UIButtonTests {
    private func onScreen(_ views: UIView..., body: (Stage) throws -> Void) throws {
        try Stage.run(size: CGSize(width: 300, height: 200)) { stage in
            for view in views { stage.window.addSubview(view) }
            stage.advance(by: 0.02)
            try body(stage)
        }
    }

    @Test("A tap performs the primary action once")
    func primaryAction() throws {
        var calls: [String] = []
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in calls.append("primary") })
        button.addAction(UIAction { _ in calls.append("tap") }, for: .touchUpInside)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)

        try onScreen(button) { $0.tap(button) }

        expectEqual(calls, ["primary", "tap"])
        expectEqual(button.title(for: .normal), "Go")
    }

    @Test("States without a title use the normal title")
    func normalTitle() {
        let button = UIButton(type: .custom)
        button.setTitle("normal", for: .normal)
        button.setTitle("selected", for: .selected)
        button.setTitleColor(.red, for: .highlighted)

        expectEqual(button.title(for: .highlighted), "normal")
        expectEqual(button.title(for: .disabled), "normal")
        expectEqual(button.title(for: [.selected, .highlighted]), "selected")
        button.isSelected = true
        expectEqual(button.currentTitle, "selected")
        expectEqual(button.currentTitleColor, .white)
        button.isSelected = false
        button.isHighlighted = true
        expectEqual(button.currentTitleColor, .red)
    }

    @Test("The title shows after layout")
    func titleAfterLayout() throws {
        let button = UIButton(type: .system)
        button.setTitle("Press", for: .normal)
        button.frame = CGRect(x: 50, y: 50, width: 200, height: 44)

        try onScreen(button) { stage in
            let label = try #require(button.titleLabel)

            expectEqual(label.text, "Press")
            expectEqual(label.textColor, button.tintColor)
            expectTrue(abs(label.frame.midX - 100) <= 1 && abs(label.frame.midY - 22) <= 1)
            expectEqual(button.intrinsicContentSize.width, label.intrinsicContentSize.width)
        }
    }

    @Test("A system button dims its title while touched")
    func dimming() throws {
        let button = UIButton(type: .system)
        button.setTitle("Press", for: .normal)
        button.frame = CGRect(x: 50, y: 50, width: 200, height: 44)

        try onScreen(button) { stage in
            stage.touchDown(at: CGPoint(x: 150, y: 70))
            stage.advance(by: 0.02)
            #expect((button.titleLabel?.alpha ?? 1) < 0.5)

            stage.touchUp(at: CGPoint(x: 150, y: 70))
            stage.advance(by: 0.02)
            expectEqual(button.titleLabel?.alpha, 1)
        }
    }

    @Test("A configuration makes title, image and background")
    func configuration() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        configuration.subtitle = "Subtitle"
        configuration.image = .make([[UInt32]](repeating: [UInt32](repeating: 0xFF00_0000, count: 20), count: 20))
        configuration.imagePadding = 8
        let button = UIButton(configuration: configuration, primaryAction: nil)

        try onScreen(button) { stage in
            let (title, subtitle, image) = (button.titleLabel, button.subtitleLabel, button.imageView)

            expectEqual(title?.text, "Title")
            expectEqual(subtitle?.text, "Subtitle")
            expectEqual(image?.frame.minX, 12)
            expectEqual(title?.frame.minX, 40)
            expectEqual(subtitle?.frame.minX, 40)
            #expect((subtitle?.frame.minY ?? 0) > (title?.frame.midY ?? 0))
            expectEqual(title?.textColor, .white)
            expectEqual(stage.snapshot().pixel(Int(button.bounds.midX), 3), 0xFF00_7AFF)
        }
    }

    @Test("The image is placed on its side")
    func imagePlacement() throws {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "T"
        configuration.image = .make([[0xFF00_0000]])
        for (placement, isBefore) in [(NSDirectionalRectEdge.leading, true), (.trailing, false)] {
            configuration.imagePlacement = placement
            let button = UIButton(configuration: configuration)

            button.layoutIfNeeded()

            expectEqual(((button.imageView?.frame.minX ?? 0) < (button.titleLabel?.frame.minX ?? 0)), isBefore)
        }
        configuration.imagePlacement = .top
        let button = UIButton(configuration: configuration)
        button.layoutIfNeeded()
        #expect((button.imageView?.frame.maxY ?? 0) <= (button.titleLabel?.frame.minY ?? 0))
    }

    @Test("Content insets follow the size until they are set")
    func insets() {
        var configuration = UIButton.Configuration.filled()
        configuration.buttonSize = .large
        expectEqual(configuration.contentInsets.top, 15)

        configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        configuration.buttonSize = .small
        expectEqual(configuration.contentInsets.top, 1)

        configuration.setDefaultContentInsets()
        expectEqual(configuration.contentInsets.leading, 10)
    }

    @Test("The update handler runs when the state changes")
    func updateHandler() throws {
        var states: [UIControl.State] = []
        let button = UIButton(configuration: .plain())
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        button.configurationUpdateHandler = { button in
            states.append(button.state)
            button.configuration?.title = button.isHighlighted ? "down" : "up"
        }

        try onScreen(button) { stage in
            stage.touchDown(at: CGPoint(x: 10, y: 10))
            stage.advance(by: 0.02)
            expectEqual(button.titleLabel?.text, "down")
            stage.touchUp(at: CGPoint(x: 10, y: 10))
            stage.advance(by: 0.02)
            expectEqual(button.titleLabel?.text, "up")
        }

        expectEqual(states, [.normal, .highlighted, .normal])
    }

    @Test("Layout of a button converges")
    func convergence() throws {
        var configuration = UIButton.Configuration.tinted()
        configuration.title = "Title"
        configuration.image = .make([[0xFF00_0000]])
        final class Counting: UIButton {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let button = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        button.configuration = configuration
        button.setAttributedTitle(NSAttributedString(string: "Other"), for: .selected)

        try onScreen(button) { stage in
            button.isSelected = true
            stage.advance(by: 0.5)

            let layouts = button.layouts
            stage.advance(by: 0.5)

            expectTrue(button.layouts == layouts && layouts < 10)
        }
    }

    @Test("Selection toggles if configured")
    func selection() throws {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        button.changesSelectionAsPrimaryAction = true

        try onScreen(button) { stage in
            stage.tap(button)
            expectTrue(button.isSelected)
            stage.tap(button)
            expectFalse(button.isSelected)
        }
    }

    @Test("A capsule is round at both ends")
    func capsule() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.cornerStyle = .capsule
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)

        try onScreen(button) { stage in
            let image = stage.snapshot()

            expectEqual(image.pixel(50, 1), 0xFF00_7AFF)
            expectNotEqual(image.pixel(1, 1), 0xFF00_7AFF)
            expectEqual(image.pixel(3, 20), 0xFF00_7AFF)
        }
    }

    @Test(
        "A background without corner radius is square",
        arguments: [UIButton.Configuration.CornerStyle.dynamic, .fixed])
    func square(style: UIButton.Configuration.CornerStyle) throws {
        var configuration = UIButton.Configuration.filled()
        configuration.cornerStyle = style
        configuration.background.cornerRadius = 0
        let (button, usual) = (UIButton(configuration: configuration), UIButton(configuration: .filled()))
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        usual.frame = CGRect(x: 0, y: 100, width: 100, height: 40)

        try onScreen(button) { stage in
            button.superview?.addSubview(usual)
            let image = stage.snapshot()

            expectEqual(image.pixel(0, 0), 0xFF00_7AFF)
            expectEqual(image.pixel(99, 39), 0xFF00_7AFF)
            expectNotEqual(image.pixel(0, 100), 0xFF00_7AFF)
        }
    }

    @Test("A title and an image that were set before a configuration without any are shown in it")
    func titleBeforeConfiguration() throws {
        let (before, after) = (UIButton(type: .system), UIButton(type: .system))
        before.setTitle("Order", for: .normal)
        before.setImage(UIImage(systemName: "plus"), for: .normal)
        before.configuration = .plain()
        after.configuration = .plain()
        after.setTitle("Order", for: .normal)
        after.setImage(UIImage(systemName: "plus"), for: .normal)
        for button in [before, after] { button.sizeToFit() }

        expectEqual(before.currentTitle, "Order")
        expectEqual(before.titleLabel?.text, "Order")
        expectEqual(before.bounds.size, after.bounds.size)
        expectNotNil(before.imageView?.image)
        expectEqual(before.accessibilityLabel, "Order")

        before.configuration?.title = "Buy"
        after.configuration?.title = nil
        for button in [before, after] { button.layoutIfNeeded() }

        expectEqual(before.titleLabel?.text, "Buy")
        expectNil(after.currentTitle)
        expectEqual(after.titleLabel?.isHidden, true)
    }

    @Test("Label and image view are updated as soon as a value is set for the current state")
    func atOnce() throws {
        let (button, image) = (UIButton(), UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in })

        button.setTitle("a", for: .normal)
        button.setTitle("b", for: .selected)
        button.setTitleColor(.red, for: .normal)
        button.setTitleShadowColor(.blue, for: .normal)
        button.setImage(image, for: .normal)

        let label = try #require(button.titleLabel)
        expectEqual(label.text, "a")
        expectEqual(label.textColor, .red)
        expectEqual(label.shadowColor, .blue)
        expectEqual(button.imageView?.image, image)

        button.isSelected = true
        button.layoutIfNeeded()
        expectEqual(label.text, "b")

        button.setAttributedTitle(NSAttributedString(string: "c"), for: .normal)
        expectEqual(label.attributedText?.string, "c")
    }

    @Test("A disabled button is dimmed and performs no action")
    func disabled() throws {
        var calls = 0
        let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "No") { _ in calls += 1 })
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.isEnabled = false

        try onScreen(button) { stage in
            stage.tap(button)
            stage.advance(by: 0.02)

            expectEqual(calls, 0)
            expectEqual(button.titleLabel?.textColor, .tertiaryLabel)
        }
    }
}
