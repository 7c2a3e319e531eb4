import CoreGraphics
import Foundation

/// A container that shows the top controller of a stack below a navigation bar.
///
///     let navigation = UINavigationController(rootViewController: ClocksController())
///     window.rootViewController = navigation
///     …
///     navigationController?.pushViewController(ClockController(clock), animated: true)
///
/// The model (`viewControllers`, `topViewController`) changes inside each call. Callbacks and views follow in the next
/// layout pass, in the order of `TransitionScript.navigation`. A call during a transition waits for its end, and has a
/// separate transition, but changes the model at once (chosen).
///
/// Follows <https://developer.apple.com/documentation/uikit/uinavigationcontroller>.
open class UINavigationController: UIViewController, BarContainer {
    /// The kind of a change of the stack.
    public enum Operation: Int, Sendable {
        /// The change has no visible effect.
        case none = 0
        /// A controller is added on top.
        case push = 1
        /// The top controller is removed.
        case pop = 2
    }

    /// The duration of hiding and showing bars, in seconds.
    public class var hideShowBarDuration: CGFloat { 0.2 }

    // MARK: Preserving and restoring state

    /// Writes the stack from the bottom up. Controllers without a restoration identifier are left out. Identifiers may
    /// be equal.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeStack(with: coder)
    }

    /// Shows the restored controllers of the stack, in their order, without animation.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeStack(with: coder)
    }

    // MARK: Creating navigation controllers

    /// Creates a navigation controller with a root controller, whose view is not loaded yet.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setUp()
        push(rootViewController, animated: false)
    }

    /// Creates an empty navigation controller with custom bar classes.
    ///
    /// - Parameters:
    ///   - navigationBarClass: A subclass of `UINavigationBar`, or `nil` for `UINavigationBar`.
    ///   - toolbarClass: A subclass of `UIToolbar`, or `nil` for `UIToolbar`.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
        self.navigationBarClass = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
        self.toolbarClass = toolbarClass as? UIToolbar.Type ?? UIToolbar.self
        setUp()
    }

    /// Creates an empty navigation controller.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// Creates a navigation controller from a storyboard or nib. With a different coder it is empty.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        if let coder = coder.ofDocument { decodeNavigation(from: coder) }
    }

    private func setUp() {
        extrasForWriting.definesPresentationContext = true
        insetsContentScrollViews = true
        keepsContentScrollView = true
    }

    // MARK: Stored state

    /// The value of `viewControllers`.
    package internal(set) var stack: [UIViewController] {
        get { stackStorage.controllers }
        set { stackStorage = NavigationStack(newValue) }
    }
    var stackStorage = NavigationStack() { didSet { rootMayHaveChanged() } }
    @SharedWeak private var knownRoot: UIViewController?
    /// The root while a different navigation controller shows the stack.
    var borrowedRoot: UIViewController?
    /// The navigation controller that shows the stack above its own controllers.
    @SharedWeak var borrower: UINavigationController?
    /// The navigation controller whose stack this one shows.
    @SharedWeak var shownLender: UINavigationController?
    /// How many controllers below the stack of `shownLender` belong to this one.
    var ownPageCount = 0
    /// Pages that were restored above this column of a collapsed split view, before its stack was restored.
    var pagesRestoredAbove: [UIViewController] = []
    /// The controller whose view is in its place. During a transition it is the outgoing one.
    @SharedWeak package internal(set) var displayed: UIViewController?
    /// The controller that the delegate was last notified of, which prevents a second notification.
    @SharedWeak var announced: UIViewController?
    @SharedWeak var announcedEnd: UIViewController?
    let pages = NavigationPages()
    private var navigationBarClass = UINavigationBar.self
    private var toolbarClass = UIToolbar.self
    var bars = BarVisibility()
    /// The state of pages and bars in the running transition, or `nil` if no transition runs.
    var motion: NavigationMotion?
    var toolbarStorage: UIToolbar?
    var popGesture: PopGesture?
    var hiding: BarHidingGestures?
    /// Items that a split view shows in the bar besides the items of the stack.
    package var leadingBarItems: [UIBarButtonItem] = [] {
        didSet { if leadingBarItems != oldValue { barOwner.navigationBarInUse.updateAppearance() } }
    }
    lazy var scrolling = NavigationScrolling(self)
    private(set) lazy var stage = ChildStage(self, .byContainer)

    /// Updates the tab bar, which shows the root's item.
    private func rootMayHaveChanged() {
        let (old, root) = (knownRoot, stackStorage.controllers.first)
        guard root !== old else { return }
        knownRoot = root
        guard extras?.tabBarItem == nil else { return }
        barContainer?.tabBarItemDidChange(of: self)
        // The list of More also shows this controller by that item, and is not its parent.
        if let item = old?.extras?.tabBarItem { item.observers.notify(item) }
    }

    // MARK: Accessing items on the navigation stack

    /// The controller that is, or will be, on top. A presented controller does not count.
    open var topViewController: UIViewController? { stack.last }

    /// The visible controller: the presented one if it exists, otherwise the top. While a pop runs, it is still the
    /// outgoing one.
    open var visibleViewController: UIViewController? { visibleNow }

    /// The stack, the root controller first. Setting it calls `setViewControllers(_:animated:)` without animation.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the stack, in one transition.
    ///
    /// With animation, the transition is a pop if the last controller was in the old stack below the top, and a push
    /// if it was not in the old stack. If it was already the top, the change is not visible. A controller that occurs
    /// twice is an error.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        replaceStack(viewControllers, animated: animated, isChecked: true)
    }

    // MARK: Pushing and popping stack items

    /// Pushes a controller onto the stack and shows it.
    ///
    /// It is an error, without effect, if the controller is already in the stack, is a navigation controller, or
    /// belongs to a different navigation controller.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        push(viewController, animated: animated)
    }

    /// Removes the top controller and returns it. If it is the only one, the stack is unchanged and the method returns
    /// Returns `nil`.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? { pop(animated: animated) }

    /// Pops all controllers above the first, and returns them, the lowest first.
    ///
    /// - Returns: `nil` if the first controller is the only one or the stack is empty (recorded on iOS 26.1).
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { pop(to: $0, animated: animated) }
    }

    /// Pops all controllers above a controller of the stack, and returns them, the lowest first.
    ///
    /// A controller that is not in the stack is an error.
    ///
    /// - Returns: `nil` if the controller is the top one or not in the stack (recorded on iOS 26.1).
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        pop(to: viewController, animated: animated)
    }

    /// Pushes the controller, animated.
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: UIView.areAnimationsEnabled)
    }

    /// The stack from its top, without the controller that contains the source.
    open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let containing = childContaining(source)
        return stack.reversed().filter { $0 !== containing && $0.parent === self }
    }

    /// Pops to the controller if it is below the top.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        super.unwind(for: unwindSegue, towards: subsequentVC)
        guard isInModel(subsequentVC), stack.last !== subsequentVC else { return }
        popToViewController(subsequentVC, animated: unwindSegue.animatesContainers)
    }

    /// The item of the root controller, unless an item was set here (documented: in a tab bar the attributes of the
    /// bottom controller count).
    open override var tabBarItem: UITabBarItem! {
        get { controllerForTabBarItem?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }

    /// The title. Setting it also sets the title of `tabBarItem`, which is the root's item unless an item was set
    /// here.
    open override var title: String? {
        get { super.title }
        set {
            super.title = newValue
            controllerForTabBarItem?.tabBarItem.title = newValue
        }
    }

    /// The recognizer of the swipe from the leading edge that pops the top controller interactively.
    ///
    /// It begins if the stack has more than one controller and the back button is visible. It does not begin if left
    /// items replace the back button, or if the bar is hidden. Its delegate checks these conditions. With a custom
    /// delegate only the first remains.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGestureInUse.edgePan }

    // MARK: Getting the delegate

    // Disfavored for `UIImagePickerController`, whose delegate has a refined protocol: see `UIScrollView.delegate`.
    /// The delegate, which is notified of shown controllers and provides animators. It is not retained.
    @_disfavoredOverload open weak var delegate: (any UINavigationControllerDelegate)? {
        didSet { OptionalMethods.navigationController.check(delegate) }
    }

    // MARK: Configuring navigation bars

    /// The navigation bar. Hide it only with `setNavigationBarHidden(_:animated:)`.
    open var navigationBar: UINavigationBar { navigationBarInUse }

    /// The bar of a document, until it is used.
    private var documentBar: UINavigationBar?

    /// Uses the bar of a document. Its own items are ignored: the items of the stack are shown.
    func use(_ bar: UINavigationBar) { documentBar = bar }

    /// Uses the toolbar of a document.
    func use(_ bar: UIToolbar) {
        bar.controller = self
        bar.isHidden = true
        toolbarStorage = bar
    }

    lazy var navigationBarInUse: UINavigationBar = {
        let bar =
            documentBar
            ?? (navigationBarClass == UINavigationBar.self ? UINavigationBar() : ClassTable.make(navigationBarClass))
        documentBar = nil
        bar.controller = self
        bar.show(stack.last?.navigationItem, previous: bar.backItem)
        return bar
    }()

    func makeToolbar() -> UIToolbar {
        let bar = toolbarClass == UIToolbar.self ? UIToolbar() : ClassTable.make(toolbarClass)
        bar.controller = self
        return bar
    }

    /// Hides or shows the bar. With animation it slides over the top edge within `hideShowBarDuration` seconds.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        changeBars(navigationBar: hidden, toolbar: nil, animated: animated)
    }

    /// Whether the bar is hidden. The default is `false`.
    open var isNavigationBarHidden: Bool {
        get { bars.isNavigationBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    // MARK: Configuring custom toolbars

    /// The bar at the bottom, which shows the `toolbarItems` of the top controller. Do not change its items directly.
    open var toolbar: UIToolbar! { toolbarInUse }

    /// Hides or shows the toolbar. With animation it slides over the bottom edge within `hideShowBarDuration` seconds.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        changeBars(navigationBar: nil, toolbar: hidden, animated: animated)
    }

    /// Whether the toolbar is hidden. The default is `true`.
    open var isToolbarHidden: Bool {
        get { bars.isToolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    // MARK: Hiding the navigation bar

    /// Whether a tap on the content that no view handles hides or shows the bars. The default is `false`.
    open var hidesBarsOnTap: Bool {
        get { bars.hidesOnTap }
        set {
            bars.hidesOnTap = newValue
            hidingInUse.update()
        }
    }

    /// Whether a swipe up hides the bars and a swipe down shows them. The default is `false`. The toolbar is included
    /// if it has items.
    open var hidesBarsOnSwipe: Bool {
        get { bars.hidesOnSwipe }
        set {
            bars.hidesOnSwipe = newValue
            hidingInUse.update()
        }
    }

    /// Whether the bars are hidden when the height becomes compact, and shown when it becomes regular. The default is
    /// `false`. A tap shows them.
    open var hidesBarsWhenVerticallyCompact: Bool {
        get { bars.hidesWhenVerticallyCompact }
        set {
            bars.hidesWhenVerticallyCompact = newValue
            hidingInUse.update()
            updateForHeightClass()
        }
    }

    /// Whether the bars are hidden when the keyboard appears. They stay hidden when it disappears, until a tap. The
    /// default is `false`.
    open var hidesBarsWhenKeyboardAppears: Bool {
        get { bars.hidesWhenKeyboardAppears }
        set {
            bars.hidesWhenKeyboardAppears = newValue
            hidingInUse.update()
        }
    }

    /// The recognizer of the taps for `hidesBarsOnTap`. It is enabled while they have an effect.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hidingInUse.tap }

    /// The recognizer of the swipes for `hidesBarsOnSwipe`. It is enabled while that property is `true`.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hidingInUse.swipe }

    // MARK: View and appearance

    /// Creates the view, which contains the pages and the bars above them.
    open override func loadView() {
        let view = NavigationView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.controller = self
        self.view = view
        pages.frame = view.bounds
        view.addSubview(pages)
        view.addSubview(navigationBarInUse)
        if let toolbarStorage { view.addSubview(toolbarStorage) }
        popGestureInUse.attach(to: view)
        hiding?.attach(to: view)
    }

    /// Places the view of the top controller, which appears with this controller.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        appearTop(animated: animated)
    }

    /// Ends the appearance of the top controller.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        topDidAppear(animated: animated)
    }

    /// Ends the arrival of children whose callbacks were sent or will never be sent.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        stage.arriveNow()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass { updateForHeightClass() }
        viewIfLoaded?.setNeedsLayout()
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard let child = container as? UIViewController, isViewLoaded else { return parentSize }
        if let split = parent as? UISplitViewController, let size = split.sizeOfColumnToCome(child) { return size }
        return frame(of: child, in: CGRect(origin: .zero, size: parentSize)).size
    }

    /// Copies the preferred size of the top controller.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === stack.last { preferredContentSize = container.preferredContentSize }
    }

    // MARK: Being in a split view

    /// Puts the controller on top, without a transition. It may be a navigation controller.
    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) { splitViewController.adoptWithoutMovingViews([secondaryViewController], on: self) }

    /// Removes and returns the top controller with its children, or returns `nil` if it is the only controller.
    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        return removeWithoutMovingViews(from: top).first
    }

    // MARK: Orientations and system appearance

    /// The delegate's orientations, otherwise all but upside down on a phone and all on a pad. The stack is ignored.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? standardSupportedOrientations
    }

    /// The delegate's orientation, otherwise the present one.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self) ?? standardPreferredOrientation
    }

    var standardSupportedOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }
    var standardPreferredOrientation: UIInterfaceOrientation { super.preferredInterfaceOrientationForPresentation }

    /// The top controller if the bar is hidden, otherwise `nil`: the style of the bar counts.
    open override var childForStatusBarStyle: UIViewController? { bars.isNavigationBarHidden ? stack.last : nil }

    /// The top controller, which decides whether the status bar is hidden.
    open override var childForStatusBarHidden: UIViewController? { stack.last }

    /// The top controller, which decides whether the home indicator is hidden.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { stack.last }

    /// The top controller, which decides at which edges system gestures are deferred.
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { stack.last }

    /// The top controller, which decides whether the pointer is locked.
    open override var childViewControllerForPointerLock: UIViewController? { stack.last }

    /// Light above a black bar. If the bar is hidden, the style that the top controller prefers.
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        if bars.isNavigationBarHidden { return stack.last?.preferredStatusBarStyle ?? .default }
        return navigationBarInUse.barStyle == .black ? .lightContent : .default
    }

    // MARK: Keys

    /// Alt with the left arrow, and the command key with the left bracket, pop the top controller.
    open override var keyCommands: [UIKeyCommand]? {
        let own = super.keyCommands
        guard stack.count > 1 else { return own }
        return (own ?? []) + [
            UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: .alternate, action: "goBackInStack"),
            UIKeyCommand(input: "[", modifierFlags: .command, action: "goBackInStack"),
        ]
    }

    /// Adds the properties of navigation controllers.
    open override class var namedProperties: NamedProperties { addNavigationProperties(to: super.namedProperties) }

    /// Adds the actions of the keys.
    open override class var namedActions: NamedActions {
        super.namedActions.adding("goBackInStack", UINavigationController.backButtonWasTapped)
            .adding(
                "popViewControllerAnimated:",
                flag: { (controller: UINavigationController, isAnimated) in
                    _ = controller.popViewController(animated: isAnimated)
                }
            )
            .adding(
                "popToRootViewControllerAnimated:",
                flag: { (controller: UINavigationController, isAnimated) in
                    _ = controller.popToRootViewController(animated: isAnimated)
                })
    }
}
