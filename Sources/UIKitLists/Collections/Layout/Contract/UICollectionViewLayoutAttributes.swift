import Foundation
import QuartzCore

// Chosen (Collections): `UICollectionViewLayoutAttributes` and the values of compositional layouts (dimensions, sizes,
// spacings, anchors) are isolated to no actor, so that subclasses can override `copy(with:)` without `nonisolated`.
/// The frame and look of an element of a collection view, which a layout returns for a cell, a supplementary or a
/// decoration view.
///
/// A subclass can add properties. It must copy them in `copy(with:)` and compare them in `isEqual(_:)`. A layout
/// returns the class in `layoutAttributesClass`, and the views receive the attributes in `apply(_:)`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes>. Unlike in UIKit, the
/// class is isolated to no actor.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// Creates attributes of the cell at (0, 0). Called by each of the initializers below, and for copies.
    public override init() { super.init() }

    // MARK: Creating layout attributes

    /// Creates the attributes of an item's cell, with an empty frame at the origin.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Creates the attributes of a supplementary view of a kind.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        category = .supplementaryView
        kind = elementKind
    }

    /// Creates the attributes of a decoration view of a kind.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        category = .decorationView
        kind = decorationViewKind
    }

    private var category = UICollectionView.ElementCategory.cell
    private var kind: String?

    // MARK: Identifying the referenced item

    /// The index path of the element. The collection view changes it in its own attributes when the element moves.
    open var indexPath = IndexPath(item: 0, section: 0)

    /// The category of the element.
    open var representedElementCategory: UICollectionView.ElementCategory { category }

    /// The kind of a supplementary or decoration view; `nil` for a cell.
    open var representedElementKind: String? { kind }

    // MARK: Accessing the layout attributes

    /// The frame of the transformed element in content coordinates, in points. Setting it sets `center` and, without a
    /// transform, `size`.
    open var frame: CGRect {
        get {
            let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            let placed = CATransform3DIsIdentity(transform3D) ? box : box.applying(flatTransform)
            return placed.offsetBy(dx: center.x, dy: center.y)
        }
        set {
            center = CGPoint(x: newValue.midX, y: newValue.midY)
            size = newValue.size
        }
    }

    /// The bounds of the element: `size` at the origin. An origin other than zero is an error and is ignored.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// The center of the element in content coordinates, in points.
    open var center = CGPoint.zero

    /// The size of the element before its transform, in points.
    open var size = CGSize.zero

    /// The three-dimensional transform of the element about its center. `transform` has the same value.
    open var transform3D = CATransform3DIdentity

    /// The affine transform of the element about its center. `transform3D` has the same value.
    open var transform: CGAffineTransform {
        get { flatTransform }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// The opacity of the element, from 0 to 1. The default is 1.
    open var alpha: CGFloat = 1

    /// The z-index. Elements with a larger z-index are in front. The default is 0. The order of elements with equal
    /// values is undefined.
    open var zIndex = 0

    /// Whether the element is hidden. The view of a hidden element may not be created. The default is `false`.
    open var isHidden = false

    private var flatTransform: CGAffineTransform {
        let t = transform3D
        return CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
    }

    // MARK: Copying and comparing

    /// Returns a copy of the same class. A subclass calls this method, casts the result, and copies its own
    /// properties.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy: UICollectionViewLayoutAttributes =
            type(of: self) == UICollectionViewLayoutAttributes.self
            ? UICollectionViewLayoutAttributes() : Self.make(type(of: self))
        copy.indexPath = indexPath
        (copy.category, copy.kind) = (category, kind)
        (copy.center, copy.size, copy.transform3D) = (center, size, transform3D)
        (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
        return copy
    }

    /// Returns whether an object has the same attributes. A subclass also compares its own properties, since
    /// attributes are applied to views only if they differ.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        if other === self { return true }
        return indexPath == other.indexPath && category == other.category && kind == other.kind
            && center == other.center
            && size == other.size && CATransform3DEqualToTransform(transform3D, other.transform3D)
            && alpha == other.alpha
            && zIndex == other.zIndex && isHidden == other.isHidden
    }

    /// The hash value, which is the same for equal attributes.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(indexPath)
        hasher.combine(category)
        hasher.combine(kind)
        return hasher.finalize()
    }

    /// The element, its frame and its z-index in the form of UIKit's logs.
    open override var description: String {
        let element =
            switch category {
            case .cell: ""
            case .supplementaryView: "element kind: (\(kind ?? "")); "
            case .decorationView: "decoration kind: (\(kind ?? "")); "
            }
        let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
        let path = indexPath.map(String.init).joined(separator: "-")
        return "<\(type(of: self)): 0x\(address); \(element)index path: (\(path)); "
            + "frame = (\(frame.minX) \(frame.minY); \(frame.width) \(frame.height)); zIndex = \(zIndex); >"
    }
}

extension UICollectionViewLayoutAttributes {
    private static func make(_ type: UICollectionViewLayoutAttributes.Type) -> UICollectionViewLayoutAttributes {
        @MainActor func made() -> UICollectionViewLayoutAttributes { ClassTable.make(type) }
        return MainActor.assumeUnchecked(made)
    }

    /// Creates the attributes of an element with a frame, of the class that the layout specifies.
    static func make(_ type: AnyClass, _ element: CollectionElement, frame: CGRect, zIndex: Int = 0)
        -> UICollectionViewLayoutAttributes
    {
        let attributes: UICollectionViewLayoutAttributes =
            if type != UICollectionViewLayoutAttributes.self, let type = type as? UICollectionViewLayoutAttributes.Type
            {
                make(type)
            } else {
                UICollectionViewLayoutAttributes()
            }
        attributes.indexPath = element.indexPath
        (attributes.category, attributes.kind) = (element.category, element.kind)
        attributes.frame = frame
        attributes.zIndex = zIndex
        return attributes
    }

    /// The element of the attributes.
    var element: CollectionElement {
        CollectionElement(category: category, kind: kind, indexPath: indexPath)
    }

    /// Returns a copy with its static type.
    func copied() -> UICollectionViewLayoutAttributes { copy() as! UICollectionViewLayoutAttributes }
}
