import Foundation

/// A row of a table: content, what it does when it is touched, edited and selected, and what stands beside the content.
///
/// Give a cell its content by `contentConfiguration`, through `textLabel` and its like, or with views of your own in
/// `contentView`, which has room for them between the editing control and the accessory. A table uses a cell again for
/// another row when its own is out of sight; `prepareForReuse()` comes before that.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewcell>.
open class UITableViewCell: UIView {
    let style: CellStyle
    /// The name of what a nib has made is the one that the nib is registered for.
    var identifier: String?
    /// The table that shows the cell, or did last; cleared by it.
    weak var table: UITableView?
    var parts = CellParts()
    var states = CellStates()
    var configurations = CellConfigurations()
    /// How the cell stands in its table.
    var position = CellPosition() {
        didSet { if position != oldValue { positionDidChange(from: oldValue) } }
    }

    // MARK: - Creating a table view cell

    /// Makes a cell with a style for its labels, and the name under which it is used again; without one it is not.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        identifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        setUp()
    }

    /// Makes a cell of the default style that is not used again.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        if frame != .zero { self.frame = frame }
    }

    /// Makes a cell of a storyboard or nib; another coder says nothing.
    public required init?(coder: NSCoder) {
        style = coder.ofDocument.flatMap(Self.style(of:)) ?? .default
        identifier = coder.ofDocument.flatMap(Self.identifier(of:))
        super.init(coder: coder)
        setUp()
        if let coder = coder.ofDocument { decodeCell(from: coder) }
    }

    // MARK: - Reusing cells

    /// The name under which the cell is used again.
    open var reuseIdentifier: String? { identifier }

    /// Called before the cell is used for another row, inside of the table's dequeuing. Overrides call `super`.
    open func prepareForReuse() { forgetRow() }

    // MARK: - Configuring the background

    /// A view behind everything, for cells without `backgroundConfiguration`; none by default.
    open var backgroundView: UIView? {
        get { parts.background }
        set { replace(\.background, with: newValue) }
    }

    /// A view in front of `backgroundView` while the cell is selected or highlighted. `nil`, the default, for the system's.
    open var selectedBackgroundView: UIView? {
        get { parts.selectedBackground }
        set { replace(\.selectedBackground, with: newValue) }
    }

    /// The same for cells of which several can be selected while the table is edited. `nil` for `selectedBackgroundView`.
    open var multipleSelectionBackgroundView: UIView? {
        get { parts.multipleSelectionBackground }
        set { replace(\.multipleSelectionBackground, with: newValue) }
    }

    /// What lies behind the cell; takes the place of the background views. `nil` by default.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set { setBackground(newValue) }
    }

    /// The background that the cell's table gives its cells.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        table?.style == .plain || table == nil ? .listPlainCell() : .listGroupedCell()
    }

    /// Whether `backgroundConfiguration` follows the cell's state. The default is `true`.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.updatesBackground }
        set { configurations.updatesBackground = newValue }
    }

    // MARK: - Managing the content

    /// A configuration with the defaults for the cell's style, to be filled and set.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    /// What the cell shows. Setting one replaces `contentView` by a view that shows it, or gives it to that view if it can show
    /// it; `nil`, the default, makes a plain content view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { setContent(newValue) }
    }

    /// Whether `contentConfiguration` follows the cell's state. The default is `true`.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.updatesContent }
        set { configurations.updatesContent = newValue }
    }

    /// The view for the cell's content.
    open var contentView: UIView { parts.content }

    /// The label of the cell's text, made when it is asked for.
    open var textLabel: UILabel? { labels?.text(in: contentView) }

    /// The label of the second text; `nil` where the style has none.
    open var detailTextLabel: UILabel? { labels?.detail(in: contentView) }

    /// The view of the cell's image; `nil` where the style has none.
    open var imageView: UIImageView? { labels?.image(in: contentView) }

    // MARK: - Managing the state

    /// The state of which configurations are made.
    open var configurationState: UICellConfigurationState { currentConfigurationState }

    /// Asks for `updateConfiguration(using:)` before the next layout.
    open func setNeedsUpdateConfiguration() {
        configurations.needsUpdate = true
        setNeedsLayout()
    }

    /// Called when the cell's state has changed, and before it is shown first. Overrides set configurations for the state; the
    /// default calls `configurationUpdateHandler`.
    open func updateConfiguration(using state: UICellConfigurationState) { configurations.handler?(self, state) }

    /// Called to configure the cell for its state; setting it asks for an update.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { configurations.handler }
        set {
            configurations.handler = newValue
            setNeedsUpdateConfiguration()
        }
    }

    // MARK: - Managing accessory views

    /// What stands at the end of the cell. Nothing by default.
    open var accessoryType: AccessoryType = .none {
        didSet { if accessoryType != oldValue { accessoryDidChange() } }
    }

    /// A view at the end of the cell, in place of `accessoryType`.
    open var accessoryView: UIView? {
        didSet { if accessoryView !== oldValue { accessoryDidChange(from: oldValue) } }
    }

    /// What stands at the end while the cell is edited. Nothing by default.
    open var editingAccessoryType: AccessoryType = .none {
        didSet { if editingAccessoryType != oldValue { accessoryDidChange() } }
    }

    /// A view at the end while the cell is edited, in place of `editingAccessoryType`.
    open var editingAccessoryView: UIView? {
        didSet { if editingAccessoryView !== oldValue { accessoryDidChange(from: oldValue) } }
    }

    // MARK: - Managing cell selection and highlighting

    /// How the cell looks when it is selected or highlighted. The default is `default`.
    open var selectionStyle: SelectionStyle = .default {
        didSet { if selectionStyle != oldValue { activityDidChange(animated: false) } }
    }

    /// Whether the cell is selected. Setting it calls `setSelected(_:animated:)`.
    open var isSelected: Bool {
        get { states.isSelected }
        set { setSelected(newValue, animated: false) }
    }

    /// Selects the cell or not. The table calls it.
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

    /// Highlights the cell or not. The table calls it while a finger is on the cell.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != states.isHighlighted else { return }
        states.isHighlighted = highlighted
        activityDidChange(animated: animated)
    }

    /// Whether what is in the cell looks focused as the system has it.
    open var focusStyle: FocusStyle = .default

    // MARK: - Editing the cell

    /// Whether the cell is edited. Setting it calls `setEditing(_:animated:)`.
    open var isEditing: Bool {
        get { states.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends editing: the controls come or go. The table calls it.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

    /// What the editing control does; the table's delegate says so.
    open var editingStyle: EditingStyle { states.editingStyle }

    /// Whether the cell shows that it is about to be deleted.
    open var showingDeleteConfirmation: Bool { states.isSwiped }

    /// Whether a control by which the row can be moved stands at the end while the cell is edited; the table asks its data
    /// source whether the row can be moved at all. `false` by default.
    open var showsReorderControl: Bool = false {
        didSet { if showsReorderControl != oldValue { setNeedsLayout() } }
    }

    /// Called before the cell shows or hides its editing control, or its actions. Overrides call `super`.
    open func willTransition(to state: StateMask) {}

    /// Called when that is over. Overrides call `super`.
    open func didTransition(to state: StateMask) {}

    // MARK: - Being dragged

    /// Called when a drag lifts the cell's row, carries it, and is over. Does nothing by default.
    open func dragStateDidChange(_ dragState: DragState) {}

    /// Whether touches reach the cell while a drag carries its row. The default is `false`.
    open var userInteractionEnabledWhileDragging: Bool {
        get { states.interactsWhileDragging }
        set { states.interactsWhileDragging = newValue }
    }

    // MARK: - Adjusting to the content

    /// How deep the content is indented. 0 by default; negative numbers count as 0.
    open var indentationLevel: Int = 0 {
        didSet { if indentationLevel != oldValue { setNeedsLayout() } }
    }

    /// How far a level is, in points. 10 by default.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { setNeedsLayout() } }
    }

    /// Whether the content makes room for the editing control, in tables that are not plain. The default is `true`.
    open var shouldIndentWhileEditing: Bool {
        get { states.indentsWhileEditing }
        set {
            states.indentsWhileEditing = newValue
            setNeedsLayout()
        }
    }

    /// How far the line below the cell is from its sides. Where it was not set it is the table's; reading gives the space
    /// in effect.
    open var separatorInset: UIEdgeInsets {
        get { states.separatorInset ?? effectiveSeparatorInset }
        set {
            appearanceDidChange(\.separatorInset, to: newValue)
            states.separatorInset = newValue
            setNeedsLayout()
        }
    }

    /// With the properties of cells.
    open override class var namedProperties: NamedProperties { addCellProperties(to: super.namedProperties) }

    // MARK: - Layout

    /// Updates configurations that are due, and lays out the content and what stands beside it.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        layOut()
    }

    /// The size that fits the content in a width: at least what the table's rows are.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: contentHeight(forWidth: size.width))
    }

    /// The size that fits the content, by its constraints where it has such.
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
        setNeedsUpdateConfiguration()
    }

    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        table?.contentSizeDidChange(of: self)
    }
}
