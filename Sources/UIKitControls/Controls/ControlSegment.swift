import CoreGraphics
import Foundation
import QuartzCore
import TextLayout

/// A segment of a segmented control: its content, and its views, which are created when the segment is wide enough to
/// be visible.
@MainActor
final class ControlSegment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
    var width: CGFloat = 0
    var contentOffset = CGSize.zero

    private(set) var label: UILabel?
    private(set) var imageView: UIImageView?
    private(set) var background: SegmentBackground?
    private(set) var separator: UIImageView?
    private var measuredSize: CGSize?
    private var shownState: UIControl.State?

    init(title: String?) { self.title = title }

    init(image: UIImage?) { self.image = image }

    init(action: UIAction) { show(action) }

    nonisolated deinit {}

    func show(_ action: UIAction) {
        self.action = action
        image = action.image
        title = action.image == nil ? action.title : nil
        isEnabled = !action.attributes.contains(.disabled)
        contentDidChange()
    }

    func contentDidChange() {
        measuredSize = nil
        shownState = nil
    }

    // MARK: - Measuring

    /// Returns the size of the title or the image. The size fits the title in both the normal and the selected state.
    func contentSize(_ looks: SegmentAppearances) -> CGSize {
        if let measuredSize { return measuredSize }
        let size: CGSize
        if let image {
            size = image.size
        } else if let title, !title.isEmpty {
            let normal = title.size(withAttributes: looks.attributes(for: .normal))
            let selected = title.size(withAttributes: looks.attributes(for: .selected))
            size = CGSize(width: max(normal.width, selected.width), height: max(normal.height, selected.height))
        } else {
            size = .zero
        }
        measuredSize = size
        return size
    }

    // MARK: - Showing

    /// Lays out the title or the image in a rectangle of the control.
    func layoutContent(
        in rect: CGRect, of control: UISegmentedControl, state: UIControl.State, adjustment: UIOffset,
        looks: SegmentAppearances
    ) {
        // Content is hidden in segments that are narrower than a point. Thus even ten thousand segments need no views.
        guard rect.width >= 1, rect.height >= 1, title?.isEmpty == false || image != nil else {
            label?.isHidden = true
            imageView?.isHidden = true
            return
        }
        let view = content(in: control)
        if shownState != state {
            shownState = state
            if let imageView, let image {
                imageView.image = image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
                imageView.tintColor = looks.color(for: state)
            } else if let label, let title {
                label.setText(TextDocument(title, attributes: looks.attributes(for: state)))
            }
        }
        let size = contentSize(looks)
        let limit = CGSize(
            width: min(size.width.rounded(.up), rect.width), height: min(size.height.rounded(.up), rect.height))
        let scale = control.displayPixelScale
        func whole(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let transform = view.transform
        view.transform = .identity
        view.frame = CGRect(
            x: whole(rect.midX - limit.width / 2 + contentOffset.width + adjustment.horizontal),
            y: whole(rect.midY - limit.height / 2 + contentOffset.height + adjustment.vertical), width: limit.width,
            height: limit.height)
        view.transform = transform
    }

    /// Returns the view of the title or the image, and creates it if necessary.
    private func content(in control: UISegmentedControl) -> UIView {
        if image != nil {
            label?.removeFromSuperview()
            label = nil
            let view = imageView ?? control.parts.addContent(UIImageView())
            imageView = view
            view.isHidden = false
            return view
        }
        imageView?.removeFromSuperview()
        imageView = nil
        if let label {
            label.isHidden = false
            return label
        }
        let made = control.parts.addContent(UILabel())
        made.textAlignment = .center
        made.lineBreakMode = .byTruncatingTail
        label = made
        shownState = nil
        return made
    }

    /// The view of the content, if it exists.
    var contentView: UIView? { imageView ?? label }

    /// Shows or removes the image behind the segment.
    func layoutBackground(
        _ image: UIImage?, in rect: CGRect, cutsLeft: Bool, cutsRight: Bool, of control: UISegmentedControl
    ) {
        guard let image, rect.width >= 1 else {
            background?.removeFromSuperview()
            background = nil
            return
        }
        let view = background ?? control.parts.addBackground(SegmentBackground())
        background = view
        view.show(image, in: rect, cutsLeft: cutsLeft, cutsRight: cutsRight)
    }

    /// Shows or removes the line before the segment.
    func layoutSeparator(_ image: UIImage?, in rect: CGRect?, isClear: Bool, of control: UISegmentedControl) {
        guard let rect else {
            separator?.removeFromSuperview()
            separator = nil
            return
        }
        let view = separator ?? control.parts.addSeparator(UIImageView())
        separator = view
        view.image = image
        view.backgroundColor = image == nil ? .systemGray.withAlphaComponent(0.3) : nil
        view.frame = rect
        view.alpha = isClear && image == nil ? 0 : 1
    }

    func removeViews(animated: Bool) {
        let views = [label, imageView, background, separator].compactMap { $0 as UIView? }
        func remove() {
            for view in views { view.removeFromSuperview() }
        }
        guard animated else { return remove() }
        UIView.animate(withDuration: 0.25) {
            for view in views { view.alpha = 0 }
        } completion: { _ in
            remove()
        }
    }
}

/// The view of a segment's background image. The image is stretched to the frame of the segment, and its end caps are
/// cut off at the sides with an adjacent segment.
final class SegmentBackground: UIView {
    private let image = UIImageView()

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
        isUserInteractionEnabled = false
        addSubview(image)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ shown: UIImage, in rect: CGRect, cutsLeft: Bool, cutsRight: Bool) {
        image.image = shown
        frame = rect
        let left = cutsLeft ? shown.capInsets.left : 0
        let right = cutsRight ? shown.capInsets.right : 0
        image.frame = CGRect(x: -left, y: 0, width: rect.width + left + right, height: rect.height)
    }
}
