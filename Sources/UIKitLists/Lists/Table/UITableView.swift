import Foundation

/// A scroll view that shows rows in sections, and supports selecting, editing and moving them.
///
/// A table gets the number of rows from its data source, creates cells for visible rows only, and reuses the cell of a
/// row that is scrolled out of view. The cost of a table therefore does not depend on the number of its rows. The
/// delegate of the scroll view also determines heights, headers, selection and editing.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableview>.
open class UITableView: UIScrollView, UISpringLoadedInteractionSupporting {
    // MARK: - Creating a table view

    /// Creates a table with a frame and a style, which cannot be changed later.
    public init(frame: CGRect, style: Style) {
        styleStorage = style
        super.init(frame: frame)
        setUp()
    }

    /// Creates a plain table.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Decodes a table of a storyboard or nib. Any other coder creates a plain table.
    public required init?(coder: NSCoder) {
        styleStorage = coder.ofDocument.map(Self.style(of:)) ?? .plain
        super.init(coder: coder)
        setUp(coder)
        if let coder = coder.ofDocument { decodeTable(from: coder) }
    }

    nonisolated deinit {}

    /// The style of the table.
    open var style: Style { styleStorage }

    // MARK: - Stored state

    final let styleStorage: Style
    final let rows = TableRows()
    final var reuse = TableReuse()
    final var selection = ListSelection()
    final var editing = TableEditing()
    final private(set) lazy var swiping = ListSwiping(self)
    final let activity = ListActivity()
    final var batch: ListBatch?
    final var indexStrip: SectionIndexView?
    final var itemMenus: ListItemMenus?
    final let dragAndDrop = ListDragAndDrop()
    final var drop = TableDrop()
    /// The rows of a table whose content is part of its storyboard or nib. A table view controller provides them.
    final var staticTable: StaticTable?

    // MARK: - Providing the data and cells

    /// The object that provides the rows, referenced weakly. Setting it loads the data in the next layout pass.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { dataSourceDidChange(from: oldValue) } }

    /// The object that prepares the data of rows that will be visible soon. The table references it weakly.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

    /// Whether the prefetching data source is called before rows become visible. The default is `true`.
    open var isPrefetchingEnabled = true

    /// The interaction that presents the context menus of rows; `nil` while the table has no delegate.
    open internal(set) var contextMenuInteraction: UIContextMenuInteraction?

