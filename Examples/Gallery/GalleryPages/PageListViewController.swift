import UIKit

/// The list of pages.
final class PageListViewController: UITableViewController {
    /// Called with the selected page.
    var didSelect: (GalleryPage) -> Void = { _ in }
    /// Whether the selected row stays selected, because the list is beside the page.
    var keepsSelection = false
    private static let cellIdentifier = "page"

    init() { super.init(style: .insetGrouped) }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Gallery"
        clearsSelectionOnViewWillAppear = false
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
    }

    /// Selects the row of the open page beside the list; `nil` without an open page.
    func select(_ title: String?) {
        if let selected = tableView.indexPathForSelectedRow { tableView.deselectRow(at: selected, animated: true) }
        for (section, content) in GalleryPage.sections.enumerated() {
            guard let row = content.pages.firstIndex(where: { $0.title == title }) else { continue }
            tableView.selectRow(at: IndexPath(row: row, section: section), animated: false, scrollPosition: .none)
        }
    }

    override func numberOfSections(in tableView: UITableView) -> Int { GalleryPage.sections.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        GalleryPage.sections[section].title
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        GalleryPage.sections[section].pages.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
        let page = GalleryPage.sections[indexPath.section].pages[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = page.title
        content.image = page.icon
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if !keepsSelection { tableView.deselectRow(at: indexPath, animated: true) }
        didSelect(GalleryPage.sections[indexPath.section].pages[indexPath.row])
    }
}

extension GalleryPage {
    /// A white symbol on a colored square, as in a list of settings.
    fileprivate var icon: UIImage {
        let size = CGSize(width: 29, height: 29)
        let configuration = UIImage.SymbolConfiguration(pointSize: 15, weight: .medium)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).setFill()
            UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 6.5).fill()
            guard let symbol = UIImage(systemName: symbol, withConfiguration: configuration) else { return }
            let place = CGPoint(x: (size.width - symbol.size.width) / 2, y: (size.height - symbol.size.height) / 2)
            symbol.withTintColor(.white, renderingMode: .alwaysOriginal).draw(at: place)
        }.withRenderingMode(.alwaysOriginal)
    }
}
