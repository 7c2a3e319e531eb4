import Foundation
import UIKitCore
import UniformTypeIdentifiers

/// A view controller that lets the user pick a picture or a movie. Present it, and dismiss it when the delegate is
/// called: it does not dismiss itself.
///
///     let picker = UIImagePickerController()
///     picker.delegate = self
///     present(picker, animated: true)
///
/// The pictures are files. If the desktop has a window to choose them, it is opened, and the picker is a transparent
/// view over all content until it is dismissed. Otherwise the picker shows its own list. A picker can be presented
/// again after it was dismissed.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiimagepickercontroller>.
open class UIImagePickerController: UINavigationController {
    private var picking: FilePicking<PickedMedia>?

    // MARK: Determining the available media

    /// Returns whether pictures of a source can be picked: `true` for all sources except a camera.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

    /// Returns the identifiers of the types that can be picked from a source: `public.image` and `public.movie`; `nil`
    /// for a camera.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? [UTType.image.identifier, UTType.movie.identifier] : nil
    }

    // MARK: Configuring the picker

    /// The source of pictures. The default is `photoLibrary`. A source that is not available raises UIKit's exception.
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

    /// The identifiers of the permitted types. The default is `public.image`. Unavailable types are ignored; if all
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

    /// Whether the user chooses a square part of the picture before the delegate is called. The default is `false`.
    open var allowsEditing = false

    /// The delegate, which is called with the picked media, and as the delegate of a navigation controller. It is
    /// referenced weakly.
    @_nonoverride open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
        get { super.delegate as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate }
        set {
            super.delegate = newValue
            OptionalMethods.imagePicker.check(newValue)
        }
    }

    /// The presentation style: `overFullScreen` while a window of the desktop will be shown, otherwise the style that
    /// was set.
    open override var modalPresentationStyle: UIModalPresentationStyle {
        get { isBehindWindow ? .overFullScreen : super.modalPresentationStyle }
        set { super.modalPresentationStyle = newValue }
    }

    private var isBehindWindow: Bool { picking.map { !$0.showsList } ?? FilePicking<PickedMedia>.asksDesktop }

    // MARK: Appearing

    /// Begins picking when the picker is presented.
    open override func viewWillAppear(_ animated: Bool) {
        if picking == nil { begin() }
        super.viewWillAppear(animated)
    }

    /// Permits calls of the delegate.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        picking?.canFinish = true
    }

    /// Defers calls of the delegate.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        picking?.canFinish = false
    }

    /// Ends picking when the picker was dismissed or removed from its parent.
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
        picking?.askAgain()
    }

    /// Returns to the list, or cancels if a window of the desktop was used.
    private func cancelEditing() {
        guard !isBehindWindow else { return cancel() }
        popViewController(animated: true)
        picking?.askAgain()
    }

    private func cancel() {
        guard let delegate else { return dismissByItself() }
        delegate.imagePickerControllerDidCancel(self)
        picking?.askAgain()
    }

    // Chosen (Files): The delegate of an image picker that is dragged away is not called (reported); the picker
    // dismisses itself if its delegate does not implement the method for the result.
    /// Dismisses the picker if the delegate does not implement the method that would be called.
    func dismissByItself() {
        if parent == nil, !isBeingDismissed { presentingViewController?.dismiss(animated: !isBehindWindow) }
    }

    // MARK: Content

    /// Makes the picker transparent behind a window of the desktop, without receiving touches.
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

/// A controller with an empty view.
private final class ClearController: UIViewController {
    override func loadView() { view = UIView() }
}
