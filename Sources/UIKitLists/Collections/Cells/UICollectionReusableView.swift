import Foundation
import InterfaceDocuments
import QuartzCore

/// A view for an element of a collection view's layout, which is reused for different elements: a supplementary view,
/// or a cell.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionreusableview>.
open class UICollectionReusableView: UIView {
    /// The identifier for reuse, set by the collection view that created the view.
    final var identifier: String?
    /// The collection view that shows the view, or showed it last.
    final weak var collection: UICollectionView?
    /// The last applied attributes.
    final var appliedAttributes: UICollectionViewLayoutAttributes?
    /// The appearance that the collection view set last.
    final var placedAppearance: PlacedAppearance?

    // MARK: Creating reusable views

    /// Creates a view with a frame. A collection view passes the frame of the element when it creates a view of a
    /// registered class.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Decodes a view of a storyboard or nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        let written = coder.ofDocument?.element.string(.reuseIdentifier) ?? ""
        if !written.isEmpty { identifier = written }
    }

    nonisolated deinit {}

    // MARK: Reusing the view

    /// The identifier for reuse; `nil` if the view was not created by a collection view.
    open var reuseIdentifier: String? { identifier }

    /// Called by the collection view's dequeuing methods before the view is used for a different element. Overrides
    /// call `super`.
    open func prepareForReuse() {}

    // MARK: Managing layout changes

    /// Applies the attributes of the element. Called just before the dequeuing method returns, when the view is
    /// already a subview of the collection view, and later only if the attributes change (recorded). The frame and the
    /// other standard attributes are already set. Override it for custom attributes.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Called with new attributes before they are applied, and before the data source configures the view.
    func willApply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Called before the collection view changes its layout.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called after the collection view has changed its layout.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Returns the preferred attributes of the view: the given attributes, or a copy with a different size.
    ///
    /// By default the size is the smallest that fits the content of the view, in whole pixels. The view keeps the
    /// width or height that its content does not determine.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { fittingAttributes(layoutAttributes, of: self) }

    /// Invalidates the intrinsic content size, and measures the element again.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        collection?.contentSizeDidChange(of: self)
    }
}

extension UICollectionReusableView {
    /// Resets the state of the view. Called before the view is used for a different element.
    func beginReuse() {
        appliedAttributes = nil
        placedAppearance = nil
        if let cell = self as? UICollectionViewCell {
            cell.forgetDragAndDrop()
            cell.states.isPlaceholder = false
        }
        prepareForReuse()
    }

    /// Places the view according to its attributes.
    func place(by attributes: UICollectionViewLayoutAttributes, movedBy shift: CGPoint) {
        ElementPlacing.place(self, by: attributes, movedBy: shift)
        guard appliedAttributes !== attributes, appliedAttributes != attributes else { return }
        appliedAttributes = attributes.copied()
        willApply(attributes)
        apply(attributes)
    }

    /// Returns the attributes with the size that fits a view's constraints, or with its `sizeThatFits`.
    func fittingAttributes(
        _ attributes: UICollectionViewLayoutAttributes, of content: UIView
    ) -> UICollectionViewLayoutAttributes {
        guard let collection, collection.measuresElements else { return attributes }
        let wanted = ElementPlacing.fittingSize(
            of: self, content, in: attributes.size, collection.measuredAxes(attributes))
        guard let wanted, wanted != attributes.size else { return attributes }
        let preferred = attributes.copied()
        preferred.size = wanted
        // The upper left corner does not move.
        preferred.center.x += (wanted.width - attributes.size.width) / 2
        preferred.center.y += (wanted.height - attributes.size.height) / 2
        return preferred
    }
}

/// The appearance of an element in its attributes.
///
/// Only properties that differ from the last attributes are set, so that a program can change the properties of a view,
/// for example in its registration's handler or when an item is highlighted.
struct PlacedAppearance {
    var alpha: CGFloat
    var transform: CATransform3D
    var zIndex: Int
    var isHidden: Bool

    @MainActor
    func apply(to view: UIView, replacing old: PlacedAppearance?) {
        if old.map({ !CATransform3DEqualToTransform($0.transform, transform) }) ?? true,
            !CATransform3DEqualToTransform(view.layer.transform, transform)
        {
            view.layer.transform = transform
        }
        if old?.alpha != alpha, view.alpha != alpha { view.alpha = alpha }
        if old?.zIndex != zIndex, view.layer.zPosition != CGFloat(zIndex) { view.layer.zPosition = CGFloat(zIndex) }
        if old?.isHidden != isHidden, view.isHidden != isHidden { view.isHidden = isHidden }
    }
}

/// Places views according to their attributes, and measures them.
@MainActor
enum ElementPlacing {
    static func place(_ view: UIView, by attributes: UICollectionViewLayoutAttributes, movedBy shift: CGPoint) {
        let center = CGPoint(x: attributes.center.x + shift.x, y: attributes.center.y + shift.y)
        if view.bounds.size != attributes.size { view.bounds.size = attributes.size }
        if view.center != center { view.center = center }
        let isConcealed = (view as? UICollectionViewCell)?.states.dragDrop.isConcealed == true
        let new = PlacedAppearance(
            alpha: isConcealed ? 0 : attributes.alpha, transform: attributes.transform3D, zIndex: attributes.zIndex,
            isHidden: attributes.isHidden)
        guard let reusable = view as? UICollectionReusableView else { return new.apply(to: view, replacing: nil) }
        new.apply(to: view, replacing: reusable.placedAppearance)
        reusable.placedAppearance = new
    }

    /// - Parameter axes: The axes along which the size may change. Along the remaining axis the size is `size`.
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
            // A view that does not size itself keeps the estimated size (recorded).
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
