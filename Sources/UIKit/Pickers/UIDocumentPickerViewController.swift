import Foundation
import UIKitCore
import UniformTypeIdentifiers

/// Has the user pick files or folders, or a place for files of the program. Present it; it dismisses itself.
///
///     let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.image, .pdf])
///     picker.delegate = self
///     present(picker, animated: true)
///
/// Where the desktop has a window for it (its portal's file chooser), that is opened, and the picker is a clear view
/// over everything until it is closed. Elsewhere the picker shows a list of its own. A picker can be presented again
/// when it is gone.
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

    /// Makes a picker of files.
    ///
    /// - Parameters:
    ///   - contentTypes: What may be picked: files whose type, by their name, conforms to one of these. Folders where
    ///     these are all folders. None stands for all files (chosen).
    ///   - asCopy: Whether the program gets copies, in a folder for temporary files, and the picked files are left
    ///     alone.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
        purpose = .open(contentTypes.isEmpty ? [.item] : contentTypes, asCopy: asCopy)
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a picker of files, which are used where they are.
    public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
        self.init(forOpeningContentTypes: contentTypes, asCopy: false)
    }

    /// Makes a picker of a place for files.
    ///
    /// - Parameters:
    ///   - urls: The files, or folders. Where there are none, or one is not in the file system, it is as if the user
    ///     cancelled, and a line is logged (chosen).
    ///   - asCopy: Whether they stay where they are, too; otherwise they are moved.
    public init(forExporting urls: [URL], asCopy: Bool) {
        purpose = .export(urls, asCopy: asCopy)
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a picker of a place that files are moved to.
    public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

    /// Makes a picker of files from an archive, of all types.
    public required init?(coder: NSCoder) {
        purpose = .open([.item], asCopy: false)
        super.init(coder: coder)
    }

    // MARK: Configuring it

    /// Is told what was picked. Kept weakly.
    open weak var delegate: (any UIDocumentPickerDelegate)? {
        didSet { OptionalMethods.documentPicker.check(delegate) }
    }

    /// Whether several files can be picked. The default is `false`. Set this and what follows before the picker is
    /// presented.
    open var allowsMultipleSelection = false

    /// Whether names are shown with extensions that the system knows. The default is `false`. A window of the desktop
    /// decides by itself.
    open var shouldShowFileExtensions = false

    /// The folder to begin in. The default is `nil`: the home folder, or what the desktop's window shows first.
    open var directoryURL: URL?

    /// Over everything while a window of the desktop is to be seen, whatever was set; otherwise what was set.
    open override var modalPresentationStyle: UIModalPresentationStyle {
        get { isBehindWindow ? .overFullScreen : super.modalPresentationStyle }
        set { super.modalPresentationStyle = newValue }
    }

    private var isBehindWindow: Bool { picking.map { !$0.showsList } ?? FilePicking<[URL]>.asksDesktop }

    // MARK: Appearing

    /// Makes a clear view that takes no touches. A list comes into it where there is one.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.isUserInteractionEnabled = false
    }

    /// Begins to ask, when it is presented.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard picking == nil else { return }
        removeList()
        guard let picking = makePicking() else { return }
        self.picking = picking
        picking.begin()
    }

    /// From here on an answer dismisses it.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard picking != nil else {
            // There is nothing to pick.
            return MainLoop.current.enqueue { [weak self] in self?.finish(nil) }
        }
        picking?.canFinish = true
    }

    /// Notes whether the user drags it away.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        picking?.canFinish = false
        isDraggedAway = isBeingDismissedByUser
    }

    /// Ends what is under way, when it was dismissed or removed from its parent.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isLeaving else { return }
        let hadNoAnswer = picking?.end() == true
        picking = nil
        guard hadNoAnswer, isDraggedAway else { return }
        // In a turn of its own, so that the delegate can present something.
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
        // One that is not presented stays.
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

    /// Of the time before.
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
