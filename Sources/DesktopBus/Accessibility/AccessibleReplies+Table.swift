internal import AccessibilityTree
import CGIO

extension AccessibleReplies {
    // MARK: Table

    /// The cells of a data table with their positions, in order.
    private struct Cells {
        var cells: [(id: UInt64, position: AccessibilityTablePosition)] = []

        var rows: Int { cells.map { $0.position.row + $0.position.rowSpan }.max() ?? 0 }
        var columns: Int { cells.map { $0.position.column + $0.position.columnSpan }.max() ?? 0 }

        func cell(_ row: Int, _ column: Int) -> (id: UInt64, position: AccessibilityTablePosition)? {
            cells.first {
                let position = $0.position
                return (position.row..<position.row + position.rowSpan).contains(row)
                    && (position.column..<position.column + position.columnSpan).contains(column)
            }
        }
    }

    private func cells(of table: UInt64) -> Cells {
        var cells = Cells()
        for id in snapshot.order {
            guard let position = snapshot[id]?.node.table, snapshot.isInside(id, table) else { continue }
            cells.cells.append((id, position.limited))
        }
        return cells
    }

    func table(_ call: Call, _ id: UInt64) -> OpaquePointer? {
        let cells = cells(of: id)
        let first = call.number(0)
        switch call.method {
        case "GetAccessibleAt": return Self.one(reference(cells.cell(first, call.number(1))?.id))
        case "GetIndexAt":
            let cell = cells.cell(first, call.number(1))
            return Self.one(BusValue.integer(cell.flatMap { snapshot[$0.id]?.index } ?? -1))
        case "GetRowAtIndex", "GetColumnAtIndex":
            let position = cells.cells.first { snapshot[$0.id]?.index == first }?.position
            let isRow = call.method == "GetRowAtIndex"
            return Self.one(BusValue.integer(position.map { isRow ? $0.row : $0.column } ?? -1))
        case "GetRowDescription": return Self.one(BusValue.text(""))
        case "GetColumnDescription":
            let header = cells.cells.first { $0.position.column == first }
            return Self.one(BusValue.text(header.flatMap { snapshot[$0.id]?.node.headers.last } ?? ""))
        case "GetRowExtentAt":
            return Self.one(BusValue.integer(cells.cell(first, call.number(1))?.position.rowSpan ?? 0))
        case "GetColumnExtentAt":
            return Self.one(BusValue.integer(cells.cell(first, call.number(1))?.position.columnSpan ?? 0))
        case "GetRowHeader", "GetColumnHeader": return Self.one(reference(nil))
        case "GetSelectedRows", "GetSelectedColumns": return Self.one(BusValue.array("i", []))
        case "IsSelected":
            let cell = cells.cell(first, call.number(1))
            return Self.flag(cell.map { snapshot[$0.id]?.states.contains(.selected) == true } ?? false)
        case "IsRowSelected", "IsColumnSelected", "AddRowSelection", "AddColumnSelection", "RemoveRowSelection",
            "RemoveColumnSelection":
            return Self.flag(false)
        case "GetRowColumnExtentsAtIndex":
            let cell = cells.cells.first { snapshot[$0.id]?.index == first }
            let position = cell?.position ?? AccessibilityTablePosition(row: 0, column: 0)
            let numbers = [position.row, position.column, position.rowSpan, position.columnSpan]
            return BusValue.tuple(
                [BusValue.flag(cell != nil)] + numbers.map { BusValue.integer($0) }
                    + [BusValue.flag(cell.map { snapshot[$0.id]?.states.contains(.selected) == true } ?? false)])
        default: return nil
        }
    }

    func tableProperty(_ name: String, _ id: UInt64) -> OpaquePointer? {
        switch name {
        case "NRows": BusValue.integer(cells(of: id).rows)
        case "NColumns": BusValue.integer(cells(of: id).columns)
        case "Caption", "Summary": reference(nil)
        case "NSelectedRows", "NSelectedColumns": BusValue.integer(0)
        default: nil
        }
    }

    // MARK: TableCell

    func tableCell(_ call: Call, _ id: UInt64, _ entry: AccessibleSnapshot.Entry) -> OpaquePointer? {
        guard let position = entry.node.table else { return nil }
        switch call.method {
        case "GetRowHeaderCells", "GetColumnHeaderCells": return Self.one(references([]))
        case "GetRowColumnSpan":
            let numbers = [position.row, position.column, position.rowSpan, position.columnSpan]
            return BusValue.tuple([BusValue.flag(true)] + numbers.map { BusValue.integer($0) })
        default: return nil
        }
    }

    func cellProperty(_ name: String, _ entry: AccessibleSnapshot.Entry) -> OpaquePointer? {
        guard let position = entry.node.table else { return nil }
        switch name {
        case "ColumnSpan": return BusValue.integer(position.columnSpan)
        case "RowSpan": return BusValue.integer(position.rowSpan)
        case "Position": return Self.integers([position.row, position.column])
        case "Table":
            var parent = entry.parent
            while parent != AccessibleSnapshot.program, snapshot[parent]?.node.role != .dataTable {
                parent = snapshot[parent]?.parent ?? AccessibleSnapshot.program
            }
            return reference(parent == AccessibleSnapshot.program ? nil : parent)
        default: return nil
        }
    }
}

extension AccessibilityTablePosition {
    /// The position with numbers up to a million, so that sums do not overflow.
    fileprivate var limited: AccessibilityTablePosition {
        func limit(_ number: Int) -> Int { min(max(number, 0), 1_000_000) }
        var position = self
        (position.row, position.column) = (limit(row), limit(column))
        (position.rowSpan, position.columnSpan) = (limit(rowSpan), limit(columnSpan))
        return position
    }
}
