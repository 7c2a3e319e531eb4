import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("A button's further content", .serialized)
struct UIButtonMoreTests {
    @Test("Only the primary button of a mouse presses a button", arguments: [1, 2, 3])
    func mouseButtons(number: Int) throws {
        var events: [String] = []
        let action = UIAction(title: "Do") { _ in events.append("do") }
        let button = UIButton(configuration: .filled(), primaryAction: action)
        button.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
        try onStage(button) { stage, button in
            stage.click(number, at: CGPoint(x: button.frame.midX, y: button.frame.midY))

            expectEqual(events, number == 1 ? ["down", "do"] : [])
            expectFalse(button.isTracking || button.isHighlighted)
        }
    }

    @Test("The primary and the secondary button of a mouse open the menu of a button", arguments: [1, 2, 3])
    func mouseButtonsOnMenu(number: Int) throws {
        let button = UIButton(configuration: .filled())
        button.setTitle("Menu", for: .normal)
        button.menu = UIMenu(children: [UIAction(title: "Do") { _ in }])
        button.showsMenuAsPrimaryAction = true
        try onStage(button) { stage, button in
            stage.click(number, at: CGPoint(x: button.frame.midX, y: button.frame.midY))
            stage.advance(by: 1)

            expectEqual(stage.menuTitles, number == 2 ? [] : ["Do"])
        }
    }

    @Test("An activity indicator replaces the image")
    func indicator() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Wait"
        configuration.image = .drawing(CGSize(width: 10, height: 10)) {}
        configuration.imagePadding = 6
        try onStage(UIButton(configuration: configuration)) { stage, button in
            let without = button.intrinsicContentSize.width
            button.configuration?.showsActivityIndicator = true
            button.configuration?.activityIndicatorColorTransformer = UIConfigurationColorTransformer { _ in .systemRed
            }
            stage.advance(by: 0.1)
            let view = try #require(button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)

            expectEqual(button.intrinsicContentSize.width, without + 10)
            expectTrue(view.isAnimating)
            expectEqual(view.color, .systemRed)
            expectEqual(button.imageView?.isHidden, true)
            button.configuration?.showsActivityIndicator = false
            stage.advance(by: 0.1)
            expectFalse(view.isAnimating)
            expectEqual(button.imageView?.isHidden, false)
        }
    }

    @Test("An attributed title takes precedence, for each state")
    func attributed() {
        let button = UIButton(type: .custom)
        let title = NSAttributedString(string: "Attributed", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
        button.setTitle("Plain", for: .normal)

        button.setAttributedTitle(title, for: .normal)
        button.layoutIfNeeded()

        expectEqual(button.currentAttributedTitle, title)
        expectEqual(button.attributedTitle(for: .highlighted), title)
        expectEqual(button.titleLabel?.text, "Attributed")
        expectEqual(button.currentTitle, "Plain")
        button.setAttributedTitle(nil, for: .normal)
        button.setNeedsLayout()
        button.layoutIfNeeded()
        expectEqual(button.titleLabel?.text, "Plain")
    }

    @Test("A toggle changes its selection before its events, and the handler sees the state")
    func toggle() throws {
        var configuration = UIButton.Configuration.tinted()
        configuration.title = "Toggle"
        let button = UIButton(configuration: configuration)
        button.changesSelectionAsPrimaryAction = true
        button.configurationUpdateHandler = { $0.configuration?.title = $0.isSelected ? "On" : "Off" }
        var selected: [Bool] = []
        button.addAction(
            UIAction { selected.append(($0.sender as? UIButton)?.isSelected ?? false) }, for: .primaryActionTriggered)
        try onStage(button) { stage, button in
            stage.tap(button)
            stage.advance(by: 0.1)
            let title = button.configuration?.title
            stage.tap(button)
            stage.advance(by: 0.1)

            expectEqual(selected, [true, false])
            expectEqual(title, "On")
            expectEqual(button.configuration?.title, "Off")
        }
    }

    @Test("A configuration resolves its colors for a button's state")
    func updated() {
        let button = UIButton(configuration: .filled())
        button.isEnabled = false

        let updated = UIButton.Configuration.filled().updated(for: button)

        expectEqual(updated.baseForegroundColor, .tertiaryLabel)
        expectEqual(updated.background.backgroundColor, .tertiarySystemFill)
    }

    @Test("Space for the image is kept")
    func reservation() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Title"
        configuration.image = .drawing(CGSize(width: 10, height: 10)) {}
        let narrow = UIButton(configuration: configuration).intrinsicContentSize.width
        configuration.imageReservation = 30

        expectEqual(UIButton(configuration: configuration).intrinsicContentSize.width, narrow + 20)
        configuration.imageReservation = .nan
        expectEqual(UIButton(configuration: configuration).intrinsicContentSize.width, narrow)
    }
}
