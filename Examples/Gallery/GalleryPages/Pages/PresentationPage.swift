import UIKit

/// The presentation styles of controllers.
final class PresentationPage: ActionsViewController {
    private static let styles: [(String, UIModalPresentationStyle)] = [
        ("Sheet", .pageSheet), ("Form sheet", .formSheet), ("Full screen", .fullScreen),
        ("Over full screen", .overFullScreen),
    ]
    private static let transitions: [(String, UIModalTransitionStyle)] = [
        ("Cover vertically", .coverVertical), ("Flip", .flipHorizontal), ("Dissolve", .crossDissolve),
        ("Curl", .partialCurl),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        let styles = Self.styles.map { name, style in row(name) { $0.modalPresentationStyle = style } }
        let transitions = Self.transitions.map { name, transition in
            row(name) {
                $0.modalPresentationStyle = .fullScreen
                $0.modalTransitionStyle = transition
            }
        }
        let zoom = Row("Zoom") { [weak self] in self?.zoom() }
        sections = [
            Section(title: "Styles", rows: styles),
            Section(title: "Transitions", note: "On the full screen.", rows: transitions + [zoom]),
        ]
    }

    /// The page zooms out of its row, and back into it when it is pulled down.
    private func zoom() {
        let controller = PresentedPage()
        controller.title = "Zoom"
        controller.modalPresentationStyle = .fullScreen
        let row = IndexPath(row: Self.transitions.count, section: 1)
        controller.preferredTransition = .zoom { [weak self] _ in self?.tableView.cellForRow(at: row) }
        present(controller, animated: true)
    }

    private func row(_ title: String, _ prepare: @escaping (UIViewController) -> Void) -> Row {
        Row(title) { [weak self] in
            let controller = PresentedPage()
            controller.title = title
            prepare(controller)
            self?.present(controller, animated: true)
        }
    }
}

/// The presented page: a title and a back button, low on the screen if only that part is visible.
final class PresentedPage: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel()
        label.text = title
        label.font = .preferredFont(forTextStyle: .largeTitle)
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Done"
        configuration.buttonSize = .large
        configuration.cornerStyle = .capsule
        let button = UIButton(
            configuration: configuration,
            primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        let stack = UIStackView(arrangedSubviews: [label, button])
        stack.axis = .vertical
        stack.spacing = 24
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            modalTransitionStyle == .partialCurl
                ? stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -24)
                : stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
