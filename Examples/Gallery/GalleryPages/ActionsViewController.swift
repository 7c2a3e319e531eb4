import UIKit

/// A page of rows that perform actions when they are tapped.
class ActionsViewController: UITableViewController {
    /// A row: its title, and its action; `nil` without an action.
    struct Row {
        let title: String
        let perform: (() -> Void)?

        init(_ title: String, _ perform: (() -> Void)? = nil) { (self.title, self.perform) = (title, perform) }
    }

    /// A section of rows with a title and a note.
    struct Section {
        var title: String?
        var note: String?
        let rows: [Row]
    }

    var sections: [Section] = []
    private static let identifier = "action"

    init() { super.init(style: .insetGrouped) }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.clipsToBounds = true
        tableView.cellLayoutMarginsFollowReadableWidth = true
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.identifier)
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].note
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
        let row = sections[indexPath.section].rows[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = row.title
        if row.perform != nil { content.textProperties.color = .tintColor }
        cell.contentConfiguration = content
        cell.selectionStyle = row.perform == nil ? .none : .default
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        sections[indexPath.section].rows[indexPath.row].perform?()
    }
}
