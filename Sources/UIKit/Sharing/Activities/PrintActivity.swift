import Foundation
import UIKitCore

/// Prints the items into a PDF file, which the user saves.
final class PrintActivity: SystemActivity, UIDocumentPickerDelegate {
    private var printables: [Any] = []
    private var pdf: PrintedFile?

    override var activityType: ActivityType? { .print }
    override var activityTitle: String? { "Print to PDF" }
    override var activityImage: UIImage? { UIImage(systemName: "printer") }

    override func canPerform(with items: [SharedItem]) -> Bool { items.contains { Self.isPrintable($0) } }

    private static func isPrintable(_ item: SharedItem) -> Bool {
        switch item {
        case .text, .styledText, .image: true
        case .file(let url): UIPrintInteractionController.canPrint(url)
        case .data(let data, _): UIPrintInteractionController.canPrint(data)
        case .link, .color, .provider, .other: false
        }
    }

    override func prepareResolved(
        _ items: [ResolvedActivityItem], _ completion: @escaping @MainActor ((any Error)?) -> Void
    ) {
        printables = items.filter { Self.isPrintable($0.shared) }.map(\.value)
        let job = PrintJob(
            name: items.lazy.map(\.subject).first { !$0.isEmpty } ?? PrintJob.name(of: printables.first),
            source: .items(printables))
        do {
            pdf = try job.makeFile()
            completion(nil)
        } catch { completion(error) }
    }

    override var activityViewController: UIViewController? {
        guard let pdf else { return nil }
        let picker = UIDocumentPickerViewController(forExporting: [pdf.url], asCopy: true)
        picker.delegate = self
        return picker
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { end(true) }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { end(false) }

    private func end(_ isCompleted: Bool) {
        pdf?.remove()
        pdf = nil
        activityDidFinish(isCompleted)
    }
}
