import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Views for missing content")
struct ContentUnavailableViewTests {
    /// A stage with a view of a configuration that fills it.
    private func withView(
        _ configuration: UIContentUnavailableConfiguration, size: CGSize = CGSize(width: 390, height: 844),
        _ body: (Stage, UIContentUnavailableView) throws -> Void
    ) throws {
        try Stage.run(root: UIViewController(), size: size) { stage, root in
            let view = UIContentUnavailableView(configuration: configuration)
            root.view.backgroundColor = .systemBackground
            view.frame = root.view.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            root.view.addSubview(view)
            stage.settle()
            try body(stage, view)
        }
    }

    private func frame(_ text: String, _ stage: Stage) throws -> CGRect { try #require(stage.find(text).frame) }

    private func image(in stage: Stage) -> UIImageView? {
        stage.find(UIContentUnavailableView.self).view(UIContentUnavailableView.self)?.subviews.lazy
            .compactMap { $0 as? UIImageView }.first
    }

    @Test("Image, texts and buttons are stacked in the middle, at the configuration's distances")
    func column() throws {
        var configuration = UIContentUnavailableConfiguration.full()
        configuration.imageToTextPadding = 10
        configuration.textToSecondaryTextPadding = 4
        configuration.textToButtonPadding = 18
        configuration.buttonToSecondaryButtonPadding = 6
        try withView(configuration) { stage, view in
            let image = try #require(self.image(in: stage)).frame
            let title = try frame("No Notes", stage)
            let text = try frame("Notes that you write are shown here.", stage)
            let buttons = view.subviews.filter { $0 is UIButton }.map(\.frame)

            expectEqual(image.size, CGSize(width: 40, height: 30))
            expectEqual(buttons.count, 2)
            expectEqual(title.minY - image.maxY, 10)
            expectEqual(text.minY - title.maxY, 4)
            expectTrue(buttons[0].minY - text.maxY == 18 && buttons[1].minY - buttons[0].maxY == 6)
            for frame in [image, title, text] + buttons { #expect(abs(frame.midX - 195) <= 0.5) }
            #expect(abs((image.minY + buttons[1].maxY) / 2 - 422) <= 0.5)
        }
    }

    @Test("A distance applies only between two visible parts")
    func distances() throws {
        var configuration = UIContentUnavailableConfiguration.full()
        configuration.image = nil
        configuration.secondaryText = nil
        configuration.secondaryButton.title = nil
        try withView(configuration) { stage, view in
            let title = try frame("No Notes", stage)
            let button = try #require(view.subviews.first { $0 is UIButton }).frame

            expectEqual(button.minY - title.maxY, 20)
            #expect(abs((title.minY + button.maxY) / 2 - 422) <= 0.5)
            expectEqual(view.sizeThatFits(.zero).height, 16 + title.height + 20 + button.height + 16)
        }
    }

    @Test("A tap on a button performs its current action, not its former action")
    func buttons() throws {
        var log: [String] = []
        var configuration = UIContentUnavailableConfiguration.full()
        configuration.buttonProperties.primaryAction = UIAction { _ in log.append("old") }
        configuration.secondaryButtonProperties.primaryAction = UIAction(title: "Unused") { _ in log.append("more") }
        try withView(configuration) { stage, view in
            stage.find("New Note").tap()
            stage.find("Learn More").tap()
            configuration.buttonProperties.primaryAction = UIAction { _ in log.append("new") }
            view.configuration = configuration
            stage.settle()
            stage.find("New Note").tap()
            expectEqual(log, ["old", "more", "new"])

            configuration.buttonProperties.isEnabled = false
            view.configuration = configuration
            stage.settle()
            stage.find("New Note").tap()

            expectEqual(log.count, 3)
        }
    }

    @Test("A button without a title has its action's title, and a button without content is hidden")
    func actionsTitle() throws {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "Nothing"
        configuration.buttonProperties.primaryAction = UIAction(title: "Retry") { _ in }
        try withView(configuration) { stage, view in
            expectTrue(stage.find("Retry").exists && view.subviews.filter { $0 is UIButton }.count == 1)
        }
    }

    @Test("A button without an action opens its menu")
    func menu() throws {
        var chosen: [String] = []
        var configuration = UIContentUnavailableConfiguration.full()
        configuration.buttonProperties.menu = UIMenu(children: [
            UIAction(title: "From Archive") { chosen.append($0.title) }
        ])
        try withView(configuration) { stage, _ in
            stage.find("New Note").tap()
            stage.advance(by: 0.6)
            stage.chooseMenuElement("From Archive")

            expectEqual(chosen, ["From Archive"])
        }
    }

    @Test("A loading configuration has a spinning indicator over its text, which an image replaces")
    func loading() throws {
        var configuration = UIContentUnavailableConfiguration.loading()
        configuration.imageProperties.tintColor = .systemRed
        try withView(configuration) { stage, view in
            let indicator = try #require(stage.find(UIActivityIndicatorView.self).view(UIActivityIndicatorView.self))
            let text = try frame("Loading…", stage)
            expectTrue(indicator.isAnimating)
            expectEqual(indicator.color, .systemRed)
            expectEqual(text.minY - indicator.frame.maxY, 8)

            configuration.image = UIImage.square(width: 20, height: 20)
            view.configuration = configuration
            stage.settle()

            expectNil(indicator.superview)
            expectFalse(indicator.isAnimating)
            expectEqual(image(in: stage)?.frame.height, 20)
        }
    }

    @Test("Attributed texts replace plain texts")
    func attributedTexts() {
        var configuration = UIContentUnavailableConfiguration.full()

        configuration.attributedText = NSAttributedString(string: "Rich")
        configuration.secondaryAttributedText = NSAttributedString(string: "Richer")
        expectEqual(configuration.text, "Rich")
        expectEqual(configuration.secondaryText, "Richer")
        configuration.text = "Plain"

        expectNil(configuration.attributedText)
        expectEqual(configuration.text, "Plain")
    }

    @Test("An image is at most its maximum size, with its aspect ratio and the tint color")
    func image() throws {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage.square(width: 80, height: 40)
        configuration.imageProperties.maximumSize = CGSize(width: 20, height: 0)
        configuration.imageProperties.tintColor = .label
        try withView(configuration) { stage, _ in
            expectEqual(image(in: stage)?.frame.size, CGSize(width: 20, height: 10))
            expectEqual(stage.pixel(at: CGPoint(x: 195, y: 422)), [0, 0, 0])

            stage.window.overrideUserInterfaceStyle = .dark
            stage.settle()

            expectEqual(stage.pixel(at: CGPoint(x: 195, y: 422)), [255, 255, 255])
        }
    }

    @Test("Fonts are title 2, bold, and subheadline, and follow the preferred text size")
    func dynamicType() throws {
        try withView(.full()) { stage, _ in
            let title = try #require(stage.find("No Notes").view(UILabel.self))
            let text = try #require(stage.find("Notes that you write are shown here.").view(UILabel.self))
            expectEqual(title.font, .systemFont(ofSize: 22, weight: .bold))
            expectEqual(text.font.pointSize, 15)

            stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
            stage.settle()

            expectEqual(title.font.pointSize, 44)
            expectEqual(text.font.pointSize, 36)
        }
    }

    @Test("Natural alignment begins at the leading margin, on the right in right-to-left layouts")
    func naturalAlignment() throws {
        var configuration = UIContentUnavailableConfiguration.full()
        configuration.alignment = .natural
        try withView(configuration) { stage, _ in
            let leading = try frame("No Notes", stage)
            expectEqual(leading.minX, 32)
            expectEqual(image(in: stage)?.frame.minX, 32)

            stage.window.traitOverrides.layoutDirection = .rightToLeft
            stage.settle()

            let mirrored = try frame("No Notes", stage)
            expectEqual(mirrored.maxX, 358)
            expectEqual(image(in: stage)?.frame.maxX, 358)
        }
    }

    @Test("In a low view the image shrinks away, and the title is at the top")
    func low() throws {
        try withView(.full(), size: CGSize(width: 200, height: 60)) { stage, _ in
            expectEqual(image(in: stage)?.alpha, 0)
            let title = try frame("No Notes", stage)
            expectEqual(title.minY, 0)

            stage.resize(to: CGSize(width: 390, height: 844))
            stage.settle()

            expectEqual(image(in: stage)?.alpha, 1)
        }
    }

    @Test("A view of any size lays out without messages", arguments: [0, 1, 30, 64, 65, 119, 121])
    func tiny(length: Int) throws {
        try Stage.run(root: UIViewController()) { stage, root in
            let view = UIContentUnavailableView(configuration: .full())
            view.frame = CGRect(x: 0, y: 0, width: length, height: length)
            root.view.addSubview(view)

            stage.settle()

            for part in view.subviews where part.alpha > 0 {
                expectTrue(part.frame.minX >= 0 && part.frame.maxX <= CGFloat(length) && part.frame.minY >= 0)
            }
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A scrolling view keeps all parts, and its content is as high as the parts together")
    func scrolling() throws {
        try withView(.full(), size: CGSize(width: 390, height: 120)) { stage, view in
            view.isScrollEnabled = true
            stage.settle()

            let scroll = try #require(view.subviews.last as? UIScrollView)
            let image = try #require(scroll.subviews.lazy.compactMap { $0 as? UIImageView }.first)
            expectEqual(scroll.contentSize, view.sizeThatFits(CGSize(width: 390, height: 0)))
            expectEqual(image.alpha, 1)
            expectEqual(image.frame.minY, 16)
            expectTrue(scroll.isScrollEnabled)
            view.isScrollEnabled = false
            stage.settle()
            expectNil(scroll.superview)
            expectFalse(view.isScrollEnabled)
            expectIdentical(image.superview, view)
        }
    }

    @Test("The background is behind the whole view")
    func background() throws {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.background.backgroundColor = .black
        try withView(configuration) { stage, _ in
            expectEqual(stage.pixel(at: CGPoint(x: 5, y: 5)), [0, 0, 0])
        }
    }

    @Test("Configurations with the same content are equal")
    func equality() {
        let first = UIContentUnavailableConfiguration.search()
        var second = UIContentUnavailableConfiguration.search()
        expectEqual(first, second)
        expectEqual(first.hashValue, second.hashValue)

        second.textToButtonPadding = 1

        expectNotEqual(first, second)
        expectNotEqual(first, .loading())
    }

    @Test("A configuration of a different type is refused with a log")
    func refused() throws {
        try withView(.full()) { stage, view in
            let cell = UIListContentConfiguration.cell()

            view.configuration = cell

            expectFalse(view.supports(cell))
            expectTrue(view.configuration is UIContentUnavailableConfiguration)
            expectEqual(stage.diagnostics.count, 1)
        }
    }
}
