import UIKit

/// A photo, as large as it fits.
final class PhotoPageViewController: UIViewController {
    let photo: Photo
    private let images: PhotoImages
    private let image = UIImageView()
    /// Whether it is a preview of a context menu, which may be too small for the whole photo.
    private let isPreview: Bool

    init(photo: Photo, images: PhotoImages, isPreview: Bool = false) {
        (self.photo, self.images, self.isPreview) = (photo, images, isPreview)
        super.init(nibName: nil, bundle: nil)
        title = photo.place
        if isPreview {
            preferredContentSize = photo.isPortrait ? CGSize(width: 270, height: 360) : CGSize(width: 320, height: 240)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        image.contentMode = isPreview ? .scaleAspectFill : .scaleAspectFit
        image.image = images.page(of: photo)
        image.frame = view.bounds
        image.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        image.isAccessibilityElement = true
        image.accessibilityTraits = .image
        image.accessibilityLabel = "\(photo.place), \(photo.scene.rawValue)"
        view.addSubview(image)
    }

    /// The frame of the photo in the view.
    var imageFrame: CGRect {
        guard let size = image.image?.size, size.width > 0, size.height > 0 else { return view.bounds }
        let factor = min(view.bounds.width / size.width, view.bounds.height / size.height)
        let (width, height) = (size.width * factor, size.height * factor)
        return CGRect(x: view.bounds.midX - width / 2, y: view.bounds.midY - height / 2, width: width, height: height)
    }
}
