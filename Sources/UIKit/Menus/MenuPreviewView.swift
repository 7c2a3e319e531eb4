import CoreGraphics
import Foundation
import QuartzCore

/// What a context menu is for, lifted from its place: a picture of the view, or the view of a controller.
final class MenuPreviewView: UIView {
    let controller: UIViewController?
    private let preview: UITargetedPreview
    private let content: UIView
    private var ownMask: CALayer?
    private var isHidingSource = false

    /// - Parameter controller: What the preview shows; `nil` for a picture of the view itself.
    init?(_ preview: UITargetedPreview, controller: UIViewController?, limit: CGSize) {
        self.preview = preview
        self.controller = controller
        guard let content = controller?.view ?? preview.view.snapshotView(afterScreenUpdates: true) else { return nil }
        self.content = content
        super.init(frame: CGRect(origin: .zero, size: Self.size(of: controller, preview, limit)))
        isUserInteractionEnabled = false
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
        backgroundColor = preview.parameters.backgroundColor ?? .systemBackground
        clipsToBounds = true
        layer.cornerRadius = controller == nil ? preview.view.layer.cornerRadius : MenuMetrics.cornerRadius
        if controller == nil, let path = preview.parameters.visiblePath {
            let shape = CAShapeLayer()
            shape.path = path.cgPath
            layer.mask = shape
        }
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

    /// Where the preview comes from, in a view's space.
    func sourceFrame(in view: UIView) -> CGRect {
        let target = preview.target
        let center = target.container.convert(target.center, to: view)
        let size = preview.size
        return CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }

    /// Puts the preview to a place, as large as fits there.
    func place(_ frame: CGRect) {
        let scale = min(frame.width / max(bounds.width, 1), frame.height / max(bounds.height, 1), 1)
        center = CGPoint(x: frame.midX, y: frame.midY)
        transform = scale > 0 && scale < 1 ? CGAffineTransform(scaleX: scale, y: scale) : .identity
    }

    /// Hides the view itself while its picture is up: by a mask, which programs do not read.
    func setSourceHidden(_ isHidden: Bool) {
        guard isHidden != isHidingSource else { return }
        isHidingSource = isHidden
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        if isHidden {
            ownMask = preview.view.layer.mask
            preview.view.layer.mask = CALayer()
        } else {
            preview.view.layer.mask = ownMask
        }
        CATransaction.commit()
    }
}
