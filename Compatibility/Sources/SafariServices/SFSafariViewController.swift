@_exported import UIKit

// Chosen (Controllers): A desktop's browser cannot be embedded. `SFSafariViewController` opens the page in the browser
// when it appears, and shows which page it has opened.
/// A web page. It is opened in the desktop's browser; the controller shows the page's host, and a button that ends it.
@MainActor
open class SFSafariViewController: UIViewController {
    /// The delegate, which is called when the page is opened and when the user ends the controller.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// The configuration. Its properties are for Safari, and have no effect on the browser.
    public let configuration: Configuration
    /// The color of the controller's background; `nil` for the system's.
    open var preferredBarTintColor: UIColor? { didSet { updateColors() } }
    /// The color of the buttons; `nil` for the tint color.
    open var preferredControlTintColor: UIColor? { didSet { updateColors() } }
    /// The title of the button that ends the controller.
    open var dismissButtonStyle = DismissButtonStyle.done {
        didSet { doneButton.setTitle(dismissButtonStyle.title, for: .normal) }
    }

    private let url: URL
    private let label = UILabel()
    private lazy var doneButton = UIButton(
        type: .system,
        primaryAction: UIAction(title: dismissButtonStyle.title) { [weak self] _ in self?.finish() })
    private lazy var openButton = UIButton(
        type: .system, primaryAction: UIAction(title: "Open Again") { [weak self] _ in self?.openPage() })
    private var isOpened = false

    /// Makes a controller for a page, of the scheme `http` or `https`.
    public init(url URL: URL, configuration: Configuration = Configuration()) {
        precondition(
            ["http", "https"].contains(URL.scheme?.lowercased()),
            "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported.")
        (url, self.configuration) = (URL, configuration)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
    }

    /// Makes a controller for a page.
    public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: URL, configuration: configuration)
    }

    /// Returns `nil`: a document has no controllers of this class.
    public required init?(coder: NSCoder) { nil }

    /// Adds the label and the buttons.
    open override func viewDidLoad() {
        super.viewDidLoad()
        label.text = url.host ?? url.absoluteString
        label.numberOfLines = 0
        label.textAlignment = .center
        for subview in [label, doneButton, openButton] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            doneButton.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            doneButton.topAnchor.constraint(equalTo: guide.topAnchor, constant: 8),
            label.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 32),
            label.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -32),
            label.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
            openButton.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 16),
            openButton.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
        ])
        updateColors()
    }

    /// Opens the page when the controller appears for the first time.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !isOpened else { return }
        isOpened = true
        openPage()
    }

    private func updateColors() {
        guard isViewLoaded else { return }
        view.backgroundColor = preferredBarTintColor ?? .systemBackground
        view.tintColor = preferredControlTintColor
    }

    private func openPage() {
        let host = url.host ?? url.absoluteString
        UIApplication.shared.open(url) { [weak self] isOpened in
            guard let self else { return }
            label.text =
                isOpened ? "\(host) is open in the browser." : "\(host) cannot be opened: there is no browser."
            delegate?.safariViewController(self, didCompleteInitialLoad: isOpened)
        }
    }

    private func finish() {
        delegate?.safariViewControllerDidFinish(self)
        if presentingViewController != nil { dismiss(animated: true) }
    }

    /// The button that ends a controller.
    public enum DismissButtonStyle: Int, Sendable {
        /// With the title "Done".
        case done
        /// With the title "Close".
        case close
        /// With the title "Cancel".
        case cancel

        var title: String {
            switch self {
            case .done: "Done"
            case .close: "Close"
            case .cancel: "Cancel"
            }
        }
    }

    /// Properties of a controller that only Safari uses.
    nonisolated open class Configuration: NSObject, NSCopying {
        /// Whether the page is shown in a form for reading, if it has one.
        open var entersReaderIfAvailable = false
        /// Whether bars shrink while the user scrolls.
        open var barCollapsingEnabled = true

        /// Makes a configuration.
        public override init() { super.init() }

        /// Returns a copy.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Configuration()
            copy.entersReaderIfAvailable = entersReaderIfAvailable
            copy.barCollapsingEnabled = barCollapsingEnabled
            return copy
        }
    }
}
