import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Menus at accessibility text sizes", .serialized)
struct MenuTextSizeTests {
    /// Opens a menu of a button with a titled section, a checked action and an action with an image.
    private func run(_ category: UIContentSizeCategory, _ body: (Stage) throws -> Void) throws {
        try Stage.run(device: .iPhone15, textSize: category) { stage in
            let root = UIViewController()
            stage.window.rootViewController = root
            let button = UIButton(frame: CGRect(x: 30, y: 120, width: 120, height: 44))
            button.showsMenuAsPrimaryAction = true
            let image = UIImage(systemName: "trash")
            button.menu = UIMenu(children: [
                UIMenu(
                    title: "Section", options: .displayInline,
                    children: [
                        UIAction(title: "One", state: .on) { _ in }, UIAction(title: "Two", image: image) { _ in },
                    ])
            ])
            root.view.addSubview(button)
            stage.settle()
            stage.tap(button)
            stage.advance(by: 0.6)
            try body(stage)
        }
    }

    private func views(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }

    /// Returns the label with a text in the window of a stage.
    private func label(_ text: String, _ stage: Stage) throws -> UILabel {
        let labels = views(stage.window).compactMap { $0 as? UILabel }.filter { $0.text == text }
        return try #require(labels.first)
    }

    @Test(
        "The title of a section has space above and below it",
        arguments: [.large, .accessibilityExtraExtraLarge] as [UIContentSizeCategory])
    func sectionTitle(_ category: UIContentSizeCategory) throws {
        try run(category) { stage in
            let title = try label("Section", stage)
            expectTrue(title.bounds.height >= title.font.lineHeight + 14)
        }
    }

    @Test("Marks and images grow with the text")
    func marks() throws {
        func sizes(_ category: UIContentSizeCategory) throws -> [CGFloat] {
            var sizes: [CGFloat] = []
            try run(category) { stage in
                for text in ["One", "Two"] {
                    let parts = try label(text, stage).superview?.subviews ?? []
                    let image = parts.compactMap { $0 as? UIImageView }.first { !$0.isHidden }
                    sizes.append(try #require(image).intrinsicContentSize.width)
                }
            }
            return sizes
        }
        let (usual, large) = (try sizes(.large), try sizes(.accessibilityExtraExtraLarge))
        for (first, second) in zip(usual, large) { expectTrue(second >= 1.5 * first, "\(first) → \(second)") }
    }
}
