import UIKit

/// A list of places.
final class PlacesController: UITableViewController {
    static let names = [
        "Chōshi", "Hakone", "Kamakura", "Nikkō", "Ōarai", "Odawara", "Sawara", "Takasaki", "Tateyama", "Urayasu",
        "Yokohama", "Zushi",
    ]
    static let colors: [UIColor] = [
        .systemTeal, .systemGreen, .systemIndigo, .systemRed, .systemBlue, .systemYellow, .systemMint, .systemOrange,
        .systemBrown, .systemPink, .systemPurple, .systemCyan,
    ]

    init() {
        super.init(style: .plain)
        title = "Places"
        navigationItem.leftBarButtonItem = editButtonItem
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in })
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "place")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = Self.names[indexPath.row]
        content.image = UIImage(systemName: "mappin.circle.fill") ?? UIImage(systemName: "circle.fill")
        content.imageProperties.tintColor = Self.colors[indexPath.row]
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}
