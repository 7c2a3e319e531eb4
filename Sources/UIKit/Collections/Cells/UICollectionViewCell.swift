import Foundation

/// An item of a collection view: content, a background, and how it looks when it is highlighted or selected.
///
/// Give a cell its content by `contentConfiguration`, or with views of your own in `contentView`, which is as large as the cell.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewcell>.
open class UICollectionViewCell: UICollectionReusableView {
    /// Called with a cell and its state to configure it.
    public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) ->
        Void

    final var parts = CollectionCellParts()
    final var states = CollectionCellStates()

    // MARK: Creating a cell

    /// Makes a cell with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a cell as a storyboard or nib describes it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        if let coder = coder.ofDocument { decodeCell(from: coder) }
    }

    /// What runtime attributes and outlets of documents can set.
    open override class var namedProperties: NamedProperties { addCellProperties(to: super.namedProperties) }

    nonisolated deinit {}

    // MARK: Configuring the background

    /// A view behind everything, for cells without `backgroundConfiguration`; none by default. Setting one takes that away.
    open var backgroundView: UIView? {
        get { parts.background }
        set { setBackgroundView(newValue, \.background) }
    }

    /// A view in front of `backgroundView` and behind the content while the cell is selected or highlighted; none by default.
    open var selectedBackgroundView: UIView? {
        get { parts.selectedBackground }
        set { setBackgroundView(newValue, \.selectedBackground) }
    }

    /// What lies behind the cell; takes the place of the background views, which are then `nil`. `nil` by default.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { parts.backgroundConfiguration }
        set { setBackground(newValue) }
    }

    /// The background of cells as this one.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    /// Whether `backgroundConfiguration` follows the cell's state. The default is `true`.
    open var automaticallyUpdatesBackgroundConfiguration = true

    // MARK: Managing the content

    /// What the cell shows. Setting one replaces `contentView` by a view that shows it, or gives it to that view if it can show it;
    /// `nil`, the default, makes a plain content view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { parts.contentConfiguration }
        set { setContent(newValue) }
    }

    /// Whether `contentConfiguration` follows the cell's state. The default is `true`.
    open var automaticallyUpdatesContentConfiguration = true

    /// The view for the cell's content, as large as the cell; in a list's cell between the accessories.
    open var contentView: UIView { parts.content }

    // MARK: Managing the state

    /// The state of which configurations are made.
    open var configurationState: UICellConfigurationState { currentConfigurationState }

    /// Asks for `updateConfiguration(using:)` before the next layout.
    open func setNeedsUpdateConfiguration() {
        states.needsUpdate = true
        setNeedsLayout()
    }

    /// Called when the cell's state has changed, and before it is shown first. The default calls `configurationUpdateHandler`.
    open func updateConfiguration(using state: UICellConfigurationState) { states.handler?(self, state) }

    /// Called to configure the cell for its state; setting it asks for an update.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { states.handler }
        set {
            states.handler = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// Whether the cell looks selected. The collection view sets it; setting it selects nothing.
    open var isSelected: Bool {
        get { states.isSelected }
        set {
            guard newValue != states.isSelected else { return }
            states.isSelected = newValue
            activityDidChange()
        }
    }

    /// Whether the cell looks highlighted. The collection view sets it while a finger is on the cell.
    open var isHighlighted: Bool {
        get { states.isHighlighted }
        set {
            guard newValue != states.isHighlighted else { return }
            states.isHighlighted = newValue
            activityDidChange()
        }
    }

    // MARK: Layout

    /// Where the content view is in the cell.
    var contentFrame: CGRect { bounds }

    /// The corners that the cell has at its place in a list.
    var placeCorners: ListCorners { ListCorners() }

    /// Rounds the corners that the cell has at its place.
    func applyCorners() {}

    /// The cell begins to be swiped, or is swiped no more.
    func swipeDidChange() {}

    /// What a tap on the cell does instead of selecting it. Returns whether it does anything.
    func performTap() -> Bool { false }

    /// Called before the cell is used for another item. Overrides call `super`.
    open override func prepareForReuse() {
        super.prepareForReuse()
        isHighlighted = false
        isSelected = false
        setFocused(false)
    }

    /// The size of the content, where the layout leaves it to the cell.
    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard collection?.measuresElements == true else { return layoutAttributes }
        updateConfigurationIfNeeded()
        return fittingAttributes(layoutAttributes, of: parts.content)
    }

    /// Updates configurations that are due, and lays out content and backgrounds.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        layOutParts()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }
}

/// The views that a cell is made of.
@MainActor
struct CollectionCellParts {
    var content = UIView()
    var contentConfiguration: (any UIContentConfiguration)?
    var background: UIView?
    var selectedBackground: UIView?
    var backgroundConfiguration: UIBackgroundConfiguration?
    var system: SystemBackgroundView?
    var focusRing: UIView?
}

/// What a cell is doing.
@MainActor
struct CollectionCellStates {
    var isSelected = false
    var isHighlighted = false
    var isFocused = false
    var isSwiped = false
    var isEditing = false
    var isReordering = false
    var isExpanded = false
    var needsUpdate = true
    var isUpdating = false
    var handler: UICollectionViewCell.ConfigurationUpdateHandler?
}
