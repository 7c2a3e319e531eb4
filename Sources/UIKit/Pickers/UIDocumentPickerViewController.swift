import Foundation
import UIKitCore
import UniformTypeIdentifiers

/// A view controller for picking files or folders, or a folder that files are exported to. The picker dismisses
/// itself.
///
///     let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.image, .pdf])
///     picker.delegate = self
///     present(picker, animated: true)
///
/// If the desktop has a file chooser (of its portal), the picker opens it, and is a transparent view over all other
/// content until the chooser is closed. Otherwise the picker displays its own list. You can present a picker again
/// after it was dismissed.
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

    // Chosen (Files): A document picker without content types permits all files.
    /// Creates a picker for opening files or folders.
    ///
    /// - Parameters:
    ///   - contentTypes: The permitted types. The user can pick a file if the type of its extension conforms to a
    ///     permitted type. If all types are folder types, the user picks folders. An empty array permits all files.
    ///   - asCopy: Whether the program receives copies of the files in a temporary folder. The original files do not
    ///     change.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
        purpose = .open(contentTypes.isEmpty ? [.item] : contentTypes, asCopy: asCopy)
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a picker for opening files or folders, without copying them.
    public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
        self.init(forOpeningContentTypes: contentTypes, asCopy: false)
    }

    // Chosen (Files): A document picker that cannot export its files is treated as cancelled, and a message is logged.
    /// Creates a picker for choosing a folder that files are exported to.
    ///
    /// - Parameters:
    ///   - urls: The files or folders to export. If the array is empty, or a file does not exist, the picker is treated
    ///     as cancelled, and a message is logged.
    ///   - asCopy: Whether the files are copied; otherwise they are moved.
    public init(forExporting urls: [URL], asCopy: Bool) {
        purpose = .export(urls, asCopy: asCopy)
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a picker for choosing a folder that files are moved to.
    public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

    /// Decodes a picker for opening files of all types.
    public required init?(coder: NSCoder) {
        purpose = .open([.item], asCopy: false)
        super.init(coder: coder)
    }

    // MARK: Configuring the picker

    /// The delegate, which is called when the user has picked files or cancelled. It is referenced weakly.
    open weak var delegate: (any UIDocumentPickerDelegate)? {
        didSet { OptionalMethods.documentPicker.check(delegate) }
    }

    /// Whether the user can pick several files. The default is `false`. Set this property and the following properties
    /// before you present the picker.
    open var allowsMultipleSelection = false

    /// Whether the list displays the extensions of known types. The default is `false`. The file chooser of the
    /// desktop ignores the property.
    open var shouldShowFileExtensions = false

    /// The initial folder. The default is `nil`: the list then begins at the home folder, and the file chooser of the
    /// desktop at its own initial folder.
    open var directoryURL: URL?

    /// The presentation style. It is `overFullScreen` if the file chooser of the desktop is used, otherwise the style
    /// that was set.
    open override var modalPresentationStyle: UIModalPresentationStyle {
        get { isBehindWindow ? .overFullScreen : super.modalPresentationStyle }
        set { super.modalPresentationStyle = newValue }
    }

    // Chosen (Files): A document picker that uses the desktop's portal is presented as `overFullScreen`, whatever
    // style the program sets.
    private var isBehindWindow: Bool { picking.map { !$0.showsList } ?? FilePicking<[URL]>.usesDesktop }

    // MARK: Appearing

    /// Makes the view transparent and disables its touches. The list is added when it is needed.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.isUserInteractionEnabled = false
    }

    /// Begins picking when the picker is about to appear.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard picking == nil else { return }
        removeList()
        guard let picking = makePicking() else { return }
        self.picking = picking
        picking.begin()
    }

    /// Permits the dismissal of the picker with a result.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard picking != nil else {
            // The picker has no files to export, so it is treated as cancelled.
            return MainLoop.current.enqueue { [weak self] in self?.finish(nil) }
        }
        picking?.canFinish = true
    }

    /// Defers results until the transition has ended, and records whether the user is dragging the picker away.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        picking?.canFinish = false
        isDraggedAway = isBeingDismissedByUser
    }

    /// Ends picking if the picker was dismissed or removed from its parent.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isLeaving else { return }
        let hadNoResult = picking?.end() == true
        picking = nil
        guard hadNoResult, isDraggedAway else { return }
        // The delegate is called in a later turn of the main loop, so that it can present a controller.
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
                    .picker, "\(Diagnostics.name(self)) has no files to export, or URLs that are not files")
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

    // Chosen (Files): The delegate of a document picker is called at the end of the picker's dismissal, which is
    // recorded for a cancellation and reported for picked files. Dragging the picker's sheet away cancels the picker,
    // and the delegate is called one turn of the main loop after the dismissal.
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
        // A picker that was not presented, such as a child controller, cannot be dismissed, so the user can pick
        // again.
        picking?.restart()
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

    /// Removes the list that a previous presentation has displayed.
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
