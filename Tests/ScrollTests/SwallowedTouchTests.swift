import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Scroll views do not forward touches to the next responder: a tap in a text view in a row does not select the row
/// (openradar 34161354).
@MainActor
@Suite("Touches in scroll views", .serialized)
struct SwallowedTouchTests {
    private final class Rows: UITableViewController, UICollectionViewDataSource {
        var parts: [UIView] = []
        var selected: [Int] = []

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 80 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            let part = part(indexPath.row)
            part.frame = CGRect(x: 10, y: 5, width: 200, height: 70)
            cell.contentView.addSubview(part)
            parts.append(part)
            return cell
        }

        private func part(_ row: Int) -> UIView {
            switch row {
            case 0:
                let scrollView = UIScrollView()
                scrollView.contentSize.width = 900
                return scrollView
            case 1:
                let text = UITextView()
                text.text = "Text"
                text.isEditable = false
                return text
            case 2:
                let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                grid.dataSource = self
                return grid
            default: return UIView()
            }
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            selected.append(indexPath.row)
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    @Test(
        "A tap in a scroll view, a text view or an empty part of a grid in a row does not select the row",
        arguments: PointingDevice.allCases)
    func inRow(device: PointingDevice) throws {
        let rows = Rows(style: .plain)
        try Stage.run(root: rows) { stage, _ in
            for part in rows.parts {
                stage.tap(device, at: part.convert(CGPoint(x: 150, y: 35), to: nil))
                stage.advance(by: 0.5)
            }

            expectEqual(rows.selected, [3])
            expectEqual(rows.tableView.indexPathForSelectedRow, IndexPath(row: 3, section: 0))
        }
    }

    private final class Page: UIViewController {
        var touches = 0

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
    }

    private final class ForwardingScrollView: UIScrollView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            super.touchesBegan(touches, with: event)
            next?.touchesBegan(touches, with: event)
        }
    }

    @Test("A controller receives touches in a scroll view only if a subclass forwards them")
    func controller() throws {
        let page = Page()
        try Stage.run(root: page) { stage, _ in
            let scrollViews = [UIScrollView(), ForwardingScrollView()]
            var counts: [Int] = []
            for scrollView in scrollViews {
                scrollView.frame = page.view.bounds
                scrollView.contentSize.height = 3000
                scrollView.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)))
                page.view.addSubview(scrollView)
                stage.tap(at: CGPoint(x: 100, y: 100))
                stage.advance(by: 0.5)
                counts.append(page.touches)
            }

            expectEqual(counts, [0, 1])
        }
    }
}
