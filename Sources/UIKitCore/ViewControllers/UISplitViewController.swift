import CoreGraphics
import Foundation
import UIFoundation

// Chosen (Controllers): With a mouse the edge between two columns of a split view can be dragged.
// Chosen (Input): Escape hides columns of a split view that cover the content. F9, and Control with Command and S,
// toggle the first column.
/// A container with two or three columns, which collapse to a stack in compact width.
///
///     let split = UISplitViewController(style: .doubleColumn)
///     split.setViewController(MailboxController(), for: .primary)
///     split.setViewController(MessageController(), for: .secondary)
///     window.rootViewController = split
///     …
///     splitViewController?.show(.primary)
///
/// Each column's controller is wrapped in a separate navigation controller, unless it is a navigation controller
/// itself. In compact width the navigation controllers form one stack under one bar (`isCollapsed`), or the controller
/// of the `compact` column is shown instead. In regular width, each navigation controller returns to its column, with
/// the controllers that were pushed meanwhile.
///
/// The horizontal size class of the primary and the supplementary column is compact in regular width, too. Overrides of
/// the program take precedence.
///
/// Gestures: a swipe from the primary column's edge shows the next column. A swipe over a column that covers the
/// content, or a tap on dimmed content, hides it. With a mouse the edge between two columns can be dragged.
///
/// Keys: Escape hides columns that cover the content. F9, and Control with Command and S, toggle the first column.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisplitviewcontroller>.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// A value for widths and fractions that the split view determines automatically.
    nonisolated public static let automaticDimension = CGFloat(-Float.greatestFiniteMagnitude)

    // MARK: Creating a split view controller

    /// Creates a split view with columns. The style `unspecified` is an error, and creates a classic split view.
    public init(style: Style) {
        madeStyle = style
        super.init(nibName: nil, bundle: nil)
        if style == .unspecified {
            Diagnostics.raise(.split, "UISplitViewController cannot be initialized with style unspecified: use init()")
        }
        setUp()
    }

    /// Creates a classic split view, with two controllers: `viewControllers`.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        madeStyle = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// Creates a split view from a storyboard or nib. With a different coder, creates a classic split view.
    public required init?(coder: NSCoder) {
        let container = Self.self as? any SplitContainer.Type
        madeStyle = coder.ofDocument.flatMap { container?.style(of: $0) } ?? .unspecified
        super.init(coder: coder)
        setUp()
        if let coder = coder.ofDocument { implementation.decodeSplit(from: coder) }
    }

    // MARK: Preserving and restoring state

    /// Encodes the controllers of the columns and their visibility.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        implementation.encodeColumns(with: coder)
    }

    /// Decodes the state, even into a split view of a different size.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        implementation.decodeColumns(with: coder)
    }

    /// Creates the state, so that it is notified of children that leave.
    private func setUp() { _ = stateStorage }

    /// The style passed to `init(style:)`; `unspecified` for a classic split view.
    open var style: Style { madeStyle }

    // MARK: Implementation

    /// The implementation of the members: the class itself, which the module `UIKit` makes conform.
    private var implementation: any SplitContainer {
        guard let container = self as? any SplitContainer else { preconditionFailure("UIKit is not linked") }
        return container
    }

    private let madeStyle: Style
    /// The state of the implementation, created on first use.
    package final lazy var stateStorage: AnyObject = implementation.makeState()
    package final private(set) var preferredBehavior = SplitBehavior.automatic
    package final var widthRequests = (primary: ColumnWidthRequest(), supplementary: ColumnWidthRequest())

    // MARK: Managing the child view controllers

    /// The delegate. Not retained; the default is `nil`.
    open weak var delegate: (any UISplitViewControllerDelegate)? {
        didSet { OptionalMethods.splitViewController.check(delegate) }
    }

    // Chosen (Controllers): Controllers in `viewControllers` of a split view beyond its last column are ignored.
    /// The controllers of the columns, beginning with the primary column, without the navigation controllers that
    /// wrap them and without the `compact` column. While collapsed, the array contains only the controller of the
    /// `compact` column or of the first column (recorded on iOS 26.1).
    ///
    /// The controllers become children when the split view is first in a window (recorded on iOS 26.1).
    ///
    /// Setting it fills the columns in this order; controllers beyond the last column are ignored.
    open var viewControllers: [UIViewController] {
        get { implementation.columnControllers }
        set { implementation.replaceControllers(newValue) }
    }

    /// Sets the controller of a column; `nil` empties it.
    ///
    /// A controller that is not a navigation controller is wrapped in one. Exceptions are controllers for the
    /// `compact` column, controllers whose first child is a navigation controller, and tab bar controllers for the
    /// `secondary` column. A plain controller for a non-empty secondary column is pushed onto it, as was observed in
    /// UIKit; empty the column first to replace it. Navigation controllers are created when the split view is first in
    /// a window.
    ///
    /// The call is an error in a classic split view, for a column that the style does not have, for a controller that
    /// is already in a different column, and for a tab bar controller in one of the narrow columns.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        implementation.setColumn(vc, column)
    }

    /// Returns the controller that was set for a column; `nil` for an empty column and in a classic split view.
    open func viewController(for column: Column) -> UIViewController? {
        style == .unspecified ? nil : implementation.controller(in: column)
    }

    // MARK: Showing and hiding columns

    /// Shows a column.
    ///
    /// If expanded, the split view animates to the nearest display mode with the column; for `secondary`, it hides
    /// columns that cover the secondary column. If collapsed, it pushes the column and its predecessors, or pops the
    /// controllers above the column. The call has no effect if the column is already visible, or for `compact`. It is
    /// an error in a classic split view.
    open func show(_ column: Column) {
        guard requiresColumns() else { return }
        implementation.showColumn(column)
    }

    /// Hides a column.
    ///
    /// If expanded, the split view animates to the nearest display mode without the column; `secondary` is ignored. If
    /// collapsed, it pops the column if the column is on top. The call has no effect if the column is hidden. It is an
    /// error in a classic split view.
    open func hide(_ column: Column) {
        guard requiresColumns() else { return }
        implementation.hideColumn(column)
    }

    // Chosen (Controllers): `show(_:sender:)` of a split view with columns sets the secondary controller.
    /// Shows a controller, unless the delegate does so. In a collapsed classic split view, the controller is presented.
    /// In an expanded one, it becomes the primary controller, or the secondary controller if the primary controller
    /// contains it. In a split view with columns it becomes the secondary controller.
    open override func show(_ vc: UIViewController, sender: Any?) {
        implementation.showController(vc, sender: sender)
    }

    /// Shows a controller as the secondary controller, unless the delegate shows it. If the split view is collapsed,
    /// the controller is pushed onto the stack, or presented if there is no stack. The call has no effect if the
    /// controller is already shown.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        implementation.showDetail(vc, sender: sender)
    }

    /// Shows the controller's column if the split view has columns and is expanded. A collapsed split view's stack
    /// pops automatically.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        super.unwind(for: unwindSegue, towards: subsequentVC)
        guard style != .unspecified, !isCollapsed, let column = implementation.column(of: subsequentVC) else { return }
        implementation.showColumn(column)
    }

    // MARK: Getting the display mode

    /// Whether the columns are collapsed to a stack. The value changes after the columns have collapsed or expanded
    /// and all callbacks have been called.
    open var isCollapsed: Bool { implementation.hasStack }

    /// The visible columns and their arrangement; never `automatic`. While collapsed, it is the previous mode, or
    /// `oneBesideSecondary` if the columns were never expanded (recorded on iOS 26.1).
    ///
    /// The value changes after the delegate was notified of the columns that are shown and hidden.
    open var displayMode: DisplayMode { implementation.modeInEffect }

    /// The preferred display mode. The default is `automatic`.
    ///
    /// The mode is mapped to the modes that `splitBehavior` permits; without enough room, one column less is shown.
    /// The change is animated if the property is set inside an animation, otherwise it is immediate.
    open var preferredDisplayMode: DisplayMode = .automatic { didSet { implementation.preferredModeDidChange() } }

    /// The behavior of side columns in effect; never `automatic`. Reading it in a classic split view is an error and
    /// returns `tile`.
    open var splitBehavior: SplitBehavior { requiresColumns() ? implementation.behaviorInEffect : .tile }

    /// The preferred behavior of side columns. With `automatic`, the default, the behavior depends on width and
    /// height. A change takes effect in the next layout pass. Accessing it in a classic split view is an error.
    open var preferredSplitBehavior: SplitBehavior {
        get { requiresColumns() ? preferredBehavior : .automatic }
        set {
            guard requiresColumns(), newValue != preferredBehavior else { return }
            preferredBehavior = newValue
            viewIfLoaded?.setNeedsLayout()
        }
    }

    // MARK: Managing the display mode

    /// Whether the user can swipe columns in and out. The default is `true`. If `false`, the split view's own display
    /// mode button is hidden, too.
    open var presentsWithGesture = true {
        didSet {
            implementation.updateGestures()
            implementation.updateModeItem()
        }
    }

    /// A button that changes the display mode, for the bar of the secondary controller of a classic split view.
    /// Returns the same button each time. It is hidden if it has no effect.
    open var displayModeButtonItem: UIBarButtonItem { implementation.modeItem }

    /// The visibility of the button that changes the display mode. The default is `automatic`. It is an error in a
    /// classic split view.
    open var displayModeButtonVisibility: DisplayModeButtonVisibility {
        get { requiresColumns() ? implementation.modeItemVisibility : .automatic }
        set {
            guard requiresColumns() else { return }
            implementation.modeItemVisibility = newValue
        }
    }

    /// Whether a split view with three columns shows a button that toggles between the secondary column alone and all
    /// columns. The default is `false`. It is an error in a classic split view.
    open var showsSecondaryOnlyButton: Bool {
        get { requiresColumns() && implementation.showsSecondaryOnlyItem }
        set {
            guard requiresColumns() else { return }
            implementation.showsSecondaryOnlyItem = newValue
        }
    }

    // MARK: Configuring the columns

    /// The side of the primary column. The default is `leading`.
    open var primaryEdge: PrimaryEdge = .leading {
        didSet {
            guard primaryEdge != oldValue else { return }
            implementation.updateGestures()
            viewIfLoaded?.setNeedsLayout()
        }
    }

    /// The background of the primary column, visible through clear content. The default is `none`.
    open var primaryBackgroundStyle: BackgroundStyle = .none { didSet { implementation.updateBackgrounds() } }

    /// The width of the primary column, in points. Before the split view is in a window, it is 320, or 280 with three
    /// columns (recorded on iOS 26.1). While the split view is collapsed, it is the full width.
    open var primaryColumnWidth: CGFloat { implementation.width(of: .primary) }

    /// The preferred width of the primary column, in points; it takes precedence over the fraction. The default is
    /// `automaticDimension`, which also replaces non-finite and negative values. Limited by the minimum and the
    /// maximum. It has no effect in a classic split view (recorded on iOS 26.1).
    open var preferredPrimaryColumnWidth: CGFloat {
        get { widthRequests.primary.preferred }
        set {
            widthRequests.primary.preferred = ColumnWidthRequest.checked(newValue)
            implementation.widthsDidChange()
        }
    }

    /// The preferred width of the primary column as a fraction of the split view's width. The default is
    /// `automaticDimension`: 0.4. Limited by the minimum and the maximum; an automatic maximum does not limit
    /// a fraction that is set (recorded on iOS 26.1).
    open var preferredPrimaryColumnWidthFraction: CGFloat {
        get { widthRequests.primary.fraction }
        set {
            widthRequests.primary.fraction = ColumnWidthRequest.checked(newValue)
            implementation.widthsDidChange()
        }
    }

    /// The minimum width of the primary column, in points. The default is `automaticDimension`: 0.
    open var minimumPrimaryColumnWidth: CGFloat {
        get { widthRequests.primary.minimum }
        set {
            widthRequests.primary.minimum = ColumnWidthRequest.checked(newValue)
            implementation.widthsDidChange()
        }
    }

    /// The maximum width of the primary column, in points. The default is `automaticDimension`: 320.
    open var maximumPrimaryColumnWidth: CGFloat {
        get { widthRequests.primary.maximum }
        set {
            widthRequests.primary.maximum = ColumnWidthRequest.checked(newValue)
            implementation.widthsDidChange()
        }
    }

    /// The width of the supplementary column, in points: 320 before the split view is in a window, and -1 in a classic
    /// split view (recorded on iOS 26.1). Using this property or the other properties of the supplementary column is
    /// an error in a split view with two columns.
    open var supplementaryColumnWidth: CGFloat {
        guard style != .unspecified else { return -1 }
        return requiresThreeColumns() ? implementation.width(of: .supplementary) : 0
    }

    /// The preferred width of the supplementary column, like the primary column's.
    open var preferredSupplementaryColumnWidth: CGFloat {
        get { supplementary(\.preferred) }
        set { setSupplementary(\.preferred, newValue) }
    }

    /// The preferred fraction of the supplementary column, like the primary column's.
    open var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { supplementary(\.fraction) }
        set { setSupplementary(\.fraction, newValue) }
    }

    /// The minimum width of the supplementary column, like the primary column's.
    open var minimumSupplementaryColumnWidth: CGFloat {
        get { supplementary(\.minimum) }
        set { setSupplementary(\.minimum, newValue) }
    }

    /// The maximum width of the supplementary column, like the primary column's.
    open var maximumSupplementaryColumnWidth: CGFloat {
        get { supplementary(\.maximum) }
        set { setSupplementary(\.maximum, newValue) }
    }

    private func supplementary(_ path: KeyPath<ColumnWidthRequest, CGFloat>) -> CGFloat {
        requiresThreeColumns() ? widthRequests.supplementary[keyPath: path] : Self.automaticDimension
    }

    private func setSupplementary(_ path: WritableKeyPath<ColumnWidthRequest, CGFloat>, _ value: CGFloat) {
        guard requiresThreeColumns() else { return }
        widthRequests.supplementary[keyPath: path] = ColumnWidthRequest.checked(value)
        implementation.widthsDidChange()
    }

    // MARK: View

    /// Creates the view, with a panel for each column.
    open override func loadView() { implementation.loadColumns() }

    /// Performs the changes that were postponed until the split view has appeared.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        implementation.appearanceDidEnd()
    }

    /// Performs the changes that were postponed until the split view has disappeared.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        implementation.appearanceDidEnd()
    }

    /// Collapses or expands the columns.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        implementation.pendingSizeClass = nil
        implementation.update()
    }

    // MARK: Container

    /// The primary and the supplementary column have a compact width.
    override func traits(around child: UIViewController, in own: UITraitCollection) -> UITraitCollection {
        guard let column = implementation.column(of: child) else { return super.traits(around: child, in: own) }
        let traits = viewStorage?.extras?.environmentTraits?.applied(to: own) ?? own
        guard column == .primary || column == .supplementary else { return traits }
        return traits.replacing(UITraitHorizontalSizeClass.self, value: .compact)
    }

    /// The controllers of columns that are in a stack and will be in columns after the current size transition. The
    /// split view notifies them of their traits, rather than their parents.
    private(set) var childrenLeavingStack: [UIViewController] = []

    /// Records the future size class, so that children are notified of their sizes in it.
    open override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        if newCollection.horizontalSizeClass != .compact { childrenLeavingStack = implementation.childrenInStack }
        super.willTransition(to: newCollection, with: coordinator)
        let leaving = childrenLeavingStack
        childrenLeavingStack = []
        for child in leaving { SizeTransition.pass(on: newCollection, from: self, to: child, with: coordinator) }
        implementation.pendingSizeClass = newCollection.horizontalSizeClass
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.implementation.pendingSizeClass = nil }
    }

    /// Notifies the children of their sizes in their columns or in the stack.
    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        implementation.pendingSize = size
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.implementation.pendingSize = nil }
    }

    /// Returns the future size of a child's column.
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard let child = container as? UIViewController else { return parentSize }
        return implementation.columnSize(of: child, inSize: parentSize)
    }

    // Chosen (Controllers): In a split view, the secondary column, or the stack of a collapsed split view, determines
    // the status bar, the home indicator, the screen's edges and the pointer. Page view controllers and the containers
    // of IrekoContainers determine these themselves. Of these containers, `ContainerViewController` supports the
    // orientations of its children.
    open override var childForStatusBarStyle: UIViewController? { implementation.contentChild }
    open override var childForStatusBarHidden: UIViewController? { implementation.contentChild }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { implementation.contentChild }
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { implementation.contentChild }
    open override var childViewControllerForPointerLock: UIViewController? { implementation.contentChild }

    /// The orientations that the delegate returns, otherwise the default. Children are ignored.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? standardSupportedOrientations
    }

    /// The orientation that the delegate returns, otherwise the default.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self) ?? standardPreferredOrientation
    }

    var standardSupportedOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }
    var standardPreferredOrientation: UIInterfaceOrientation { super.preferredInterfaceOrientationForPresentation }

    // MARK: Keys

    /// The key commands for Escape, F9, and Control with Command and S, in addition to commands that were added.
    open override var keyCommands: [UIKeyCommand]? {
        let own = super.keyCommands ?? []
        return own + implementation.columnCommands
    }

    /// The inherited methods and the commands' actions.
    open override class var namedActions: NamedActions {
        super.namedActions.adding("_hideCoveringColumns:", UISplitViewController.performHiding)
            .adding("_toggleFirstColumn:", UISplitViewController.performToggling)
    }

    private func performHiding() { implementation.hideCoveringColumns() }
    private func performToggling() { implementation.toggleFirstColumn() }

    /// Hides columns that cover the content, as Escape does. Returns `false` if there are none.
    open override func accessibilityPerformEscape() -> Bool {
        super.accessibilityPerformEscape() || implementation.hideCoveringColumns()
    }

    /// The inherited properties and the split view's own.
    open override class var namedProperties: NamedProperties {
        super.namedProperties
            .adding("delegate", \UISplitViewController.delegate)
            .adding("viewControllers", \UISplitViewController.viewControllers)
            .adding("presentsWithGesture", \UISplitViewController.presentsWithGesture)
            .adding("preferredPrimaryColumnWidth", \UISplitViewController.preferredPrimaryColumnWidth)
            .adding("preferredPrimaryColumnWidthFraction", \UISplitViewController.preferredPrimaryColumnWidthFraction)
            .adding("minimumPrimaryColumnWidth", \UISplitViewController.minimumPrimaryColumnWidth)
            .adding("maximumPrimaryColumnWidth", \UISplitViewController.maximumPrimaryColumnWidth)
    }

    // MARK: Styles

    /// Returns whether the split view has columns. Reports an error if not.
    package final func requiresColumns() -> Bool {
        guard style == .unspecified else { return true }
        Diagnostics.raise(
            .split,
            "This API requires initializing via -[UISplitViewController initWithStyle:]: \(Diagnostics.name(self))")
        return false
    }

    private func requiresThreeColumns() -> Bool {
        guard requiresColumns() else { return false }
        guard style != .tripleColumn else { return true }
        Diagnostics.raise(
            .split,
            "UISplitViewController supplementaryColumnWidth properties unsupported for style = DoubleColumn: "
                + Diagnostics.name(self))
        return false
    }
}
