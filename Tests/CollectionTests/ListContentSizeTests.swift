import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("The natural size of the content of lists")
struct ListContentSizeTests {
    private func view(_ text: String, _ secondary: String? = nil, image: UIImage? = nil) -> UIListContentView {
        var configuration = UIListContentConfiguration.cell()
        configuration.text = text
        configuration.secondaryText = secondary
        configuration.image = image
        return UIListContentView(configuration: configuration)
    }

    private func width(_ text: String, _ font: UIFont? = nil) -> CGFloat {
        let label = UILabel()
        label.font = font ?? .preferredFont(forTextStyle: .body)
        label.text = text
        return label.sizeThatFits(.zero).width
    }

    @Test("The natural width has the margins, and the text on one line")
    func width() throws {
        let view = view("extraordinarily long tag")
        let natural = 16 + width("extraordinarily long tag") + 8

        expectEqual(view.intrinsicContentSize.width, natural)
        expectEqual(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width, natural)
        expectEqual(view.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)).width, natural)
        expectEqual(view.sizeThatFits(CGSize(width: 90, height: 0)).width, 90)
        expectEqual(
            view.systemLayoutSizeFitting(
                CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).width, 300)
        expectTrue(view.sizeThatFits(CGSize(width: 90, height: 0)).height > view.intrinsicContentSize.height)
    }

    @Test("The natural width includes an image, and two texts side by side")
    func parts() throws {
        let plain = view("Text").intrinsicContentSize.width
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }

        expectEqual(view("Text", image: picture).intrinsicContentSize.width, plain + 30 + 16)

        var configuration = UIListContentConfiguration.valueCell()
        configuration.text = "Text"
        configuration.secondaryText = "Value"
        let beside = UIListContentView(configuration: configuration).intrinsicContentSize.width
        expectEqual(beside, plain + configuration.textToSecondaryTextHorizontalPadding + width("Value"))
        expectEqual(view("Text", "A much longer text").intrinsicContentSize.width > plain, true)
    }

    @Test("Beside other views, the content has its natural width")
    func besideViews() throws {
        try Stage.run(root: UIViewController()) { stage, root in
            let content = view("Title", "Subtitle")
            let label = UILabel()
            label.text = "value"
            let stack = UIStackView(arrangedSubviews: [content, label])
            stack.translatesAutoresizingMaskIntoConstraints = false
            root.view.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
                stack.topAnchor.constraint(equalTo: root.view.topAnchor),
            ])
            stage.settle()

            expectTrue(abs(content.frame.width - content.intrinsicContentSize.width) <= 1)
            expectTrue(content.frame.width > 50)
            expectEqual(
                content.frame.height, content.sizeThatFits(CGSize(width: content.frame.width, height: 0)).height)
        }
    }

    @Test("Constraints that limit the width determine the height of wrapped text")
    func wrapped() throws {
        try Stage.run(root: UIViewController()) { stage, root in
            let content = view(String(repeating: "Some words. ", count: 12))
            content.translatesAutoresizingMaskIntoConstraints = false
            root.view.addSubview(content)
            let width = content.widthAnchor.constraint(equalToConstant: 300)
            NSLayoutConstraint.activate([
                width, content.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
                content.topAnchor.constraint(equalTo: root.view.topAnchor),
            ])
            for length: CGFloat in [300, 200] {
                width.constant = length
                stage.settle()

                expectEqual(
                    content.frame.size,
                    CGSize(width: length, height: content.sizeThatFits(CGSize(width: length, height: 0)).height))
            }
            expectTrue(content.frame.height > 100)
        }
    }

    @Test("Items with estimated widths are as wide as their content")
    func estimatedWidths() throws {
        let words = ["a", "longer", "word", "extraordinarily long tag"]
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .estimated(60), heightDimension: .estimated(40)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
            subitems: [item])
        let source = RecordedCollection([4])
        source.makesCell = { collection, path in
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "word")
            let cell = collection.dequeueReusableCell(withReuseIdentifier: "word", for: path)
            var configuration = UIListContentConfiguration.cell()
            configuration.text = words[path.item]
            cell.contentConfiguration = configuration
            return cell
        }
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        try Stage.runCollection(layout, source: source) { stage, collection in
            stage.settle()
            let widths = words.indices.map { collection.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.width }

            for (word, frame) in zip(words, widths) {
                expectTrue(abs((frame ?? 0) - (16 + width(word) + 8)) <= 1, "\(word): \(String(describing: frame))")
            }
        }
    }
}
