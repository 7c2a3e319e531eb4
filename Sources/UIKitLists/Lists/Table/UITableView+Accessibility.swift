import AccessibilityTree
import Foundation

extension UITableView: AccessibilityDescribing {
    package func describe(_ node: inout AccessibilityNode) {
        node.role = .table
        guard node.label == nil, (0..<min(numberOfSections, 1000)).allSatisfy({ numberOfRows(inSection: $0) == 0 })
        else { return }
        node.label = "Empty list"
    }
}

extension UITableView: AccessibilityList {
    /// The header of the table, the header, rows and footer of each section, and the footer of the table.
    package var viewsInOrder: [UIView] {
        var headers: [Int: UIView] = [:]
        var footers: [Int: UIView] = [:]
        for shown in rows.headers.shown {
            if shown.element.isFooter {
                footers[shown.element.section] = shown.view
            } else {
                headers[shown.element.section] = shown.view
            }
        }
        var cells: [Int: [UIView]] = [:]
        for shown in rows.shown { cells[shown.section, default: []].append(shown.cell) }
        let sections = Set(headers.keys).union(footers.keys).union(cells.keys).sorted()
        return [tableHeaderView].compactMap(\.self)
            + sections.flatMap { section in
                [headers[section]].compactMap(\.self) + (cells[section] ?? [])
                    + [footers[section]].compactMap(\.self)
            } + [tableFooterView].compactMap(\.self)
    }
}

extension UITableViewCell: AccessibilityDescribing, AccessibilityRow {
    package var joinsLabels: Bool { true }

    /// The switch that is the accessory view.
    package var controlsWithRowLabel: [UIView] { [parts.accessory as? UISwitch].compactMap(\.self) }

    package func describe(_ node: inout AccessibilityNode) {
        node.role = .cell
        if isSelected { node.traits.insert(.selected) }
        guard let table, let path = table.indexPath(for: self) else { return }
        node.place(path, count: table.numberOfRows(inSection: path.section))
        if table.isFocused, table.focusedPath == path { node.isFocused = true }
    }
}

extension UITableViewHeaderFooterView: AccessibilityHeading {}

extension AccessibilityNode {
    /// Sets the position of a row or item.
    mutating func place(_ path: IndexPath, count: Int) {
        position = AccessibilityPosition(index: path.item + 1, count: count, isSpoken: false)
        table = AccessibilityTablePosition(row: path.item, column: 0)
        table?.section = path.section
    }
}
