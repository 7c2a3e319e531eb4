import Foundation
import QuartzCore

extension UITableView {
    // MARK: - Registering

    func registerCell(_ cellClass: AnyClass?, _ identifier: String) {
        guard let cellClass else { return reuse.cells.register(nil, for: identifier) }
        guard let type = cellClass as? UITableViewCell.Type else {
            return Diagnostics.raise(
                .list, "cellClass must be a subclass of UITableViewCell: \(cellClass) for identifier \(identifier)")
        }
        reuse.cells.register(.type(type), for: identifier)
    }

    func registerCell(_ nib: UINib?, _ identifier: String) {
        reuse.cells.register(nib.map { .nib($0) }, for: identifier)
    }

    func registerHeader(_ nib: UINib?, _ identifier: String) {
        reuse.headers.register(nib.map { .nib($0) }, for: identifier)
    }

    func registerHeader(_ viewClass: AnyClass?, _ identifier: String) {
        guard let viewClass else { return reuse.headers.register(nil, for: identifier) }
        guard let type = viewClass as? UITableViewHeaderFooterView.Type else {
            return Diagnostics.raise(
                .list,
                "aClass must be a subclass of UITableViewHeaderFooterView: \(viewClass) for identifier \(identifier)")
        }
        reuse.headers.register(.type(type), for: identifier)
    }

    // MARK: - Cells

    func dequeueCell(_ identifier: String) -> UITableViewCell? {
        if let cell = rows.reconfigured, cell.identifier == identifier {
            // A row that is configured again keeps its cell, without `prepareForReuse()` (Apple's documentation).
            rows.reconfigured = nil
            return cell
        }
        let cell = reuse.cells.dequeue(identifier) { cell in
            cell.forgetRow()
            cell.states.isPutAway = false
            cell.isHidden = false
            cell.prepareForReuse()
        } create: { type in
            TableClasses.make(type, identifier)
        }
        switch (cell, reuse.cells.sources[identifier]) {
        case (let cell?, .nib):
            if let own = cell.identifier, own != identifier {
                // The spelling is UIKit's.
                Diagnostics.raise(
                    .list,
                    "cell reuse indentifier in nib (\(own)) does not match the identifier used to register the nib (\(identifier))"
                )
            }
            cell.identifier = identifier
        case (nil, .template):
            Diagnostics.warn(
                .list,
                "\(Diagnostics.name(self)): no cell can be created from the prototype \(identifier); a plain cell is shown"
            )
            fallthrough
        case (nil, .some): return UITableViewCell(style: .default, reuseIdentifier: identifier)
        default: break
        }
        return cell
    }

    func dequeueCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
        let isRegistered = reuse.cells.isRegistered(identifier)
        guard isRegistered, let cell = dequeueCell(identifier) else {
            Diagnostics.raise(
                .list,
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
            )
            return UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
        // Within the data source's method the cell already has the size of its row (recorded).
        if let shown = rows.rowInProgress, dataPath(of: shown) == path, rows.contains(shown) {
            let height = statedHeight(of: shown) ?? rows.geometry.sections[shown.section].rows[shown.row].value
            let size = CGSize(width: cellFrame(minY: 0, height: 0).width, height: height)
            if cell.bounds.size != size { cell.frame.size = size }
        } else {
            cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        }
        return cell
    }

    // MARK: - Headers

    func dequeueHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
        let view = reuse.headers.dequeue(identifier) { view in
            view.isHidden = false
            view.prepareForReuse()
        } create: { type in
            TableClasses.make(type, identifier)
        }
        if case .nib = reuse.headers.sources[identifier] { view?.identifier = identifier }
        return view
    }

    private static let titleIdentifier = "UITableViewSectionTitle"

    /// Returns a view for a title from the data source.
    func dequeueTitleView() -> UITableViewHeaderFooterView {
        dequeueHeader(Self.titleIdentifier) ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
    }
}

/// Creates cells and headers of classes that are known only at run time.
@MainActor
enum TableClasses {
    static func make(_ type: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
        ClassTable.make(
            type, initializer: cellInitializer, style: UInt8(UITableViewCell.CellStyle.default.rawValue),
            text: identifier)
    }

    static func make(
        _ type: UITableViewHeaderFooterView.Type, _ identifier: String
    ) -> UITableViewHeaderFooterView {
        ClassTable.make(type, initializer: headerInitializer, text: identifier)
    }

    private static let cellInitializer = ClassTable.placeOfInitializer(
        addedTo: UIView.self, overriddenBy: FirstCell.self, SecondCell.self)
    private static let headerInitializer = ClassTable.placeOfInitializer(
        addedTo: UIView.self, overriddenBy: FirstHeader.self, SecondHeader.self)

    private final class FirstCell: UITableViewCell {
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class SecondCell: UITableViewCell {
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class FirstHeader: UITableViewHeaderFooterView {
        override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
        required init?(coder: NSCoder) { nil }
    }

    private final class SecondHeader: UITableViewHeaderFooterView {
        override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
        required init?(coder: NSCoder) { nil }
    }
}
