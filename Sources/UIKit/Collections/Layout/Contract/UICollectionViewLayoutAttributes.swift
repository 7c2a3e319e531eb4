import Foundation
import QuartzCore

/// Where an element of a collection view is, and how it looks: what a layout answers for a cell, a supplementary or a
/// decoration view.
///
/// A subclass adds properties of its own, copies them in `copy(with:)` and compares them in `isEqual(_:)`; a layout names it in
/// `layoutAttributesClass`, and the views get it in `apply(_:)`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes>. Unlike there it is bound to no
/// actor.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// Makes attributes of the cell at (0, 0). Called for each of the initializers below, and for copies.
    public override init() { super.init() }

    // MARK: Creating layout attributes

    /// Makes the attributes of an item's cell, with an empty frame at zero.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Makes the attributes of a supplementary view of a kind.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        category = .supplementaryView
        kind = elementKind
    }

    /// Makes the attributes of a decoration view of a kind.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        category = .decorationView
        kind = decorationViewKind
    }

    private var category = UICollectionView.ElementCategory.cell
    private var kind: String?

    // MARK: Identifying the referenced item

    /// The element's place in the data. The collection view changes it when what it has got moves.
    open var indexPath = IndexPath(item: 0, section: 0)

    /// Whether it is a cell, a supplementary or a decoration view.
    open var representedElementCategory: UICollectionView.ElementCategory { category }

    /// The kind of a supplementary or decoration view; `nil` for a cell.
    open var representedElementKind: String? { kind }

    // MARK: Accessing the layout attributes

    /// The rectangle in the content, in points, that the element covers with its transform. Setting it sets `center` and, where
    /// there is no transform, `size` to its own.
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

    /// The element's own rectangle: `size` at zero. An origin other than zero is an error and is left out.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// The middle of the element, in the content, in points.
    open var center = CGPoint.zero

    /// The size of the element before its transform, in points.
    open var size = CGSize.zero

    /// How the element is turned, moved and scaled in space about its middle. `transform` is the same value.
    open var transform3D = CATransform3DIdentity

    /// How the element is turned, moved and scaled about its middle. `transform3D` is the same value.
    open var transform: CGAffineTransform {
        get { flatTransform }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// How opaque the element is, from 0 to 1. The default is 1.
    open var alpha: CGFloat = 1

    /// What lies in front: the element of the larger number. The default is 0. The order of equal ones is not fixed.
    open var zIndex = 0

    /// Whether the element is not shown; its view may not be made at all. The default is `false`.
    open var isHidden = false

    private var flatTransform: CGAffineTransform {
        let t = transform3D
        return CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
    }

    // MARK: Copying and comparing

    /// A copy of the same class. A subclass calls this, casts, and copies what it adds.
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

    /// Whether another object has the same attributes. A subclass compares what it adds as well: views get attributes again
    /// only when they differ.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        if other === self { return true }
        return indexPath == other.indexPath && category == other.category && kind == other.kind
            && center == other.center
            && size == other.size && CATransform3DEqualToTransform(transform3D, other.transform3D)
            && alpha == other.alpha
            && zIndex == other.zIndex && isHidden == other.isHidden
    }

    /// Equal attributes have equal numbers.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(indexPath)
        hasher.combine(category)
        hasher.combine(kind)
        return hasher.finalize()
    }

    /// The element, its frame and order, as UIKit's log has them.
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

    /// Makes the attributes of an element of whichever class the layout wants, with a frame.
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

    /// Which element the attributes are of.
    var element: CollectionElement {
        CollectionElement(category: category, kind: kind, indexPath: indexPath)
    }

    /// Copies with the type.
    func copied() -> UICollectionViewLayoutAttributes { copy() as! UICollectionViewLayoutAttributes }
}
