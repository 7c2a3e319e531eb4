import CoreGraphics
import Foundation
import InterfaceDocuments

/// The sections and rows of a table whose content is part of its storyboard or nib.
@MainActor
struct StaticTable {
    struct Row {
        var cell: UITableViewCell
        /// The height of the row; `nil` for the table's `rowHeight`.
        var height: CGFloat?
    }

    struct Section {
        var header: String?
        var footer: String?
        var rows: [Row]
    }

    private(set) var sections: [Section]

    /// Creates the cells of a table in a storyboard or nib.
    init(_ coder: DocumentCoder) {
        let unit = coder.unit
        sections = coder.element.sections.map { section in
            Section(
                header: section.localizedText(.headerTitle, in: unit.strings),
                footer: section.localizedText(.footerTitle, in: unit.strings),
                rows: section.cells.compactMap { element in
                    guard let cell = unit.object(element, as: UITableViewCell.self) else { return nil }
                    cell.states.isStatic = true
                    return Row(cell: cell, height: Self.height(of: element))
                })
        }
    }

    private static func height(of element: ObjectElement) -> CGFloat? {
        guard let height = element.number(.rowHeight), height >= 0, height <= 1_000_000 else { return nil }
        return height
    }

    func row(at path: IndexPath) -> Row? {
        guard path.count == 2, let section = section(path.section), section.rows.indices.contains(path.row) else {
            return nil
        }
        return section.rows[path.row]
    }

    func section(_ index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }
}
