import Foundation

/// Places items of a compositional layout beside or below each other, or where a closure says. Groups may be in groups.
///
/// A list of items is repeated until the next one does not fit; each then gets its fraction of what the spacing between them
/// leaves.
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

    /// Items beside each other, repeated while they fit. There has to be one.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { line(layoutSize, .horizontal, subitems) }

    /// Items below each other, repeated while they fit. There has to be one.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { line(layoutSize, .vertical, subitems) }

    /// An item so many times, of the width that it has. The program sees to it that they fit.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        checkCount(count, "horizontal")
        return NSCollectionLayoutGroup(layoutSize: layoutSize, .line(.horizontal, [subitem], .times(max(1, count))))
    }

    /// An item so many times, of the height that it has. The program sees to it that they fit: of two that are a fraction of the height each
    /// is at most the half.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        checkCount(count, "vertical")
        return NSCollectionLayoutGroup(layoutSize: layoutSize, .line(.vertical, [subitem], .times(max(1, count))))
    }

    /// An item so many times beside each other, of equal widths: its own does not count.
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

    /// An item so many times below each other, of equal heights: its own does not count.
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

    /// Items where a closure says. It is called once for a section, with the group's size as its container; the section has so
    /// many groups of as many items.
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

    /// Views that are attached to each group.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { groupSupplements }
        set { groupSupplements = newValue }
    }

    private final var groupSupplements: [NSCollectionLayoutSupplementaryItem] = []

    /// The distance between items; `nil`, the default, for none.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    /// The items, as they are given; empty where a closure places them.
    open var subitems: [NSCollectionLayoutItem] {
        if case .line(_, let items, _) = arrangement { items } else { [] }
    }

    override func copy(layoutSize: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutGroup(layoutSize: layoutSize, arrangement)
        copy.takeEdges(of: self)
        (copy.groupSupplements, copy.interItemSpacing) = (groupSupplements, interItemSpacing)
        return copy
    }

    /// The group as text, for logs: its size, direction and spacing, and below it what is in it, each level indented. (The form is chosen:
    /// that of the system's errors about groups.)
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

    /// What the solver takes. Custom groups ask their closures, with the size that the group has in the view.
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
    /// Whether all its numbers are finite.
    var isUsable: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
}

/// Places the items of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The place of an item in a custom group.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutgroupcustomitem>.
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
    private let place: CGRect
    private let order: Int

    /// Makes a place, in the group's space, in points.
    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

    /// Makes a place with its order: what has a larger number lies in front.
    public init(frame: CGRect, zIndex: Int) { (place, order) = (frame, zIndex) }

    /// Where the item is, in the group's space, in points.
    open var frame: CGRect { place }

    /// What lies in front: the item of the larger number. The default is 0.
    open var zIndex: Int { order }

    /// Itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
