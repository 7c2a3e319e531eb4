import Foundation

/// A cell of a list: content between accessories, a separator below it, and the background of the list.
///
/// In a list layout, `defaultContentConfiguration()` and the background depend on the list's appearance and on the
/// role of the cell, which can be a header or footer. In other layouts they are those of a plain list.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewlistcell> and recorded sizes of
/// accessories.
open class UICollectionViewListCell: UICollectionViewCell {
    final var list = ListCellParts()

    // MARK: Creating a cell

    /// Creates a cell with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setBackground(.listCell())
    }

    /// Decodes a cell of a storyboard or nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if backgroundConfiguration == nil, backgroundView == nil { setBackground(.listCell()) }
    }

    /// The custom actions that were set, and the swipe actions of the row.
    open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            guard let collection, let path = collection.indexPath(for: self) else {
                return accessibilityValues.customActions
            }
            let actions = (accessibilityValues.customActions ?? []) + collection.customActions(ofRow: path)
            return actions.isEmpty ? nil : actions
        }
        set { accessibilityValues.customActions = newValue }
    }

    /// The properties that storyboards and nibs can set by name, with user-defined runtime attributes and outlets.
    open override class var namedProperties: NamedProperties { addListCellProperties(to: super.namedProperties) }

    nonisolated deinit {}

    // MARK: Configuring the cell

    /// Returns a content configuration with the defaults for the cell in its list, without texts.
    open func defaultContentConfiguration() -> UIListContentConfiguration { list.position.content }

    /// Returns the default background configuration for the cell in its list.
    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { list.position.background }

    /// The accessories before and after the content. The default is an empty array. Two system accessories of the same
    /// type are an error.
    open var accessories: [UICellAccessory] {
        get { list.accessories }
        set { setAccessories(newValue) }
    }

    // MARK: Indentation

    /// The indentation level of the cell. The default is 0. A diffable data source sets it in an outline.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { sidesDidChange() } }
    }

    // Chosen (Collections): A level of indentation is 16 points wide, the accessories are 16 points from the sides of
    // the cell, and a hidden accessory takes no space.
    /// The width of one level of indentation, in points.
    open var indentationWidth: CGFloat = 16 {
        didSet { if indentationWidth != oldValue { sidesDidChange() } }
    }

    /// Whether accessories before the content are indented as well. The default is `true`.
    open var indentsAccessories = true {
        didSet { if indentsAccessories != oldValue { setNeedsLayout() } }
    }

    // MARK: Separators

    /// The layout guide for the separator below the cell, by default from the beginning of the text to the end of the
    /// cell. Constrain its leading or trailing anchor to move the separator.
    open var separatorLayoutGuide: UILayoutGuide { separatorGuide }

    // MARK: Layout

    override var contentFrame: CGRect { arrangement(in: bounds.size).content }

    override func willApply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.willApply(layoutAttributes)
        if let position = collection?.listPosition(of: layoutAttributes.element) { setPosition(position) }
    }

    /// The rounded corners of the first and last row of an inset group.
    override var placeCorners: ListCorners {
        let position = list.position
        return ListCorners(
            isFirst: position.isFirst, isLast: position.isLast, radius: position.appearance == .insetGrouped ? 10 : 0)
    }

    /// Rounds the corners of the cell, unless the cell is swiped: the mask of a swiped cell has the corners.
    override func applyCorners() {
        let corners = mask is SwipedCellMask ? ListCorners() : placeCorners
        if corners.apply(to: layer) { clipsToBounds = corners.radius > 0 }
    }

    /// Rotates the minus sign of the delete accessory while the row shows its actions.
    override func swipeDidChange() {
        (list.views[.delete] as? CellEditingControl)?.isTurned = states.isSwiped
    }

    override func performTap() -> Bool { performAccessoryTap() }

    /// Called before the cell is used for a different item. Overrides call `super`.
    open override func prepareForReuse() {
        super.prepareForReuse()
        setExpanded(false, animated: false)
    }

    /// Returns attributes with the height of the content between the accessories, and at least the height of the
    /// accessories.
    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { listAttributesFitting(layoutAttributes) }

    /// Updates configurations that are due, and lays out the accessories, the content and the separators.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        layOutAccessories()
        super.layoutSubviews()
        layOutSeparators()
    }
}

/// The parts of a list cell in addition to those of a cell.
@MainActor
struct ListCellParts {
    var accessories: [UICellAccessory] = []
    /// The views of the displayed accessories.
    var views: [UICellAccessory.AccessoryType: UIView] = [:]
    /// The last selected element of the menu.
    weak var chosen: (any UIMenuLeaf)?
    /// The last font of the label accessory.
    var labelFont: UIFont?
    var position = ListCellPosition()
    var topLine: UIView?
    var bottomLine: UIView?
    var guide: UILayoutGuide?
    /// The default constraints of the guide.
    var guideSides: (leading: NSLayoutConstraint, trailing: NSLayoutConstraint)?
}
