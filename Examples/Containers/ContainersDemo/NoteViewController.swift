import UIKit

/// The content of the modal container: a small card with a button that dismisses it.
final class NoteViewController: LoggedViewController {
    private let iconView = UIImageView(image: Icon.boxes.image(size: 44))
    private let titleLabel = UILabel()
    private let textLabel = UILabel()
    private let button: UIButton

    init() {
        var configuration = UIButton.Configuration.tinted()
        configuration.title = "Close"
        configuration.cornerStyle = .large
        button = UIButton(configuration: configuration)
        super.init(nibName: nil, bundle: nil)
        title = "Note"
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 264)) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemGroupedBackground
        view.layer.cornerRadius = 20
        view.layer.shadowOpacity = 0.25
        view.layer.shadowRadius = 24
        view.layer.shadowOffset = CGSize(width: 0, height: 12)
        iconView.frame = CGRect(x: 128, y: 28, width: 44, height: 44)
        titleLabel.text = "Nested boxes"
        titleLabel.font = .systemFont(ofSize: 20, weight: .bold)
        titleLabel.textAlignment = .center
        titleLabel.frame = CGRect(x: 24, y: 84, width: 252, height: 28)
        textLabel.text = "This controller is a child of the modal container. Tap the dimmed background to send it away."
        textLabel.font = .systemFont(ofSize: 15)
        textLabel.textColor = .secondaryLabel
        textLabel.textAlignment = .center
        textLabel.numberOfLines = 3
        textLabel.frame = CGRect(x: 24, y: 116, width: 252, height: 64)
        button.frame = CGRect(x: 24, y: 196, width: 252, height: 44)
        button.addAction(
            UIAction { [weak self] _ in self?.modalContainerController?.dismissModal(animated: true) },
            for: .touchUpInside)
        for subview in [iconView, titleLabel, textLabel, button] as [UIView] { view.addSubview(subview) }
    }
}
