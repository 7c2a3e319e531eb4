import Foundation
import IrekoTesting
import UIKit

/// The pictures of the articles about presentations.
extension ArticlePictures {
    private static let wide = CGSize(width: 700, height: 500)

    /// A list of places in a navigation controller.
    private static func makePlaces() -> (navigation: UINavigationController, list: PlacesController) {
        let list = PlacesController()
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        return (navigation, list)
    }

    /// Presents a controller over the list, draws it, and dismisses it.
    private static func draw(
        _ name: String, _ folder: URL, in size: CGSize, _ make: (PlacesController) -> UIViewController
    ) throws {
        let (navigation, list) = makePlaces()
        try on(navigation, size: size) { stage in
            list.present(make(list), animated: true)
            stage.advance(by: 1)
            try write(stage, name, folder)
            navigation.dismiss(animated: false)
            stage.advance(by: 0.5)
        }
    }

    private static func makeOrder() -> UINavigationController {
        UINavigationController(rootViewController: OrderController())
    }

    // MARK: Sheets

    static func drawSheets(_ folder: URL) throws {
        for (name, detent) in [
            ("sheet-medium", UISheetPresentationController.Detent.Identifier.medium), ("sheet-large", .large),
        ] {
            try draw(name, folder, in: phone) { _ in
                let order = makeOrder()
                order.sheetPresentationController?.detents = [.medium(), .large()]
                order.sheetPresentationController?.selectedDetentIdentifier = detent
                order.sheetPresentationController?.prefersGrabberVisible = true
                return order
            }
        }
        try draw("sheet-wide", folder, in: wide) { _ in
            let order = makeOrder()
            order.preferredContentSize = CGSize(width: 380, height: 360)
            return order
        }
    }

    // MARK: Popovers

    static func drawPopover(_ folder: URL) throws {
        try draw("popover", folder, in: wide) { list in
            let order = OrderController()
            order.modalPresentationStyle = .popover
            order.preferredContentSize = CGSize(width: 260, height: 260)
            order.popoverPresentationController?.sourceItem = list.navigationItem.rightBarButtonItem
            return order
        }
    }

    // MARK: Alerts

    private static func makeQuestion(_ style: UIAlertController.Style, message: String) -> UIAlertController {
        UIAlertController(
            title: style == .alert ? "Delete this place?" : nil, message: message, preferredStyle: style)
    }

    static func drawAlerts(_ folder: URL) throws {
        try draw("alert", folder, in: phone) { _ in
            let alert = makeQuestion(.alert, message: "It cannot be brought back.")
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
            return alert
        }
        for (name, size) in [("action-sheet", phone), ("action-sheet-wide", wide)] {
            try draw(name, folder, in: size) { list in
                let sheet = makeQuestion(.actionSheet, message: "Hakone is on two of your maps.")
                sheet.addAction(UIAlertAction(title: "Share", style: .default))
                sheet.addAction(UIAlertAction(title: "Delete Place", style: .destructive))
                sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                sheet.popoverPresentationController?.sourceItem = list.navigationItem.rightBarButtonItem
                return sheet
            }
        }
    }

    // MARK: Missing content

    static func drawMissingContent(_ folder: URL) throws {
        var empty = UIContentUnavailableConfiguration.empty()
        empty.image = UIImage(systemName: "tray")
        empty.text = "No Places"
        empty.secondaryText = "Places that you save are shown here."
        empty.button.title = "Add Place"
        for (name, configuration) in [
            ("missing-empty", empty), ("missing-loading", .loading()), ("missing-search", .search()),
        ] {
            let list = UITableViewController(style: .plain)
            list.title = "Places"
            list.contentUnavailableConfiguration = configuration
            let navigation = UINavigationController(rootViewController: list)
            navigation.navigationBar.prefersLargeTitles = true
            try on(navigation, size: phone) { stage in try write(stage, name, folder) }
        }
    }
}

/// Sort orders of a list, with a checkmark at the selected order.
private final class OrderController: UITableViewController {
    private static let orders = ["Name", "Distance", "Population", "Last visited", "Favourites first", "Newest first"]

    init() {
        super.init(style: .insetGrouped)
        title = "Sort By"
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in })
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "order")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.orders.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "order", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = Self.orders[indexPath.row]
        cell.contentConfiguration = content
        cell.accessoryType = indexPath.row == 1 ? .checkmark : .none
        return cell
    }
}
