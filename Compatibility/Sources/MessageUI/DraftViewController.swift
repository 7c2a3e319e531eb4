import UIKit

/// The screen of a message: whether it is open in the mail program, and the attachments that it does not have.
@MainActor
final class DraftViewController: UIViewController {
    /// Called when the user ends the controller, with whether the message was opened.
    var didFinish: ((Bool) -> Void)?
    var attachments: [String] = [] { didSet { update() } }
    /// Whether the message was opened; `nil` before.
    var isOpened: Bool? { didSet { update() } }
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.numberOfLines = 0
        label.textAlignment = .center
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 32),
            label.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -32),
            label.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
        ])
        update()
    }

    private func update() {
        let isDone = isOpened == true
        let state =
            switch isOpened {
            case nil: "The message is being opened."
            case true?: "The message is open in the mail program."
            case false?: "The message cannot be opened: there is no mail program."
            }
        label.text =
            attachments.isEmpty ? state : state + "\n\nNot attached: " + attachments.joined(separator: ", ")
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: isDone ? .done : .cancel, primaryAction: UIAction { [weak self] _ in self?.didFinish?(isDone) })
    }
}
