import Foundation

/// A group of items in a compositional layout, arranged in a row, in a column, or by a closure. Groups can be nested.
/// The array of items is repeated until the next item does not fit. Fractional sizes then refer to the space without
/// the spacing.
/// the spacing.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup> and recorded frames.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Arrangement {
        case line(BoxAxis, [NSCollectionLayoutItem], Box.Repetition)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    private final let arrangement: Arrangement

    init(layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement) {
        self.arrangement = arrangement
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    // MARK: Creating a group

    /// Creates a row of items, which are repeated while they fit. At least one item is required.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { line(layoutSize, .horizontal, subitems) }

    /// Creates a column of items, which are repeated while they fit. At least one item is required.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { line(layoutSize, .vertical, subitems) }

    /// Creates a row with `count` repetitions of an item, which keeps its width. The program must ensure that they
    /// fit.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        checkCount(count, "horizontal")
        return NSCollectionLayoutGroup(layoutSize: layoutSize, .line(.horizontal, [subitem], .times(max(1, count))))
    }

    /// Creates a column with `count` repetitions of an item, which keeps its height. The program must ensure that they
    /// fit: two items with fractional heights can each have at most half the height.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        checkCount(count, "vertical")
        return NSCollectionLayoutGroup(layoutSize: layoutSize, .line(.vertical, [subitem], .times(max(1, count))))
    }

    /// Creates a row with `count` repetitions of an item, with equal widths. The width of the item is ignored.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        checkCount(count, "horizontal")
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1 / CGFloat(max(1, count))),
            heightDimension: subitem.layoutSize.heightDimension)
        let part = subitem.copy(layoutSize: size)
        return NSCollectionLayoutGroup(layoutSize: layoutSize, .line(.horizontal, [part], .dividing(max(1, count))))
    }

    /// Creates a column with `count` repetitions of an item, with equal heights. The height of the item is ignored.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        checkCount(count, "vertical")
        let size = NSCollectionLayoutSize(
            widthDimension: subitem.layoutSize.widthDimension,
            heightDimension: .fractionalHeight(1 / CGFloat(max(1, count))))
        let part = subitem.copy(layoutSize: size)
        return NSCollectionLayoutGroup(layoutSize: layoutSize, .line(.vertical, [part], .dividing(max(1, count))))
    }

    /// Creates a group whose items a closure places. The closure is called once for a section, with the group's size
    /// as its container. Each group of the section has as many items as the closure returns.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize, .custom(itemProvider)) }

    private static func line(
        _ size: NSCollectionLayoutSize, _ axis: BoxAxis, _ items: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        if items.isEmpty { Diagnostics.raise(.list, "At least 1 subitem is required for a group") }
        return NSCollectionLayoutGroup(layoutSize: size, .line(axis, items, .whileFitting))
    }

    private static func checkCount(_ count: Int, _ direction: String) {
        if count < 1 { Diagnostics.raise(.list, "A repeating \(direction) group should specify a count >= 1") }
    }

    // MARK: Configuring the group

    /// The views that are attached to each group.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { groupSupplements }
        set { groupSupplements = newValue }
    }

    private final var groupSupplements: [NSCollectionLayoutSupplementaryItem] = []

    /// The spacing between items; `nil`, the default, for no spacing.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    /// The items of the group as passed to the initializer; empty if a closure places the items.
    open var subitems: [NSCollectionLayoutItem] {
        if case .line(_, let items, _) = arrangement { items } else { [] }
    }

    override func copy(layoutSize: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutGroup(layoutSize: layoutSize, arrangement)
        copy.takeEdges(of: self)
        (copy.groupSupplements, copy.interItemSpacing) = (groupSupplements, interItemSpacing)
        return copy
    }

    // Chosen (Collections): `visualDescription()` of a group has the form of the system's errors about groups.
    /// Returns the group as text, for logs: its size, direction and spacing, and below it its items, each level
    /// indented. (It has the form of the system's errors about groups.)
    open func visualDescription() -> String { describe(indentation: 0) }

    override func describe(indentation: Int) -> String {
        let tabs = "\n" + String(repeating: "\t", count: indentation + 1)
        var text =
            String(repeating: "\t", count: indentation) + Diagnostics.name(self).dropLast() + " size=\(layoutSize)>"
        if case .line(let axis, let items, _) = arrangement {
            text += "\(tabs) layoutDirection: \(axis == .horizontal ? ".horizontal" : ".vertical")"
            if let interItemSpacing {
                let kind = interItemSpacing.isFixed ? "fixed" : "flexible"
                text += "\(tabs) interItemSpacing=.\(kind)(\(interItemSpacing.spacing))"
            }
            text += "\(tabs) subitems="
            for item in items { text += "\n" + item.describe(indentation: indentation + 2) }
        }
        return text
    }

    override func box() -> Box { box(in: nil) }

    /// Returns the box for the solver. Custom groups call their closures, with the size of the group in the view.
    final func box(in environment: LayoutEnvironment?) -> Box {
        var box = super.box()
        box.supplements = groupSupplements.map { $0.supplement() }
        switch arrangement {
        case .line(let axis, let items, let repetition):
            let boxes = items.map { ($0 as? NSCollectionLayoutGroup)?.box(in: environment) ?? $0.box() }
            box.content = .group(axis, boxes, spacing: interItemSpacing?.gap ?? .fixed(0), repetition)
        case .custom(let provider):
            guard let environment else {
                box.content = .custom([])
                break
            }
            let size = BoxSolver(scale: max(1, environment.traitCollection.displayScale))
                .resolve(box.size, in: environment.container.contentSize)
            let items = provider(LayoutEnvironment(size: size, traits: environment.traitCollection))
            box.content = .custom(
                items.filter { $0.frame.isUsable }.map { Box.CustomItem(frame: $0.frame, zIndex: $0.zIndex) })
        }
        return box
    }
}

extension CGRect {
    /// Whether all coordinates are finite.
    var isUsable: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
}

/// A closure that places the items of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The place of an item in a custom group.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutgroupcustomitem>.
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
    private let place: CGRect
    private let order: Int

    /// Creates an item with a frame in the group's coordinate space, in points.
    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

    /// Creates an item with a frame and a z-index. Items with a larger z-index are in front.
    public init(frame: CGRect, zIndex: Int) { (place, order) = (frame, zIndex) }

    /// The frame of the item in the group's coordinate space, in points.
    open var frame: CGRect { place }

    /// The z-index. Items with a larger z-index are in front. The default is 0.
    open var zIndex: Int { order }

    /// Returns the item itself, since it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
