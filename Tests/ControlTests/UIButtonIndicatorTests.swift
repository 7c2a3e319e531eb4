import CoreGraphics
import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// The chevrons of a pop-up button: `UIButton.Configuration.indicator`.
@MainActor
@Suite("Pop-up indicators of buttons")
struct UIButtonIndicatorTests {
    private func makePopUp(_ configuration: UIButton.Configuration = .gray()) -> UIButton {
        let button = UIButton(configuration: configuration)
        let actions = ["Low", "High"].map { UIAction(title: $0) { _ in } }
        actions[0].state = .on
        button.menu = UIMenu(children: actions)
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        return button
    }

    /// The view of the chevrons, if it is shown.
    private func indicator(_ button: UIButton) -> UIImageView? {
        button.frame.size = button.intrinsicContentSize
        button.layoutIfNeeded()
        return button.subviews.compactMap { $0 as? UIImageView }.first { !$0.isHidden }
    }

    @Test("A button that shows its menu's selection has chevrons, or a configured indicator")
    func presence() {
        let plain = UIButton(configuration: .gray())
        plain.configuration?.title = "Low"

        expectEqual(UIButton.Configuration.plain().indicator, .automatic)
        expectNotNil(indicator(makePopUp()))
        expectNil(indicator(plain))
        plain.configuration?.indicator = .popup
        expectNotNil(indicator(plain))
        let without = makePopUp()
        without.configuration?.indicator = .none
        expectNil(indicator(without))
        expectNil(indicator(makePopUpWithoutConfiguration()))
    }

    private func makePopUpWithoutConfiguration() -> UIButton {
        let button = makePopUp()
        button.configuration = nil
        return button
    }

    @Test("They are after the title on the trailing side, and the button is wider by them and their distance")
    func places() throws {
        for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
            let button = makePopUp()
            button.semanticContentAttribute = direction
            button.configuration?.indicator = .none
            let narrow = button.intrinsicContentSize.width
            button.configuration?.indicator = .automatic

            let chevrons = try #require(indicator(button))
            let title = try #require(button.titleLabel)

            let width = button.intrinsicContentSize.width
            #expect(abs(width - narrow - chevrons.frame.width - 6) < 0.01)
            #expect(abs(chevrons.frame.midY - button.bounds.midY) <= 0.5)
            if direction == .forceRightToLeft {
                #expect(chevrons.frame.maxX <= title.frame.minX - 5)
            } else {
                #expect(chevrons.frame.minX >= title.frame.maxX + 5)
            }
        }
    }

    @Test("A title with too little room is truncated, and the chevrons stay inside")
    func narrow() throws {
        let button = makePopUp()
        button.configuration?.titleLineBreakMode = .byTruncatingTail
        button.configuration?.title = "A choice with a long name"
        _ = indicator(button)
        for width in [120.0, 60, 30, 4, 0] {
            button.frame.size.width = width
            button.layoutIfNeeded()

            let chevrons = try #require(button.subviews.compactMap { $0 as? UIImageView }.first)
            let title = try #require(button.titleLabel)
            expectTrue(title.frame.width >= 0 && title.frame.width <= max(1, width), "\(width) \(title.frame)")
            if width >= 60 { expectTrue(chevrons.frame.maxX <= width && title.frame.maxX <= chevrons.frame.minX) }
        }
    }

    @Test("They have the title's color, or a transformed color")
    func color() throws {
        let button = makePopUp()
        button.configuration?.baseForegroundColor = .red
        try expectEqual(#require(indicator(button)).tintColor, .red)

        button.configuration?.indicatorColorTransformer = UIConfigurationColorTransformer { _ in .green }

        try expectEqual(#require(indicator(button)).tintColor, .green)
    }

    @Test("The chevrons are removed with the menu")
    func menu() {
        let button = makePopUp()
        expectNotNil(indicator(button))

        button.menu = nil

        expectNil(indicator(button))
    }
}
