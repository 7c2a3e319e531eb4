import CoreGraphics
import Foundation
import UIKitCore
import UniformTypeIdentifiers

// Chosen (Files): Printing creates a PDF file, whose place the user chooses in the file chooser of the desktop.
/// Prints texts, images and documents into a PDF file.
///
///     let controller = UIPrintInteractionController.shared
///     controller.printFormatter = UISimpleTextPrintFormatter(text: note)
///     controller.present(animated: true) { _, isCompleted, error in … }
///
/// Only one of `printingItem`, `printingItems`, `printFormatter` and `printPageRenderer` is used: setting one removes
/// the others. The pages are drawn when the controller is presented.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiprintinteractioncontroller>.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
    /// Called at the end: with whether the file was written, and the reason of a failure.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    /// The shared controller of the program.
    open class var shared: UIPrintInteractionController {
        if let made = UIContext.current.printController as? UIPrintInteractionController { return made }
        let made = UIPrintInteractionController()
        UIContext.current.printController = made
        return made
    }

    /// Creates a controller. Use it like the shared controller; it is retained while it is presented.
    public override init() { super.init() }

    nonisolated deinit {}

    // MARK: Checking the ability to print

    /// Returns `true`, since PDF files can always be created.
    open class var isPrintingAvailable: Bool { true }

    /// The types of files and data that can be printed: PDF documents and images.
    open class var printableUTIs: Set<String> {
        Set([UTType.pdf, .png, .jpeg, .gif, .tiff, .bmp, .webP, .svg].map(\.identifier))
    }

    /// Returns whether a file exists, and is a PDF document or an image by its name.
    open class func canPrint(_ url: URL) -> Bool {
        guard url.isFileURL, FileManager.default.fileExists(atPath: url.path),
            let type = UTType(filenameExtension: url.pathExtension)
        else { return false }
        return type.conforms(to: .pdf) || type.conforms(to: .image)
    }

    /// Returns whether data is a PDF document or an image.
    open class func canPrint(_ data: Data) -> Bool {
        data.starts(with: Data("%PDF-".utf8)) || UIImage(data: data) != nil
    }

    // MARK: Configuring the controller

    /// The settings of the job; the defaults for `nil`.
    open var printInfo: UIPrintInfo?

    /// The delegate. It is referenced weakly.
    open weak var delegate: (any UIPrintInteractionControllerDelegate)? {
        didSet { OptionalMethods.printInteraction.check(delegate) }
    }

    /// The paper of the job; `nil` before the first one.
    open private(set) var printPaper: UIPrintPaper?

    // MARK: Providing the content

    private var source: PrintJob.Source?

    /// A text, an image, a PDF document or the URL of a file.
    open var printingItem: Any? {
        get { if case .items(let items)? = source, items.count == 1 { items[0] } else { nil } }
        set { source = newValue.map { .items([$0]) } }
    }

    /// Several texts, images or URLs of images, each of which begins a page. PDF documents cannot be joined.
    open var printingItems: [Any]? {
        get { if case .items(let items)? = source { items } else { nil } }
        set { source = newValue.map { .items($0) } }
    }

    /// The formatter of the content.
    open var printFormatter: UIPrintFormatter? {
        get { if case .formatter(let formatter)? = source { formatter } else { nil } }
        set { source = newValue.map { .formatter($0) } }
    }

    /// The renderer of the pages.
    open var printPageRenderer: UIPrintPageRenderer? {
        get { if case .renderer(let renderer)? = source { renderer } else { nil } }
        set { source = newValue.map { .renderer($0) } }
    }

    // MARK: Presenting the interface

    private var run: PrintRun?

    /// Draws the pages, and presents the file chooser.
    ///
    /// - Parameters:
    ///   - animated: Whether the presentation is animated.
    ///   - completion: Called when the file was written, the user has cancelled, or the pages cannot be drawn.
    /// - Returns: Whether the controller has content, is not presented already, and a window exists.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        guard run == nil, let source,
            let presenter = delegate?.printInteractionControllerParentViewController(self) ?? UIWindow.topController
        else { return false }
        let papers = [UIPrintPaper.ofUser] + UIPrintPaper.all.filter { $0 !== UIPrintPaper.ofUser }
        let paper = delegate?.printInteractionController(self, choosePaper: papers) ?? papers[0]
        printPaper = paper
        let info = printInfo ?? UIPrintInfo()
        let job = PrintJob(name: info.jobName, source: source, orientation: info.orientation, paper: paper)
        let file: PrintedFile
        do { file = try job.makeFile() } catch {
            MainLoop.current.enqueue { completion?(self, false, error) }
            return true
        }
        let run = PrintRun(file) { [self] isCompleted in
            self.run = nil
            end(isCompleted, completion)
        }
        self.run = run
        delegate?.printInteractionControllerWillPresentPrinterOptions(self)
        presenter.present(run.picker, animated: animated) { [weak self] in
            guard let self, self.run === run else { return }
            delegate?.printInteractionControllerDidPresentPrinterOptions(self)
        }
        return true
    }

    /// Presents the file chooser, as `present(animated:completionHandler:)` does. The desktop determines its place.
    @discardableResult
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }

    /// Presents the file chooser, as `present(animated:completionHandler:)` does. The desktop determines its place.
    @discardableResult
    open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }

    /// Closes the file chooser. The completion handler is called with `false`.
    open func dismiss(animated: Bool) {
        guard let run else { return }
        run.picker.presentingViewController?.dismiss(animated: animated)
        run.end(false)
    }

    private func end(_ isCompleted: Bool, _ completion: CompletionHandler?) {
        delegate?.printInteractionControllerWillDismissPrinterOptions(self)
        delegate?.printInteractionControllerDidDismissPrinterOptions(self)
        if isCompleted {
            delegate?.printInteractionControllerWillStartJob(self)
            delegate?.printInteractionControllerDidFinishJob(self)
        }
        completion?(self, isCompleted, nil)
    }
}

/// The file chooser of a job.
@MainActor
private final class PrintRun: NSObject, UIDocumentPickerDelegate {
    let picker: UIDocumentPickerViewController
    private let file: PrintedFile
    private var completion: ((Bool) -> Void)?

    init(_ file: PrintedFile, completion: @escaping (Bool) -> Void) {
        picker = UIDocumentPickerViewController(forExporting: [file.url], asCopy: true)
        (self.file, self.completion) = (file, completion)
        super.init()
        picker.delegate = self
    }

    nonisolated deinit {}

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { end(true) }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { end(false) }

    func end(_ isCompleted: Bool) {
        guard let completion else { return }
        self.completion = nil
        file.remove()
        completion(isCompleted)
    }
}

extension UIWindow {
    /// The topmost presented controller of the key window, or of the front window without one.
    static var topController: UIViewController? {
        let windows = UIApplication.shared.windows
        let window = windows.first(where: \.isKeyWindow) ?? windows.last
        var top = window?.rootViewController
        while let next = top?.presentedViewController, !next.isBeingDismissed { top = next }
        return top
    }
}
