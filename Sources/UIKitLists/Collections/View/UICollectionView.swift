import Foundation

/// A scroll view that shows the items of a data source, arranged by a layout.
///
/// The attributes of the layout determine the elements: cells, supplementary views of the data source, and decoration
/// views of the layout. Views are created for visible elements, and reused when they become invisible. The delegate of
/// the scroll view also determines highlighting, selection and menus.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionview>.
open class UICollectionView: UIScrollView, UISpringLoadedInteractionSupporting {
    // MARK: - Creating a collection view

    /// Creates a collection view with a frame and a layout. Its background is the system's.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        layoutStorage = layout
        super.init(frame: frame)
        AppearanceRegistry.withoutCustomizing { backgroundColor = .systemBackground }
        setUp()
    }

    /// Decodes a collection view of a storyboard or nib. Any other coder creates a collection view with a flow layout.
    public required init?(coder: NSCoder) {
        layoutStorage = coder.ofDocument.flatMap(Self.layout) ?? UICollectionViewFlowLayout()
        super.init(coder: coder)
        setUp()
        if let coder = coder.ofDocument { decodeCollection(from: coder) }
    }

    /// The properties that storyboards and nibs can set by name, with user-defined runtime attributes and outlets.
    open override class var namedProperties: NamedProperties { addCollectionProperties(to: super.namedProperties) }

    /// The methods that actions of storyboards and nibs can call by name: see `NamedActions`.
    open override class var namedActions: NamedActions {
        super.namedActions.adding("reloadData", UICollectionView.reloadData)
    }

    nonisolated deinit {}

    // MARK: - Stored state

    final var layoutStorage: UICollectionViewLayout
    final let items = CollectionItems()
    final var selection = ListSelection()
    final private(set) lazy var swiping = ListSwiping(self)
    final let activity = ListActivity()
    final var batch: ListBatch?
    final var itemMenus: ListItemMenus?
    final var interactiveTransition: InteractiveLayoutTransition?
    /// The interactive movement of an item.
    final var movement: ListMovement?
    final let dragAndDrop = ListDragAndDrop()
    /// The shown places of items during a drop.
    @exclusivity(unchecked) final var presentation = ItemPresentation()
    /// The state that is restored when the collection view has items.
    final var restoredItems: RestoredItems? { didSet { keepsRestoredOffset = restoredItems != nil } }

    // MARK: - Providing the data

    /// The object that provides the items and their views. The collection view references it weakly. Setting it loads
    /// the data in the next layout pass.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet {
            if dataSource !== oldValue { dataSourceDidChange() }
            OptionalMethods.collectionData.check(dataSource)
        }
    }

    /// The object that prepares the data of items that will be visible soon. The collection view references it weakly.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

    /// Whether `prefetchDataSource` is called before items become visible. The default is `true`.
    open var isPrefetchingEnabled = true

    /// The delegate of the collection view, which is referenced weakly. A delegate of the scroll view that is not a
    /// `UICollectionViewDelegate` is notified of scrolling only.
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        get { collectionDelegate }
        set {
            super.delegate = newValue
            OptionalMethods.collection.check(newValue)
            updateContextMenuInteraction()
        }
    }

    /// The interaction that presents the context menus of items; `nil` while the collection view has no delegate.
    open internal(set) var contextMenuInteraction: UIContextMenuInteraction?

    /// A view behind all other views, with the size of the collection view, which does not scroll. The default is
    /// `nil`.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: - Dragging and dropping items

    /// The object that provides drag items for the items of the collection view, which references it weakly.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { dragDelegatesDidChange() } }

    /// The object that handles drops. The collection view references it weakly. Items that the collection view's data
    /// source can move are also moved without a drop delegate.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { dragDelegatesDidChange() } }

    /// Whether items can be dragged if the collection view has a `dragDelegate`. The default is `true`.
    open var dragInteractionEnabled: Bool {
        get { dragAndDrop.isDragEnabled }
        set { dragAndDrop.isDragEnabled = newValue }
    }

    /// The delay before the gap for a drop follows the finger. The default is `immediate`.
    open var reorderingCadence = ReorderingCadence.immediate

    /// Whether items of the collection view are lifted or dragged.
    open var hasActiveDrag: Bool { dragAndDrop.dragging.isActive }

    /// Whether a drag is over the collection view, or was dropped into it and has not ended.
    open var hasActiveDrop: Bool { dragAndDrop.dropping.isActive }

    /// Whether an item is selected when a drag rests over it for a moment, if the delegate permits it. The default is
    /// `false`.
    open var isSpringLoaded: Bool {
        get { dragAndDrop.isSpringLoaded }
        set { setSpringLoaded(newValue) }
    }

    // MARK: - Creating cells and supplementary views

    /// Registers a class of cells for a reuse identifier; `nil` removes the registration.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        registerClass(cellClass, Self.poolName(nil, identifier), UICollectionViewCell.self)
    }

    /// Registers a nib for a reuse identifier; `nil` removes the registration. The only top-level object of the nib
    /// must be a cell.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        items.pool.register(nib.map { .nib($0) }, for: Self.poolName(nil, identifier))
    }

    /// Registers a class of supplementary views of a kind for a reuse identifier; `nil` removes the registration.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) { registerClass(viewClass, Self.poolName(elementKind, identifier), UICollectionReusableView.self) }

    /// Registers a nib of supplementary views of a kind for a reuse identifier; `nil` removes the registration. The
    /// only top-level object of the nib must be a view.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) { items.pool.register(nib.map { .nib($0) }, for: Self.poolName(kind, identifier)) }

    /// Returns a reused cell after `prepareForReuse()`, or a new cell of the class or nib that is registered for the
    /// identifier. An unregistered identifier is an error. Within the data source's method the cell already has its
    /// frame in the layout.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    { dequeueCell(identifier, for: indexPath) }

    /// Returns a reused supplementary view of a kind after `prepareForReuse()`, or a new one of the registered class
    /// or nib.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { dequeueSupplementary(elementKind, identifier, for: indexPath) }

    /// Returns a cell of a registration, configured for an item. A registration that was created within the data
    /// source's method is an error.
    open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell { dequeue(registration, for: indexPath, item) }

    /// Returns a supplementary view of a registration, configured for its index path.
    open func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary { dequeue(registration, for: indexPath) }

    // MARK: - Changing the layout

    /// The layout of the collection view. Setting it changes the layout without an animation.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layoutStorage }
        set { changeLayout(to: newValue, animated: false, nil) }
    }

    /// Changes the layout.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        changeLayout(to: layout, animated: animated, nil)
    }

    /// Changes the layout. The completion is called when the animation has ended, with `false` if it was interrupted.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) { changeLayout(to: layout, animated: animated, completion) }

    /// A closure that is called when a transition between layouts has ended, with whether it was completed, and
    /// whether its animation finished.
    public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

    /// Begins a gradual transition to a new layout: a transition layout becomes the collection view's layout, and is
    /// returned. Set its `transitionProgress` and invalidate it. Starting a second transition at the same time is an
    /// error.
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout { startTransition(to: layout, completion) }

    /// Animates the running transition to the next layout.
    open func finishInteractiveTransition() { endTransition(finishes: true) }

    /// Animates the running transition back to the former layout.
    open func cancelInteractiveTransition() { endTransition(finishes: false) }

    // MARK: - Getting the state

    /// The number of sections, loaded from the data source when it is needed first.
    open var numberOfSections: Int { committedCounts.count }

    /// Returns the number of items in a section, loaded from the data source when it is needed first. An unknown
    /// section is an error. While the layout is called, placeholders and the gap for a drop are included.
    open func numberOfItems(inSection section: Int) -> Int {
        let shown = committedCounts
        let counts = layoutStorage.isBeingCalled ? shown : presentation.dataCounts(shown)
        guard counts.indices.contains(section) else {
            Diagnostics.raise(
                .list,
                "request for number of items in section \(section) when there are only \(counts.count) sections in the collection view"
            )
            return 0
        }
        return counts[section]
    }

    /// The visible cells, in the order of their items.
    open var visibleCells: [UICollectionViewCell] { cellsInVisibleRect.map(\.cell) }

    /// The index paths of visible items, in order.
    open var indexPathsForVisibleItems: [IndexPath] { cellsInVisibleRect.compactMap { presentation.dataPath($0.path) } }

    /// Returns the visible supplementary views of a kind, in the order of their index paths.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        shownSupplementaries(elementKind).map(\.view)
    }

    /// Returns the index paths of visible supplementary views of a kind, in order.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        shownSupplementaries(elementKind).map(\.path)
    }

    /// Returns the frontmost item at a point of the content; `nil` if the point is outside all items.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point).flatMap(presentation.dataPath) }

    /// Returns the index path of a cell; `nil` if the cell is not visible.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        items.element(of: cell).flatMap { presentation.dataPath($0.indexPath) }
    }

    /// Returns the index path of a supplementary view; `nil` if it is not visible.
    open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        items.element(of: supplementaryView)?.indexPath
    }

    /// Returns the cell of an item; `nil` if it is not visible.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        items.cell(at: shownPath(of: indexPath))
    }

    /// Returns a supplementary view; `nil` if it is not visible.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        items[.supplementary(elementKind, indexPath)]?.reusable
    }

    /// Returns an item's attributes, whether it is visible or not; `nil` for an unknown item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        committedCounts.isEmpty ? nil : attributes(of: .cell(shownPath(of: indexPath)))
    }

    /// Returns a supplementary view's attributes; `nil` if the layout has no such view.
    open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { committedCounts.isEmpty ? nil : attributes(of: .supplementary(kind, indexPath)) }

    // MARK: - Inserting, moving, and deleting

    /// Inserts items at their index paths after the batch.
    open func insertItems(at indexPaths: [IndexPath]) { update(indexPaths.map { .insertItem($0) }) }

    /// Deletes items at their index paths before the batch.
    open func deleteItems(at indexPaths: [IndexPath]) { update(indexPaths.map { .deleteItem($0) }) }

    /// Moves an item from its index path before the batch to its index path after the batch.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update([.moveItem(indexPath, newIndexPath)])
    }

    /// Inserts sections at their indexes after the batch.
    open func insertSections(_ sections: IndexSet) { update(sections.map { .insertSection($0) }) }

    /// Deletes sections at their indexes before the batch.
    open func deleteSections(_ sections: IndexSet) { update(sections.map { .deleteSection($0) }) }

    /// Moves a section from its index before the batch to its index after the batch.
    open func moveSection(_ section: Int, toSection newSection: Int) { update([.moveSection(section, newSection)]) }

    /// Performs several updates together and animates them.
    ///
    /// Change the data in `updates`. Deletions, reloads and the sources of moves use index paths before the updates;
    /// insertions and the targets of moves use index paths after them, in any order. The completion is called when the
    /// animation has ended, with `false` if it was interrupted.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performOwnBatch(updates, completion)
    }

    /// Performs several updates together with a nonescaping closure. `self` can be omitted.
    open func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        performBatch(updates, completion) { performBatchUpdates($0, completion: $1) }
    }

    /// Whether the collection view has updates that were not performed yet, placeholders, or a gap for a drop.
    /// `reloadData()` removes all of them.
    open var hasUncommittedUpdates: Bool { batch?.updates.isEmpty == false || !presentation.isEmpty }

    // MARK: - Reordering items interactively

    /// Begins the interactive movement of an item, if the data source permits it. Returns whether it has begun. The
    /// item is not moved before the first position. The data source has the item at its old place until the movement
    /// ends. Updates and reloads during the movement cancel it.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        beginMovement(of: shownPath(of: indexPath))
    }

    /// Moves the center of the item to a point of the content, in points. The layout determines the new path, and the
    /// delegate may change it. Near an edge the content scrolls. Positions that are not finite are ignored.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { updateMovement(to: targetPosition) }

    /// Ends the movement at the current path. The data source is called once to move the item, if the path has
    /// changed.
    open func endInteractiveMovement() { endMovement(cancelled: false) }

    /// Cancels the movement and returns the item to its old place. The data source is not called.
    open func cancelInteractiveMovement() { endMovement(cancelled: true) }

    // MARK: - Reloading content

    /// Reloads all data in the next layout pass. The selection is cleared.
    open func reloadData() { reload() }

    /// Reloads sections.
    open func reloadSections(_ sections: IndexSet) { update(sections.map { .reloadSection($0) }) }

    /// Reloads items: new cells replace their cells.
    open func reloadItems(at indexPaths: [IndexPath]) { update(indexPaths.map { .reloadItem($0) }) }

    /// Calls the data source to configure the existing cells of items again, and measures the cells.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

    // MARK: - Selecting items

    /// Whether items can be selected. The default is `true`.
    open var allowsSelection = true { didSet { selectionPermissionDidChange() } }

    /// Whether several items can be selected. The default is `false`.
    open var allowsMultipleSelection = false { didSet { selectionPermissionDidChange() } }

    /// Whether items can be selected in editing mode. The default is `false`.
    open var allowsSelectionDuringEditing = false { didSet { selectionPermissionDidChange() } }

    /// Whether several items can be selected in editing mode. Setting it to `true` also sets
    /// `allowsSelectionDuringEditing`. The default is `false`.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet {
            if allowsMultipleSelectionDuringEditing { allowsSelectionDuringEditing = true }
            selectionPermissionDidChange()
        }
    }

    /// The selected items, in order; `nil` if no item is selected.
    open var indexPathsForSelectedItems: [IndexPath]? {
        selection.items.isEmpty ? nil : selection.items.map(publicPath).sorted()
    }

    /// Selects an item, or clears the selection for `nil`, without calling the delegate. An empty position does not
    /// scroll.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath.map(shownPath), animated, scrollPosition)
    }

    /// Deselects an item, without calling the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        setSelected(shownPath(of: indexPath), false)
    }

    /// Whether an item is selected when it gets the keyboard focus. The default is `false`.
    open var selectionFollowsFocus = false

    /// Whether items can have the keyboard focus. The default is `true`.
    open var allowsFocus = true

    /// Whether items can have the keyboard focus in editing mode. The default is `true`.
    open var allowsFocusDuringEditing = true

    /// Whether the focus returns to the last focused item. The default is `false`.
    open var remembersLastFocusedIndexPath = false

    // MARK: - Editing

    /// Whether the collection view is in editing mode, which is part of the state of its cells. The default is
    /// `false`.
    open var isEditing = false {
        didSet { if isEditing != oldValue { editingDidChange() } }
    }

    // MARK: - Scrolling and measuring

    /// Scrolls to an item at a position. An empty position scrolls as little as necessary. An unknown item is an
    /// error, and so are two positions along the same axis.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: shownPath(of: indexPath), scrollPosition, animated)
    }

    /// The events that cause self-sizing cells to be measured again. The default is `enabled`.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
        didSet { if selfSizingInvalidation != oldValue { for (_, cell) in shownCells { cell.observeContent() } } }
    }

    // MARK: - Layout, touches and keys

    /// The visible part of the content's coordinate space. While the layout determines whether a change of the bounds
    /// invalidates it, the value is the bounds before the change.
    open override var bounds: CGRect {
        get { items.boundsBeforeChange ?? super.bounds }
        set { super.bounds = newValue }
    }

    /// The origin of `bounds`.
    open override var contentOffset: CGPoint {
        get { items.boundsBeforeChange?.origin ?? super.contentOffset }
        set { super.contentOffset = newValue }
    }

    /// Loads missing data, and lays out the visible elements. Called after each change of the content offset.
    open override func layoutSubviews() {
        layOutList()
        endAnimatedBoundsChange()
        if restoredItems != nil { applyRestoredItems() }
        super.layoutSubviews()
    }

    /// Encodes the selected items and the first visible item, in addition to the state of a scroll view. If the data
    /// source is a `UIDataSourceModelAssociation`, model identifiers are encoded.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeItems(with: coder)
    }

    /// Decodes the selected items and the first visible item. They are selected and scrolled to when the collection
    /// view is in a window and has items.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeItems(with: coder)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !itemTouchBegan(touches, event) { super.touchesBegan(touches, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !itemTouchMoved(touches) { super.touchesMoved(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !itemTouchEnded(touches) { super.touchesEnded(touches, with: event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !itemTouchCancelled(touches) { super.touchesCancelled(touches, with: event) }
    }

    /// Returns the collection view itself for touches outside the visible swipe actions of an item. Such a touch hides
    /// the actions.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        swiping.hitTest(point, with: event) ?? super.hitTest(point, with: event)
    }

    /// Returns whether a gesture recognizer may begin. `super` is called for recognizers of the scroll view.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        ownRecognizerShouldBegin(gestureRecognizer) ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// Measures all elements again after a change of the content size category. Changes of size classes, idiom and
    /// similar traits call a layout's section provider again.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if let previous = previousTraitCollection,
            previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        {
            discardSizes()
        } else if previousTraitCollection.map(traitCollection.isOtherEnvironment(than:)) ?? false {
            environmentDidChange()
        }
    }

    /// Whether the Tab key can move the focus to the collection view, which then becomes first responder.
    open override var canBecomeFocused: Bool { allowsFocus }

    /// The collection view has no focus effect, since the focused item shows the focus.
    open override var focusEffect: UIFocusEffect? {
        get { nil }
        set { super.focusEffect = newValue }
    }

    /// Shows the focus at an item when the collection view gets it, and removes it when the collection view loses it.
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

    /// Whether the collection view can become first responder, so that arrow keys move the focus between items.
    open override var canBecomeFirstResponder: Bool { allowsFocus }

    /// Handles arrow keys, which move the focus, and Return and the space bar, which select the focused item.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !focusKeyBegan(presses) { super.pressesBegan(presses, with: event) }
    }

    /// Removes the focus ring from the focused item.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        let resigned = super.resignFirstResponder()
        if resigned { resignFocus() }
        return resigned
    }
}
