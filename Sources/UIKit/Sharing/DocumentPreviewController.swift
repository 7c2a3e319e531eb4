import CoreGraphics
import Foundation
import UIKitCore
import UniformTypeIdentifiers

/// Shows a file: an image, the beginning of a text, or the name of the file and a button that opens it.
final class DocumentPreviewController: UIViewController {
    private let file: URL
    /// Called once, when the controller was removed.
    var didLeave: () -> Void = {}

    /// The number of bytes of a text that are shown (chosen).
    private static let longestText = 1 << 20

    init(_ file: URL, name: String) {
        self.file = file
        super.init(nibName: nil, bundle: nil)
        title = FileEntry.readable(name)
    }

    required init?(coder: NSCoder) { nil }

    func addDoneButton() {
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.leave(animated: true) })
    }

    /// Pops or dismisses the preview.
    func leave(animated: Bool) {
        if let navigation = navigationController, navigation.viewControllers.first !== self {
            navigation.popToViewController(self, animated: false)
            navigation.popViewController(animated: animated)
        } else {
            presentingViewController?.dismiss(animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .action, primaryAction: UIAction { [weak self] action in self?.share(from: action.sender) })
        let content = makeContent()
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isLeaving || navigationController?.isBeingDismissed == true else { return }
        let didLeave = didLeave
        self.didLeave = {}
        MainLoop.current.enqueue { didLeave() }
    }

    private func makeContent() -> UIView {
        let type = UTType(filenameExtension: file.pathExtension) ?? .data
        if type.conforms(to: .image), let image = UIImage(contentsOfFile: file.path) {
            let view = UIImageView(image: image)
            view.contentMode = .scaleAspectFit
            return view
        }
        if type.conforms(to: .text), let text = beginning() {
            let view = UITextView()
            view.isEditable = false
            view.font = .preferredFont(forTextStyle: .body)
            view.text = text
            return view
        }
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "doc")
        configuration.text = title
        configuration.secondaryText = type.localizedDescription
        if UIApplication.shared.canOpenURL(file) {
            configuration.button = .borderless()
            configuration.button.title = "Open in Other App"
            configuration.buttonProperties.primaryAction = UIAction { [file] _ in UIApplication.shared.open(file) }
        }
        return UIContentUnavailableView(configuration: configuration)
    }

    /// The beginning of the text; `nil` if the file cannot be read.
    private func beginning() -> String? {
        guard let handle = try? FileHandle(forReadingFrom: file) else { return nil }
        defer { try? handle.close() }
        guard let data = try? handle.read(upToCount: Self.longestText) ?? Data() else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    private func share(from sender: Any?) {
        let sheet = UIActivityViewController(activityItems: [file], applicationActivities: nil)
        let item = sender as? UIBarButtonItem ?? navigationItem.rightBarButtonItem
        sheet.popoverPresentationController?.barButtonItem = item
        present(sheet, animated: true)
    }
}
