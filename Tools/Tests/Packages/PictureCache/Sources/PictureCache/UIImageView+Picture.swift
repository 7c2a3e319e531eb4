import UIKit

private var urlKey: UInt8 = 0
private var indicatorKey: Void?
private var counterKey = "pc.counter"

private struct AssociatedKeys {
    static var tapHandler = "tapHandler"
}

extension UIImageView {
    /// The URL of the picture that is shown or loaded.
    public private(set) var pictureURL: URL? {
        get { return objc_getAssociatedObject(self, &urlKey) as? URL }
        set { objc_setAssociatedObject(self, &urlKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    private var indicator: UIActivityIndicatorView? {
        get { objc_getAssociatedObject(self, &indicatorKey) as? UIActivityIndicatorView }
        set { objc_setAssociatedObject(self, &indicatorKey, newValue, objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN) }
    }

    private(set) var loadCount: Int {
        get { (objc_getAssociatedObject(self, &counterKey) as? NSNumber)?.intValue ?? 0 }
        set {
            objc_setAssociatedObject(self, &counterKey, NSNumber(value: newValue), .OBJC_ASSOCIATION_COPY_NONATOMIC)
        }
    }

    public var isLoadingPicture: Bool { return indicator?.isAnimating ?? false }

    public func setPicture(_ url: URL?, placeholder: UIImage? = nil, loader: PictureLoader) {
        pictureURL = url
        image = placeholder
        guard let url = url else {
            indicator?.removeFromSuperview()
            indicator = nil
            return
        }
        loadCount += 1
        showIndicator()
        loader.load(url) { [weak self] result in
            guard let self = self, self.pictureURL == url else { return }
            self.indicator?.stopAnimating()
            self.image = (try? result.get()) ?? placeholder
        }
    }

    private func showIndicator() {
        if indicator == nil {
            let view = UIActivityIndicatorView(style: .medium)
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
            NSLayoutConstraint.activate([
                view.centerXAnchor.constraint(equalTo: centerXAnchor),
                view.centerYAnchor.constraint(equalTo: centerYAnchor),
            ])
            indicator = view
        }
        indicator?.startAnimating()
    }
}

extension UIImageView {
    /// Called when the picture is tapped.
    public var onTap: ((UIImageView) -> Void)? {
        get { objc_getAssociatedObject(self, &AssociatedKeys.tapHandler) as? (UIImageView) -> Void }
        set {
            objc_setAssociatedObject(self, &AssociatedKeys.tapHandler, newValue, .OBJC_ASSOCIATION_COPY)
            gestureRecognizers?.filter { $0 is PictureTap }.forEach(removeGestureRecognizer)
            guard newValue != nil else { return }
            isUserInteractionEnabled = true
            addGestureRecognizer(PictureTap(target: self, action: #selector(pictureTapped(_:))))
        }
    }

    @objc fileprivate func pictureTapped(_ recognizer: UITapGestureRecognizer) {
        onTap?(self)
    }
}

final class PictureTap: UITapGestureRecognizer {}

extension UIImage {
    /// A picture of one color.
    public convenience init?(color: UIColor, size: CGSize = CGSize(width: 1, height: 1)) {
        let rect = CGRect(origin: .zero, size: size)
        UIGraphicsBeginImageContextWithOptions(rect.size, false, 1)
        color.setFill()
        UIRectFill(rect)
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        guard let cgImage = image?.cgImage else { return nil }
        self.init(cgImage: cgImage)
    }

    public func scaled(to size: CGSize) -> UIImage {
        let format = UIGraphicsImageRendererFormat.default()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: size))
        }
    }
}
