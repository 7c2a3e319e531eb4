import Foundation
import UIFoundation
import UIKitCore

/// The sheet for editing tabs: switches for the tabs that the user can hide, and a list for each group whose tabs the
/// user can move.
final class TabEditingController: UITableViewController {
    private struct Section {
        let title: String
        /// The group whose order the user can change; `nil` if the tabs of the section cannot be moved.
        let group: UITabGroup?
        var tabs: [UITab]
    }

    private var sections: [Section]
    private var hidden: Set<String>
    private var finish: ((TabEdit) -> Void)?

    init(_ tabs: [UITab], finish: @escaping (TabEdit) -> Void) {
        self.finish = finish
        hidden = Set(tabs.filter(\.isHidden).map(\.identifier))
        let root = tabs.filter { $0.parent == nil && $0.canBeHiddenByUser }
        var sections = root.isEmpty ? [] : [Section(title: "Tab Bar", group: nil, tabs: root)]
        for case let group as UITabGroup in tabs where !group.children.isEmpty {
            if group.allowsReordering {
                sections.append(Section(title: group.title, group: group, tabs: group.displayOrder))
            } else {
                let hideable = group.displayOrder.filter(\.canBeHiddenByUser)
                if !hideable.isEmpty { sections.append(Section(title: group.title, group: nil, tabs: hideable)) }
            }
        }
        self.sections = sections
        super.init(style: .insetGrouped)
        title = "Edit Tabs"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "tab")
        tableView.allowsSelection = false
        tableView.isEditing = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.done() })
    }

    private func done() {
        guard let finish else { return }
        self.finish = nil
        var edit = TabEdit(hidden: hidden)
        for section in sections {
            if let group = section.group { edit.orders[group.identifier] = section.tabs.map(\.identifier) }
        }
        finish(edit)
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].tabs.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "tab", for: indexPath)
        let tab = sections[indexPath.section].tabs[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = tab.title
        content.image = tab.image
        cell.contentConfiguration = content
        let toggle = tab.canBeHiddenByUser ? makeSwitch(for: tab.identifier) : nil
        cell.accessoryView = toggle
        cell.editingAccessoryView = toggle
        return cell
    }

    private func makeSwitch(for identifier: String) -> UISwitch {
        let toggle = UISwitch()
        toggle.isOn = !hidden.contains(identifier)
        toggle.addAction(
            UIAction { [weak self, weak toggle] _ in
                guard let self, let toggle else { return }
                if toggle.isOn { hidden.remove(identifier) } else { hidden.insert(identifier) }
            }, for: .valueChanged)
        toggle.sizeToFit()
        return toggle
    }

    // MARK: Moving

    override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .none }

    override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        false
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        sections[indexPath.section].group != nil
    }

    /// Keeps a moved tab in its group.
    override func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        guard proposedDestinationIndexPath.section != sourceIndexPath.section else {
            return proposedDestinationIndexPath
        }
        let isBefore = proposedDestinationIndexPath.section < sourceIndexPath.section
        let row = isBefore ? 0 : sections[sourceIndexPath.section].tabs.count - 1
        return IndexPath(row: row, section: sourceIndexPath.section)
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let moved = sections[sourceIndexPath.section].tabs.remove(at: sourceIndexPath.row)
        sections[destinationIndexPath.section].tabs.insert(moved, at: destinationIndexPath.row)
    }
}
