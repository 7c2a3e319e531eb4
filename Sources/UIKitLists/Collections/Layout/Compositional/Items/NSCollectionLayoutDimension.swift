import Foundation

/// The width or height of an item of a compositional layout. Dimensions are immutable and compared by value.
///
/// A fraction refers to the containing group of an item, or to the section for a group. Fractions are rounded down to
/// pixels. Any finite number is permitted.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension>.
open class NSCollectionLayoutDimension: NSObject, NSCopying {
    let length: BoxLength

    init(_ length: BoxLength) { self.length = length }

    // MARK: Creating a dimension

    /// Creates a fraction of the width of the container. It can also be used as a height.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        let isFinite = check(fractionalWidth, "fractional width", "fraction")
        return NSCollectionLayoutDimension(.fractionalWidth(isFinite ? fractionalWidth : 0))
    }

    /// Creates a fraction of the height of the container.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        let isFinite = check(fractionalHeight, "fractional height", "fraction")
        return NSCollectionLayoutDimension(.fractionalHeight(isFinite ? fractionalHeight : 0))
    }

    /// Creates a dimension in points.
    open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        let isFinite = check(absoluteDimension, "absolute dimension", "dimension")
        return NSCollectionLayoutDimension(.absolute(isFinite ? absoluteDimension : 0))
    }

    /// Creates a dimension that the cell determines, with an estimate in points until the cell is visible.
    open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        let isFinite = check(estimatedDimension, "estimated dimension", "dimension")
        return NSCollectionLayoutDimension(.estimated(isFinite ? estimatedDimension : 0))
    }

    /// Creates a dimension that equals that of the largest cell among its siblings, with an estimate in points until
    /// the cells are visible. The group of the siblings must be estimated on this axis.
    open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
        let isFinite = check(estimate, "estimated dimension", "dimension")
        return NSCollectionLayoutDimension(.uniform(isFinite ? estimate : 0))
    }

    private static func check(_ number: CGFloat, _ what: String, _ noun: String) -> Bool {
        if number.isFinite { return true }
        @MainActor func report() {
            Diagnostics.raise(.list, "Invalid \(what): \(number). The \(noun) must be a finite value.")
        }
        MainActor.assumeUnchecked(report)
        return false
    }

    // MARK: Getting the kind and value

    /// Whether the dimension is a fraction of a width.
    open var isFractionalWidth: Bool { if case .fractionalWidth = length { true } else { false } }

    /// Whether the dimension is a fraction of a height.
    open var isFractionalHeight: Bool { if case .fractionalHeight = length { true } else { false } }

    /// Whether the dimension is a number of points.
    open var isAbsolute: Bool { if case .absolute = length { true } else { false } }

    /// Whether the cell determines the dimension.
    open var isEstimated: Bool { if case .estimated = length { true } else { false } }

    /// Whether the cells of a group determine the dimension together.
    open var isUniformAcrossSiblings: Bool { length.isUniform }

    /// The fraction, or the number of points.
    open var dimension: CGFloat {
        switch length {
        case .fractionalWidth(let number), .fractionalHeight(let number), .absolute(let number), .estimated(let number),
            .uniform(let number):
            number
        }
    }

    // MARK: Copying and comparing

    /// Returns the dimension itself, since it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether an object is an equal dimension.
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSCollectionLayoutDimension)?.length == length }

    /// The hash value, which is the same for equal dimensions.
    open override var hash: Int { length.hashValue }

    /// The dimension in the form of UIKit's messages.
    open override var description: String {
        let number = dimension == dimension.rounded() && abs(dimension) < 1e9 ? "\(Int(dimension))" : "\(dimension)"
        return switch length {
        case .fractionalWidth: ".containerWidthFactor(\(number))"
        case .fractionalHeight: ".containerHeightFactor(\(number))"
        case .absolute: ".absolute(\(number))"
        case .estimated: ".estimated(\(number))"
        case .uniform: ".uniformAcrossSiblings(\(number))"
        }
    }
}

/// The size of an item of a compositional layout. Sizes are immutable and compared by value.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutsize>.
open class NSCollectionLayoutSize: NSObject, NSCopying {
    private let width: NSCollectionLayoutDimension
    private let height: NSCollectionLayoutDimension

    /// Creates a size from a width and a height.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        (self.width, self.height) = (width, height)
    }

    /// The width.
    open var widthDimension: NSCollectionLayoutDimension { width }

    /// The height.
    open var heightDimension: NSCollectionLayoutDimension { height }

    var boxSize: BoxSize { BoxSize(width: width.length, height: height.length) }

    /// Returns the size itself, since it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether an object is an equal size.
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSCollectionLayoutSize)?.boxSize == boxSize }

    /// The hash value, which is the same for equal sizes.
    open override var hash: Int { boxSize.hashValue }

    /// The size in the form of UIKit's messages.
    open override var description: String { "{\(width), \(height)}" }
}
