import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor @Suite("Cells that are created inside an animation")
struct NewCellAnimationTests {
    @Test("A new row is laid out at once while its table is scrolled in an animation")
    func row() throws {
        final class Source: RecordedSource {
            var durations: [TimeInterval] = []

            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                durations.append(UIView.inheritedAnimationDuration)
                let cell = super.tableView(tableView, cellForRowAt: indexPath)
                cell.backgroundColor = .yellow
                return cell
            }
        }
        let source = Source([40])
        try Stage.runTable(source: source) { stage, table in
            UIView.animate(withDuration: 0.5) {
                table.contentOffset.y = 600
                table.layoutIfNeeded()
            }
            stage.advance(by: 0.1)

            let cell = try #require(table.visibleCells.last)
            let label = try #require(cell.textLabel)
            expectEqual(Set(source.durations), [0])
            expectEqual(label.layer.presentation()?.frame, label.frame)
            expectEqual(cell.layer.presentation()?.frame, cell.frame)
            expectEqual(cell.layer.animationKeys() ?? [], [])
        }
    }
}
