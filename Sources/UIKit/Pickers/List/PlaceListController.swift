import Foundation
import UIKitCore

/// The first page of the list of files, which displays the places where browsing begins.
final class PlaceListController: UITableViewController, FileListPage {
    private let chooser: FileListChooser
    private let request: FileRequest
    private let places = FilePlace.all

    init(_ chooser: FileListChooser, _ request: FileRequest) {
        (self.chooser, self.request) = (chooser, request)
        super.init(style: .insetGrouped)
        title = "Browse"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "place")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [chooser] _ in chooser.cancel() })
        listDidChange()
    }

    func listDidChange() {
        navigationItem.prompt = chooser.message
        navigationItem.rightBarButtonItem?.isEnabled = !chooser.isBusy
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { places.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
        let place = places[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = place.name
        content.image = UIImage(systemName: place.symbol)
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chooser.open(places[indexPath.row].folder, request)
    }
}
