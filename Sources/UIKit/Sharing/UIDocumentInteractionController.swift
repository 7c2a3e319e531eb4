import CoreGraphics
import Foundation
import UIKitCore
import UniformTypeIdentifiers

/// Shows a file: a preview, a menu of services, or a menu with the program that opens it.
///
///     let controller = UIDocumentInteractionController(url: file)
///     controller.delegate = self
///     controller.presentOptionsMenu(from: button.bounds, in: button, animated: true)
///
/// Keep a reference to the controller while it is used.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidocumentinteractioncontroller>.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
    /// Creates a controller for a file.
    public init(url: URL) {
        file = url
        super.init()
    }

    /// Creates a controller without a file.
    public override init() { super.init() }

    nonisolated deinit {}

    // MARK: Accessing the document attributes

    private var file: URL?

    /// The file.
    open var url: URL? {
        get { file }
        set { (file, ownName, ownType) = (newValue, nil, nil) }
    }

    private var ownName: String?
    private var ownType: String?

    /// The name of the file in previews. The default is the last component of the URL.
    open var name: String? {
        get { ownName ?? file?.lastPathComponent }
        set { ownName = newValue }
    }

    /// The uniform type identifier of the file. The default is the type for the extension of the URL.
    open var uti: String? {
        get { ownType ?? file.flatMap { UTType(filenameExtension: $0.pathExtension)?.identifier } }
        set { ownType = newValue }
    }

    /// The icons of the file's type: one symbol.
    open var icons: [UIImage] { UIImage(systemName: "doc").map { [$0] } ?? [] }

    /// A property list for the program that opens the file. It is kept, but programs of a desktop do not receive it.
    open var annotation: Any?

    /// The delegate. It is referenced weakly.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)? {
        didSet { OptionalMethods.documentInteraction.check(delegate) }
    }

    /// The recognizers that a view of the file's icon can have: a tap shows the preview, and a long press the options.
    open private(set) lazy var gestureRecognizers: [UIGestureRecognizer] = [
        UITapGestureRecognizer(target: self, action: UIDocumentInteractionController.tapped(_:)),
        UILongPressGestureRecognizer(target: self, action: UIDocumentInteractionController.pressed(_:)),
    ]

    private func tapped(_ recognizer: UITapGestureRecognizer) {
        if !presentPreview(animated: true), let view = recognizer.view {
            _ = presentOptionsMenu(from: view.bounds, in: view, animated: true)
        }
    }

    private func pressed(_ recognizer: UILongPressGestureRecognizer) {
        guard recognizer.state == .began, let view = recognizer.view else { return }
        _ = presentOptionsMenu(from: view.bounds, in: view, animated: true)
    }

    // MARK: Presenting and dismissing a document preview

    private var preview: DocumentPreviewController?

    // Chosen (Controllers): The preview of a document shows an image or a text; for other types it shows the name of
    // the file and a button that opens it in the user's program.
    /// Presents a preview of the file in the controller that the delegate returns: pushed if that is a navigation
    /// controller, otherwise over it.
    ///
    /// - Returns: `false` if the file does not exist, the delegate returns no controller, or a preview is already
    ///   shown.
    @discardableResult
    open func presentPreview(animated: Bool) -> Bool {
        guard preview == nil, let file = existingFile, let delegate,
            let parent = delegate.documentInteractionControllerViewControllerForPreview(self)
        else { return false }
        let preview = DocumentPreviewController(file, name: name ?? file.lastPathComponent)
        self.preview = preview
        preview.didLeave = { [weak self, weak preview] in
            guard let self, self.preview === preview else { return }
            self.preview = nil
            self.delegate?.documentInteractionControllerDidEndPreview(self)
        }
        delegate.documentInteractionControllerWillBeginPreview(self)
        if let navigation = parent as? UINavigationController {
            navigation.pushViewController(preview, animated: animated)
        } else {
            let navigation = UINavigationController(rootViewController: preview)
            navigation.modalPresentationStyle = .fullScreen
            preview.addDoneButton()
            parent.present(navigation, animated: animated)
        }
        return true
    }

    /// Removes the preview.
    open func dismissPreview(animated: Bool) { preview?.leave(animated: animated) }

    private var existingFile: URL? {
        guard let file, file.isFileURL, FileManager.default.fileExists(atPath: file.path) else { return nil }
        return file
    }

    // MARK: Presenting and dismissing menus

    private weak var menu: UIActivityViewController?

    /// Presents a share sheet with the file.
    ///
    /// - Parameters:
    ///   - rect: The source of the popover, in the coordinate space of the view.
    ///   - view: The view of the source. It must be in a window.
    ///   - animated: Whether the presentation is animated.
    /// - Returns: `false` if no sheet can be presented: the file does not exist, the view is in no window, or a sheet
    ///   is already presented.
    @discardableResult
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        present(.options, animated, from: view.nearestController) { popover in
            popover?.sourceView = view
            popover?.sourceRect = rect
        }
    }

    /// Presents a share sheet with the file, from a bar button item.
    @discardableResult
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        present(.options, animated, from: UIWindow.topController) { $0?.barButtonItem = item }
    }

    /// Presents a sheet with the program that opens the file.
    ///
    /// - Returns: `false` if no program can open the file, and if `presentOptionsMenu(from:in:animated:)` would return
    ///   `false`.
    @discardableResult
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        present(.openIn, animated, from: view.nearestController) { popover in
            popover?.sourceView = view
            popover?.sourceRect = rect
        }
    }

    /// Presents a sheet with the program that opens the file, from a bar button item.
    @discardableResult
    open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        present(.openIn, animated, from: UIWindow.topController) { $0?.barButtonItem = item }
    }

    /// Dismisses the sheet.
    open func dismissMenu(animated: Bool) { menu?.presentingViewController?.dismiss(animated: animated) }

    private enum Menu {
        case options, openIn
    }

    private func present(
        _ kind: Menu, _ animated: Bool, from presenter: UIViewController?,
        source: (UIPopoverPresentationController?) -> Void
    ) -> Bool {
        guard menu == nil, let file = existingFile, let presenter, presenter.viewIfLoaded?.window != nil
        else { return false }
        if kind == .openIn, !UIApplication.shared.canOpenURL(file) { return false }
        let sheet = UIActivityViewController(activityItems: [file], applicationActivities: nil)
        if kind == .openIn { sheet.permittedTypes = [.open] }
        source(sheet.popoverPresentationController)
        sheet.willPerform = { [weak self] activity in
            guard let self, activity is OpenActivity else { return }
            delegate?.documentInteractionController(self, willBeginSendingToApplication: nil)
        }
        sheet.completionWithItemsHandler = { [weak self] type, isCompleted, _, _ in
            guard let self else { return }
            if type == .open, isCompleted {
                delegate?.documentInteractionController(self, didEndSendingToApplication: nil)
            }
            switch kind {
            case .options: delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
            case .openIn: delegate?.documentInteractionControllerDidDismissOpenInMenu(self)
            }
        }
        menu = sheet
        switch kind {
        case .options: delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
        case .openIn: delegate?.documentInteractionControllerWillPresentOpenInMenu(self)
        }
        presenter.present(sheet, animated: animated)
        return true
    }
}

extension UIView {
    /// The controller that presents a menu of the view.
    fileprivate var nearestController: UIViewController? {
        guard window != nil else { return nil }
        var responder = next
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return window?.rootViewController
    }
}