    /// The delegate of the table, which is referenced weakly. A delegate of the scroll view that is not a
    /// `UITableViewDelegate` is notified of scrolling only.
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        get { tableDelegate }
        set {
            super.delegate = newValue
            OptionalMethods.table.check(newValue)
            updateContextMenuInteraction()
        }
    }

    // MARK: - Dragging and dropping rows

    /// The object that provides the drag items of rows. The table references it weakly.
    open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { dragDelegatesDidChange() } }

    /// The object that handles drops, referenced weakly. Rows that the data source can move are also moved without it.
    open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { dragDelegatesDidChange() } }

    /// Whether rows can be dragged if the table has a `dragDelegate`. The default is `true`.
    open var dragInteractionEnabled: Bool {
        get { dragAndDrop.isDragEnabled }
        set { dragAndDrop.isDragEnabled = newValue }
    }

    /// Whether rows of the table are lifted or dragged.
    open var hasActiveDrag: Bool { dragAndDrop.dragging.isActive }

    /// Whether a drag is over the table, or was dropped into it and has not ended.
    open var hasActiveDrop: Bool { dragAndDrop.dropping.isActive }

    /// Whether a row is selected when a drag rests over it, if the delegate permits it. The default is `false`.
    open var isSpringLoaded: Bool {
        get { dragAndDrop.isSpringLoaded }
        set { setSpringLoaded(newValue) }
    }

    // MARK: - Recycling table view cells

    /// Registers a class of cells for a reuse identifier; `nil` removes the registration.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        registerCell(cellClass, identifier)
    }

    /// Registers a nib for a reuse identifier; `nil` removes the registration. The only top-level object must be a
    /// cell without or with the same identifier. The nib is loaded without an owner when the first cell is needed.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { registerCell(nib, identifier) }

    /// Registers a nib, with one view as top-level object, for headers and footers; `nil` removes the registration.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registerHeader(nib, identifier)
    }

    /// Registers a class of headers and footers for a reuse identifier; `nil` removes the registration.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registerHeader(aClass, identifier)
    }

    /// Returns a reused cell after `prepareForReuse()`, or a new cell of the class or nib that is registered for the
    /// identifier. An unregistered identifier is an error.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueCell(identifier, for: indexPath)
    }

    /// Returns a reused cell after `prepareForReuse()`, or a new cell of the class or nib that is registered for the
    /// identifier; `nil` if the identifier is not registered and no cell can be reused.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeueCell(identifier) }

    /// Returns a reused header or footer, or a new one of the registered class or nib; `nil` if the identifier is not
    /// registered and no view can be reused.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        dequeueHeader(identifier)
    }

    // MARK: - Displaying header and footer views

    /// A view above all sections, which scrolls with them. It has the width of the table and keeps its height.
    open var tableHeaderView: UIView? {
        didSet { edgeViewDidChange(from: oldValue) }
    }

    /// A view below all sections, which scrolls with them. It has the width of the table and keeps its height.
    open var tableFooterView: UIView? {
        didSet { edgeViewDidChange(from: oldValue) }
    }

    /// Returns the header of a section; `nil` if the section has no header or it is not visible.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        rows.headers[TableHeader(section: section)]?.view as? UITableViewHeaderFooterView
    }

    /// Returns the footer of a section; `nil` if the section has no footer or it is not visible.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        rows.headers[TableHeader(isFooter: true, section: section)]?.view as? UITableViewHeaderFooterView
    }

    // MARK: - Configuring cell height and layout

    /// The height of rows, in points, unless the delegate returns it. By default, their content determines it.
    open var rowHeight: CGFloat = automaticDimension {
        didSet { if rowHeight != oldValue { heightsDidChange() } }
    }

    /// The estimated height of rows that were not visible yet, in points. With `automaticDimension`, the default, the
    /// table determines the estimate. With 0, all heights are loaded at once.
    open var estimatedRowHeight: CGFloat = automaticDimension {
        didSet { estimateDidChange(estimatedRowHeight, from: oldValue) }
    }

    /// Whether the margins of the content follow the readable width. The default is `false`.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { setNeedsLayout() } }
    }

    /// Whether the content is inset from the safe area at the sides. The default is `true`.
    open var insetsContentViewsToSafeArea = true {
        didSet { if insetsContentViewsToSafeArea != oldValue { setNeedsLayout() } }
    }

    /// The events that cause self-sizing cells to be measured again. The default is `enabled`.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
        didSet { if selfSizingInvalidation != oldValue { for shown in rows.shown { shown.cell.observeContent() } } }
    }

    // MARK: - Configuring header and footer appearance

    /// The height of headers, in points, unless the delegate returns it. By default, their content determines it.
    open var sectionHeaderHeight: CGFloat = automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } }
    }

    /// The height of footers, in points, unless the delegate returns it. By default, their content determines it.
    open var sectionFooterHeight: CGFloat = automaticDimension {
        didSet { if sectionFooterHeight != oldValue { heightsDidChange() } }
    }

    /// The estimated height of headers that were not visible yet, in points.
    open var estimatedSectionHeaderHeight: CGFloat = automaticDimension {
        didSet { estimateDidChange(estimatedSectionHeaderHeight, from: oldValue) }
    }

    /// The estimated height of footers that were not visible yet, in points.
    open var estimatedSectionFooterHeight: CGFloat = automaticDimension {
        didSet { estimateDidChange(estimatedSectionFooterHeight, from: oldValue) }
    }

    /// The space above headers, in points; `automaticDimension`, the default, is 22 points in a plain table.
    open var sectionHeaderTopPadding: CGFloat = automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { heightsDidChange() } }
    }

    /// The distance of the lines below the last row of a plain table, in points; 0, the default, for no lines.
    open var fillerRowHeight: CGFloat = 0 {
        didSet { if fillerRowHeight != oldValue { setNeedsLayout() } }
    }

    // MARK: - Customizing the separator appearance

    /// The style of the separators between rows. The default is `singleLine`.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { if separatorStyle != oldValue { setNeedsLayout() } }
    }

    /// The color of the separators. The default, also for `nil`, is the system's color.
    open var separatorColor: UIColor? = .separator {
        didSet {
            appearanceDidChange(\.separatorColor, to: separatorColor)
            if separatorColor != oldValue { setNeedsLayout() }
        }
    }

    /// The visual effect of the separators. The default is `nil`.
    open var separatorEffect: UIVisualEffect? {
        didSet {
            appearanceDidChange(\.separatorEffect, to: separatorEffect)
            if separatorEffect != oldValue { setNeedsLayout() }
        }
    }

    /// The distances of the separators from the sides, in points. The default is the inset of the content. A side with
    /// `automaticDimension` keeps the automatic inset.
    open var separatorInset: UIEdgeInsets {
        get { rows.separatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
        set {
            appearanceDidChange(\.separatorInset, to: newValue)
            rows.separatorInset = newValue
            setNeedsLayout()
        }
    }

    /// The reference of `separatorInset`. The default is `fromCellEdges`.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
        didSet { if separatorInsetReference != oldValue { setNeedsLayout() } }
    }

    /// A view behind the rows, with the size of the table, which does not scroll. The default is `nil`.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: - Getting the number of rows and sections

    /// Returns the number of rows in a section at the last load of the data. An unknown section is an error.
    open func numberOfRows(inSection section: Int) -> Int {
        loadItems()
        guard let count = rows.rowCount(ofSection: section) else {
            Diagnostics.raise(
                .list, "Requested the number of rows for section (\(section)) which is out of bounds.")
            return 0
        }
        return count
    }

    /// The number of sections at the last load of the data.
    open var numberOfSections: Int {
        loadItems()
        return rows.sectionCount
    }

    // MARK: - Getting cells and section-based views

    /// Returns the cell of a row; `nil` if it is not visible.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { rows.cell(at: indexPath) }

    /// Returns the row of a cell; `nil` if the cell is not visible.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { rows.path(of: cell) }

    /// Returns the row at a point of the content; `nil` if the point is outside all rows.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        loadItems()
        guard point.y.isFinite, point.x >= 0, point.x < bounds.width else { return nil }
        return rows.geometry.row(at: point.y)
    }

    /// Returns the rows in a rectangle of the content.
    ///
    /// The last row is the row one point above the lower edge or, in a rectangle without width or height, at the edge.
    /// Rectangles beside the table have no rows (recorded on iOS 26.1).
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(in: rect) }

    /// The visible cells, from top to bottom.
    open var visibleCells: [UITableViewCell] { rowsInVisibleRect.map(\.cell) }
    /// The index paths of visible rows, from top to bottom, also before their cells exist (recorded on iOS 26.1).
    open var indexPathsForVisibleRows: [IndexPath]? { pathsInSight }

    // MARK: - Selecting rows

    /// The first selected row; `nil` if no row is selected.
    open var indexPathForSelectedRow: IndexPath? { selection.items.min() }

    /// The selected rows; `nil` if no row is selected.
    open var indexPathsForSelectedRows: [IndexPath]? { selection.items.isEmpty ? nil : selection.items.sorted() }

    /// Selects a row, or clears the selection for `nil`, without calling the delegate.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated, scrollPosition)
    }

    /// Deselects a row, without calling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

    /// Whether rows can be selected. The default is `true`.
    open var allowsSelection = true {
        didSet { if !allowsSelection, oldValue { selectionPermissionDidChange() } }
    }

    /// Whether several rows can be selected. The default is `false`.
    open var allowsMultipleSelection = false {
        didSet { if !allowsMultipleSelection, oldValue { selectionPermissionDidChange() } }
    }

    /// Whether rows can be selected in editing mode. The default is `false`.
    open var allowsSelectionDuringEditing = false

    /// Whether several rows can be selected in editing mode. The default is `false`.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { if allowsMultipleSelectionDuringEditing != oldValue { editingControlsDidChange() } }
    }

    /// Whether a row is selected when it gets the keyboard focus. The default is `false`.
    open var selectionFollowsFocus = false

    /// Whether rows can have the keyboard focus. The default is `true`.
    open var allowsFocus = true

    /// Whether rows can have the keyboard focus in editing mode. The default is `true`.
    open var allowsFocusDuringEditing = true

    /// Whether the focus returns to the last focused row, visible or not. The default is `false`: the focus moves to a
    /// visible selected row, or to the first visible row.
    open var remembersLastFocusedIndexPath = false

    // MARK: - Inserting, deleting, and moving rows and sections

    /// Inserts rows at their index paths after the batch. The data source must have them by then.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update(indexPaths.map { .insertItem($0) }, animation)
    }

    /// Deletes rows at their index paths before the batch.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update(indexPaths.map { .deleteItem($0) }, animation)
    }

    /// Inserts sections at their indexes after the batch.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update(sections.map { .insertSection($0) }, animation)
    }

    /// Deletes sections at their indexes before the batch.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update(sections.map { .deleteSection($0) }, animation)
    }

    /// Moves a row from its index path before the batch to its index path after the batch.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update([.moveItem(indexPath, newIndexPath)], .automatic)
    }

    /// Moves a section from its index before the batch to its index after the batch.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        update([.moveSection(section, newSection)], .automatic)
    }

    /// Performs several updates together and animates them.
    ///
    /// Deletions, reloads and the sources of moves use index paths before the updates; insertions and the targets of
    /// moves use index paths after them, in any order. The completion is called when the animation has ended, with
    /// `false` if it was interrupted.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performOwnBatch(updates, completion)
    }

    /// Performs several updates together with a nonescaping closure. `self` can be omitted.
    open func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        performBatch(updates, completion) { performBatchUpdates($0, completion: $1) }
    }

    /// Begins a batch of updates, which ends with `endUpdates()`. Nested batches are part of the outermost batch.
    open func beginUpdates() { beginBatch() }

    /// Ends a batch and performs its updates. Without updates, all heights are loaded again.
    open func endUpdates() { endBatch(nil) }

    /// Whether the table has pending updates, placeholders, or a gap for a drop. `reloadData()` removes all of them.
    open var hasUncommittedUpdates: Bool { batch?.updates.isEmpty == false || !drop.isEmpty }

    // MARK: - Reloading the table view

    /// Reloads the table: the counts now, the cells in the next layout pass. The selection is cleared.
    open func reloadData() { reload() }

    /// Reloads rows: new cells replace their cells.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update(indexPaths.map { .reloadItem($0) }, animation)
    }

    /// Calls the data source to configure the existing cells of rows again, and measures the cells.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

    /// Reloads sections with their headers and footers.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update(sections.map { .reloadSection($0) }, animation)
    }

    /// Loads the titles of the section index again.
    open func reloadSectionIndexTitles() { loadIndex() }

    // MARK: - Managing the editing of the table

    /// Whether the table is in editing mode. Setting it is not animated.
    open var isEditing: Bool {
        get { editing.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Enters or leaves editing mode. Rows show their controls in editing mode.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

    // MARK: - Configuring the table index

    /// The minimum number of rows for the section index to be shown. The default is 0.
    open var sectionIndexMinimumDisplayRowCount = 0 {
        didSet { if sectionIndexMinimumDisplayRowCount != oldValue { loadIndex() } }
    }

    /// The color of the titles of the section index. If `nil`, the default, the tint color is used.
    open var sectionIndexColor: UIColor? {
        didSet { indexColorDidChange(\.sectionIndexColor, to: sectionIndexColor) }
    }

    /// The background color of the section index. The default is `nil`.
    open var sectionIndexBackgroundColor: UIColor? {
        didSet { indexColorDidChange(\.sectionIndexBackgroundColor, to: sectionIndexBackgroundColor) }
    }

    /// The background color of the section index while a finger touches it; `nil` for `sectionIndexBackgroundColor`.
    open var sectionIndexTrackingBackgroundColor: UIColor? {
        didSet { indexColorDidChange(\.sectionIndexTrackingBackgroundColor, to: sectionIndexTrackingBackgroundColor) }
    }

    // MARK: - Getting the drawing areas

    /// Returns the frame of a section with its header and footer, in content coordinates; zero for an unknown section.
    open func rect(forSection section: Int) -> CGRect { rect(of: section) { $0.extent(ofSection: section) } }

    /// Returns the frame of a row, in content coordinates; zero for an unknown row.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(ofRow: indexPath) }

    /// Returns the frame of a header while it is not pinned, in content coordinates; zero for an unknown section.
    open func rectForHeader(inSection section: Int) -> CGRect { rect(of: section) { $0.extent(ofHeader: section) } }

    /// Returns the frame of a footer while it is not pinned, in content coordinates; zero for an unknown section.
    open func rectForFooter(inSection section: Int) -> CGRect { rect(of: section) { $0.extent(ofFooter: section) } }

    // MARK: - Scrolling the table view

    /// Scrolls to a row at a position, or to the beginning of a section if `row` is `NSNotFound`. An unknown row is an
    /// error.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(toRow: indexPath, scrollPosition, animated)
    }

    /// Scrolls the selected row that is nearest to a position to that position.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(toNearestSelectedRow: scrollPosition, animated)
    }

    open override class var namedProperties: NamedProperties { addTableProperties(to: super.namedProperties) }
    open override class var namedActions: NamedActions { addTableActions(to: super.namedActions) }

    // MARK: - Layout and touches

    /// Loads missing data, and lays out the visible rows. Called after each change of the content offset.
    open override func layoutSubviews() {
        layOutList()
        if restoredItems != nil { applyRestoredItems() }
        super.layoutSubviews()
    }

    /// The state that is restored when the table has rows.
    @exclusivity(unchecked)
    final var restoredItems: RestoredItems? { didSet { keepsRestoredOffset = restoredItems != nil } }

    /// Encodes the selected rows and the first visible row, in addition to the state of a scroll view. If the data
    /// source is a `UIDataSourceModelAssociation`, model identifiers are encoded.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeItems(with: coder)
    }

    /// Decodes the rows, which are selected and scrolled to when the table is in a window and has rows.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeItems(with: coder)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !rowTouchBegan(touches, event) { super.touchesBegan(touches, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !itemTouchMoved(touches) { super.touchesMoved(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !rowTouchEnded(touches) { super.touchesEnded(touches, with: event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !itemTouchCancelled(touches) { super.touchesCancelled(touches, with: event) }
    }

    /// Returns the table itself for touches outside the visible swipe actions of a row, and for touches in dragged
    /// cells.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        swiping.hitTest(point, with: event) ?? outsideOfDraggedCells(super.hitTest(point, with: event))
    }

    /// Returns whether a gesture recognizer may begin. `super` is called for recognizers of the scroll view.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        ownRecognizerShouldBegin(gestureRecognizer) ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// Whether the Tab key can move the focus to the table, which then becomes first responder.
    open override var canBecomeFocused: Bool { allowsFocus }

    /// The table has no focus effect, since the focused row shows the focus.
    open override var focusEffect: UIFocusEffect? {
        get { nil }
        set { super.focusEffect = newValue }
    }

    /// Shows the focus at a row while the table has the focus.
    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        didUpdateListFocus(in: context, with: coordinator)
    }

    /// Calls the delegate to check the focus update.
    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        super.shouldUpdateFocus(in: context) && shouldUpdateListFocus(in: context)
    }

    /// Whether the table can become first responder, so that arrow keys move the focus.
    open override var canBecomeFirstResponder: Bool { allowsFocus }

    /// Handles arrow keys, which move the focus, and Return and the space bar, which select the focused row.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !focusKeyBegan(presses) { super.pressesBegan(presses, with: event) }
    }

    /// Removes the focus effect from the focused row.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        let resigned = super.resignFirstResponder()
        if resigned { resignFocus() }
        return resigned
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        traitsDidChange(from: previousTraitCollection)
    }
}
