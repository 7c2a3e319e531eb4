import Foundation

/// An item of a list: content between accessories, a line below it, and the background of its list.
///
/// In a list layout a cell knows its list: `defaultContentConfiguration()` and the background are those of the list's appearance, and of
/// headers and footers where the cell is one. Elsewhere they are those of a plain list.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewlistcell> and recorded sizes of accessories.
open class UICollectionViewListCell: UICollectionViewCell {
    final var list = ListCellParts()

    // MARK: Creating a cell

    /// Makes a cell with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setBackground(.listCell())
    }

    /// Makes a cell as a storyboard or nib describes it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if backgroundConfiguration == nil, backgroundView == nil { setBackground(.listCell()) }
    }

    /// What outlets and runtime attributes can set.
    open override class var namedProperties: NamedProperties { addListCellProperties(to: super.namedProperties) }

    nonisolated deinit {}

    // MARK: Configuring the cell

    /// The content of such a cell in its list, without texts.
    open func defaultContentConfiguration() -> UIListContentConfiguration { list.position.content }

    /// The background of such a cell in its list.
    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { list.position.background }

    /// What stands before and behind the content; nothing by default. Two of one kind of the system's are an error.
    open var accessories: [UICellAccessory] {
        get { list.accessories }
        set { setAccessories(newValue) }
    }

    // MARK: Indentation

    /// How deep the cell is. The default is 0; a diffable data source sets it in an outline.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { sidesDidChange() } }
    }

    /// How far each level moves the content, in points.
    open var indentationWidth: CGFloat = 16 {
        didSet { if indentationWidth != oldValue { sidesDidChange() } }
    }

    /// Whether accessories before the content are indented as well. The default is `true`.
    open var indentsAccessories = true {
        didSet { if indentsAccessories != oldValue { setNeedsLayout() } }
    }

    // MARK: Separators

    /// Where the line below the cell is from side to side: by default from where the text begins to the end of the cell. Constrain its
    /// leading or trailing anchor to put it elsewhere.
    open var separatorLayoutGuide: UILayoutGuide { separatorGuide }

    // MARK: Layout

    override var contentFrame: CGRect { arrangement(in: bounds.size).content }

    override func willApply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.willApply(layoutAttributes)
        if let position = collection?.listPosition(of: layoutAttributes.element) { setPosition(position) }
    }

    /// The first and the last row of an inset group have its corners.
    override var placeCorners: ListCorners {
        let position = list.position
        return ListCorners(
            isFirst: position.isFirst, isLast: position.isLast, radius: position.appearance == .insetGrouped ? 10 : 0)
    }

    /// Of a swiped row its mask has the corners.
    override func applyCorners() {
        let corners = mask is SwipedCellMask ? ListCorners() : placeCorners
        if corners.apply(to: layer) { clipsToBounds = corners.radius > 0 }
    }

    /// The minus stands upright while the row shows what it does.
    override func swipeDidChange() {
        (list.views[.delete] as? CellEditingControl)?.isTurned = states.isSwiped
    }

    override func performTap() -> Bool { performAccessoryTap() }

    /// Called before the cell is used for another item. Overrides call `super`.
    open override func prepareForReuse() {
        super.prepareForReuse()
        setExpanded(false, animated: false)
    }

    /// The height of the content between the accessories, and at least that of these.
    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { listAttributesFitting(layoutAttributes) }

    /// Updates configurations that are due, and lays out accessories, content and lines.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        layOutAccessories()
        super.layoutSubviews()
        layOutSeparators()
    }
}

/// What a list's cell is made of besides a cell's parts.
@MainActor
struct ListCellParts {
    var accessories: [UICellAccessory] = []
    /// The views of accessories that are displayed.
    var views: [UICellAccessory.AccessoryType: UIView] = [:]
    /// The element of a menu that was chosen last.
    weak var chosen: (any UIMenuLeaf)?
    /// The font that the accessory's text was given.
    var labelFont: UIFont?
    var position = ListCellPosition()
    var topLine: UIView?
    var bottomLine: UIView?
    var guide: UILayoutGuide?
    /// Where the guide begins and ends by default.
    var guideSides: (leading: NSLayoutConstraint, trailing: NSLayoutConstraint)?
}
