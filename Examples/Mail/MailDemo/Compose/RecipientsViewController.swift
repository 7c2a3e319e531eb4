import UIKit

/// A list of correspondents for choosing a recipient.
final class RecipientsViewController: UITableViewController {
    private let names: [String]
    private let choose: (String) -> Void

    init(names: [String], choose: @escaping (String) -> Void) {
        self.names = names
        self.choose = choose
        super.init(style: .insetGrouped)
        title = "To"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.cellLayoutMarginsFollowReadableWidth = true
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = names[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        choose(names[indexPath.row])
        navigationController?.popViewController(animated: true)
    }
}
