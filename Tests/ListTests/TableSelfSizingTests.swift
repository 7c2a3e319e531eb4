import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// A cell with the height of a constraint.
private final class BoxCell: UITableViewCell {
    private(set) var height: NSLayoutConstraint?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        let height = box.heightAnchor.constraint(equalToConstant: 60)
        self.height = height
        let bottom = box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
        bottom.priority = .init(999)
        NSLayoutConstraint.activate([
            height, bottom, box.topAnchor.constraint(equalTo: contentView.topAnchor),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor @Suite("Rows that are measured again")
struct TableSelfSizingTests {
    private final class Source: NSObject, UITableViewDataSource {
        nonisolated deinit {}

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "box", for: indexPath)
        }
    }

    @Test("Constraints that change in a cell cause its row to be measured again only if that is requested")
    func constraints() throws {
        let source = Source()
        try Stage.run(root: UIViewController(), size: CGSize(width: 320, height: 480)) { stage, root in
            let table = UITableView(frame: root.view.bounds)
            table.register(BoxCell.self, forCellReuseIdentifier: "box")
            table.dataSource = source
            root.view.addSubview(table)
            stage.settle()
            let cell = try #require(table.visibleCells[1] as? BoxCell)
            let separator = table.visibleCells[1].frame.minY - 60
            #expect(separator < 1)

            cell.height?.constant = 100
            stage.settle()
            expectEqual(table.visibleCells[2].frame.minY, 120 + 2 * separator)

            table.selfSizingInvalidation = .enabledIncludingConstraints
            cell.height?.constant = 110
            stage.settle()
            expectEqual(table.visibleCells[2].frame.minY, 170 + 2 * separator)

            table.selfSizingInvalidation = .disabled
            cell.height?.constant = 60
            stage.settle()
            expectEqual(table.visibleCells[2].frame.minY, 170 + 2 * separator)
        }
    }
}
