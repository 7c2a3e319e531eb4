import UIKit

/// The time in cities, which can be added, removed and reordered. A tap shows a city as an analog clock.
public final class WorldClockViewController: ListViewController {
    private let store: ClockStore
    private lazy var ticker = Ticker { [weak self] in self?.tick() }
    private var selected: City?
    /// Called with the city to show as an analog clock.
    var didSelect: (City?) -> Void = { _ in } {
        didSet { didSelect(selected) }
    }

    /// Creates the list of a store's cities.
    public init(store: ClockStore) {
        self.store = store
        selected = store.cities.first
        super.init(style: .plain)
        title = "World Clock"
        tabBarItem = UITabBarItem(title: "World Clock", image: UIImage(systemName: "globe"), tag: 0)
    }

    /// Always `nil`: archives are not supported.
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = editButtonItem
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.chooseCity() })
        tableView.register(CityCell.self, forCellReuseIdentifier: "city")
        tableView.estimatedRowHeight = 88
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tick()
    }

    public override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        ticker.stop()
    }

    // MARK: Time

    /// Shows the time now, and when the next minute begins.
    private func tick() {
        for case let cell as CityCell in tableView.visibleCells { cell.show(store.now()) }
        let seconds = store.now().timeIntervalSince1970.truncatingRemainder(dividingBy: 60)
        ticker.wait(60 - seconds)
    }

    // MARK: Selecting

    func select(_ city: City?) {
        selected = city
        didSelect(city)
        markShownRow()
    }

    override var shownRow: Int? { selected.flatMap { store.cities.firstIndex(of: $0) } }

    public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        select(store.cities[indexPath.row])
        (splitViewController as? ListDetailViewController)?.openDetail()
    }

    // MARK: Adding

    private func chooseCity() {
        let picker = CityPickerViewController(cities: City.all) { [weak self] city in self?.add(city) }
        present(UINavigationController(rootViewController: picker), animated: true)
    }

    private func add(_ city: City) {
        guard !store.cities.contains(city) else { return }
        store.add(city)
        tableView.insertRows(at: [IndexPath(row: store.cities.count - 1, section: 0)], with: .automatic)
        setNeedsUpdateContentUnavailableConfiguration()
        if selected == nil { select(city) }
    }

    /// Shows a placeholder without cities.
    public override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        var missing = UIContentUnavailableConfiguration.empty()
        missing.image = UIImage(systemName: "globe")
        missing.text = "No World Clocks"
        contentUnavailableConfiguration = store.cities.isEmpty ? missing : nil
    }

    // MARK: The list

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        store.cities.count
    }

    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
        if let cell = cell as? CityCell {
            cell.configure(store.cities[indexPath.row], in: store.zone)
            cell.show(store.now())
        }
        return cell
    }

    public override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        let removed = store.cities[indexPath.row]
        store.removeCity(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
        setNeedsUpdateContentUnavailableConfiguration()
        if removed == selected { select(store.cities.first) }
    }

    public override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { store.moveCity(from: sourceIndexPath.row, to: destinationIndexPath.row) }
}
