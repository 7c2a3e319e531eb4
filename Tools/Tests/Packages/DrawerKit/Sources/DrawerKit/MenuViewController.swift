import UIKit

public struct MenuItem: Equatable {
    public var title: String
    public var selector: Selector

    public init(_ title: String, _ selector: Selector) {
        self.title = title
        self.selector = selector
    }
}

/// A list of commands, whose methods are called on a target by name.
open class MenuViewController: UITableViewController {
    open var items: [MenuItem] = [] { didSet { if isViewLoaded { tableView.reloadData() } } }
    open weak var target: NSObject?

    private enum Identifier {
        static let cell = "MenuCell"
    }

    public convenience init() {
        self.init(style: .plain)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Identifier.cell)
        tableView.rowHeight = UITableView.automaticDimension
        refreshControl = UIRefreshControl()
        refreshControl?.addTarget(self, action: #selector(refresh(_:)), for: UIControl.Event.valueChanged)
    }

    open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Identifier.cell, for: indexPath)
        cell.textLabel?.text = items[indexPath.row].title
        let canPerform = target?.responds(to: items[indexPath.row].selector) ?? false
        cell.textLabel?.textColor = canPerform ? .black : .gray
        return cell
    }

    open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let selector = items[(indexPath as NSIndexPath).row].selector
        guard let target = target, target.responds(to: selector) else { return }
        _ = target.perform(selector, with: self)
        drawerController?.close(animated: false)
    }

    private(set) var refreshCount = 0

    @objc private func refresh(_ sender: UIRefreshControl) {
        refreshCount += 1
        sender.endRefreshing()
    }
}
