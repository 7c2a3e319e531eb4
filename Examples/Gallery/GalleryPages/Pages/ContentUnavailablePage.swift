import UIKit

/// A list of notes that is initially empty, with placeholders for missing, loading and not found notes.
final class ContentUnavailablePage: UITableViewController {
    private enum Content {
        case missing, loading, notFound, notes
    }

    private static let loadingTime: Duration = .seconds(1.5)
    private static let identifier = "note"
    private static let notes = ["Buy bread", "Call the dentist", "Water the plants", "Return the books"]

    private var content = Content.missing {
        didSet {
            tableView.reloadData()
            setNeedsUpdateContentUnavailableConfiguration()
        }
    }
    private var loading: Task<Void, Never>?

    init() { super.init(style: .insetGrouped) }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.clipsToBounds = true
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.identifier)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        loading?.cancel()
    }

    private func load() {
        content = .loading
        loading = Task { [weak self] in
            try? await Task.sleep(for: Self.loadingTime)
            guard !Task.isCancelled else { return }
            self?.content = .notes
        }
    }

    // MARK: Placeholders

    override var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = super.contentUnavailableConfigurationState
        if content == .notFound { state.searchText = "Umbrella" }
        return state
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        contentUnavailableConfiguration =
            switch content {
            case .missing: missing
            case .loading: UIContentUnavailableConfiguration.loading()
            case .notFound: notFound
            case .notes: nil
            }
    }

    private var missing: UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "tray")
        configuration.text = "No Notes"
        configuration.secondaryText = "Notes that you write are shown here."
        configuration.button = .borderedProminent()
        configuration.button.title = "Load Notes"
        configuration.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.load() }
        configuration.secondaryButton.title = "Search"
        configuration.secondaryButtonProperties.primaryAction = UIAction { [weak self] _ in self?.content = .notFound }
        return configuration
    }

    private var notFound: UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration.search()
        configuration.button.title = "Show All"
        configuration.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.content = .missing }
        return configuration
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        content == .notes ? Self.notes.count : 0
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        content == .notes ? "Tap a note to throw all away." : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = Self.notes[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { content = .missing }
}
