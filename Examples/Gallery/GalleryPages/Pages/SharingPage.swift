import UIKit

/// Share sheets, documents, printing, and the menus and previews of earlier systems.
final class SharingPage: ActionsViewController {
    private var result = "Nothing yet"
    private var documents: UIDocumentInteractionController?
    private var previewing: (any UIViewControllerPreviewing)?

    private static let text = "Ireko draws UIKit on Linux."

    override func viewDidLoad() {
        super.viewDidLoad()
        showRows()
        let swatch = PreviewSwatch(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
        tableView.tableFooterView = swatch
        previewing = registerForPreviewing(with: self, sourceView: swatch)
    }

    private func showRows() {
        sections = [
            Section(
                title: "Share",
                rows: [
                    Row("A text and an address") { [weak self] in self?.share([Self.text, Self.address]) },
                    Row("A picture that is drawn when it is needed") { [weak self] in
                        self?.share([DrawnPicture(placeholderItem: UIImage())])
                    },
                    Row("A text for each service") { [weak self] in self?.share([GreetingSource()]) },
                    Row("Only with this page") { [weak self] in
                        self?.share([Self.text], excluding: [.mail, .print, .copyToPasteboard])
                    },
                ]),
            Section(
                title: "Documents",
                rows: [
                    Row("Preview a note") { [weak self] in self?.withNote { $0.presentPreview(animated: true) } },
                    Row("Services for a note") { [weak self] in
                        self?.withNote { [weak self] documents in
                            guard let self else { return }
                            let corner = CGRect(x: 0, y: 0, width: 1, height: 1)
                            documents.presentOptionsMenu(from: corner, in: view, animated: true)
                        }
                    },
                    Row("Print a text with page numbers") { [weak self] in self?.print() },
                    Row("Draw a PDF document") { [weak self] in self?.share([Self.document]) },
                ]),
            Section(
                title: "Result",
                note: "A long press on this row shows a menu of edit actions, and on the color below a preview.",
                rows: [Row(result)]),
        ]
        tableView.reloadData()
    }

    private func show(_ text: String) {
        result = text
        showRows()
    }

    // MARK: Share sheets

    private static let address = URL(string: "https://www.swift.org") ?? URL(fileURLWithPath: "/")

    private func share(_ items: [Any], excluding excluded: [UIActivity.ActivityType] = []) {
        let sheet = UIActivityViewController(
            activityItems: items, applicationActivities: [ShowActivity { [weak self] in self?.show($0) }])
        sheet.excludedActivityTypes = excluded
        sheet.popoverPresentationController?.sourceView = tableView.tableHeaderView ?? view
        sheet.popoverPresentationController?.permittedArrowDirections = []
        sheet.completionWithItemsHandler = { [weak self] type, isCompleted, _, error in
            if let error {
                self?.show(error.localizedDescription)
            } else if type?.rawValue != ShowActivity.name {
                self?.show(isCompleted ? "Shared" : "Cancelled")
            }
        }
        present(sheet, animated: true)
    }

    // MARK: Documents

    private func withNote(_ body: (UIDocumentInteractionController) -> Void) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("Gallery note.txt")
        do { try Data("\(Self.text)\n".utf8).write(to: file) } catch {
            return show("The note cannot be written: \(error.localizedDescription)")
        }
        let documents = UIDocumentInteractionController(url: file)
        documents.delegate = self
        self.documents = documents
        body(documents)
    }

    private func print() {
        let pages = NumberedPages()
        pages.addPrintFormatter(
            UISimpleTextPrintFormatter(text: String(repeating: "\(Self.text)\n", count: 200)), startingAtPageAt: 0)
        let printer = UIPrintInteractionController.shared
        let info = UIPrintInfo.printInfo()
        info.jobName = "Gallery"
        printer.printInfo = info
        printer.printPageRenderer = pages
        printer.present(animated: true) { [weak self] _, isCompleted, _ in
            self?.show(isCompleted ? "Printed" : "Cancelled")
        }
    }

    private static var document: Data {
        UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 300, height: 200)).pdfData { context in
            context.beginPage()
            UIColor.systemTeal.setFill()
            context.fill(CGRect(x: 20, y: 20, width: 260, height: 100))
            text.draw(at: CGPoint(x: 20, y: 140), withAttributes: [.font: UIFont.systemFont(ofSize: 16)])
        }
    }

    // MARK: The menu of edit actions

    override func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        indexPath.section == 2
    }

    override func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { action == "copy:" }

    override func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) { UIPasteboard.general.string = result }
}

extension SharingPage: UIDocumentInteractionControllerDelegate {
    func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController? { self }

    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) { show("Previewed") }
}

extension SharingPage: UIViewControllerPreviewingDelegate {
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController? {
        let preview = SwatchPreview()
        preview.choose = { [weak self] in self?.show($0) }
        return preview
    }

    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
    ) { show("Opened") }
}

/// An activity of the page: it shows the first text of the items.
private final class ShowActivity: UIActivity {
    static let name = "ireko.gallery.show"
    private let show: (String) -> Void
    private var text = ""

    init(_ show: @escaping (String) -> Void) { self.show = show }

    override var activityType: ActivityType? { ActivityType(Self.name) }
    override var activityTitle: String? { "Show on This Page" }
    override var activityImage: UIImage? { UIImage(systemName: "rectangle") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { $0 is String }
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        text = activityItems.lazy.compactMap { $0 as? String }.first ?? ""
    }

    override func perform() {
        show(text)
        activityDidFinish(true)
    }
}

/// Provides a different text for mails.
private final class GreetingSource: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }

    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { activityType == .mail ? "Dear reader,\n\nhello from the gallery." : "Hello from the gallery" }

    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "Greetings" }
}

/// Draws a picture on another thread.
private final class DrawnPicture: UIActivityItemProvider, @unchecked Sendable {
    override var item: Any {
        UIGraphicsImageRenderer(size: CGSize(width: 200, height: 200)).image { context in
            UIColor.systemIndigo.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 20, y: 20, width: 160, height: 160))
        }
    }
}

/// Pages with their number in the footer.
private final class NumberedPages: UIPrintPageRenderer {
    override init() {
        super.init()
        footerHeight = 30
    }

    override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
        "\(pageIndex + 1) of \(numberOfPages)".draw(
            at: CGPoint(x: footerRect.midX - 20, y: footerRect.minY + 10),
            withAttributes: [.font: UIFont.systemFont(ofSize: 10)])
    }
}

/// A color with a preview. A longer press makes it brighter.
private final class PreviewSwatch: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemTeal
        accessibilityIdentifier = "swatch"
    }

    required init?(coder: NSCoder) { nil }
}

/// The preview of the color.
private final class SwatchPreview: UIViewController {
    var choose: (String) -> Void = { _ in }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
        preferredContentSize = CGSize(width: 240, height: 240)
    }

    override var previewActionItems: [any UIPreviewActionItem] {
        [UIPreviewAction(title: "Like", style: .default) { [choose] _, _ in choose("Liked") }]
    }
}
