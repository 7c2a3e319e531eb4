import UIKit

/// The drawn photos. Each is drawn once for each size; only the last few large pictures are kept.
@MainActor
final class PhotoImages {
    private var thumbnails: [Photo.ID: UIImage] = [:]
    private var pages: [(id: Photo.ID, image: UIImage)] = []

    /// A square picture for a grid.
    func thumbnail(of photo: Photo) -> UIImage {
        if let image = thumbnails[photo.id] { return image }
        let image = PhotoPainter.image(of: photo, size: CGSize(width: 256, height: 256))
        thumbnails[photo.id] = image
        return image
    }

    /// The whole photo for a page.
    func page(of photo: Photo) -> UIImage {
        if let kept = pages.first(where: { $0.id == photo.id }) { return kept.image }
        let size = photo.isPortrait ? CGSize(width: 900, height: 1200) : CGSize(width: 1200, height: 900)
        let image = PhotoPainter.image(of: photo, size: size)
        pages.append((photo.id, image))
        if pages.count > 6 { pages.removeFirst() }
        return image
    }
}
