import Foundation
import UIKitCore
import UniformTypeIdentifiers

/// A view controller that lets the user pick files or folders, or a folder to export files to. Present it; it
/// dismisses itself.
///
///     let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.image, .pdf])
///     picker.delegate = self
///     present(picker, animated: true)
///
/// If the desktop has a file chooser (of its portal), it is opened, and the picker is a transparent view over all
/// content until the chooser is closed. Otherwise the picker shows its own list. A picker can be presented again after
/// it was dismissed.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller>.
open class UIDocumentPickerViewController: UIViewController {
    private enum Purpose {
        case open([UTType], asCopy: Bool)
        case export([URL], asCopy: Bool)
    }

    private let purpose: Purpose
    private var picking: FilePicking<[URL]>?
    private var listNavigation: UINavigationController?
    private var isDraggedAway = false

    // MARK: Creating a document picker

    /// Creates a picker for files.
    ///
    /// - Parameters:
    ///   - contentTypes: The permitted types. A file can be picked if the type of its name conforms to one of them. If
    ///     all types are folders, folders can be picked. An empty array permits all files (chosen).
    ///   - asCopy: Whether the program receives copies, in a folder for temporary files. The picked files do not
    ///     change.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
        purpose = .open(contentTypes.isEmpty ? [.item] : contentTypes, asCopy: asCopy)
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a picker for files, which are used in place.
    public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
        self.init(forOpeningContentTypes: contentTypes, asCopy: false)
    }

    /// Creates a picker for the folder to export files to.
    ///
    /// - Parameters:
    ///   - urls: The files or folders. If the array is empty, or a file does not exist, the picker is treated as
    ///     cancelled, and a line is logged (chosen).
    ///   - asCopy: Whether the files are copied; otherwise they are moved.
    public init(forExporting urls: [URL], asCopy: Bool) {
        purpose = .export(urls, asCopy: asCopy)
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a picker for the folder to move files to.
    public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

    /// Decodes a picker for files of all types.
    public required init?(coder: NSCoder) {
        purpose = .open([.item], asCopy: false)
        super.init(coder: coder)
    }

    // MARK: Configuring the picker

    /// The delegate, which is called with the picked files and referenced weakly.
    open weak var delegate: (any UIDocumentPickerDelegate)? {
        didSet { OptionalMethods.documentPicker.check(delegate) }
    }

    /// Whether several files can be picked. The default is `false`. Set this and the following properties before the
    /// picker is presented.
    open var allowsMultipleSelection = false

    /// Whether names are shown with the extensions of known types. The default is `false`. The desktop's file chooser
    /// ignores it.
    open var shouldShowFileExtensions = false

    /// The initial folder. If it is `nil`, which is the default, the picker shows the home folder, and the desktop's
    /// file chooser its own initial folder.
    open var directoryURL: URL?

    /// The presentation style: `overFullScreen` if the desktop's file chooser is used, otherwise the style that was
    /// set.
    open override var modalPresentationStyle: UIModalPresentationStyle {
        get { isBehindWindow ? .overFullScreen : super.modalPresentationStyle }
        set { super.modalPresentationStyle = newValue }
    }

    // Chosen (Files): A document picker that uses the desktop's portal is presented as `overFullScreen`, whatever
    // style the program sets.
    private var isBehindWindow: Bool { picking.map { !$0.showsList } ?? FilePicking<[URL]>.asksDesktop }

    // MARK: Appearing

    /// Makes the view transparent, without receiving touches. The list is added to it if it is needed.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.isUserInteractionEnabled = false
    }

    /// Begins picking when the picker is presented.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard picking == nil else { return }
        removeList()
        guard let picking = makePicking() else { return }
        self.picking = picking
        picking.begin()
    }

    /// Permits a result to dismiss the picker.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard picking != nil else {
            // The picker has no files to export.
            return MainLoop.current.enqueue { [weak self] in self?.finish(nil) }
        }
        picking?.canFinish = true
    }

    /// Defers results, and records whether the user is dragging the picker away.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        picking?.canFinish = false
        isDraggedAway = isBeingDismissedByUser
    }

    /// Ends picking when the picker was dismissed or removed from its parent.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isLeaving else { return }
        let hadNoAnswer = picking?.end() == true
        picking = nil
        guard hadNoAnswer, isDraggedAway else { return }
        // In a separate turn of the main loop, so that the delegate can present a controller.
        MainLoop.current.enqueue { self.delegate?.documentPickerWasCancelled(self) }
    }

    // MARK: Picking

    private func makePicking() -> FilePicking<[URL]>? {
        let take: @Sendable ([URL]) throws(PickerFailure) -> [URL]
        var request: FileRequest
        switch purpose {
        case .open(let types, let asCopy):
            request = FileRequest(.open, types: types)
            request.allowsMultipleSelection = allowsMultipleSelection
            take = { urls throws(PickerFailure) in asCopy ? try PickedFiles.copies(of: urls) : urls }
        case .export(let files, let asCopy):
            guard !files.isEmpty, files.allSatisfy(\.isFileURL) else {
                Diagnostics.warn(
                    .picker, "\(Diagnostics.name(self)) has nothing to export, or what is in no file system")
                return nil
            }
            request = FileRequest(.save(names: files.map(\.lastPathComponent)), types: [])
            request.buttonTitle = asCopy ? "Save" : "Move"
            take = { places throws(PickerFailure) in try PickedFiles.export(files, to: places, asCopy: asCopy) }
        }
        request.folder = directoryURL
        request.showsExtensions = shouldShowFileExtensions
        return FilePicking(
            request, take: take, list: { [weak self] in self?.addList() }, finish: { [weak self] in self?.finish($0) })
    }

    // Chosen (Files): The delegate of a document picker is called at the end of the picker's dismissal: recorded for
    // cancellation, reported for picked files. Dragging the picker's sheet away cancels it; then the delegate is
    // called one turn of the main loop after the dismissal.
    private func finish(_ files: [URL]?) {
        guard parent == nil, let presenter = presentingViewController, !isBeingDismissed else { return report(files) }
        presenter.dismiss(animated: !isBehindWindow) { self.report(files) }
    }

    private func report(_ files: [URL]?) {
        if let files {
            delegate?.documentPicker(self, didPickDocumentsAt: files)
        } else {
            delegate?.documentPickerWasCancelled(self)
        }
        // A picker that is not presented stays.
        picking?.askAgain()
    }

    // MARK: The list

    private func addList() -> UINavigationController {
        let navigation = UINavigationController()
        listNavigation = navigation
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.isUserInteractionEnabled = true
        view.backgroundColor = .systemBackground
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
        return navigation
    }

    /// Removes the list of a previous presentation.
    private func removeList() {
        guard listNavigation != nil else { return }
        view.isUserInteractionEnabled = false
        view.backgroundColor = nil
        listNavigation?.willMove(toParent: nil)
        listNavigation?.view.removeFromSuperview()
        listNavigation?.removeFromParent()
        listNavigation = nil
    }
}
