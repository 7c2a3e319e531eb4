import CoreGraphics
import Foundation
import QuartzCore

/// The picture of a dragged item: a snapshot of the lifted view, with a shadow.
final class DragItemView: UIView {
    /// The source of the item.
    let home: UITargetedDragPreview
    /// The vector from the finger to the center.
    var offset = CGVector.zero
    /// The additional vertical distance below the finger while carried, in points.
    var shift: CGFloat = 0
    private let shape = UIView()
    private var content: UIView?
    private var scale: CGFloat = 1

    private static let liftedScale: CGFloat = 1.04
    // Chosen (Dragging): Items longer than 240 points are carried smaller, unless either side prefers their full size.
    /// The longest side of an item that is not carried in its full size.
    private static let longestSide: CGFloat = 240

    init?(_ preview: UITargetedDragPreview) {
        guard preview.target.container.window != nil, preview.size.width > 0, preview.size.height > 0 else {
            return nil
        }
        home = preview
        super.init(frame: CGRect(origin: .zero, size: preview.size))
        isUserInteractionEnabled = false
        shape.frame = bounds
        shape.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(shape)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowRadius = 12
        layer.shadowOffset = CGSize(width: 0, height: 6)
        show(Self.picture(of: preview.view), preview.parameters, cornerRadius: preview.view.layer.cornerRadius)
    }

    required init?(coder: NSCoder) { nil }

    /// Returns a picture of a view in a window. A view outside a window and without a superview is returned itself.
    private static func picture(of view: UIView) -> UIView? {
        view.window == nil && view.superview == nil ? view : view.liftedPicture()
    }

    private func show(_ view: UIView?, _ parameters: UIPreviewParameters, cornerRadius: CGFloat) {
        content?.removeFromSuperview()
        content = view
        if let view {
            view.frame = shape.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            shape.addSubview(view)
        }
        shape.backgroundColor = parameters.backgroundColor ?? .systemBackground
        shape.layer.cornerRadius = cornerRadius
        shape.clipsToBounds = true
        shape.layer.mask = parameters.visiblePath.map { path in
            let mask = CAShapeLayer()
            mask.path = path.cgPath
            return mask
        }
        let shadow = parameters.shadowPath ?? parameters.visiblePath
        layer.shadowPath = (shadow ?? UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius)).cgPath
    }

    /// Replaces the lifted picture by the program's preview; `nil` hides the item.
    func show(_ preview: UIDragPreview?) {
        guard let preview, preview.view.bounds.width > 0, preview.view.bounds.height > 0 else {
            isHidden = preview == nil
            return
        }
        UIView.performWithoutAnimation {
            let size = preview.view.bounds.size
            // The finger remains over the same part of the item.
            offset.dx *= size.width / max(bounds.width, 1)
            offset.dy *= size.height / max(bounds.height, 1)
            transform = .identity
            bounds.size = size
            shape.frame = bounds
            show(
                Self.picture(of: preview.view), preview.parameters, cornerRadius: preview.view.layer.cornerRadius)
        }
    }

    /// Shows the view of the destination, if this differs from the source.
    func showContent(of preview: UITargetedDragPreview) {
        guard preview !== home, preview.view !== self, preview.view !== home.view, preview.size.width > 0,
            preview.size.height > 0
        else { return }
        UIView.performWithoutAnimation {
            let before = frame.size
            bounds.size = preview.size
            shape.frame = bounds
            transform = CGAffineTransform(
                scaleX: before.width / preview.size.width, y: before.height / preview.size.height)
            show(
                Self.picture(of: preview.view), preview.parameters, cornerRadius: preview.view.layer.cornerRadius)
        }
    }

    /// Returns a preview of the item in its current state and place.
    func preview(in host: UIView) -> UITargetedDragPreview {
        UITargetedDragPreview(
            view: self, parameters: UIDragPreviewParameters(),
            target: UIDragPreviewTarget(container: host, center: center, transform: transform))
    }

    // MARK: Moving

    func setLifted(_ isLifted: Bool) {
        let own = home.target.transform
        transform = isLifted ? own.scaledBy(x: Self.liftedScale, y: Self.liftedScale) : own
        layer.shadowOpacity = isLifted ? 0.25 : 0
    }

    /// Sets the item's place in the stack of items. The first item is on top.
    func arrange(at index: Int, behind first: DragItemView, inFullSize: Bool) {
        let longest = max(bounds.width, bounds.height, 1)
        let new = inFullSize ? 1 : min(1, Self.longestSide / longest)
        if index == 0 {
            offset = CGVector(dx: offset.dx * new / scale, dy: offset.dy * new / scale)
        } else {
            let step = CGFloat(min(index, 4)) * 5
            offset = CGVector(dx: first.offset.dx + step, dy: first.offset.dy + step)
        }
        scale = new
        transform = CGAffineTransform(scaleX: new, y: new)
        layer.shadowOpacity = 0.25
    }

    func carry(to finger: CGPoint) { center = CGPoint(x: finger.x + offset.dx, y: finger.y + offset.dy + shift) }

    // Chosen (Dragging): Over targets with precise drops (`isPrecise`) items are carried 14 points below the finger,
    // so that the caret is visible.
    /// The distance by which the item must be lowered so that its upper edge is below the finger and a caret there is
    /// visible.
    var distanceBelowFinger: CGFloat { max(0, bounds.height * scale / 2 + 14 - offset.dy) }

    /// Moves to the place and size of a preview.
    func place(as preview: UITargetedDragPreview, in host: UIView) {
        center = preview.target.container.convert(preview.target.center, to: host)
        transform = preview.target.transform
        layer.shadowOpacity = 0
    }

    func vanish() {
        transform = transform.scaledBy(x: 0.2, y: 0.2)
        alpha = 0
    }
}
