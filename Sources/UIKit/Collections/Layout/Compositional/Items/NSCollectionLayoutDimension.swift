import Foundation

/// How wide or high an item of a compositional layout is. A value: equal ones are equal.
///
/// A fraction is one of the group that an item is in, or of the section for its group. Fractions are rounded down to pixels.
/// Any number is taken that is finite.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension>.
open class NSCollectionLayoutDimension: NSObject, NSCopying {
    let length: BoxLength

    init(_ length: BoxLength) { self.length = length }

    // MARK: Creating a dimension

    /// A fraction of the width of what the item is in; of the width also where it is a height.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        let isFinite = check(fractionalWidth, "fractional width", "fraction")
        return NSCollectionLayoutDimension(.fractionalWidth(isFinite ? fractionalWidth : 0))
    }

    /// A fraction of the height of what the item is in.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        let isFinite = check(fractionalHeight, "fractional height", "fraction")
        return NSCollectionLayoutDimension(.fractionalHeight(isFinite ? fractionalHeight : 0))
    }

    /// So many points.
    open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        let isFinite = check(absoluteDimension, "absolute dimension", "dimension")
        return NSCollectionLayoutDimension(.absolute(isFinite ? absoluteDimension : 0))
    }

    /// What the cell needs, and so many points until it is seen.
    open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        let isFinite = check(estimatedDimension, "estimated dimension", "dimension")
        return NSCollectionLayoutDimension(.estimated(isFinite ? estimatedDimension : 0))
    }

    /// What the cell needs, and as much as the largest of its siblings does; so many points until they are seen. The group that
    /// they are in has to be estimated on this axis.
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

    // MARK: Getting what it is

    /// Whether it is a fraction of a width.
    open var isFractionalWidth: Bool { if case .fractionalWidth = length { true } else { false } }

    /// Whether it is a fraction of a height.
    open var isFractionalHeight: Bool { if case .fractionalHeight = length { true } else { false } }

    /// Whether it is a number of points.
    open var isAbsolute: Bool { if case .absolute = length { true } else { false } }

    /// Whether the cell says how much it is.
    open var isEstimated: Bool { if case .estimated = length { true } else { false } }

    /// Whether the cells of a group say together how much it is.
    open var isUniformAcrossSiblings: Bool { length.isUniform }

    /// The fraction, or the number of points.
    open var dimension: CGFloat {
        switch length {
        case .fractionalWidth(let number), .fractionalHeight(let number), .absolute(let number), .estimated(let number),
            .uniform(let number):
            number
        }
    }

    // MARK: As a value

    /// Itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether another one is the same length.
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSCollectionLayoutDimension)?.length == length }

    /// Equal ones have equal numbers.
    open override var hash: Int { length.hashValue }

    /// As UIKit's messages have it.
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

/// The size of an item of a compositional layout. A value.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutsize>.
open class NSCollectionLayoutSize: NSObject, NSCopying {
    private let width: NSCollectionLayoutDimension
    private let height: NSCollectionLayoutDimension

    /// Makes a size.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        (self.width, self.height) = (width, height)
    }

    /// How wide it is.
    open var widthDimension: NSCollectionLayoutDimension { width }

    /// How high it is.
    open var heightDimension: NSCollectionLayoutDimension { height }

    var boxSize: BoxSize { BoxSize(width: width.length, height: height.length) }

    /// Itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether another one is the same size.
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSCollectionLayoutSize)?.boxSize == boxSize }

    /// Equal ones have equal numbers.
    open override var hash: Int { boxSize.hashValue }

    /// As UIKit's messages have it.
    open override var description: String { "{\(width), \(height)}" }
}
