import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

/// Sections of rows with headers and footers. The first row of the first section has its own height.
@MainActor
private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts = [5, 8]
    var firstHeight: CGFloat
    var log: [String] = []
    let views = (0..<4).map { _ in UIView() }
    /// Whether the headers are the views of `views`.
    var hasOwnViews = false

    init(firstHeight: CGFloat) { self.firstHeight = firstHeight }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath == IndexPath(row: 0, section: 0) ? firstHeight : 44
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header \(section)" }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer \(section)" }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        hasOwnViews ? views[section] : nil
    }

    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        log.append("header \(section)")
    }

    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        log.append("footer \(section)")
    }
}

@MainActor @Suite("Headers and footers in animated updates of a table")
struct HeaderAnimationTests {
    private func run(
        _ style: UITableView.Style, _ source: Sections, _ body: (Stage, UITableView) throws -> Void
    ) throws {
        try Stage.run(root: UIViewController(), size: CGSize(width: 320, height: 440)) { stage, root in
            let table = UITableView(frame: root.view.bounds, style: style)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = source
            table.delegate = source
            root.view.addSubview(table)
            stage.settle()
            source.log = []
            try body(stage, table)
            expectEmpty(stage.diagnostics)
        }
    }

    private func y(_ view: UIView?) -> CGFloat? { view?.layer.presentation()?.frame.minY }

    private nonisolated static let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]

    @Test("A header and a footer that become visible slide in with the rows of their section", arguments: styles)
    func entering(style: UITableView.Style) throws {
        let source = Sections(firstHeight: 400)
        try run(style, source) { stage, table in
            expectNil(table.headerView(forSection: 1))
            var finished: Bool?

            source.firstHeight = 44
            table.performBatchUpdates(nil) { finished = $0 }
            let header = try #require(table.headerView(forSection: 1))
            let row = try #require(table.cellForRow(at: IndexPath(row: 0, section: 1)))
            let distance = row.frame.minY - header.frame.minY
            for _ in 0..<4 {
                stage.advance(by: 0.05)
                let (shown, place) = try (#require(y(header)), #require(y(row)))
                #expect(abs(place - shown - distance) < 1)
                #expect(shown > header.frame.minY + 5)
            }
            stage.advance(by: 0.5)

            expectEqual(y(header), table.rectForHeader(inSection: 1).minY)
            expectEqual(finished, true)
            expectFalse(source.log.contains("header 1"))
        }
    }

    @Test("A header that leaves the visible area slides out with its rows before its display ends", arguments: styles)
    func leaving(style: UITableView.Style) throws {
        let source = Sections(firstHeight: 44)
        try run(style, source) { stage, table in
            let header = try #require(table.headerView(forSection: 1))
            let footer = try #require(table.footerView(forSection: 0))
            let row = try #require(table.cellForRow(at: IndexPath(row: 0, section: 1)))
            let distance = row.frame.minY - header.frame.minY
            var finished: Bool?

            source.firstHeight = 500
            table.performBatchUpdates(nil) {
                source.log.append("completion")
                finished = $0
            }
            let begin = try #require(y(header))
            for _ in 0..<4 {
                stage.advance(by: 0.05)
                let (shown, place) = try (#require(y(header)), #require(y(row)))
                #expect(abs(place - shown - distance) < 1)
                #expect(shown > begin && shown < table.rectForHeader(inSection: 1).minY)
                expectIdentical(footer.superview, table)
            }
            expectFalse(source.log.contains("header 1"))
            stage.advance(by: 0.5)

            expectNil(header.superview)
            expectNil(table.headerView(forSection: 1))
            expectEqual(finished, true)
            expectEqual(source.log.last, "completion")
            expectTrue(source.log.contains("header 1"))
        }
    }

    @Test("Headers follow rows that are deleted and inserted", arguments: [UITableView.Style.plain, .insetGrouped])
    func rows(style: UITableView.Style) throws {
        let source = Sections(firstHeight: 44)
        source.counts = [9, 2, 2, 2]
        try run(style, source) { stage, table in
            let paths = (1..<9).map { IndexPath(row: $0, section: 0) }
            source.counts[0] = 1
            table.deleteRows(at: paths, with: .fade)
            let third = try #require(table.headerView(forSection: 2))
            stage.advance(by: 0.05)
            let early = try #require(y(third))
            stage.advance(by: 1)
            expectTrue(early > third.frame.minY + 100)
            expectTrue(try #require(y(third)) == third.frame.minY)

            let place = third.frame.minY
            source.counts[0] = 9
            table.insertRows(at: paths, with: .fade)
            stage.advance(by: 0.05)
            let late = try #require(y(third))
            expectIdentical(third.superview, table)
            expectTrue(late >= place && late < place + 200)
            stage.advance(by: 1)
            expectNil(third.superview)
        }
    }

    @Test("A header view that becomes visible again while it slides out is shown at its place")
    func returning() throws {
        let source = Sections(firstHeight: 44)
        source.hasOwnViews = true
        try run(.plain, source) { stage, table in
            table.sectionHeaderHeight = 30
            table.reloadData()
            stage.settle()
            source.log = []
            let header = source.views[1]
            expectIdentical(header.superview, table)

            source.firstHeight = 500
            table.performBatchUpdates(nil)
            stage.advance(by: 0.1)
            expectIdentical(header.superview, table)
            source.firstHeight = 44
            table.performBatchUpdates(nil)
            stage.advance(by: 1)

            expectIdentical(header.superview, table)
            expectEqual(header.frame, table.rectForHeader(inSection: 1))
            expectEqual(header.alpha, 1)
            expectEqual(source.log.filter { $0 == "header 1" }.count, 1)
        }
    }
}
