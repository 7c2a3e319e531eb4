import UIKit

/// The list of today's habits.
final class TodayViewController: UIViewController {
    nonisolated enum Section { case habits }

    let store: HabitStore
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private(set) lazy var dataSource = makeDataSource()
    private let emptyLabel = UILabel()
    private(set) var progressView = ProgressRing()
    private var observation: HabitStore.Token?

    init(store: HabitStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = .today
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        setUpViews()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.askForHabit() })
        navigationItem.leftBarButtonItem = UIBarButtonItem(customView: progressView)
        observation = store.observe { [weak self] in self?.update(animated: true) }
        update(animated: false)
    }

    private func setUpViews() {
        collectionView.delegate = self
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        emptyLabel.translatesAutoresizingMaskIntoConstraints = false
        emptyLabel.text = .emptyText
        emptyLabel.textColor = .secondaryLabel
        emptyLabel.font = .preferredFont(forTextStyle: .callout)
        view.addSubview(collectionView)
        view.addSubview(emptyLabel)
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            emptyLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            emptyLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    private func makeLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
            guard let id = self?.dataSource.itemIdentifier(for: indexPath) else { return nil }
            let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
                self?.store.remove(id)
                completion(true)
            }
            return UISwipeActionsConfiguration(actions: [delete])
        }
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Habit.ID> {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Habit.ID> {
            [weak self] cell, _, id in
            guard let self, let habit = store.habits.first(where: { $0.id == id }) else { return }
            var content = cell.defaultContentConfiguration()
            content.text = habit.name
            content.secondaryText = .streak(habit.streak(on: store.today))
            content.image = UIImage(systemName: habit.symbol) ?? UIImage(resource: .Brand.leaf)
            cell.contentConfiguration = content
            cell.accessories = habit.isKept(on: store.today) ? [.checkmark()] : []
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, id in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
        }
    }

    private func update(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Habit.ID>()
        snapshot.appendSections([.habits])
        snapshot.appendItems(store.habits.map(\.id))
        let known = Set(dataSource.snapshot().itemIdentifiers)
        snapshot.reconfigureItems(store.habits.map(\.id).filter(known.contains))
        dataSource.apply(snapshot, animatingDifferences: animated && view.window != nil)
        emptyLabel.isHidden = !store.habits.isEmpty
        progressView.progress = store.progress
    }

    func askForHabit() {
        let alert = UIAlertController(title: .add, message: nil, preferredStyle: .alert)
        alert.addTextField()
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: .add, style: .default) { [weak self, weak alert] _ in
                self?.store.add(alert?.textFields?.first?.text ?? "")
            })
        present(alert, animated: true)
    }
}

extension TodayViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
        store.toggle(id)
    }
}
