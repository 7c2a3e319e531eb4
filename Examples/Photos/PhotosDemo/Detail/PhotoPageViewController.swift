import UIKit

/// One photo, as large as fits.
final class PhotoPageViewController: UIViewController {
    let photo: Photo
    private let images: PhotoImages
    private let image = UIImageView()

    init(photo: Photo, images: PhotoImages, isPreview: Bool = false) {
        (self.photo, self.images) = (photo, images)
        super.init(nibName: nil, bundle: nil)
        title = photo.place
        if isPreview {
            preferredContentSize = photo.isPortrait ? CGSize(width: 270, height: 360) : CGSize(width: 320, height: 240)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        image.contentMode = .scaleAspectFit
        image.image = images.page(of: photo)
        image.frame = view.bounds
        image.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        image.isAccessibilityElement = true
        image.accessibilityTraits = .image
        image.accessibilityLabel = "\(photo.place), \(photo.scene.rawValue)"
        view.addSubview(image)
    }
}
