import CoreGraphics
import Foundation
import UIKitCore

/// What a table shows again when its rows are there.
struct RestoredRows {
    var first: RestoredRow?
    /// How far below the first row's top the view's top was, in points.
    var distance: CGFloat
    var selected: [RestoredRow]
}

/// A row, by its model's identifier where the data source names rows, else by its index path.
enum RestoredRow {
    case identifier(String)
    case path(IndexPath)
}

extension UITableView {
    private enum Key {
        static let first = "UITableView.firstRow"
        static let distance = "UITableView.distanceFromFirstRow"
        static let selected = "UITableView.selectedRows"
    }

    private var association: (any UIDataSourceModelAssociation)? { dataSource as? any UIDataSourceModelAssociation }

    // MARK: Writing

    func encodeRows(with coder: NSCoder) {
        if let selected = indexPathsForSelectedRows { coder.encode(selected.map(archived), forKey: Key.selected) }
        let top = contentOffset.y + adjustedContentInset.top
        guard let first = indexPathsForVisibleRows?.first(where: { rectForRow(at: $0).maxY > top }) else { return }
        coder.encode(archived(first), forKey: Key.first)
        coder.encode(Double(contentOffset.y - rectForRow(at: first).minY), forKey: Key.distance)
    }

    private func archived(_ path: IndexPath) -> Any {
        if let identifier = association?.modelIdentifierForElement(at: path, in: self) { return identifier }
        return [path.section, path.row]
    }

    // MARK: Reading

    func decodeRows(with coder: NSCoder) {
        let selected = coder.decodeObject(forKey: Key.selected) as? [Any] ?? []
        let distance = CGFloat(coder.decodeDouble(forKey: Key.distance))
        let rows = RestoredRows(
            first: coder.decodeObject(forKey: Key.first).flatMap(row), distance: distance.isFinite ? distance : 0,
            selected: selected.prefix(10_000).compactMap(row))
        guard rows.first != nil || !rows.selected.isEmpty else { return }
        restoredRows = rows
        setNeedsLayout()
    }

    private func row(_ value: Any) -> RestoredRow? {
        if let identifier = value as? String { return .identifier(identifier) }
        guard let numbers = value as? [Int], numbers.count == 2, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
        return .path(IndexPath(row: numbers[1], section: numbers[0]))
    }

    // MARK: Showing

    /// Selects and scrolls, once the table has rows in a window (chosen). Rows that are gone are left out.
    func applyRestoredRows() {
        guard let rows = restoredRows, window != nil, dataSource != nil, numberOfSections > 0,
            (0..<numberOfSections).contains(where: { numberOfRows(inSection: $0) > 0 })
        else { return }
        restoredRows = nil
        for path in rows.selected.compactMap(path) { selectRow(at: path, animated: false, scrollPosition: .none) }
        guard isToBeScrolled, let first = rows.first.flatMap(path) else { return }
        // In place of the offset, which is that of other rows when some have come or gone.
        scrollToRestored(CGPoint(x: contentOffset.x, y: rectForRow(at: first).minY + rows.distance))
    }

    private func path(_ row: RestoredRow) -> IndexPath? {
        let path: IndexPath?
        switch row {
        case .identifier(let identifier):
            path = association?.indexPathForElement(withModelIdentifier: identifier, in: self)
        case .path(let known): path = known
        }
        guard let path, path.count == 2, (0..<numberOfSections).contains(path.section),
            (0..<numberOfRows(inSection: path.section)).contains(path.row)
        else { return nil }
        return path
    }
}
