import Foundation
import InterfaceDocuments
import QuartzCore

/// A view that a collection view shows for an element of its layout, and uses again for another one: a supplementary view as it is,
/// or a cell.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionreusableview>.
open class UICollectionReusableView: UIView {
    /// The name under which the view is used again; set by the collection view that made it.
    final var identifier: String?
    /// The collection view that shows the view, or did last.
    final weak var collection: UICollectionView?
    /// The attributes that it was given last.
    final var appliedAttributes: UICollectionViewLayoutAttributes?

    // MARK: Creating reusable views

    /// Makes a view with a frame. A collection view passes the frame of the element when it makes a view of a
    /// registered class.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes a view as a storyboard or nib describes it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        let written = coder.ofDocument?.element.string(.reuseIdentifier) ?? ""
        if !written.isEmpty { identifier = written }
    }

    nonisolated deinit {}

    // MARK: Reusing the view

    /// The name under which the view is used again; `nil` of one that no collection view has made.
    open var reuseIdentifier: String? { identifier }

    /// Called before the view is used for another element, inside of the collection view's dequeuing. Overrides call `super`.
    open func prepareForReuse() {}

    // MARK: Managing layout changes

    /// Gives the view the attributes of its element: just before dequeuing returns, when it stands in the collection view already, and
    /// later only if they differ (recorded). The frame and its like are set by then; override it for attributes of one's own.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// The attributes are going to be applied, before the data source configures the view.
    func willApply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Called before the collection view goes over from one layout to another.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called when it has gone over.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The attributes that the view wants in place of its layout's: those themselves, or a copy of another size.
    ///
    /// By default the smallest size that fits what is in the view, in whole pixels, as wide or high as it was where nothing in it says
    /// otherwise.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { fittingAttributes(layoutAttributes, of: self) }

    /// An own size that changes has the element measured again.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        collection?.contentSizeDidChange(of: self)
    }
}

extension UICollectionReusableView {
    /// The view is going to stand for another element.
    func beginReuse() {
        appliedAttributes = nil
        if let cell = self as? UICollectionViewCell {
            cell.forgetDragAndDrop()
            cell.states.isPlaceholder = false
        }
        prepareForReuse()
    }

    /// Stands where its attributes say.
    func place(by attributes: UICollectionViewLayoutAttributes, movedBy shift: CGPoint) {
        ElementPlacing.place(self, by: attributes, movedBy: shift)
        guard appliedAttributes !== attributes, appliedAttributes != attributes else { return }
        appliedAttributes = attributes.copied()
        willApply(attributes)
        apply(attributes)
    }

    /// The attributes with the size that fits a view's constraints, or its `sizeThatFits`.
    func fittingAttributes(
        _ attributes: UICollectionViewLayoutAttributes, of content: UIView
    ) -> UICollectionViewLayoutAttributes {
        guard let collection, collection.measuresElements else { return attributes }
        let wanted = ElementPlacing.fittingSize(
            of: self, content, in: attributes.size, collection.measuredAxes(attributes))
        guard let wanted, wanted != attributes.size else { return attributes }
        let preferred = attributes.copied()
        preferred.size = wanted
        // The upper left corner stays.
        preferred.center.x += (wanted.width - attributes.size.width) / 2
        preferred.center.y += (wanted.height - attributes.size.height) / 2
        return preferred
    }
}

/// Puts views where attributes say, and measures them.
@MainActor
enum ElementPlacing {
    static func place(_ view: UIView, by attributes: UICollectionViewLayoutAttributes, movedBy shift: CGPoint) {
        let center = CGPoint(x: attributes.center.x + shift.x, y: attributes.center.y + shift.y)
        if view.bounds.size != attributes.size { view.bounds.size = attributes.size }
        if view.center != center { view.center = center }
        if !CATransform3DEqualToTransform(view.layer.transform, attributes.transform3D) {
            view.layer.transform = attributes.transform3D
        }
        let isConcealed = (view as? UICollectionViewCell)?.states.dragDrop.isConcealed == true
        let alpha = isConcealed ? 0 : attributes.alpha
        if view.alpha != alpha { view.alpha = alpha }
        if view.layer.zPosition != CGFloat(attributes.zIndex) { view.layer.zPosition = CGFloat(attributes.zIndex) }
        if view.isHidden != attributes.isHidden { view.isHidden = attributes.isHidden }
    }

    /// - Parameter axes: Along which the size is free; along the others it is the one given.
    static func fittingSize(of view: UIView, _ content: UIView, in size: CGSize, _ axes: UIAxis) -> CGSize? {
        let freesWidth = axes.contains(.horizontal)
        let freesHeight = axes.contains(.vertical)
        guard freesWidth || freesHeight else { return nil }
        let hasConstraints = content.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
        var fitting: CGSize
        if hasConstraints || content is any UIContentView {
            let target = CGSize(width: freesWidth ? 0 : size.width, height: freesHeight ? 0 : size.height)
            fitting = content.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: freesWidth ? .fittingSizeLevel : .required,
                verticalFittingPriority: freesHeight ? .fittingSizeLevel : .required)
        } else {
            // One that cannot size itself keeps the estimate (recorded).
            fitting = view.sizeThatFits(size)
            if fitting == size || fitting == view.bounds.size { return nil }
        }
        let scale = max(1, content.traitCollection.displayScale)
        func pixelsUp(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
        // An axis without constraints keeps its size (recorded).
        fitting.width = freesWidth && fitting.width > 0 && fitting.width.isFinite ? pixelsUp(fitting.width) : size.width
        fitting.height =
            freesHeight && fitting.height > 0 && fitting.height.isFinite ? pixelsUp(fitting.height) : size.height
        return fitting
    }
}
