import Foundation
import RandomSupport
import UIKit

/// A data source and delegate that returns invalid values, and changes the table and the data in every method.
@MainActor
final class HostileSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    weak var table: UITableView?
    /// The superview that the table is added to again.
    weak var home: UIView?
    var counts = [3, 0, 40]
    /// Whether the source behaves badly.
    var isHostile = true
    /// Whether the table always has this delegate, so that its calls are in pairs.
    let staysDelegate: Bool
    private(set) var faults: [String] = []
    private(set) var displayed: [ObjectIdentifier: UIView] = [:]
    private var random: SeededGenerator
    private var depth = 0
    private var actions = 0
    private var lastCell: UITableViewCell?

    init(seed: Int) {
        random = SeededGenerator(seed: UInt64(seed))
        staysDelegate = seed.isMultiple(of: 2)
    }

    nonisolated deinit {}

    private func happens(oneIn count: Int) -> Bool { isHostile && random.below(count) == 0 }

    /// Called in each method. A table must tolerate any change there, but not endless changes.
    private func interfere() {
        guard isHostile, depth < 2, actions < 400, random.below(12) == 0 else { return }
        depth += 1
        actions += 1
        act()
        depth -= 1
    }

    private func path() -> IndexPath {
        switch random.below(12) {
        case 0: IndexPath()
        case 1: IndexPath(index: 2)
        case 2: IndexPath(row: -1, section: 0)
        case 3: IndexPath(row: 0, section: .max)
        case 4: IndexPath(row: .max, section: -5)
        default: IndexPath(row: random.below(45), section: random.below(4))
        }
    }

    private func paths() -> [IndexPath] { (0..<random.below(3)).map { _ in path() } }

    private func height(_ usual: CGFloat) -> CGFloat {
        guard happens(oneIn: 6) else { return usual }
        return random.pick([.nan, .infinity, -.infinity, -40, 0, 1e300, 0.001, UITableView.automaticDimension, 2000])
    }

    /// Changes the data without an update of the table.
    private func changeCounts() {
        switch random.below(5) {
        case 0: counts = []
        case 1: counts = (0..<random.below(5)).map { _ in random.below(60) }
        case 2: if !counts.isEmpty { counts.removeLast() }
        case 3: counts.append(random.below(10))
        default: if !counts.isEmpty { counts[random.below(counts.count)] = random.below(50) }
        }
    }

    /// Performs a random operation of a program on the table.
    func act() {
        guard let table else { return }
        let isAnimated = random.below(2) == 0
        switch random.below(36) {
        case 0: changeCounts()
        case 1: table.reloadData()
        case 2, 3:
            changeCounts()
            table.reloadData()
        case 4: table.performBatchUpdates { table.deleteRows(at: self.paths(), with: .fade) }
        case 5: table.insertRows(at: paths(), with: .left)
        case 6:
            if !counts.isEmpty {
                counts[0] += 1
                table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
            }
        case 7: table.reloadRows(at: paths(), with: .none)
        case 8: table.reloadSections(IndexSet(integer: random.below(4)), with: .fade)
        case 9: table.moveRow(at: path(), to: path())
        case 10: table.setEditing(!table.isEditing, animated: isAnimated)
        case 11: table.scrollToRow(at: path(), at: .middle, animated: isAnimated)
        case 12: table.selectRow(at: path(), animated: isAnimated, scrollPosition: .top)
        case 13: table.contentOffset.y = random.number(-100, 3000)
        case 14: table.layoutIfNeeded()
        case 15: table.frame.size = CGSize(width: random.number(0, 400), height: random.number(0, 500))
        case 16: table.removeFromSuperview()
        case 17: home?.addSubview(table)
        case 18: if !staysDelegate { table.delegate = table.delegate == nil ? self : nil }
        case 19: table.dataSource = table.dataSource == nil ? self : nil
        case 20: table.reconfigureRows(at: paths())
        case 21: table.beginUpdates()
        case 22: table.endUpdates()
        case 23: table.tableHeaderView = isAnimated ? UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70)) : nil
        case 24: for cell in table.visibleCells where random.below(3) == 0 { cell.removeFromSuperview() }
        case 25: table.estimatedRowHeight = random.pick([0, 30, 200, UITableView.automaticDimension])
        case 26: for path in table.indexPathsForVisibleRows ?? [] { table.deselectRow(at: path, animated: isAnimated) }
        case 27, 28: insertRightly(table, isAnimated ? .fade : .none)
        case 29: deleteRightly(table, isAnimated ? .left : .none)
        case 30: table.semanticContentAttribute = isAnimated ? .forceRightToLeft : .forceLeftToRight
        case 31: table.window?.traitOverrides.preferredContentSizeCategory = isAnimated ? .small : .extraLarge
        case 32: table.contentInset.top = random.pick([-40, 0, 20])
        case 33: _ = table.dequeueReusableCell(withIdentifier: isAnimated ? "cell" : "no", for: path())
        case 34: table.register(isAnimated ? UITableViewCell.self : nil, forCellReuseIdentifier: "cell")
        default:
            _ = (table.rectForRow(at: path()), table.cellForRow(at: path()), table.indexPathsForVisibleRows)
            _ = table.indexPathsForRows(in: CGRect(x: height(3), y: height(3), width: height(3), height: height(3)))
        }
    }

    /// An update that matches the counts.
    private func insertRightly(_ table: UITableView, _ animation: UITableView.RowAnimation) {
        guard !counts.isEmpty else { return }
        let (section, count) = (random.below(counts.count), 1 + random.below(2))
        table.performBatchUpdates(
            {
                // Postponed changes are made first, and can change the counts.
                guard self.counts.indices.contains(section) else { return }
                self.counts[section] += count
                table.insertRows(at: (0..<count).map { IndexPath(row: $0, section: section) }, with: animation)
            }, completion: { [weak self] _ in self?.interfere() })
    }

    private func deleteRightly(_ table: UITableView, _ animation: UITableView.RowAnimation) {
        guard let section = counts.firstIndex(where: { $0 > 0 }) else { return }
        table.performBatchUpdates(
            {
                guard self.counts.indices.contains(section) else { return }
                self.counts[section] -= 1
                table.deleteRows(at: [IndexPath(row: 0, section: section)], with: animation)
            }, completion: { [weak self] _ in self?.interfere() })
    }

    // MARK: - The data source

    func numberOfSections(in tableView: UITableView) -> Int {
        interfere()
        return happens(oneIn: 200) ? -3 : counts.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        interfere()
        if happens(oneIn: 200) { return random.pick([-1, .max, .min]) }
        return counts.indices.contains(section) ? counts[section] : 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        interfere()
        if happens(oneIn: 30) { return lastCell ?? UITableViewCell() }
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.tag = indexPath.row
        lastCell = cell
        interfere()
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        interfere()
        return section == 1 ? nil : "Header"
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        interfere()
        return section == 2 ? "Footer" : nil
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        interfere()
        return true
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        interfere()
        return true
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { interfere() }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { interfere() }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        interfere()
        return happens(oneIn: 2) ? ["A", "B", ""] : nil
    }

    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        interfere()
        return happens(oneIn: 2) ? random.pick([-1, .max, 7]) : index
    }

    // MARK: - The delegate

    private func begin(_ view: UIView, _ name: String) {
        if displayed.updateValue(view, forKey: ObjectIdentifier(view)) != nil {
            faults.append("\(name) is displayed twice")
        }
        interfere()
    }

    private func end(_ view: UIView, _ name: String) {
        if displayed.removeValue(forKey: ObjectIdentifier(view)) == nil { faults.append("\(name) was not displayed") }
        interfere()
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        begin(cell, "the cell at \(indexPath)")
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        end(cell, "the cell at \(indexPath)")
    }

    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        interfere()
        return happens(oneIn: 10) ? random.pick([-7, .max, .min, 1_000_000]) : 0
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        interfere()
        return height(44)
    }

    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        interfere()
        return height(40)
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        interfere()
        return height(30)
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        interfere()
        return height(20)
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        interfere()
        return happens(oneIn: 8) ? lastCell : nil
    }

    // A cell that is returned as a header is displayed as both.
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        if view is UITableViewHeaderFooterView { begin(view, "the header of \(section)") } else { interfere() }
    }

    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        if view is UITableViewHeaderFooterView { end(view, "the header of \(section)") } else { interfere() }
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        interfere()
        return true
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { interfere() }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { interfere() }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        interfere()
        return happens(oneIn: 4) ? path() : indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { interfere() }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        interfere()
        return happens(oneIn: 4) ? path() : indexPath
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { interfere() }

    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) { interfere() }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { interfere() }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { interfere() }

    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        interfere()
        return happens(oneIn: 3) ? .insert : .delete
    }

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        interfere()
        return happens(oneIn: 3) ? path() : proposedDestinationIndexPath
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        interfere()
        guard happens(oneIn: 2) else { return nil }
        let action = UIContextualAction(style: .normal, title: nil) { [weak self] _, _, done in
            self?.interfere()
            done(true)
        }
        return UISwipeActionsConfiguration(actions: random.below(3) == 0 ? [] : [action])
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { interfere() }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { interfere() }
}
