import Foundation

/// Shows rows below each other, in sections, and lets people select, edit and move them.
///
/// A table asks its data source how many rows there are, makes cells for those that are in sight, and uses a cell again when its
/// row has gone out of sight: a hundred thousand rows cost what a hundred cost. It is a scroll view, whose delegate also
/// decides about heights, headers, selection and editing.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableview>.
open class UITableView: UIScrollView, UISpringLoadedInteractionSupporting {
    // MARK: - Creating a table view

    /// Makes a table of a style, which stays.
    public init(frame: CGRect, style: Style) {
        styleStorage = style
        super.init(frame: frame)
        setUp()
    }

    /// Makes a plain table.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Makes a table as a storyboard or nib describes it; of another coder a plain one.
    public required init?(coder: NSCoder) {
        styleStorage = coder.ofDocument.map(Self.style(of:)) ?? .plain
        super.init(coder: coder)
        setUp(coder)
        if let coder = coder.ofDocument { decodeTable(from: coder) }
    }

    nonisolated deinit {}

    /// How the table looks.
    open var style: Style { styleStorage }

    // MARK: - Stored state

    final let styleStorage: Style
    final let rows = TableRows()
    final var reuse = TableReuse()
    final var selection = TableSelection()
    final var editing = TableEditing()
    final private(set) lazy var swiping = ListSwiping(self)
    final let activity = ListActivity()
    final var batch: ListBatch?
    final var prefetching = TablePrefetching()
    final var indexStrip: SectionIndexView?
    final var itemMenus: ListItemMenus?
    final let dragAndDrop = ListDragAndDrop()
    final var drop = TableDrop()
    /// The rows of a table whose content is in its document. A table view controller that is its data source gives them.
    final var staticTable: StaticTable?

    // MARK: - Providing the data and cells

    /// Says what the table shows. Kept weakly; setting it loads the data with the next layout.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { dataSourceDidChange(from: oldValue) } }

    /// Is told which rows are soon going to be seen. Kept weakly.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

    /// Whether cells and data are prepared before their rows are seen. The default is `true`.
    open var isPrefetchingEnabled = true

    /// Opens the menus of rows; there is one while the table has a delegate.
    open internal(set) var contextMenuInteraction: UIContextMenuInteraction?

