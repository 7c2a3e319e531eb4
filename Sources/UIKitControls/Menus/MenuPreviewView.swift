import CoreGraphics
import Foundation
import QuartzCore

/// The preview of a context menu: a picture of the lifted view, or the view of a preview controller.
final class MenuPreviewView: UIView {
    let controller: UIViewController?
    /// The lifted view, which is hidden while the preview is visible.
    private let lifted: UIView
    /// The preview that this view moves to when the menu closes.
    private var home: UITargetedPreview
    /// The content, clipped to the shape of the preview. The shadow is outside the shape.
    private let shape = UIView()

    /// - Parameter controller: The preview controller; `nil` to display a picture of the lifted view.
    init?(_ preview: UITargetedPreview, controller: UIViewController?, limit: CGSize) {
        home = preview
        lifted = preview.view
        self.controller = controller
        guard let content = controller?.view ?? preview.view.liftedPicture() else { return nil }
        super.init(frame: CGRect(origin: .zero, size: Self.size(of: controller, preview, limit)))
        isUserInteractionEnabled = false
        shape.frame = bounds
        shape.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(shape)
        content.frame = shape.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        shape.addSubview(content)
        shape.backgroundColor = preview.parameters.backgroundColor ?? .systemBackground
        shape.clipsToBounds = true
        shape.layer.cornerRadius = controller == nil ? preview.view.layer.cornerRadius : MenuMetrics.cornerRadius
        if controller == nil, let path = preview.parameters.visiblePath {
            let mask = CAShapeLayer()
            mask.path = path.cgPath
            shape.layer.mask = mask
        }
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowRadius = MenuMetrics.previewShadowRadius
        layer.shadowOffset = CGSize(width: 0, height: MenuMetrics.previewShadowOffset)
        layer.shadowPath = shadowPath(preview.parameters).cgPath
    }

    required init?(coder: NSCoder) { nil }

    private static func size(
        of controller: UIViewController?, _ preview: UITargetedPreview, _ limit: CGSize
    ) -> CGSize {
        guard let controller else { return preview.size }
        let wanted = controller.preferredContentSize
        func length(_ wanted: CGFloat, _ most: CGFloat) -> CGFloat {
            wanted.isFinite && wanted > 0 ? min(wanted, most) : most
        }
        return CGSize(width: length(wanted.width, limit.width), height: length(wanted.height, limit.height * 0.6))
    }

    private func shadowPath(_ parameters: UIPreviewParameters) -> UIBezierPath {
        let given = controller == nil ? parameters.shadowPath ?? parameters.visiblePath : nil
        return given ?? UIBezierPath(roundedRect: bounds, cornerRadius: shape.layer.cornerRadius)
    }

    /// Returns the original frame of the preview, in the coordinate space of a view.
    func sourceFrame(in view: UIView) -> CGRect {
        let center = home.target.container.convert(home.target.center, to: view)
        let size = home.size
        return CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }

    /// Changes the preview that this view moves to when the menu closes. A target outside a window is ignored.
    func retarget(to preview: UITargetedPreview) {
        guard preview.target.container.window != nil else { return }
        home = preview
    }

    /// Centers the preview in a frame. If it does not fit, it is scaled down.
    func place(_ frame: CGRect) {
        let scale = min(frame.width / max(bounds.width, 1), frame.height / max(bounds.height, 1), 1)
        center = CGPoint(x: frame.midX, y: frame.midY)
        transform = scale > 0 && scale < 1 ? CGAffineTransform(scaleX: scale, y: scale) : .identity
    }

    /// Scales the preview to cover an area, and makes it transparent.
    func grow(over area: CGRect) {
        let scale = max(area.width / max(bounds.width, 1), area.height / max(bounds.height, 1))
        center = CGPoint(x: area.midX, y: area.midY)
        transform = CGAffineTransform(scaleX: scale, y: scale)
        alpha = 0
    }

    /// Shows or hides the shadow around the preview.
    func setLifted(_ isLifted: Bool) { layer.shadowOpacity = isLifted ? MenuMetrics.previewShadowOpacity : 0 }

    /// Hides the lifted view while the preview is visible.
    func setSourceHidden(_ isHidden: Bool) { lifted.setHiddenBehindPicture(isHidden) }
}
