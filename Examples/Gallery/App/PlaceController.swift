import Foundation
import UIKit

/// A place: its name on its color, or in its color on white. One of the places has a title menu.
final class PlaceController: UIViewController {
    let index: Int
    private let isPlain: Bool

    init(_ index: Int, isPlain: Bool = false) {
        (self.index, self.isPlain) = (index, isPlain)
        super.init(nibName: nil, bundle: nil)
        title = PlacesController.names[index]
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .action, primaryAction: UIAction { _ in })
        guard index == 2 else { return }
        navigationItem.documentProperties = UIDocumentProperties(
            url: URL(fileURLWithPath: "/\(PlacesController.names[2]).txt"))
        navigationItem.titleMenuProvider = { suggested in
            UIMenu(
                children: suggested + [
                    UIAction(title: "Add to Favourites", image: UIImage(systemName: "star")) { _ in },
                    UIAction(title: "Show on the Map", image: UIImage(systemName: "map")) { _ in },
                ])
        }
    }

    required init?(coder: NSCoder) { nil }

    override func duplicate(_ sender: Any?) {}

    override func viewDidLoad() {
        super.viewDidLoad()
        let color = PlacesController.colors[index]
        view.backgroundColor = isPlain ? .systemBackground : color
        let label = UILabel()
        label.text = PlacesController.names[index]
        label.font = .systemFont(ofSize: 34, weight: .bold)
        label.textColor = isPlain ? color : .white
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
        ])
    }
}
