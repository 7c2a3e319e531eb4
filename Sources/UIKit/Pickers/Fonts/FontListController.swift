import CoreGraphics
import Foundation

/// The list of families or faces in a font picker.
final class FontListController: UITableViewController, UISearchResultsUpdating {
    private let names: [String]
    private let isFaces: Bool
    private let settings: UIFontPickerViewController.Configuration
    private let selected: UIFontDescriptor?
    private let pick: (UIFontDescriptor) -> Void
    private var shown: [String]
    private let search = UISearchController(searchResultsController: nil)

    /// - Parameter pick: Called with the font that the user has chosen.
    init(
        families: [String], _ settings: UIFontPickerViewController.Configuration, selected: UIFontDescriptor?,
        pick: @escaping (UIFontDescriptor) -> Void
    ) {
        (names, shown, isFaces) = (families, families, false)
        (self.settings, self.selected, self.pick) = (settings, selected, pick)
        super.init(style: .plain)
        title = "Choose Font"
        search.obscuresBackgroundDuringPresentation = false
        search.searchResultsUpdater = self
        navigationItem.searchController = search
    }

    private init(
        facesOf family: String, _ settings: UIFontPickerViewController.Configuration, selected: UIFontDescriptor?,
        pick: @escaping (UIFontDescriptor) -> Void
    ) {
        names = UIFont.fontNames(forFamilyName: family)
        (shown, isFaces) = (names, true)
        (self.settings, self.selected, self.pick) = (settings, selected, pick)
        super.init(style: .plain)
        title = family
    }

    required init?(coder: NSCoder) { nil }

    private static let cell = "font"

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        shown = text.isEmpty ? names : names.filter { $0.localizedCaseInsensitiveContains(text) }
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
        let name = shown[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = name
        if !settings.displayUsingSystemFont {
            content.textProperties.font = UIFont(descriptor: descriptor(of: name), size: 17)
        }
        cell.contentConfiguration = content
        let isChosen = isFaces ? selected?.postscriptName == name : selected.map(Self.family) == name
        cell.accessoryType = opensFaces ? .disclosureIndicator : isChosen ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let name = shown[indexPath.row]
        guard opensFaces else { return pick(descriptor(of: name)) }
        navigationController?.pushViewController(
            FontListController(facesOf: name, settings, selected: selected, pick: pick), animated: true)
    }

    private var opensFaces: Bool { settings.includeFaces && !isFaces }

    private func descriptor(of name: String) -> UIFontDescriptor {
        UIFontDescriptor(fontAttributes: [isFaces ? .name : .family: name])
    }

    private static func family(of descriptor: UIFontDescriptor) -> String? {
        descriptor.object(forKey: .family) as? String
    }
}
