import Foundation
import IrekoTesting
import MailDemo
import Testing
import UIKit

@MainActor
@Suite("The mail's size of text")
struct MailTextSizeTests {
    @Test("Rows grow with the text size, and sender, date and subject are not cut off", arguments: [320, 390])
    func rows(width: Int) throws {
        try Stage.run(
            size: CGSize(width: width, height: 844), rootViewController: MailInterface.root(store: MailStore())
        ) { stage in
            stage.advance(by: 0.5)
            let first = IndexPath(row: 0, section: 0)
            let table = try #require(stage.find(row: first).view(UITableView.self))
            let usual = table.rectForRow(at: first).height

            stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
            stage.advance(by: 0.5)
            let large = table.rectForRow(at: first).height
            let cell = try #require(table.cellForRow(at: first))
            let labels = labels(in: cell.contentView)
            stage.window.traitOverrides.preferredContentSizeCategory = .large
            stage.advance(by: 0.5)

            #expect(large > 2.5 * usual && table.rectForRow(at: first).height == usual)
            #expect(labels.count == 4 && labels.allSatisfy { $0.isWhole }, "\(labels)")
            for (index, label) in labels.enumerated() {
                #expect(labels.dropFirst(index + 1).allSatisfy { !$0.frame.intersects(label.frame) }, "\(labels)")
            }
        }
    }

    private struct Label {
        let text: String
        let frame: CGRect
        /// Whether the whole text is visible. The preview is the beginning of a text, and always has two lines.
        let isWhole: Bool
    }

    private func labels(in content: UIView) -> [Label] {
        func find(_ view: UIView) -> [UILabel] {
            ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(find)
        }
        return find(content).map { label in
            let wanted = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0))
            return Label(
                text: label.text ?? "",
                // A rounding error of a pixel is ignored.
                frame: label.convert(label.bounds, to: content).insetBy(dx: 1, dy: 1),
                isWhole: label.numberOfLines == 2
                    || wanted.width <= label.bounds.width + 1 && wanted.height <= label.bounds.height + 1)
        }
    }
}
