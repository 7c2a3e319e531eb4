import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// A self-sizing cell.
@MainActor
private final class LowCell: UITableViewCell {
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: 10) }
}

@MainActor
private final class LowRows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "low", for: indexPath)
    }
}

@MainActor
@Suite("Many visible rows")
struct ManyRowsInSightTests {
    @Test("All visible rows have cells after one layout pass, even if each is lower than its estimate")
    func low() throws {
        try Stage.run(root: UIViewController(), size: CGSize(width: 400, height: 1400)) { stage, root in
            let source = LowRows()
            let table = UITableView(frame: root.view.bounds)
            table.register(LowCell.self, forCellReuseIdentifier: "low")
            table.dataSource = source
            root.view.addSubview(table)

            table.layoutIfNeeded()

            expectEqual(table.visibleCells.count, 140)
            expectEqual(table.rectForRow(at: IndexPath(row: 139, section: 0)).maxY, 1400)
        }
    }
}
