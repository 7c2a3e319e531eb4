import UIKit

/// All cities by their first letters, with an index. A tap adds a city and closes the sheet.
final class CityPickerViewController: UITableViewController {
    private let sections: [(letter: String, cities: [City])]
    private let choose: (City) -> Void

    init(cities: [City], choose: @escaping (City) -> Void) {
        self.choose = choose
        sections = Dictionary(grouping: cities) { String($0.name.prefix(1)) }
            .map { (letter: $0.key, cities: $0.value.sorted { $0.name < $1.name }) }
            .sorted { $0.letter < $1.letter }
        super.init(style: .plain)
        title = "Choose a City"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "city")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].cities.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].letter
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { sections.map(\.letter) }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = sections[indexPath.section].cities[indexPath.row].name
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        choose(sections[indexPath.section].cities[indexPath.row])
        dismiss(animated: true)
    }
}
