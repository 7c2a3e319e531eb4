import CoreGraphics
import UIKitCore

/// Displays a picture behind a square window. The user scrolls and zooms the picture, and chooses the part in the
/// window.
final class PictureCropController: UIViewController, UIScrollViewDelegate {
    private let picture: UIImage
    private let finish: (PictureCrop?) -> Void
    private let scroll = UIScrollView()
    private let content = UIImageView()
    private let shades = [UIView(), UIView()]
    private var laidOutSize: CGSize?

    /// - Parameter finish: Called with the part that the user has chosen; `nil` if the user has cancelled.
    init(_ picture: UIImage, finish: @escaping (PictureCrop?) -> Void) {
        (self.picture, self.finish) = (picture, finish)
        super.init(nibName: nil, bundle: nil)
        title = "Move and Scale"
        navigationItem.hidesBackButton = true
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.finish(nil) })
        let choose = UIBarButtonItem(
            title: "Choose", primaryAction: UIAction { [weak self] _ in self?.choose() })
        choose.style = .done
        navigationItem.rightBarButtonItem = choose
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        view.clipsToBounds = true
        scroll.delegate = self
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.alwaysBounceVertical = true
        scroll.alwaysBounceHorizontal = true
        scroll.clipsToBounds = false
        scroll.showsVerticalScrollIndicator = false
        scroll.showsHorizontalScrollIndicator = false
        content.image = picture
        content.contentMode = .scaleToFill
        content.accessibilityIdentifier = "picture"
        scroll.addSubview(content)
        view.addSubview(scroll)
        for shade in shades {
            shade.backgroundColor = UIColor(white: 0, alpha: 0.5)
            shade.isUserInteractionEnabled = false
            view.addSubview(shade)
        }
    }

    private var area: CGRect { view.bounds.inset(by: view.safeAreaInsets) }

    private var cropWindow: CGRect {
        PictureCrop.window(in: area.size).offsetBy(dx: area.minX, dy: area.minY)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let window = cropWindow
        let isWide = area.width > area.height
        let bounds = view.bounds
        if isWide {
            shades[0].frame = CGRect(x: 0, y: 0, width: window.minX, height: bounds.height)
            shades[1].frame = CGRect(x: window.maxX, y: 0, width: bounds.width - window.maxX, height: bounds.height)
        } else {
            shades[0].frame = CGRect(x: 0, y: 0, width: bounds.width, height: window.minY)
            shades[1].frame = CGRect(x: 0, y: window.maxY, width: bounds.width, height: bounds.height - window.maxY)
        }
        guard laidOutSize != area.size, window.width > 0 else { return }
        laidOutSize = area.size
        placePicture(in: window)
    }

    /// Scales and centers the picture so that it fills the window.
    private func placePicture(in window: CGRect) {
        let scale = PictureCrop.fillingScale(of: picture.size, in: window)
        // Sets the zoom limits before the scale. The lower limit must not exceed the upper limit.
        scroll.minimumZoomScale = min(scale, 1)
        scroll.maximumZoomScale = max(scale * 4, 1)
        scroll.zoomScale = 1
        scroll.frame = window
        content.frame = CGRect(origin: .zero, size: picture.size)
        scroll.contentSize = picture.size
        scroll.minimumZoomScale = scale
        scroll.zoomScale = scale
        scroll.contentOffset = CGPoint(
            x: ((picture.size.width * scale - window.width) / 2).rounded(),
            y: ((picture.size.height * scale - window.height) / 2).rounded())
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }

    private func choose() {
        let part = PictureCrop.part(at: scroll.contentOffset, scale: scroll.zoomScale, window: scroll.bounds)
        finish(PictureCrop(of: picture, part: part))
    }
}
