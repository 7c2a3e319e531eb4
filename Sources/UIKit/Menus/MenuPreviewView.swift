import CoreGraphics
import Foundation
import QuartzCore

/// What a context menu is for, lifted from its place: a picture of the view, or the view of a controller.
final class MenuPreviewView: UIView {
    let controller: UIViewController?
    /// What was lifted, which is hidden meanwhile.
    private let lifted: UIView
    /// Where the preview goes back to.
    private var home: UITargetedPreview
    /// What is seen, cut to its shape. The shadow is around it.
    private let shape = UIView()

    /// - Parameter controller: What the preview shows; `nil` for a picture of the view itself.
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

    /// Where the preview comes from, in a view's space.
    func sourceFrame(in view: UIView) -> CGRect {
        let center = home.target.container.convert(home.target.center, to: view)
        let size = home.size
        return CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }

    /// Gives the preview another place to go back to: nothing where that is in no window.
    func retarget(to preview: UITargetedPreview) {
        guard preview.target.container.window != nil else { return }
        home = preview
    }

    /// Puts the preview to a place, as large as fits there.
    func place(_ frame: CGRect) {
        let scale = min(frame.width / max(bounds.width, 1), frame.height / max(bounds.height, 1), 1)
        center = CGPoint(x: frame.midX, y: frame.midY)
        transform = scale > 0 && scale < 1 ? CGAffineTransform(scaleX: scale, y: scale) : .identity
    }

    /// Has the preview cover an area and fade.
    func grow(over area: CGRect) {
        let scale = max(area.width / max(bounds.width, 1), area.height / max(bounds.height, 1))
        center = CGPoint(x: area.midX, y: area.midY)
        transform = CGAffineTransform(scaleX: scale, y: scale)
        alpha = 0
    }

    /// Shows the shadow of what is above the window, or hides it.
    func setLifted(_ isLifted: Bool) { layer.shadowOpacity = isLifted ? MenuMetrics.previewShadowOpacity : 0 }

    /// Hides the view itself while its picture is visible.
    func setSourceHidden(_ isHidden: Bool) { lifted.setHiddenBehindPicture(isHidden) }
}
