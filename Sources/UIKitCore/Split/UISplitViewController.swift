import CoreGraphics
import Foundation
import UIFoundation

/// A container with two or three columns, which become a stack where there is little room.
///
///     let split = UISplitViewController(style: .doubleColumn)
///     split.setViewController(MailboxController(), for: .primary)
///     split.setViewController(MessageController(), for: .secondary)
///     window.rootViewController = split
///     …
///     splitViewController?.show(.primary)
///
/// Each column's controller is wrapped into a navigation controller of its own, unless it is one. Where the horizontal size class
/// is compact the navigation controllers stand on one another's stack under one bar (`isCollapsed`), or the controller of the
/// `compact` column is shown instead; where it is regular again each is back in its column, with what was pushed meanwhile.
///
/// Gestures: a swipe from the primary column's edge shows the next column, one over a column that covers the content hides it; a
/// tap on dimmed content, too. With a mouse the edge between two columns can be dragged (chosen).
///
/// Keys: Escape hides columns that cover the content; F9, and Control with Command and S, hide and show the first one (chosen).
///
/// Follows <https://developer.apple.com/documentation/uikit/uisplitviewcontroller>.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// A dimension for which the split view has a value of its own.
    nonisolated public static let automaticDimension = CGFloat(-Float.greatestFiniteMagnitude)

    // MARK: Creating a split view controller

    /// Makes a split view with columns. `unspecified` is an error, and makes a classic one.
    public init(style: Style) {
        madeStyle = style
        super.init(nibName: nil, bundle: nil)
        if style == .unspecified {
            Diagnostics.raise(.split, "UISplitViewController cannot be initialized with style unspecified: use init()")
        }
        setUp()
    }

    /// Makes a classic split view, of two controllers: `viewControllers`.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        madeStyle = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// Makes a split view as a storyboard or nib describes it; of another coder a classic one.
    public required init?(coder: NSCoder) {
        madeStyle = coder.ofDocument.map(Self.style(of:)) ?? .unspecified
        super.init(coder: coder)
        setUp()
        if let coder = coder.ofDocument { decodeSplit(from: coder) }
    }

    // MARK: Preserving and restoring state

    /// Writes the controllers of the columns, and what of them is seen.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeColumns(with: coder)
    }

    /// Reads what was written, also into a split view of another size.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeColumns(with: coder)
    }

    private func setUp() {
        state = SplitState(madeStyle)
        extrasForWriting.childDidLeave = { [weak self] in self?.childDidLeave($0) }
    }

    /// The style, as it was given to `init(style:)`; `unspecified` for a classic split view.
    open var style: Style { madeStyle }

    // MARK: Stored state

    private let madeStyle: Style
    var columns: SplitColumns {
        get { columnsStorage }
        set {
            // What nothing else holds is freed afterwards: its `deinit` may ask for columns, or set one.
            let old = columnsStorage
            columnsStorage = newValue
            withExtendedLifetime(old) {}
        }
    }
    private var columnsStorage = SplitColumns()
    var state = SplitState(.unspecified)
    /// What the view consists of, once it is loaded.
    var panels: SplitPanels?
    var gestures: SplitGestures?
    var widthRequests = (primary: SplitWidths.Request(), supplementary: SplitWidths.Request())
    lazy var modeButton = DisplayModeButton(self)

    // MARK: Managing the child view controllers

    /// Is asked and told. Weak; `nil` at first.
    open weak var delegate: (any UISplitViewControllerDelegate)? {
        didSet { OptionalMethods.splitViewController.check(delegate) }
    }

    /// The controllers of the columns, the primary one first: those that are children, which for column styles may be the
    /// navigation controllers around what was set. While collapsed there is one, that of the `compact` column or the first.
    ///
    /// Setting it fills the columns in this order; controllers beyond the last column are ignored (chosen).
    open var viewControllers: [UIViewController] {
        get { controllersNow }
        set { replaceControllers(newValue) }
    }

    /// Puts a controller into a column; `nil` empties it.
    ///
    /// A controller that is no navigation controller is wrapped into one; not so in `compact`, nor one whose first child is a
    /// navigation controller, nor a tab bar controller in `secondary`. A plain controller for a secondary column that has
    /// one already is pushed onto it, as UIKit was seen to do; empty the column first to replace it. One that is in another
    /// column leaves that.
    ///
    /// An error in a classic split view, for a column that the style does not have, and for a tab bar controller in one of
    /// the narrow columns.
    open func setViewController(_ vc: UIViewController?, for column: Column) { setColumn(vc, column) }

    /// What was set for a column; `nil` for an empty one and in a classic split view.
    open func viewController(for column: Column) -> UIViewController? {
        style == .unspecified ? nil : columns[column].given
    }

    // MARK: Showing and hiding columns

    /// Shows a column.
    ///
    /// Expanded, it animates to the nearest display mode that has the column; `secondary` hides columns that cover it.
    /// Collapsed, it pushes the column and those before it, or pops what is above it. Nothing where it is seen already,
    /// and for `compact`. An error in a classic split view.
    open func show(_ column: Column) {
        guard requiresColumns() else { return }
        showColumn(column)
    }

    /// Hides a column.
    ///
    /// Expanded, it animates to the nearest display mode without the column; ignored for `secondary`. Collapsed, it pops the
    /// column where that is on top. Nothing where it is not seen. An error in a classic split view.
    open func hide(_ column: Column) {
        guard requiresColumns() else { return }
        hideColumn(column)
    }

    /// Shows a controller as the delegate does, else: collapsed it is presented, expanded it becomes the primary controller, or
    /// the secondary one if the primary one contains it. With columns it becomes the secondary one (chosen).
    open override func show(_ vc: UIViewController, sender: Any?) { showController(vc, sender: sender) }

    /// Shows a controller as the delegate does, else as the secondary one; collapsed it is pushed onto the stack, or presented
    /// where there is none. Nothing for the controller that is there already.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        showDetail(vc, sender: sender)
    }

    /// Shows the column of the controller, in a split view with columns that is no stack; a stack pops by itself.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        super.unwind(for: unwindSegue, towards: subsequentVC)
        guard style != .unspecified, !isCollapsed, let column = columns.column(of: subsequentVC) else { return }
        showColumn(column)
    }

    // MARK: Getting the display mode

    /// Whether the columns are a stack. It changes when the change is over, after all callbacks that belong to it.
    open var isCollapsed: Bool { state.isCollapsed }

    /// Which columns are seen, and how; never `automatic`. Without meaning while collapsed.
    open var displayMode: DisplayMode { state.mode }

    /// The display mode that is wished for. The default is `automatic`.
    ///
    /// It is mapped to the modes of `splitBehavior`, and to one column less where there is no room. Set inside an animation it
    /// changes with that; otherwise at once.
    open var preferredDisplayMode: DisplayMode = .automatic { didSet { preferredModeDidChange() } }

    /// How columns get their room; never `automatic`. An error, and `tile`, in a classic split view.
    open var splitBehavior: SplitBehavior { requiresColumns() ? state.behavior : .tile }

    /// How columns are to get their room. The default is `automatic`: by width and height. Takes effect in the next layout. An
    /// error in a classic split view.
    open var preferredSplitBehavior: SplitBehavior {
        get { requiresColumns() ? state.preferredBehavior : .automatic }
        set {
            guard requiresColumns(), newValue != state.preferredBehavior else { return }
            state.preferredBehavior = newValue
            setNeedsUpdate()
        }
    }

    // MARK: Managing the display mode

    /// Whether the user can swipe columns in and out. The default is `true`. Without it there is no display mode button of the
    /// split view's own either.
    open var presentsWithGesture = true {
        didSet {
            gestures?.update()
            modeButton.update()
        }
    }

    /// A button that changes the display mode, for the bar of the secondary controller of a classic split view. The same one each
    /// time. It is hidden where it would do nothing.
    open var displayModeButtonItem: UIBarButtonItem { modeButton.item }

    /// Whether columns have a button that changes the display mode. The default is `automatic`. An error in a classic split
    /// view.
    open var displayModeButtonVisibility: DisplayModeButtonVisibility {
        get { requiresColumns() ? modeButton.visibility : .automatic }
        set {
            guard requiresColumns() else { return }
            modeButton.visibility = newValue
        }
    }

    /// Whether there is a button that shows the secondary of three columns alone, and shows the others again. The default is
    /// `false`. An error in a classic split view.
    open var showsSecondaryOnlyButton: Bool {
        get { requiresColumns() && modeButton.showsSecondaryOnly }
        set {
            guard requiresColumns() else { return }
            modeButton.showsSecondaryOnly = newValue
        }
    }

    // MARK: Configuring the columns

    /// The side of the primary column. The default is `leading`.
    open var primaryEdge: PrimaryEdge = .leading {
        didSet {
            guard primaryEdge != oldValue else { return }
            gestures?.update()
            viewIfLoaded?.setNeedsLayout()
        }
    }

    /// What is behind the primary column, seen where its content is clear. The default is `none`.
    open var primaryBackgroundStyle: BackgroundStyle = .none { didSet { panels?.updateBackgrounds(self) } }

    /// The width of the primary column, in points. Before the split view is in a window that of the screen in a classic one, and 0
    /// with columns.
    open var primaryColumnWidth: CGFloat {
        guard isArranged else { return style == .unspecified ? UIScreen.main.bounds.width : 0 }
        return currentWidths.primary
    }

    /// The wished width of the primary column, in points; it beats the fraction. The default, and what non-finite and negative
    /// values become, is `automaticDimension`. The minimum and the maximum limit it.
    open var preferredPrimaryColumnWidth: CGFloat {
        get { widthRequests.primary.preferred }
        set {
            widthRequests.primary.preferred = SplitWidths.Request.checked(newValue)
            widthsDidChange()
        }
    }

    /// The wished width of the primary column as a share of the split view's. The default is `automaticDimension`: 0.4
    /// (chosen). The minimum and the maximum limit it.
    open var preferredPrimaryColumnWidthFraction: CGFloat {
        get { widthRequests.primary.fraction }
        set {
            widthRequests.primary.fraction = SplitWidths.Request.checked(newValue)
            widthsDidChange()
        }
    }

    /// The least width of the primary column, in points. The default is `automaticDimension`: 0.
    open var minimumPrimaryColumnWidth: CGFloat {
        get { widthRequests.primary.minimum }
        set {
            widthRequests.primary.minimum = SplitWidths.Request.checked(newValue)
            widthsDidChange()
        }
    }

    /// The greatest width of the primary column, in points. The default is `automaticDimension`: 320.
    open var maximumPrimaryColumnWidth: CGFloat {
        get { widthRequests.primary.maximum }
        set {
            widthRequests.primary.maximum = SplitWidths.Request.checked(newValue)
            widthsDidChange()
        }
    }

    /// The width of the supplementary column, in points; 0 before the split view is in a window. This and what follows are errors
    /// without three columns.
    open var supplementaryColumnWidth: CGFloat {
        guard requiresThreeColumns(), isArranged else { return 0 }
        return currentWidths.supplementary
    }

    /// The wished width of the supplementary column, as that of the primary one.
    open var preferredSupplementaryColumnWidth: CGFloat {
        get { supplementary(\.preferred) }
        set { setSupplementary(\.preferred, newValue) }
    }

    /// The wished share of the supplementary column, as that of the primary one.
    open var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { supplementary(\.fraction) }
        set { setSupplementary(\.fraction, newValue) }
    }

    /// The least width of the supplementary column, as that of the primary one.
    open var minimumSupplementaryColumnWidth: CGFloat {
        get { supplementary(\.minimum) }
        set { setSupplementary(\.minimum, newValue) }
    }

    /// The greatest width of the supplementary column, as that of the primary one.
    open var maximumSupplementaryColumnWidth: CGFloat {
        get { supplementary(\.maximum) }
        set { setSupplementary(\.maximum, newValue) }
    }

    private func supplementary(_ path: KeyPath<SplitWidths.Request, CGFloat>) -> CGFloat {
        requiresThreeColumns() ? widthRequests.supplementary[keyPath: path] : Self.automaticDimension
    }

    private func setSupplementary(_ path: WritableKeyPath<SplitWidths.Request, CGFloat>, _ value: CGFloat) {
        guard requiresThreeColumns() else { return }
        widthRequests.supplementary[keyPath: path] = SplitWidths.Request.checked(value)
        widthsDidChange()
    }

    // MARK: View

    /// Makes the view: a place for each column.
    open override func loadView() {
        let view = SplitView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.container = self
        self.view = view
        panels = SplitPanels(in: view, of: self)
        gestures = SplitGestures(self, in: view)
    }

    /// What was put off while the split view was on its way is done.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appearanceDidEnd()
    }

    /// What was put off while the split view was on its way is done.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        appearanceDidEnd()
    }

    /// Columns become a stack, or the stack columns.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        state.comingSizeClass = nil
        update()
    }

    // MARK: Being a container

    /// Notes what is to come, so that children learn their sizes in it.
    open override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        state.comingSizeClass = newCollection.horizontalSizeClass
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.state.comingSizeClass = nil }
    }

    /// Tells the children of the sizes that they have in their columns, or in the stack.
    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        state.comingSize = size
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.state.comingSize = nil }
    }

    /// The size of the column that a child is in, after the change.
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard let child = container as? UIViewController else { return parentSize }
        return columnSize(of: child, inSize: parentSize)
    }

    open override var childForStatusBarStyle: UIViewController? { contentChild }
    open override var childForStatusBarHidden: UIViewController? { contentChild }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { contentChild }
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { contentChild }
    open override var childViewControllerForPointerLock: UIViewController? { contentChild }

    /// What the delegate says, else the default; the children are not asked.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? standardSupportedOrientations
    }

    /// What the delegate says, else the default.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self) ?? standardPreferredOrientation
    }

    var standardSupportedOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }
    var standardPreferredOrientation: UIInterfaceOrientation { super.preferredInterfaceOrientationForPresentation }

    // MARK: Keys

    /// Escape, F9, and Control with Command and S, besides the commands that were added.
    open override var keyCommands: [UIKeyCommand]? {
        let own = super.keyCommands ?? []
        return isCollapsed || !isArranged ? own : own + splitCommands
    }

    /// With what the keys do.
    open override class var namedActions: NamedActions {
        super.namedActions.adding("_hideCoveringColumns:", UISplitViewController.hideCoveringColumns)
            .adding("_toggleFirstColumn:", UISplitViewController.toggleFirstColumn)
    }

    /// With the properties of split views.
    open override class var namedProperties: NamedProperties { addSplitProperties(to: super.namedProperties) }

    /// What `show(_:sender:)` of the base class does.
    func presentOverAll(_ controller: UIViewController) { present(controller, animated: UIView.areAnimationsEnabled) }
}
