import DesignSystem
import TransitModel
import UIKit

final class LinesViewController: UITableViewController, UISearchResultsUpdating {
    private let viewModel: LinesViewModel
    private var sections: [LinesViewModel.Section] = []
    let spinner = UIActivityIndicatorView(style: .medium)

    init(viewModel: LinesViewModel) {
        self.viewModel = viewModel
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("lines.title", comment: "")
        tableView.register(LineCell.self, forCellReuseIdentifier: LineCell.identifier)
        tableView.backgroundView = spinner
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search
        refreshControl = UIRefreshControl()
        refreshControl?.addTarget(self, action: #selector(refresh), for: .valueChanged)
        viewModel.onChange = { [weak self] state in self?.show(state) }
        viewModel.load()
    }

    @objc private func refresh() {
        viewModel.load()
    }

    private func show(_ state: LinesViewModel.State) {
        switch state {
        case .loading:
            spinner.startAnimating()
        case .loaded(let sections):
            spinner.stopAnimating()
            refreshControl?.endRefreshing()
            self.sections = sections
            tableView.reloadData()
        case .failed(let message):
            spinner.stopAnimating()
            refreshControl?.endRefreshing()
            let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            present(alert, animated: true)
        }
    }

    func updateSearchResults(for searchController: UISearchController) {
        viewModel.query = searchController.searchBar.text ?? ""
    }

    // MARK: - UITableViewDataSource

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].lines.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: LineCell.identifier, for: indexPath)
        (cell as? LineCell)?.show(sections[indexPath.section].lines[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        viewModel.select(sections[indexPath.section].lines[indexPath.row])
    }
}

final class LineCell: UITableViewCell {
    static let identifier = String(describing: LineCell.self)

    let badge = LineBadge()
    let stopsLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let stack = UIStackView(arrangedSubviews: [badge, stopsLabel])
        stack.spacing = Theme.shared.spacing
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: margins.topAnchor),
            stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stack.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
        ])
        accessoryType = .disclosureIndicator
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ line: Line) {
        badge.label.text = line.name
        badge.lineColor = UIColor(named: "line-\(line.id)") ?? .darkGray
        stopsLabel.text = [line.stops.first?.name, line.stops.last?.name].compactMap { $0 }.joined(separator: " – ")
        accessibilityValue = Texts.stops(line.stops.count)
    }
}
