import UIKit

/// A text that is saved in a file: a document.
final class DocumentPage: UIViewController, UITextViewDelegate {
    private final class Note: UIDocument {
        var text = "A note. It is saved ten seconds after a change, and when the page is closed."

        override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }

        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            text = (contents as? Data).flatMap { String(data: $0, encoding: .utf8) } ?? ""
        }
    }

    private let note = Note(
        fileURL: FileManager.default.temporaryDirectory.appendingPathComponent("Gallery Note.txt"))
    private let textView = UITextView()
    private let status = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.clipsToBounds = true
        textView.font = .preferredFont(forTextStyle: .body)
        textView.delegate = self
        textView.accessibilityIdentifier = "Note"
        status.font = .preferredFont(forTextStyle: .footnote)
        status.textColor = .secondaryLabel
        status.numberOfLines = 0
        view.addSubview(textView)
        view.addSubview(status)
        note.open { [weak self] _ in
            guard let self else { return }
            textView.text = note.text
            showState()
        }
    }

    private func showState() {
        let state =
            note.documentState.contains(.inConflict) ? "in conflict" : note.hasUnsavedChanges ? "edited" : "saved"
        status.text = "\(note.localizedName): \(state)"
    }

    func textViewDidChange(_ textView: UITextView) {
        note.text = textView.text
        note.updateChangeCount(.done)
        showState()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 12)
        status.frame = CGRect(x: area.minX, y: area.minY, width: max(area.width, 0), height: 20)
        textView.frame = CGRect(
            x: area.minX, y: area.minY + 28, width: max(area.width, 0), height: max(area.height - 28, 0))
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note.autosave(completionHandler: nil)
    }
}
