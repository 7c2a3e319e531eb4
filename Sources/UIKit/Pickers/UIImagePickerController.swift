import Foundation
import UIKitCore
import UniformTypeIdentifiers

/// A view controller for picking a picture or a movie. The delegate must dismiss the picker when it is called, since
/// the picker does not dismiss itself.
///
///     let picker = UIImagePickerController()
///     picker.delegate = self
///     present(picker, animated: true)
///
/// Pictures are picked as files. If the desktop has a file chooser, the picker opens it, and is a transparent view
/// over all other content until it is dismissed. Otherwise the picker displays its own list. You can present a picker
/// again after it was dismissed.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiimagepickercontroller>.
open class UIImagePickerController: UINavigationController {
    private var picking: FilePicking<PickedMedia>?

    // MARK: Determining the available media

    /// Returns whether a source of pictures is available. All sources except the camera are available.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

    /// Returns the types that a source provides, as identifiers: `public.image` and `public.movie`; `nil` for the
    /// camera.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? [UTType.image.identifier, UTType.movie.identifier] : nil
    }

    // MARK: Configuring the picker

    /// The source of pictures. The default is `photoLibrary`. Setting an unavailable source raises UIKit's exception.
    open var sourceType: SourceType {
        get { storedSourceType }
        set {
            guard type(of: self).isSourceTypeAvailable(newValue) else {
                return Diagnostics.raise(.picker, "Source type \(newValue.rawValue) not available")
            }
            storedSourceType = newValue
        }
    }

    private var storedSourceType = SourceType.photoLibrary

    /// The identifiers of the permitted types. The default is `public.image`. Unavailable types are ignored. If all
    /// types are unavailable, UIKit's exception is raised.
    open var mediaTypes: [String] {
        get { storedMediaTypes }
        set {
            let available = type(of: self).availableMediaTypes(for: sourceType) ?? []
            guard newValue.contains(where: available.contains) else {
                return Diagnostics.raise(.picker, "No available types for source \(sourceType.rawValue)")
            }
            storedMediaTypes = newValue
        }
    }

    private var storedMediaTypes = [UTType.image.identifier]

    /// Whether the user chooses a square part of a picture before the delegate is called. The default is `false`.
    open var allowsEditing = false

    /// The delegate, which is called for picked media, and for the events of a navigation controller. It is referenced
    /// weakly.
    @_nonoverride open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
        get { super.delegate as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate }
        set {
            super.delegate = newValue
            OptionalMethods.imagePicker.check(newValue)
        }
    }

    /// The presentation style. It is `overFullScreen` if a file chooser of the desktop will be used, otherwise the
    /// style that was set.
    open override var modalPresentationStyle: UIModalPresentationStyle {
        get { isBehindWindow ? .overFullScreen : super.modalPresentationStyle }
        set { super.modalPresentationStyle = newValue }
    }

    private var isBehindWindow: Bool { picking.map { !$0.showsList } ?? FilePicking<PickedMedia>.usesDesktop }

    // MARK: Appearing

    /// Begins picking when the picker is about to appear.
    open override func viewWillAppear(_ animated: Bool) {
        if picking == nil { begin() }
        super.viewWillAppear(animated)
    }

    /// Permits calls of the delegate, since no transition is running.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        picking?.canFinish = true
    }

    /// Defers calls of the delegate until the transition has ended.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        picking?.canFinish = false
    }

    /// Ends picking if the picker was dismissed or removed from its parent.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isLeaving else { return }
        picking?.end()
        picking = nil
    }

    // MARK: Picking

    private func begin() {
        if isBehindWindow { hideContent() }
        let types = storedMediaTypes.compactMap(UTType.init).filter { $0 == .image || $0 == .movie }
        var request = FileRequest(.open, types: types)
        request.folder = FilePlace.pictures
        request.buttonTitle = "Choose"
        let permitsMovies = types.contains(.movie)
        let picking = FilePicking(
            request,
            take: { files throws(PickerFailure) in try PickedMedia(files, permitsMovies: permitsMovies) },
            list: { [weak self] in
                self?.showContent()
                return self
            },
            finish: { [weak self] in self?.finish($0) })
        self.picking = picking
        picking.begin()
    }

    private func finish(_ media: PickedMedia?) {
        guard let media else { return cancel() }
        guard allowsEditing, let image = media.image else { return finish(media.info) }
        let editor = PictureCropController(image) { [weak self] crop in
            guard let self else { return }
            guard let crop else { return cancelEditing() }
            var info = media.info
            info[.editedImage] = crop.image
            info[.cropRect] = crop.rect
            finish(info)
        }
        if isBehindWindow {
            showContent()
            setViewControllers([editor], animated: false)
        } else {
            pushViewController(editor, animated: true)
        }
    }

    private func finish(_ info: [InfoKey: Any]) {
        guard let delegate else { return dismissByItself() }
        delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
        picking?.restart()
    }

    /// Returns from cropping to the list. If a file chooser of the desktop was used, cancels the picker.
    private func cancelEditing() {
        guard !isBehindWindow else { return cancel() }
        popViewController(animated: true)
        picking?.restart()
    }

    private func cancel() {
        guard let delegate else { return dismissByItself() }
        delegate.imagePickerControllerDidCancel(self)
        picking?.restart()
    }

    // Chosen (Files): The delegate of an image picker that is dragged away is not called (reported); the picker
    // dismisses itself if its delegate does not implement the method for the result.
    /// Dismisses the picker. Called by the default implementations of the delegate methods.
    func dismissByItself() {
        if parent == nil, !isBeingDismissed { presentingViewController?.dismiss(animated: !isBehindWindow) }
    }

    // MARK: Content

    /// Makes the picker transparent and disables its touches while a file chooser of the desktop is used.
    private func hideContent() {
        view.isUserInteractionEnabled = false
        view.backgroundColor = nil
        setNavigationBarHidden(true, animated: false)
        setViewControllers([ClearController()], animated: false)
    }

    private func showContent() {
        view.isUserInteractionEnabled = true
        view.backgroundColor = .systemBackground
        setNavigationBarHidden(false, animated: false)
    }
}

/// A view controller with an empty view.
private final class ClearController: UIViewController {
    override func loadView() { view = UIView() }
}
