import UIKit

/// Notes in sections by period.
final class NoteListDataSource: UITableViewDiffableDataSource<NotePeriod, Note.ID>, UIDataSourceModelAssociation {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sectionIdentifier(for: section)?.title
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    // MARK: State restoration

    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? {
        itemIdentifier(for: idx)?.uuidString
    }

    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
        UUID(uuidString: identifier).flatMap(indexPath)
    }
}
