import CoreGraphics
import UIKitCore

/// The content of a share sheet: a header, a row of services that send the items, and a list of actions.
@MainActor
final class ActivityList: NSObject, UITableViewDataSource, UITableViewDelegate {
    /// The user's choice.
    enum Choice {
        case activity(UIActivity)
        case close
    }

    private enum Section {
        case header, services, actions, nothing
    }

    static let thumbnailSize = CGSize(width: 44, height: 44)
    private static let width: CGFloat = 320
    private static let tallest: CGFloat = 560

    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: tallest), style: .insetGrouped)
    private let choose: (Choice) -> Void
    private var header: SharedItemSummary?
    private var services: [UIActivity] = []
    private var actions: [UIActivity] = []

    init(_ choose: @escaping (Choice) -> Void) {
        self.choose = choose
        super.init()
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "action")
    }

    nonisolated deinit {}

    /// Whether an activity is being performed, so that no other can be chosen.
    var isBusy = false { didSet { tableView.allowsSelection = !isBusy } }

    func show(_ header: SharedItemSummary, _ activities: [UIActivity]) {
        self.header = header
        services = activities.filter { type(of: $0).activityCategory == .share }
        actions = activities.filter { type(of: $0).activityCategory == .action }
        tableView.reloadData()
    }

    /// The size in a popover.
    var preferredSize: CGSize {
        tableView.layoutIfNeeded()
        return CGSize(width: Self.width, height: min(max(tableView.contentSize.height, 120), Self.tallest))
    }

    private var sections: [Section] {
        var sections = [Section.header]
        if !services.isEmpty { sections.append(.services) }
        if !actions.isEmpty { sections.append(.actions) }
        return sections.count > 1 ? sections : sections + [.nothing]
    }

    // MARK: Rows

    func numberOfSections(in tableView: UITableView) -> Int { header == nil ? 0 : sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section] == .actions ? actions.count : 1
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch sections[indexPath.section] {
        case .header: return headerCell()
        case .services: return ServiceRow(services, choose: { [choose] in choose(.activity($0)) })
        case .actions:
            let cell = tableView.dequeueReusableCell(withIdentifier: "action", for: indexPath)
            let activity = actions[indexPath.row]
            var content = UIListContentConfiguration.cell()
            content.text = activity.shownTitle
            cell.contentConfiguration = content
            let icon = UIImageView(image: activity.shownImage)
            icon.contentMode = .scaleAspectFit
            icon.tintColor = .label
            icon.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
            cell.accessoryView = icon
            return cell
        case .nothing:
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            var content = UIListContentConfiguration.cell()
            content.text = "No Actions for This Item"
            content.textProperties.color = .secondaryLabel
            content.textProperties.alignment = .center
            cell.contentConfiguration = content
            cell.selectionStyle = .none
            return cell
        }
    }

    private func headerCell() -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = UIListContentConfiguration.subtitleCell()
        content.text = header?.title
        content.textProperties.numberOfLines = 1
        content.secondaryText = header?.detail
        content.secondaryTextProperties.numberOfLines = 1
        content.secondaryTextProperties.color = .secondaryLabel
        content.image = header?.image
        content.imageProperties.maximumSize = Self.thumbnailSize
        content.imageProperties.cornerRadius = 6
        cell.contentConfiguration = content
        cell.selectionStyle = .none
        let close = UIButton(
            type: .close, primaryAction: UIAction { [weak self] _ in self?.choose(.close) })
        close.accessibilityLabel = "Close"
        close.sizeToFit()
        cell.accessoryView = close
        return cell
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 8 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 8 }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        sections[indexPath.section] == .actions
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if sections[indexPath.section] == .actions { choose(.activity(actions[indexPath.row])) }
    }
}

extension UIActivity {
    /// The title, or the name of the class.
    var shownTitle: String {
        let title = activityTitle ?? ""
        return title.isEmpty ? "\(type(of: self))" : title
    }

    var shownImage: UIImage? {
        (activityImage ?? UIImage(systemName: "square.and.arrow.up"))?.withRenderingMode(
            type(of: self).activityCategory == .share && activityImage?.renderingMode == .alwaysOriginal
                ? .alwaysOriginal : .alwaysTemplate)
    }
}
