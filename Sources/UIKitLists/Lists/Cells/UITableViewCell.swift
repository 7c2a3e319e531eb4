import Foundation

/// A view for one row of a table: its content, its accessories, and its selected, highlighted and editing states.
///
/// Set the content of a cell with `contentConfiguration`, with `textLabel` and the other standard views, or with your
/// own subviews of `contentView`, which is the area between the editing control and the accessory. When a row is
/// scrolled out of view, the table reuses its cell for a different row and first calls `prepareForReuse()`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewcell>.
open class UITableViewCell: UIView {
    let style: CellStyle
    /// For a cell from a nib, the identifier that the nib is registered for.
    var identifier: String?
    /// The table that shows the cell, or showed it last. The table clears it.
    weak var table: UITableView?
    var parts = CellParts()
    var states = CellStates()
    var configurations = CellConfigurations()
    /// The position of the cell in its table.
    var position = CellPosition() {
        didSet { if position != oldValue { positionDidChange(from: oldValue) } }
    }

    // MARK: - Creating a table view cell

    /// Creates a cell with a style for its labels and a reuse identifier. A cell without an identifier is not reused.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        identifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        setUp()
    }

    /// Creates a cell of the default style that is not reused.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        if frame != .zero { self.frame = frame }
    }

    /// Decodes a cell of a storyboard or nib. Any other coder creates a cell of the default style.
    public required init?(coder: NSCoder) {
        style = coder.ofDocument.flatMap(Self.style(of:)) ?? .default
        identifier = coder.ofDocument.flatMap(Self.identifier(of:))
        super.init(coder: coder)
        setUp()
        if let coder = coder.ofDocument { decodeCell(from: coder) }
    }

    // MARK: - Reusing cells

    /// The identifier for reuse; `nil` if the cell is not reused.
    open var reuseIdentifier: String? { identifier }

    /// Called by the table's dequeuing methods before the cell is used for a different row. Overrides call `super`.
    open func prepareForReuse() { forgetRow() }

    // MARK: - Accessibility

    /// The custom actions that were set, and the swipe actions of the row.
    open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            guard let table, let path = table.indexPath(for: self) else { return accessibilityValues.customActions }
            let actions = (accessibilityValues.customActions ?? []) + table.customActions(ofRow: path)
            return actions.isEmpty ? nil : actions
        }
        set { accessibilityValues.customActions = newValue }
    }

    // MARK: - Configuring the background

    /// A view behind all other parts of a cell without `backgroundConfiguration`. The default is `nil`.
    open var backgroundView: UIView? {
        get { parts.background }
        set { replace(\.background, with: newValue) }
    }

    /// A view in front of `backgroundView` while the cell is selected or highlighted. If `nil`, the default, the
    /// system's background is used.
    open var selectedBackgroundView: UIView? {
        get { parts.selectedBackground }
        set { replace(\.selectedBackground, with: newValue) }
    }

    /// The selected background of a cell during editing with multiple selection. If `nil`, `selectedBackgroundView` is
    /// used.
    open var multipleSelectionBackgroundView: UIView? {
        get { parts.multipleSelectionBackground }
        set { replace(\.multipleSelectionBackground, with: newValue) }
    }

    /// The background of the cell, which replaces the background views. The default is `nil`.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set { setBackground(newValue) }
    }

    /// Returns the background configuration for cells in the cell's table.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        table?.style == .plain || table == nil ? .listPlainCell() : .listGroupedCell()
    }

    /// Whether `backgroundConfiguration` follows the cell's state. The default is `true`.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.updatesBackground }
        set { configurations.updatesBackground = newValue }
    }

    // MARK: - Managing the content

    /// Returns a content configuration with the defaults for the cell's style. Change it and assign it to
    /// `contentConfiguration`.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    /// The content of the cell. If the current content view supports a new configuration, it applies it; otherwise a
    /// new content view for the configuration replaces `contentView`. `nil`, the default, creates a plain content
    /// view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { setContent(newValue) }
    }

    /// Whether `contentConfiguration` follows the cell's state. The default is `true`.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.updatesContent }
        set { configurations.updatesContent = newValue }
    }

    /// The view that contains the cell's content.
    open var contentView: UIView { parts.content }

    /// The label of the main text, created on first access.
    open var textLabel: UILabel? { labels?.text(in: contentView) }

    /// The label of the secondary text; `nil` if the style has no such label.
    open var detailTextLabel: UILabel? { labels?.detail(in: contentView) }

    /// The image view; `nil` if the style has no image.
    open var imageView: UIImageView? { labels?.image(in: contentView) }

    // MARK: - Managing the state

    /// The current state of the cell. Its configurations are updated for this state.
    open var configurationState: UICellConfigurationState { currentConfigurationState }

    /// Schedules a call of `updateConfiguration(using:)` before the next layout.
    open func setNeedsUpdateConfiguration() {
        configurations.needsUpdate = true
        setNeedsLayout()
    }

    /// Called when the cell's state changes, and before the cell is first shown. Overrides set configurations for the
    /// state. The default implementation calls `configurationUpdateHandler`.
    open func updateConfiguration(using state: UICellConfigurationState) { configurations.handler?(self, state) }

    /// A closure that configures the cell for its state. Setting it schedules an update.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { configurations.handler }
        set {
            configurations.handler = newValue
            setNeedsUpdateConfiguration()
        }
    }

    // MARK: - Managing accessory views

    /// The standard accessory at the trailing end. The default is `none`.
    open var accessoryType: AccessoryType = .none {
        didSet { if accessoryType != oldValue { accessoryDidChange() } }
    }

    /// A custom view at the trailing end, which replaces `accessoryType`.
    open var accessoryView: UIView? {
        didSet { if accessoryView !== oldValue { accessoryDidChange(from: oldValue) } }
    }

    /// The standard accessory at the trailing end during editing. The default is `none`.
    open var editingAccessoryType: AccessoryType = .none {
        didSet { if editingAccessoryType != oldValue { accessoryDidChange() } }
    }

    /// A custom view at the trailing end during editing, which replaces `editingAccessoryType`.
    open var editingAccessoryView: UIView? {
        didSet { if editingAccessoryView !== oldValue { accessoryDidChange(from: oldValue) } }
    }

    // MARK: - Managing cell selection and highlighting

    /// The look of the cell while it is selected or highlighted. The default is `default`.
    open var selectionStyle: SelectionStyle = .default {
        didSet { if selectionStyle != oldValue { activityDidChange(animated: false) } }
    }

    /// Whether the cell is selected. Setting it calls `setSelected(_:animated:)`.
    open var isSelected: Bool {
        get { states.isSelected }
        set { setSelected(newValue, animated: false) }
    }

    /// Sets whether the cell is selected. Called by the table.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != states.isSelected else { return }
        states.isSelected = selected
        activityDidChange(animated: animated)
    }

    /// Whether the cell is highlighted. Setting it calls `setHighlighted(_:animated:)`.
    open var isHighlighted: Bool {
        get { states.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Sets whether the cell is highlighted. The table calls it when a finger touches the cell and when it is lifted.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != states.isHighlighted else { return }
        states.isHighlighted = highlighted
        activityDidChange(animated: animated)
    }

    /// The look of the cell with the keyboard focus. The default is `default`.
    open var focusStyle: FocusStyle = .default

    // MARK: - Editing the cell

    /// Whether the cell is in editing mode. Setting it calls `setEditing(_:animated:)`.
    open var isEditing: Bool {
        get { states.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Enters or leaves editing mode, which shows or hides the editing controls. Called by the table.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

    /// The action of the editing control, which the table's delegate determines.
    open var editingStyle: EditingStyle { states.editingStyle }

    /// Whether the cell shows its swipe actions, such as a deletion that must be confirmed.
    open var showingDeleteConfirmation: Bool { states.isSwiped }

    /// Whether a control that moves the row is at the trailing end during editing. The table's data source also
    /// determines whether the row can be moved. The default is `false`.
    open var showsReorderControl: Bool = false {
        didSet { if showsReorderControl != oldValue { setNeedsLayout() } }
    }

    /// Called before the cell shows or hides its editing control or its actions. Overrides call `super`.
    open func willTransition(to state: StateMask) {}

    /// Called after the cell has shown or hidden its editing control or its actions. Overrides call `super`.
    open func didTransition(to state: StateMask) {}

    // MARK: - Being dragged

    /// Called when the cell's row is lifted for a drag, when the drag begins, and when it ends. The default
    /// implementation is empty.
    open func dragStateDidChange(_ dragState: DragState) {}

    /// Whether the cell receives touches while its row is dragged. The default is `false`.
    open var userInteractionEnabledWhileDragging: Bool {
        get { states.interactsWhileDragging }
        set { states.interactsWhileDragging = newValue }
    }

    // MARK: - Adjusting to the content

    /// The indentation level of the content. The default is 0; negative values are treated as 0.
    open var indentationLevel: Int = 0 {
        didSet { if indentationLevel != oldValue { setNeedsLayout() } }
    }

    /// The width of one level of indentation, in points. The default is 10.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { setNeedsLayout() } }
    }

    /// Whether the content is indented for the editing control, in tables that are not plain. The default is `true`.
    open var shouldIndentWhileEditing: Bool {
        get { states.indentsWhileEditing }
        set {
            states.indentsWhileEditing = newValue
            setNeedsLayout()
        }
    }

    /// The distance of the separator from the sides of the cell, in points. If it was not set, the value in effect is
    /// returned, which depends on the table.
    open var separatorInset: UIEdgeInsets {
        get { states.separatorInset ?? effectiveSeparatorInset }
        set {
            appearanceDidChange(\.separatorInset, to: newValue)
            states.separatorInset = newValue
            setNeedsLayout()
        }
    }

    /// The properties that storyboards and nibs can set by name, with user-defined runtime attributes and outlets.
    open override class var namedProperties: NamedProperties { addCellProperties(to: super.namedProperties) }

    // MARK: - Layout

    /// Updates configurations that are due, and lays out the content and the parts beside it.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        layOut()
    }

    /// Returns the size that fits the content in the given width. The height is at least that of the table's rows.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: contentHeight(forWidth: size.width))
    }

    /// Returns the size that fits the content. Constraints in the content view determine the height if it has
    /// constraints.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let width = targetSize.width > 0 && targetSize.width.isFinite ? targetSize.width : bounds.width
        return CGSize(width: width, height: contentHeight(forWidth: width))
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if style == .value2, let labels = configurations.labels, !labels.hasTextOfDocument {
            labels.text?.textColor = tintColor
        }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
            || previousTraitCollection?.legibilityWeight != traitCollection.legibilityWeight
        {
            configurations.labels?.updateFonts(for: traitCollection)
        }
        setNeedsUpdateConfiguration()
    }

    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        table?.contentSizeDidChange(of: self)
    }
}
