import Foundation

/// Shows items of a data source where a layout says.
///
/// The layout's attributes decide which elements there are: cells, supplementary views of the data source, and decoration views of the
/// layout. Views are made for those in sight, and used again when they are not. It is a scroll view, whose delegate also decides about
/// highlighting, selection and menus.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionview>.
open class UICollectionView: UIScrollView, UISpringLoadedInteractionSupporting {
    // MARK: - Creating a collection view

    /// Makes a collection view with a layout. Its background is the system's.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        layoutStorage = layout
        super.init(frame: frame)
        AppearanceRegistry.withoutCustomizing { backgroundColor = .systemBackground }
        setUp()
    }

    /// Makes a collection view as a storyboard or nib describes it; of another coder one with a flow layout.
    public required init?(coder: NSCoder) {
        layoutStorage = coder.ofDocument.flatMap(Self.layout) ?? UICollectionViewFlowLayout()
        super.init(coder: coder)
        setUp()
        if let coder = coder.ofDocument { decodeCollection(from: coder) }
    }

    /// What runtime attributes and outlets of documents can set.
    open override class var namedProperties: NamedProperties { addCollectionProperties(to: super.namedProperties) }

    /// The methods that actions call by name: see `NamedActions`.
    open override class var namedActions: NamedActions {
        super.namedActions.adding("reloadData", UICollectionView.reloadData)
    }

    nonisolated deinit {}

    // MARK: - Stored state

    final var layoutStorage: UICollectionViewLayout
    final let items = CollectionItems()
    final var selection = CollectionSelection()
    final private(set) lazy var swiping = ListSwiping(self)
    final let activity = ListActivity()
    final var batch: ListBatch?
    final var itemMenus: ListItemMenus?
    final var interactiveTransition: InteractiveLayoutTransition?
    /// The item that is moved by hand.
    final var movement: ListMovement?
    final let dragAndDrop = ListDragAndDrop()
    /// Which items are shown where while something is dropped.
    @exclusivity(unchecked) final var presentation = ItemPresentation()
    /// What it shows again when its items are there, after its state was restored.
    final var restoredItems: RestoredItems?

    // MARK: - Providing the data

    /// Says what the collection view shows. Kept weakly; setting it loads the data with the next layout.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet {
            if dataSource !== oldValue { dataSourceDidChange() }
            OptionalMethods.collectionData.check(dataSource)
        }
    }

    /// Is told which items are soon going to be seen. Kept weakly.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

    /// Whether items are announced to `prefetchDataSource`. The default is `true`.
    open var isPrefetchingEnabled = true

    /// Decides about the collection view and is notified of what happens. Kept weakly. One that is no `UICollectionViewDelegate`, set
    /// where the collection view is known as a scroll view, is notified of scrolling.
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        get { collectionDelegate }
        set {
            super.delegate = newValue
            OptionalMethods.collection.check(newValue)
            updateContextMenuInteraction()
        }
    }

    /// Opens the menus of items; there is one while the collection view has a delegate.
    open internal(set) var contextMenuInteraction: UIContextMenuInteraction?

    /// A view behind everything, as large as the collection view; it does not scroll. None by default.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: - Dragging and dropping items

    /// Says which items can be dragged. Kept weakly.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { dragDelegatesDidChange() } }

    /// Takes drops. Kept weakly. An item that the collection view's own data source can move is moved without it, too.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { dragDelegatesDidChange() } }

    /// Whether items can be dragged, where there is a `dragDelegate`. The default is `true`.
    open var dragInteractionEnabled: Bool {
        get { dragAndDrop.isDragEnabled }
        set { dragAndDrop.isDragEnabled = newValue }
    }

    /// How soon a gap follows the finger. `immediate` by default.
    open var reorderingCadence = ReorderingCadence.immediate

    /// Whether items of the collection view are lifted or carried.
    open var hasActiveDrag: Bool { dragAndDrop.dragging.isActive }

    /// Whether something is carried over the collection view, or was dropped into it and is not there yet.
    open var hasActiveDrop: Bool { dragAndDrop.dropping.isActive }

    /// Whether an item is selected when something is held over it for a moment, where the delegate permits it. The default is `false`.
    open var isSpringLoaded: Bool {
        get { dragAndDrop.isSpringLoaded }
        set { setSpringLoaded(newValue) }
    }

    // MARK: - Creating cells and supplementary views

    /// Names a class of cells; `nil` takes the name back.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        registerClass(cellClass, Self.poolName(nil, identifier), UICollectionViewCell.self)
    }

    /// Names a nib of cells, whose only object is one; `nil` takes the name back.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        items.pool.register(nib.map { .nib($0) }, for: Self.poolName(nil, identifier))
    }

    /// Names a class of supplementary views of a kind; `nil` takes the name back.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) { registerClass(viewClass, Self.poolName(elementKind, identifier), UICollectionReusableView.self) }

    /// Names a nib of supplementary views of a kind, whose only object is one; `nil` takes the name back.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) { items.pool.register(nib.map { .nib($0) }, for: Self.poolName(kind, identifier)) }

    /// A cell that was used before, prepared for it, or a new one of the class of that name. A name that is not registered is an error.
    /// Within the data source's method the cell stands where its layout has it already.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    { dequeueCell(identifier, for: indexPath) }

    /// A supplementary view of a kind, in the same way.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { dequeueSupplementary(elementKind, identifier, for: indexPath) }

    /// A cell by a registration, configured for an item. A registration that was made within the data source's method is an error.
    open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell { dequeue(registration, for: indexPath, item) }

    /// A supplementary view by a registration, configured.
    open func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary { dequeue(registration, for: indexPath) }

    // MARK: - Changing the layout

    /// Where the elements are. Setting it goes over at once.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layoutStorage }
        set { changeLayout(to: newValue, animated: false, nil) }
    }

    /// Goes over to another layout.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        changeLayout(to: layout, animated: animated, nil)
    }

    /// Goes over to another layout. The completion is called when the animation has ended, with `false` if it was interrupted.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) { changeLayout(to: layout, animated: animated, completion) }

    /// Called when a transition between layouts has ended: whether it went to the next layout, and whether its animation ended.
    public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

    /// Begins to go over to another layout gradually: a layout between both becomes the collection view's, and is returned. Set its
    /// `transitionProgress` and invalidate it. A second one while one goes on is an error.
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout { startTransition(to: layout, completion) }

    /// Goes the rest of the way to the next layout, animated.
    open func finishInteractiveTransition() { endTransition(finishes: true) }

    /// Goes back to the former layout, animated.
    open func cancelInteractiveTransition() { endTransition(finishes: false) }

    // MARK: - Getting the state

    /// How many sections there are, as the data source says when it is needed first.
    open var numberOfSections: Int { committedCounts.count }

    /// How many items a section has, in the same way. An unknown section is an error. While a layout is asked, placeholders and a gap
    /// for a drop count, too.
    open func numberOfItems(inSection section: Int) -> Int {
        let shown = committedCounts
        let counts = layoutStorage.isAsked ? shown : presentation.dataCounts(shown)
        guard counts.indices.contains(section) else {
            Diagnostics.raise(
                .list,
                "request for number of items in section \(section) when there are only \(counts.count) sections in the collection view"
            )
            return 0
        }
        return counts[section]
    }

    /// The cells in sight, by their items' order.
    open var visibleCells: [UICollectionViewCell] { cellsInSight.map(\.cell) }

    /// The items in sight, in order.
    open var indexPathsForVisibleItems: [IndexPath] { cellsInSight.compactMap { presentation.dataPath($0.path) } }

    /// The supplementary views of a kind in sight, by their places' order.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        shownSupplementaries(elementKind).map(\.view)
    }

    /// Where supplementary views of a kind are in sight, in order.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        shownSupplementaries(elementKind).map(\.path)
    }

    /// The item at a point of the content, the frontmost; `nil` when there is none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point).flatMap(presentation.dataPath) }

    /// The item of a cell; `nil` when it is not in sight.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        shownElement(of: cell).flatMap { presentation.dataPath($0.indexPath) }
    }

    /// The place of a supplementary view; `nil` when it is not in sight.
    open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        shownElement(of: supplementaryView)?.indexPath
    }

    /// The cell of an item; `nil` when it is not in sight.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        items.cell(at: shownPath(of: indexPath))
    }

    /// A supplementary view in sight; `nil` when there is none.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        items.shown[.supplementary(elementKind, indexPath)]?.reusable
    }

    /// An item's attributes, whether it is in sight or not; `nil` for one that there is not.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        committedCounts.isEmpty ? nil : attributes(of: .cell(shownPath(of: indexPath)))
    }

    /// A supplementary view's attributes; `nil` where the layout has none.
    open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { committedCounts.isEmpty ? nil : attributes(of: .supplementary(kind, indexPath)) }

    // MARK: - Inserting, moving, and deleting

    /// Inserts items, at the places that they have afterwards.
    open func insertItems(at indexPaths: [IndexPath]) { update(indexPaths.map { .insertItem($0) }) }

    /// Deletes items, at the places that they had before the batch.
    open func deleteItems(at indexPaths: [IndexPath]) { update(indexPaths.map { .deleteItem($0) }) }

    /// Moves an item from where it was before the batch to where it is afterwards.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update([.moveItem(indexPath, newIndexPath)])
    }

    /// Inserts sections, at the places that they have afterwards.
    open func insertSections(_ sections: IndexSet) { update(sections.map { .insertSection($0) }) }

    /// Deletes sections, at the places that they had before the batch.
    open func deleteSections(_ sections: IndexSet) { update(sections.map { .deleteSection($0) }) }

    /// Moves a section from where it was before the batch to where it is afterwards.
    open func moveSection(_ section: Int, toSection newSection: Int) { update([.moveSection(section, newSection)]) }

    /// Makes several updates together and animates them.
    ///
    /// Change the data inside of `updates`. Deletions, reloads and what is moved count as before, insertions and where it is moved as
    /// after, in any order. The completion is called when the animation has ended, with `false` if it was interrupted.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performOwnBatch(updates, completion)
    }

    /// The same with a closure that does not escape: `self` can be omitted.
    open func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        performBatch(updates, completion) { performBatchUpdates($0, completion: $1) }
    }

    /// Whether there are updates that are not made yet, placeholders, or a gap for a drop, which `reloadData()` would take away.
    open var hasUncommittedUpdates: Bool { batch?.updates.isEmpty == false || !presentation.isEmpty }

    // MARK: - Reordering items interactively

    /// Begins to move an item by hand, where the data source permits it; returns whether it did. Nothing is seen of it before the first
    /// position. The data source has the item at its old place until the movement ends. Updates and reloads that arrive meanwhile cancel
    /// it (chosen).
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        beginMovement(of: shownPath(of: indexPath))
    }

    /// Moves the middle of the item to a point of the content, in points. The layout says which place that is, and the delegate may
    /// choose another one; near an edge the content scrolls. Numbers that are not finite change nothing.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { updateMovement(to: targetPosition) }

    /// Leaves the item where it is, and has the data source move it there, once, where the place is another one.
    open func endInteractiveMovement() { endMovement(cancelled: false) }

    /// Brings the item back to where it was. The data source does not learn of it.
    open func cancelInteractiveMovement() { endMovement(cancelled: true) }

    // MARK: - Reloading content

    /// Loads everything anew with the next layout. Nothing is selected afterwards.
    open func reloadData() { reload() }

    /// Loads sections anew.
    open func reloadSections(_ sections: IndexSet) { update(sections.map { .reloadSection($0) }) }

    /// Shows items by other cells.
    open func reloadItems(at indexPaths: [IndexPath]) { update(indexPaths.map { .reloadItem($0) }) }

    /// Configures the cells of items again, through the data source, and measures them.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

    // MARK: - Selecting items

    /// Whether items can be selected. The default is `true`.
    open var allowsSelection = true { didSet { selectionPermissionDidChange() } }

    /// Whether several items can be selected. The default is `false`.
    open var allowsMultipleSelection = false { didSet { selectionPermissionDidChange() } }

    /// Whether items can be selected while the collection view is edited. The default is `false`.
    open var allowsSelectionDuringEditing = false { didSet { selectionPermissionDidChange() } }

    /// Whether several items can be selected while the collection view is edited; with it items can be selected then at all. The default
    /// is `false`.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet {
            if allowsMultipleSelectionDuringEditing { allowsSelectionDuringEditing = true }
            selectionPermissionDidChange()
        }
    }

    /// The selected items, in order; `nil` when none is.
    open var indexPathsForSelectedItems: [IndexPath]? {
        selection.items.isEmpty ? nil : selection.items.map(publicPath).sorted()
    }

    /// Selects an item, or none for `nil`, without telling the delegate. A position that is empty does not scroll.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath.map(shownPath), animated, scrollPosition)
    }

    /// Deselects an item, without telling the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        setSelected(shownPath(of: indexPath), false)
    }

    /// Whether an item is selected when it gets the keyboard's focus. The default is `false`.
    open var selectionFollowsFocus = false

    /// Whether items can have the keyboard's focus. The default is `true`.
    open var allowsFocus = true

    /// Whether items can have the keyboard's focus while the collection view is edited. The default is `true`.
    open var allowsFocusDuringEditing = true

    /// Whether the focus comes back to the item that had it last. The default is `false`.
    open var remembersLastFocusedIndexPath = false

    // MARK: - Editing

    /// Whether the collection view is edited: cells have it in their state. The default is `false`.
    open var isEditing = false {
        didSet { if isEditing != oldValue { editingDidChange() } }
    }

    // MARK: - Scrolling and measuring

    /// Scrolls so that an item is at a position. One that there is not is an error; so are two positions along the same axis.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: shownPath(of: indexPath), scrollPosition, animated)
    }

    /// When cells are measured again whose content changes. `enabled` by default.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
        didSet { if selfSizingInvalidation != oldValue { for (_, cell) in shownCells { cell.observeContent() } } }
    }

    // MARK: - Layout, touches and keys

    /// The part of the content's space that is shown. While a layout decides whether a change of the bounds invalidates
    /// it, the bounds before the change.
    open override var bounds: CGRect {
        get { items.boundsBeforeChange ?? super.bounds }
        set { super.bounds = newValue }
    }

    /// Loads what is to be loaded, and lays out what is in sight. Called after each change of the offset.
    open override func layoutSubviews() {
        layOutCollection()
        if restoredItems != nil { applyRestoredItems() }
        super.layoutSubviews()
    }

    /// Writes the selected items and the first one that is seen, by their models' identifiers where the data source is a
    /// `UIDataSourceModelAssociation`, besides what a scroll view writes.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeItems(with: coder)
    }

    /// Reads what was written. The items are selected and scrolled to when the collection view has items in a window (chosen).
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeItems(with: coder)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !itemTouchBegan(touches) { super.touchesBegan(touches, with: event) }
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

    /// Items swiped open are closed by any touch outside of their actions, which goes no further.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        swiping.hitTest(point, with: event) ?? super.hitTest(point, with: event)
    }

    /// Decides about the collection view's own recognizers, besides the scroll view's.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        ownRecognizerShouldBegin(gestureRecognizer) ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// Text of another size has everything measured again; other size classes, idioms and the like ask a layout's section provider again.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if let previous = previousTraitCollection,
            previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        {
            forgetSizes()
        } else if previousTraitCollection.map(traitCollection.isOtherEnvironment(than:)) ?? false {
            environmentDidChange()
        }
    }

    /// The tab key leads to the collection view, which then is first responder.
    open override var canBecomeFocused: Bool { allowsFocus }

    /// None of its own: the item that has the focus shows it.
    open override var focusEffect: UIFocusEffect? {
        get { nil }
        set { super.focusEffect = newValue }
    }

    /// An item gets the focus with the collection view, and loses it with the collection view.
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

    /// The collection view can be first responder, so that arrows move the focus in it.
    open override var canBecomeFirstResponder: Bool { allowsFocus }

    /// Arrows move the focus, Return and the space bar choose the item that has it.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !focusKeyBegan(presses) { super.pressesBegan(presses, with: event) }
    }

    /// The item that had the focus does not look so any more.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        let resigned = super.resignFirstResponder()
        if resigned { loseFocus() }
        return resigned
    }
}