    /// Decides about the table. Kept weakly. One that is no `UITableViewDelegate`, set as a scroll view's, is notified of scrolling.
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        get { tableDelegate }
        set {
            super.delegate = newValue
            OptionalMethods.table.check(newValue)
            updateContextMenuInteraction()
        }
    }

    // MARK: - Dragging and dropping rows

    /// Says which rows can be dragged. Kept weakly.
    open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { dragDelegatesDidChange() } }

    /// Takes drops. Kept weakly. A row that the table's own data source can move is moved without it, too.
    open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { dragDelegatesDidChange() } }

    /// Whether rows can be dragged, where there is a `dragDelegate`. The default is `true`.
    open var dragInteractionEnabled: Bool {
        get { dragAndDrop.isDragEnabled }
        set { dragAndDrop.isDragEnabled = newValue }
    }

    /// Whether rows of the table are lifted or carried.
    open var hasActiveDrag: Bool { dragAndDrop.dragging.isActive }

    /// Whether something is carried over the table, or was dropped into it and is not there yet.
    open var hasActiveDrop: Bool { dragAndDrop.dropping.isActive }

    /// Whether a row is selected when something is held over it for a moment, where the delegate permits it. The default is `false`.
    open var isSpringLoaded: Bool {
        get { dragAndDrop.isSpringLoaded }
        set { setSpringLoaded(newValue) }
    }

    // MARK: - Recycling table view cells

    /// Names a class of cells for `dequeueReusableCell(withIdentifier:)`; `nil` takes the name back.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        registerCell(cellClass, identifier)
    }

    /// Names a nib of cells, whose only object is one. The name in it, if there is one, has to be the same. `nil` takes the name
    /// back. The nib is found when the first cell is needed, and has no owner.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { registerCell(nib, identifier) }

    /// Names a nib of headers and footers, whose only object is one; `nil` takes the name back.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registerHeader(nib, identifier)
    }

    /// Names a class of headers and footers; `nil` takes the name back.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registerHeader(aClass, identifier)
    }

    /// A cell that was used before, prepared for it, or a new one of the class of that name. A name that is not registered is
    /// an error.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueCell(identifier, for: indexPath)
    }

    /// A cell that was used before, prepared for it, or a new one of the class of that name; `nil` when there is none and the
    /// name is not registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeueCell(identifier) }

    /// A header or footer that was used before, or a new one of the class of that name; `nil` when there is none.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        dequeueHeader(identifier)
    }

    // MARK: - Displaying header and footer views

    /// A view above all sections, as wide as the table and as high as it was; it scrolls with them.
    open var tableHeaderView: UIView? {
        didSet { edgeViewDidChange(from: oldValue) }
    }

    /// A view below all sections, as wide as the table and as high as it was; it scrolls with them.
    open var tableFooterView: UIView? {
        didSet { edgeViewDidChange(from: oldValue) }
    }

    /// The header of a section; `nil` when it has none or is not in sight.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        rows.headers[section] as? UITableViewHeaderFooterView
    }

    /// The footer of a section; `nil` when it has none or is not in sight.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        rows.footers[section] as? UITableViewHeaderFooterView
    }

    // MARK: - Configuring cell height and layout

    /// The height of rows, where the delegate does not say it. `automaticDimension`, the default, for that of their content.
    open var rowHeight: CGFloat = automaticDimension {
        didSet { if rowHeight != oldValue { heightsDidChange() } }
    }

    /// About how high rows are that were not seen yet. `automaticDimension`, the default, leaves it to the table; 0 has all heights
    /// asked at once.
    open var estimatedRowHeight: CGFloat = automaticDimension {
        didSet { estimateDidChange(estimatedRowHeight, from: oldValue) }
    }

    /// Whether the content's margins follow the width that is good to read. The default is `false`.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { setNeedsLayout() } }
    }

    /// Whether the content keeps from the safe area at the sides. The default is `true`.
    open var insetsContentViewsToSafeArea = true {
        didSet { if insetsContentViewsToSafeArea != oldValue { setNeedsLayout() } }
    }

    /// When cells are measured again whose content changes. `enabled` by default.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
        didSet { if selfSizingInvalidation != oldValue { for shown in rows.shown { shown.cell.observeContent() } } }
    }

    // MARK: - Configuring header and footer appearance

    /// The height of headers, where the delegate does not say it. `automaticDimension`, the default, for that of their content.
    open var sectionHeaderHeight: CGFloat = automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } }
    }

    /// The height of footers, where the delegate does not say it. `automaticDimension`, the default, for that of their content.
    open var sectionFooterHeight: CGFloat = automaticDimension {
        didSet { if sectionFooterHeight != oldValue { heightsDidChange() } }
    }

    /// About how high headers are that were not seen yet.
    open var estimatedSectionHeaderHeight: CGFloat = automaticDimension {
        didSet { estimateDidChange(estimatedSectionHeaderHeight, from: oldValue) }
    }

    /// About how high footers are that were not seen yet.
    open var estimatedSectionFooterHeight: CGFloat = automaticDimension {
        didSet { estimateDidChange(estimatedSectionFooterHeight, from: oldValue) }
    }

    /// The space above the headers of sections; `automaticDimension`, the default, is 22 points in a plain table.
    open var sectionHeaderTopPadding: CGFloat = automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { heightsDidChange() } }
    }

    /// How far apart the lines are that fill a plain table below its last row; 0, the default, for none.
    open var fillerRowHeight: CGFloat = 0 {
        didSet { if fillerRowHeight != oldValue { setNeedsLayout() } }
    }

    // MARK: - Customizing the separator appearance

    /// What separates rows. A thin line by default.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { if separatorStyle != oldValue { setNeedsLayout() } }
    }

    /// The colour of the lines; the system's by default, and for `nil`.
    open var separatorColor: UIColor? = .separator {
        didSet {
            appearanceDidChange(\.separatorColor, to: separatorColor)
            if separatorColor != oldValue { setNeedsLayout() }
        }
    }

    /// An effect in which the lines are drawn; none by default.
    open var separatorEffect: UIVisualEffect? {
        didSet {
            appearanceDidChange(\.separatorEffect, to: separatorEffect)
            if separatorEffect != oldValue { setNeedsLayout() }
        }
    }

    /// How far the lines are from the sides. Until it is set, as far as the content. A side that is `automaticDimension` stays so.
    open var separatorInset: UIEdgeInsets {
        get { rows.separatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
        set {
            appearanceDidChange(\.separatorInset, to: newValue)
            rows.separatorInset = newValue
            setNeedsLayout()
        }
    }

    /// From where `separatorInset` counts. From the cells' sides by default.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
        didSet { if separatorInsetReference != oldValue { setNeedsLayout() } }
    }

    /// A view behind the rows, as large as the table; it does not scroll. None by default.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: - Getting the number of rows and sections

    /// How many rows a section has, as the data source said when the data was loaded. An unknown section is an error.
    open func numberOfRows(inSection section: Int) -> Int {
        loadItems()
        guard let count = rows.rowCount(ofSection: section) else {
            Diagnostics.raise(
                .list, "Requested the number of rows for section (\(section)) which is out of bounds.")
            return 0
        }
        return count
    }

    /// How many sections there are, as the data source said when the data was loaded.
    open var numberOfSections: Int {
        loadItems()
        return rows.sectionCount
    }

    // MARK: - Getting cells and section-based views

    /// The cell of a row; `nil` when it is not in sight.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { rows.cell(at: indexPath) }

    /// The row of a cell; `nil` when it is not in sight.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { rows.path(of: cell) }

    /// The row at a point of the content; `nil` when there is none.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        loadItems()
        guard point.y.isFinite, point.x >= 0, point.x < bounds.width else { return nil }
        return rows.geometry.row(at: point.y)
    }

    /// Returns the rows in a rectangle of the content.
    ///
    /// The last row is at the point above the lower edge; in a rectangle without width or height, at the edge.
    /// Rectangles beside the table have no rows (recorded on iOS 26.1).
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(in: rect) }

    /// The cells in sight, from above.
    open var visibleCells: [UITableViewCell] { rowsInSight.map(\.cell) }
    /// The rows in sight, from above.
    open var indexPathsForVisibleRows: [IndexPath]? { rowsInSight.map(\.path) }

    // MARK: - Selecting rows

    /// The selected row, or the first of them; `nil` when none is.
    open var indexPathForSelectedRow: IndexPath? { selection.rows.min() }

    /// The selected rows; `nil` when none is.
    open var indexPathsForSelectedRows: [IndexPath]? { selection.rows.isEmpty ? nil : selection.rows.sorted() }

    /// Selects a row, or none for `nil`, without telling the delegate.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated, scrollPosition)
    }

    /// Deselects a row, without telling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

    /// Whether rows can be selected. The default is `true`.
    open var allowsSelection = true {
        didSet { if !allowsSelection, oldValue { selectionPermissionDidChange() } }
    }

    /// Whether several rows can be selected. The default is `false`.
    open var allowsMultipleSelection = false {
        didSet { if !allowsMultipleSelection, oldValue { selectionPermissionDidChange() } }
    }

    /// Whether rows can be selected while the table is edited. The default is `false`.
    open var allowsSelectionDuringEditing = false

    /// Whether several rows can be selected while the table is edited. The default is `false`.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { if allowsMultipleSelectionDuringEditing != oldValue { editingControlsDidChange() } }
    }

    /// Whether a row is selected when it gets the keyboard's focus. The default is `false`.
    open var selectionFollowsFocus = false

    /// Whether rows can have the keyboard's focus. The default is `true`.
    open var allowsFocus = true

    /// Whether rows can have the keyboard's focus while the table is edited. The default is `true`.
    open var allowsFocusDuringEditing = true

    /// Whether the focus comes back to the row that had it last, wherever that is. The default is `false`: it comes to a selected row
    /// in sight, else to the first row in sight (chosen).
    open var remembersLastFocusedIndexPath = false

    // MARK: - Inserting, deleting, and moving rows and sections

    /// Inserts rows, at the places that they have afterwards. The data source has them already, or will have at the end of the
    /// batch.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update(indexPaths.map { .insertItem($0) }, animation)
    }

    /// Deletes rows, at the places that they had before the batch.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update(indexPaths.map { .deleteItem($0) }, animation)
    }

    /// Inserts sections, at the places that they have afterwards.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update(sections.map { .insertSection($0) }, animation)
    }

    /// Deletes sections, at the places that they had before the batch.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update(sections.map { .deleteSection($0) }, animation)
    }

    /// Moves a row from where it was before the batch to where it is afterwards.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update([.moveItem(indexPath, newIndexPath)], .automatic)
    }

    /// Moves a section from where it was before the batch to where it is afterwards.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        update([.moveSection(section, newSection)], .automatic)
    }

    /// Makes several updates together and animates them.
    ///
    /// Deletions, reloads and what is moved count as before, insertions and where it is moved as after, in any order. The completion is
    /// called when the animation has ended, with `false` if it was interrupted.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performOwnBatch(updates, completion)
    }

    /// The same with a closure that does not escape: `self` can be omitted.
    open func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        performBatch(updates, completion) { performBatchUpdates($0, completion: $1) }
    }

    /// Begins a batch of updates, which `endUpdates()` makes. Batches inside count as part of it.
    open func beginUpdates() { beginBatch() }

    /// Makes the updates of a batch. Without any, all heights are asked again.
    open func endUpdates() { endBatch(nil) }

    /// Whether there are updates that are not made yet, placeholders, or a gap for a drop, which `reloadData()` would take away.
    open var hasUncommittedUpdates: Bool { batch?.updates.isEmpty == false || !drop.isEmpty }

    // MARK: - Reloading the table view

    /// Loads everything anew: the numbers now, cells with the next layout. Nothing is selected afterwards.
    open func reloadData() { reload() }

    /// Shows rows by other cells.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update(indexPaths.map { .reloadItem($0) }, animation)
    }

    /// Configures the cells of rows again, through the data source, and measures them.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

    /// Loads sections anew, with their headers and footers.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update(sections.map { .reloadSection($0) }, animation)
    }

    /// Asks for the titles of the index again.
    open func reloadSectionIndexTitles() { loadIndex() }

    // MARK: - Managing the editing of the table

    /// Whether the table is edited. Setting it is not animated.
    open var isEditing: Bool {
        get { editing.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends editing: rows show their controls.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

    // MARK: - Configuring the table index

    /// How many rows there have to be for the index to be shown. The default is 0.
    open var sectionIndexMinimumDisplayRowCount = 0 {
        didSet { if sectionIndexMinimumDisplayRowCount != oldValue { loadIndex() } }
    }

    /// The colour of the index's titles; the tint colour for `nil`, the default.
    open var sectionIndexColor: UIColor? {
        didSet { indexColorDidChange(\.sectionIndexColor, to: sectionIndexColor) }
    }

    /// The colour behind the index; none by default.
    open var sectionIndexBackgroundColor: UIColor? {
        didSet { indexColorDidChange(\.sectionIndexBackgroundColor, to: sectionIndexBackgroundColor) }
    }

    /// The colour behind the index while a finger is on it; that of before for `nil`, the default.
    open var sectionIndexTrackingBackgroundColor: UIColor? {
        didSet { indexColorDidChange(\.sectionIndexTrackingBackgroundColor, to: sectionIndexTrackingBackgroundColor) }
    }

    // MARK: - Getting the drawing areas

    /// Where a section is, with its header and footer; zero for an unknown one.
    open func rect(forSection section: Int) -> CGRect { rect(of: section) { $0.extent(ofSection: section) } }

    /// Where a row is; zero for an unknown one.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(ofRow: indexPath) }

    /// Where a section's header is when it is not pinned; zero for an unknown one.
    open func rectForHeader(inSection section: Int) -> CGRect { rect(of: section) { $0.extent(ofHeader: section) } }

    /// Where a section's footer is when it is not pinned; zero for an unknown one.
    open func rectForFooter(inSection section: Int) -> CGRect { rect(of: section) { $0.extent(ofFooter: section) } }

    // MARK: - Scrolling the table view

    /// Scrolls so that a row is in sight, at a position. An unknown row is an error; one that is `NSNotFound` scrolls to the
    /// section's begin.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(toRow: indexPath, scrollPosition, animated)
    }

    /// Scrolls so that the selected row nearest to a position is there.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(toNearestSelectedRow: scrollPosition, animated)
    }

    open override class var namedProperties: NamedProperties { addTableProperties(to: super.namedProperties) }
    open override class var namedActions: NamedActions { addTableActions(to: super.namedActions) }

    // MARK: - Layout and touches

    /// Loads what is to be loaded, and lays out what is in sight. Called after each change of the offset.
    open override func layoutSubviews() {
        layOutTable()
        if restoredItems != nil { applyRestoredItems() }
        super.layoutSubviews()
    }

    /// What it shows again when its rows are there, after its state was restored.
    @exclusivity(unchecked) final var restoredItems: RestoredItems?

    /// Writes the selected rows and the first one that is seen, by their models' identifiers where the data source is a
    /// `UIDataSourceModelAssociation`, besides what a scroll view writes.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeItems(with: coder)
    }

    /// Reads what was written. The rows are selected and scrolled to when the table has rows in a window (chosen).
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeItems(with: coder)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !rowTouchBegan(touches) { super.touchesBegan(touches, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !rowTouchMoved(touches) { super.touchesMoved(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !rowTouchEnded(touches) { super.touchesEnded(touches, with: event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !rowTouchCancelled(touches) { super.touchesCancelled(touches, with: event) }
    }

    /// Rows swiped open are closed by any touch outside of their actions, which goes no further.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        swiping.hitTest(point, with: event) ?? outsideOfDraggedCells(super.hitTest(point, with: event))
    }

    /// Decides about the table's own recognizers, besides the scroll view's.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        ownRecognizerShouldBegin(gestureRecognizer) ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// The tab key leads to the table, which then is first responder.
    open override var canBecomeFocused: Bool { allowsFocus }

    /// None of its own: the row that has the focus shows it.
    open override var focusEffect: UIFocusEffect? {
        get { nil }
        set { super.focusEffect = newValue }
    }

    /// A row gets the focus with the table, and loses it with the table.
    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        didUpdateListFocus(in: context, with: coordinator)
    }

    /// Asks the delegate.
    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        super.shouldUpdateFocus(in: context) && shouldUpdateListFocus(in: context)
    }

    /// The table can be first responder, so that arrows move the focus in it.
    open override var canBecomeFirstResponder: Bool { allowsFocus }

    /// Arrows move the focus, Return and the space bar choose the row that has it.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !focusKeyBegan(presses) { super.pressesBegan(presses, with: event) }
    }

    /// The row that had the focus does not look so any more.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        let resigned = super.resignFirstResponder()
        if resigned { loseFocus() }
        return resigned
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            heightsDidChange()
        }
    }
}
