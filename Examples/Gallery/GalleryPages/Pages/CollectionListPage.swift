import UIKit

/// A list of a collection view in each appearance: an outline, and cells with every accessory.
final class CollectionListPage: UIViewController {
    private typealias Source = UICollectionViewDiffableDataSource<String, String>

    private static let appearances: [UICollectionLayoutListConfiguration.Appearance] = [
        .plain, .grouped, .insetGrouped, .sidebar,
    ]
    private let appearanceControl = UISegmentedControl(items: ["Plain", "Grouped", "Inset", "Sidebar"])
    private let editButton = UIButton(configuration: .plain())
    private lazy var list = UICollectionView(frame: view.bounds, collectionViewLayout: layout(.insetGrouped))
    private lazy var source = makeSource()
    private let colors = ["Red", "Green", "Blue"]

    override func viewDidLoad() {
        super.viewDidLoad()
        appearanceControl.selectedSegmentIndex = 2
        appearanceControl.addAction(
            UIAction { [weak self] action in
                guard let self, let control = action.sender as? UISegmentedControl else { return }
                show(Self.appearances[control.selectedSegmentIndex])
            }, for: .valueChanged)
        editButton.configuration?.title = "Edit"
        editButton.addAction(UIAction { [weak self] _ in self?.toggleEditing() }, for: .primaryActionTriggered)
        list.allowsMultipleSelectionDuringEditing = true
        for part in [list, appearanceControl, editButton] { view.addSubview(part) }
        show(.insetGrouped)
        fill()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        editButton.frame = CGRect(x: area.maxX - 84, y: area.minY + 8, width: 72, height: 36)
        appearanceControl.frame = CGRect(x: area.minX + 16, y: area.minY + 10, width: area.width - 108, height: 32)
        list.frame = CGRect(
            x: view.bounds.minX, y: area.minY + 52, width: view.bounds.width, height: view.bounds.maxY - area.minY - 52)
    }

    private func layout(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.headerMode = .firstItemInSection
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    private func show(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
        view.backgroundColor = appearance == .plain ? .systemBackground : .systemGroupedBackground
        list.backgroundColor = view.backgroundColor
        list.setCollectionViewLayout(layout(appearance), animated: false)
        list.reloadData()
    }

    private func toggleEditing() {
        list.isEditing.toggle()
        editButton.configuration?.title = list.isEditing ? "Done" : "Edit"
    }

    private func makeSource() -> Source {
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [weak self] cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
            cell.accessories = self?.accessories(of: name) ?? []
        }
        return Source(collectionView: list) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
    }

    private func accessories(of name: String) -> [UICellAccessory] {
        switch name {
        case "Library": [.outlineDisclosure(options: .init(style: .header))]
        case "Albums", "Years": [.outlineDisclosure(), .multiselect()]
        case "Disclosure": [.disclosureIndicator(), .multiselect()]
        case "Checkmark": [.checkmark(), .multiselect()]
        case "Detail": [.detail(), .disclosureIndicator()]
        case "Label": [.label(text: "12"), .disclosureIndicator()]
        case "Delete": [.delete(actionHandler: { [weak self] in self?.remove(name) }), .reorder()]
        case "Insert": [.insert(), .label(text: "New"), .reorder()]
        case "Menu":
            [.popUpMenu(UIMenu(options: .singleSelection, children: colors.map { UIAction(title: $0) { _ in } }))]
        case "View of one's own": [.customView(configuration: .init(customView: UISwitch(), placement: .trailing()))]
        default: []
        }
    }

    private func fill() {
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["Library"])
        outline.append(["Favourites", "Albums", "Years"], to: "Library")
        outline.append(["Summer", "Mountains"], to: "Albums")
        outline.append(["2025", "2026"], to: "Years")
        outline.expand(["Library", "Albums"])
        source.apply(outline, to: "outline", animatingDifferences: false)
        var accessories = NSDiffableDataSourceSectionSnapshot<String>()
        accessories.append([
            "Accessories", "Disclosure", "Checkmark", "Detail", "Label", "Delete", "Insert", "Menu",
            "View of one's own",
        ])
        source.apply(accessories, to: "accessories", animatingDifferences: false)
    }

    private func remove(_ name: String) {
        var outline = source.snapshot(for: "accessories")
        outline.delete([name])
        source.apply(outline, to: "accessories")
    }
}
