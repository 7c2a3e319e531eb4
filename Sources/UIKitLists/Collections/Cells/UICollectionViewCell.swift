import Foundation

/// A view for one item of a collection view: its content, its background, and its highlighted and selected states.
///
/// Set the content of a cell with `contentConfiguration`, or with your own subviews of `contentView`, which has the
/// size of the cell.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewcell>.
open class UICollectionViewCell: UICollectionReusableView {
    /// A closure that configures a cell for its state.
    public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) ->
        Void

    final var parts = CollectionCellParts()
    final var states = CollectionCellStates()

    // MARK: Creating a cell

    /// Creates a cell with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Decodes a cell of a storyboard or nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        if let coder = coder.ofDocument { decodeCell(from: coder) }
    }

    /// The properties that storyboards and nibs can set by name, with user-defined runtime attributes and outlets.
    open override class var namedProperties: NamedProperties { addCellProperties(to: super.namedProperties) }

    nonisolated deinit {}

    // MARK: Configuring the background

    /// A view behind all other parts of a cell without `backgroundConfiguration`. The default is `nil`. Setting a view
    /// removes the background configuration.
    open var backgroundView: UIView? {
        get { parts.background }
        set { setBackgroundView(newValue, \.background) }
    }

    /// A view in front of `backgroundView` and behind the content while the cell is selected or highlighted. The
    /// default is `nil`.
    open var selectedBackgroundView: UIView? {
        get { parts.selectedBackground }
        set { setBackgroundView(newValue, \.selectedBackground) }
    }

    /// The background of the cell, which replaces the background views and sets them to `nil`. The default is `nil`.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { parts.backgroundConfiguration }
        set { setBackground(newValue) }
    }

    /// Returns the default background configuration for cells of this class.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    /// Whether `backgroundConfiguration` follows the cell's state. The default is `true`.
    open var automaticallyUpdatesBackgroundConfiguration = true

    // MARK: Managing the content

    /// The content of the cell. If the current content view supports a new configuration, it applies it; otherwise a
    /// new content view for the configuration replaces `contentView`. `nil`, the default, creates a plain content
    /// view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { parts.contentConfiguration }
        set { setContent(newValue) }
    }

    /// Whether `contentConfiguration` follows the cell's state. The default is `true`.
    open var automaticallyUpdatesContentConfiguration = true

    /// The view that contains the cell's content. It has the size of the cell; in a list cell it is between the
    /// accessories.
    open var contentView: UIView { parts.content }

    // MARK: Managing the state

    /// The current state of the cell. Its configurations are updated for this state.
    open var configurationState: UICellConfigurationState { currentConfigurationState }

    /// Schedules a call of `updateConfiguration(using:)` before the next layout.
    open func setNeedsUpdateConfiguration() {
        states.needsUpdate = true
        setNeedsLayout()
    }

    /// Called when the cell's state changes, and before the cell is first shown. The default implementation calls
    /// `configurationUpdateHandler`.
    open func updateConfiguration(using state: UICellConfigurationState) { states.handler?(self, state) }

    /// A closure that configures the cell for its state. Setting it schedules an update.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { states.handler }
        set {
            states.handler = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// Whether the cell looks selected. The collection view sets it; setting it does not select the item.
    open var isSelected: Bool {
        get { states.isSelected }
        set {
            guard newValue != states.isSelected else { return }
            states.isSelected = newValue
            activityDidChange()
        }
    }

    /// Whether the cell looks highlighted. The collection view sets it while a finger touches the cell.
    open var isHighlighted: Bool {
        get { states.isHighlighted }
        set {
            guard newValue != states.isHighlighted else { return }
            states.isHighlighted = newValue
            activityDidChange()
        }
    }

    // MARK: Being dragged

    /// The state of a cell during a drag.
    public enum DragState: Int, Hashable, Sendable {
        /// The cell is not part of a drag.
        case none = 0
        /// The cell is lifted, before the drag begins.
        case lifting = 1
        /// The cell is part of a drag.
        case dragging = 2
    }

    /// Called when the cell's item is lifted for a drag, when the drag begins, and when it ends. The default
    /// implementation is empty.
    open func dragStateDidChange(_ dragState: DragState) {}

    // MARK: Layout

    /// The frame of the content view in the cell.
    var contentFrame: CGRect { bounds }

    /// The corners that are rounded because of the cell's position in a list.
    var placeCorners: ListCorners { ListCorners() }

    /// Rounds the corners of the cell for its position in a list.
    func applyCorners() {}

    /// Called when a swipe of the cell begins or ends.
    func swipeDidChange() {}

    /// Performs the action that replaces the selection of the cell at a tap, if the cell has such an action. Returns
    /// whether it has one.
    func performTap() -> Bool { false }

    /// Called before the cell is used for a different item. Overrides call `super`.
    open override func prepareForReuse() {
        super.prepareForReuse()
        isHighlighted = false
        isSelected = false
        setFocused(false)
    }

    /// Returns attributes with the size of the content. Only the axes along which the layout leaves the size to the
    /// cell can change.
    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard collection?.measuresElements == true else { return layoutAttributes }
        updateConfigurationIfNeeded()
        return fittingAttributes(layoutAttributes, of: parts.content)
    }

    /// Updates configurations that are due, and lays out the content and the backgrounds.
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

/// The views of a cell.
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

/// The state of a cell.
@MainActor
struct CollectionCellStates {
    var isSelected = false
    var isHighlighted = false
    var isFocused = false
    var isSwiped = false
    var isEditing = false
    var isReordering = false
    var dragDrop = CellDragDrop()
    /// Whether the cell shows a placeholder for an item that the data source does not have yet.
    var isPlaceholder = false
    var isExpanded = false
    var needsUpdate = true
    var isUpdating = false
    var handler: UICollectionViewCell.ConfigurationUpdateHandler?
}
