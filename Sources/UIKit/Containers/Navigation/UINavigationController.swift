import CoreGraphics
import Foundation

// Chosen (Controllers): Changes of a navigation stack during a transition change `viewControllers` at once; their
// transition begins when the running one has ended.
/// A container that shows the top controller of a stack below a navigation bar.
///
///     let navigation = UINavigationController(rootViewController: ClocksController())
///     window.rootViewController = navigation
///     …
///     navigationController?.pushViewController(ClockController(clock), animated: true)
///
/// `viewControllers` and `topViewController` change before each call returns. Callbacks are sent and views are added in
/// the next layout pass, in the order of `TransitionScript.navigation`. If a transition is running, a call changes the
/// stack at once, and its separate transition begins when the running transition has ended.
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

    /// Encodes the stack, beginning with the root. Controllers without a restoration identifier are omitted. Several
    /// controllers may have the same identifier.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeStack(with: coder)
    }

    /// Sets the stack to the restored controllers, in their order and without animation.
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

    /// Decodes a navigation controller from a storyboard or nib. With any other coder, the stack is empty.
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
    /// The root controller, while a different navigation controller displays the stack.
    var sharedRoot: UIViewController?
    /// The navigation controller that shows the stack above its own controllers.
    @SharedWeak var borrower: UINavigationController?
    /// The navigation controller whose stack this navigation controller displays.
    @SharedWeak var shownLender: UINavigationController?
    /// The number of controllers below the stack of `shownLender`, which belong to this navigation controller.
    var ownPageCount = 0
    /// The controllers above this column of a collapsed split view that were restored before the column's stack.
    var pagesRestoredAbove: [UIViewController] = []
    /// The controller whose view is displayed. During a transition it is the outgoing controller.
    @SharedWeak var displayed: UIViewController?
    /// The controller in the last notification of the delegate, which prevents a second notification for the same
    /// controller.
    @SharedWeak var notifiedTarget: UIViewController?
    @SharedWeak var notifiedEnd: UIViewController?
    let pages = NavigationPages()
    private var navigationBarClass = UINavigationBar.self
    private var toolbarClass = UIToolbar.self
    var bars = BarVisibility()
    /// The state of pages and bars in the running transition, or `nil` if no transition runs.
    var motion: NavigationMotion?
    var toolbarStorage: UIToolbar?
    var popGesture: PopGesture?
    var hiding: BarHidingGestures?
    /// The items of a split view that the navigation bar displays in addition to those of the stack.
    var leadingBarItems: [UIBarButtonItem] = [] {
        didSet { if leadingBarItems != oldValue { barOwner.navigationBarInUse.updateAppearance() } }
    }
    lazy var scrolling = NavigationScrolling(self)
    private(set) lazy var stage = ChildStage(self, .byContainer)

    /// Updates the tab bar, which shows the root's item.
    private func rootMayHaveChanged() {
        let (old, root) = (knownRoot, stackStorage.controllers.first)
        guard root !== old else { return }
        knownRoot = root
        if tabBarItemIfMade == nil { tabBarItemDidChange(from: old?.tabBarItemIfMade) }
    }

    // MARK: Accessing items on the navigation stack

    /// The top controller of the stack, even if its transition has not begun or a different controller is presented
    /// over it.
    open var topViewController: UIViewController? { stack.last }

    /// The visible controller: the presented controller, otherwise the top controller. During a pop, it is the
    /// outgoing controller.
    open var visibleViewController: UIViewController? { visibleNow }

    /// The stack, the root controller first. Setting it calls `setViewControllers(_:animated:)` without animation.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the stack, in one transition.
    ///
    /// An animated transition is a pop if the new top controller was already in the stack below the top, and a push if
    /// it was not in the stack. If it was already the top controller, the change is not visible. It is an error to
    /// pass a controller twice.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        replaceStack(viewControllers, animated: animated, isChecked: true)
    }

    // MARK: Pushing and popping stack items

    /// Pushes a controller onto the stack and shows it.
    ///
    /// It is an error to push a navigation controller, or a controller that is already in the stack or belongs to a
    /// different navigation controller. The call has no effect then.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        push(viewController, animated: animated)
    }

    /// Pops the top controller and returns it. If the stack contains fewer than two controllers, it is unchanged, and
    /// the method returns `nil`.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? { pop(animated: animated) }

    /// Pops all controllers except the root controller, and returns them, the lowest first.
    ///
    /// - Returns: The popped controllers; `nil` if the stack contains fewer than two controllers (recorded on iOS
    ///   26.1).
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { pop(to: $0, animated: animated) }
    }

    /// Pops all controllers above the given controller, and returns them, the lowest first.
    ///
    /// It is an error to pass a controller that is not in the stack.
    ///
    /// - Returns: The popped controllers; `nil` if the controller is the top controller or not in the stack (recorded
    ///   on
    ///   iOS 26.1).
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        pop(to: viewController, animated: animated)
    }

    /// Pushes the controller, animated.
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: UIView.areAnimationsEnabled)
    }

    /// Returns the controllers of the stack from the top down, except the controller that contains the source.
    open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let containing = childContaining(source)
        return stack.reversed().filter { $0 !== containing && $0.parent === self }
    }

    /// Pops to the controller, unless it is the top controller.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        super.unwind(for: unwindSegue, towards: subsequentVC)
        guard isInModel(subsequentVC), stack.last !== subsequentVC else { return }
        popToViewController(subsequentVC, animated: unwindSegue.animatesContainers)
    }

    /// The tab bar item of the root controller, unless you set an item for the navigation controller (documented: a
    /// tab bar uses the attributes of the root controller).
    open override var tabBarItem: UITabBarItem! {
        get { controllerForTabBarItem?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }

    /// The title. Setting it also sets the title of `tabBarItem`, which is the root controller's item unless you set
    /// an item for the navigation controller.
    open override var title: String? {
        get { super.title }
        set {
            super.title = newValue
            controllerForTabBarItem?.tabBarItem.title = newValue
        }
    }

    /// The recognizer of the swipe from the leading edge that pops the top controller interactively.
    ///
    /// It begins if the stack contains more than one controller and the back button is visible. It does not begin if
    /// left items replace the back button, or if the navigation bar is hidden. The delegate of the recognizer checks
    /// the visibility of the back button, so with a custom delegate only the first condition applies.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGestureInUse.edgePan }

    /// The recognizer of the pan that pops the top controller from anywhere in the content, if no other recognizer
    /// there follows the touch. It recognizes pans towards the trailing edge. A program can require its failure, or
    /// disable it. The gesture works after the property was read for the first time. A name of iOS 26.
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { popGestureInUse.contentPanInUse }

    /// Ends an active search of the controller at the top, otherwise pops this controller. Returns `false` if it is the
    /// only one.
    open override func accessibilityPerformEscape() -> Bool {
        if super.accessibilityPerformEscape() { return true }
        if topViewController?.navigationItemIfMade?.searchController?.accessibilityPerformEscape() == true {
            return true
        }
        return popViewController(animated: true) != nil
    }

    // MARK: Getting the delegate

    // Disfavored for `UIImagePickerController`, whose delegate has a refined protocol: see `UIScrollView.delegate`.
    /// The delegate, which is notified of displayed controllers and provides animators. It is referenced weakly.
    @_disfavoredOverload open weak var delegate: (any UINavigationControllerDelegate)? {
        didSet { OptionalMethods.navigationController.check(delegate) }
    }

    // MARK: Configuring navigation bars

    /// The navigation bar. Hide it only with `setNavigationBarHidden(_:animated:)`.
    open var navigationBar: UINavigationBar { navigationBarInUse }

    /// The navigation bar of a storyboard or nib, until the navigation controller uses it.
    private var documentBar: UINavigationBar?

    /// Uses the navigation bar of a storyboard or nib. The items of that bar are ignored, since the bar displays the
    /// items of the stack.
    func use(_ bar: UINavigationBar) { documentBar = bar }

    /// Uses the toolbar of a storyboard or nib.
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

    /// Hides or shows the navigation bar. If `animated` is `true`, the bar slides over the top edge within
    /// `hideShowBarDuration` seconds.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        changeBars(navigationBar: hidden, toolbar: nil, animated: animated)
    }

    /// Whether the bar is hidden. The default is `false`.
    open var isNavigationBarHidden: Bool {
        get { bars.isNavigationBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    // MARK: Configuring custom toolbars

    /// The toolbar, which displays the `toolbarItems` of the top controller. Do not set its items directly.
    open var toolbar: UIToolbar! { toolbarInUse }

    /// Hides or shows the toolbar. If `animated` is `true`, it slides over the bottom edge within
    /// `hideShowBarDuration` seconds.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        changeBars(navigationBar: nil, toolbar: hidden, animated: animated)
    }

    /// Whether the toolbar is hidden. The default is `true`.
    open var isToolbarHidden: Bool {
        get { bars.isToolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    // MARK: Hiding the navigation bar

    /// Whether a tap on the content hides or shows the bars, unless a view handles the tap. The default is `false`.
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

    /// Whether the bars are hidden when the height becomes compact, and shown when it becomes regular. While they are
    /// hidden, a tap shows them. The default is `false`.
    open var hidesBarsWhenVerticallyCompact: Bool {
        get { bars.hidesWhenVerticallyCompact }
        set {
            bars.hidesWhenVerticallyCompact = newValue
            hidingInUse.update()
            updateForHeightClass()
        }
    }

    /// Whether the bars are hidden when the keyboard appears. A tap shows them again; they stay hidden when the
    /// keyboard disappears. The default is `false`.
    open var hidesBarsWhenKeyboardAppears: Bool {
        get { bars.hidesWhenKeyboardAppears }
        set {
            bars.hidesWhenKeyboardAppears = newValue
            hidingInUse.update()
        }
    }

    /// The tap recognizer for `hidesBarsOnTap`. It is enabled while a tap can hide or show the bars.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hidingInUse.tap }

    /// The pan recognizer for `hidesBarsOnSwipe`. It is enabled while `hidesBarsOnSwipe` is `true`.
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

    /// Adds the view of the top controller, which appears together with the navigation controller. When the root of a
    /// window appears for the first time, the top controller appears in the layout pass (recorded on iOS 26.1).
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if !appearsInLayout { appearTop() }
    }

    /// Ends the appearance of the top controller.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        topDidAppear(animated: animated)
    }

    /// Sends the `didMove(toParent:)` calls that were deferred until the end of the navigation controller's
    /// appearance.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        stage.addPostponedMembers()
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
        return outerContainer?.futureSize(of: child)
            ?? frame(of: child, in: CGRect(origin: .zero, size: parentSize)).size
    }

    /// Sets `preferredContentSize` to the preferred content size of the top controller.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === stack.last { preferredContentSize = container.preferredContentSize }
    }

    // MARK: Being in a split view

    /// Adds the controller to the top of the stack, without a transition. It may be a navigation controller.
    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) { adoptWithoutMovingViews([secondaryViewController]) }

    /// Removes the top controller from the stack and returns it. It remains a child. Returns `nil` if it is the only
    /// controller.
    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        return removeWithoutMovingViews(from: top).first
    }

    // MARK: Orientations and system appearance

    /// The orientations that the delegate returns. Without a delegate: all orientations except upside down on a phone,
    /// and all on a pad. The controllers in the stack are ignored.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? standardSupportedOrientations
    }

    /// The orientation that the delegate returns; without a delegate the current orientation.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self) ?? standardPreferredOrientation
    }

    var standardSupportedOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }
    var standardPreferredOrientation: UIInterfaceOrientation { super.preferredInterfaceOrientationForPresentation }

    /// The top controller if the navigation bar is hidden. Otherwise `nil`, since the style of the navigation bar
    /// determines the status bar style.
    open override var childForStatusBarStyle: UIViewController? { bars.isNavigationBarHidden ? stack.last : nil }

    /// The top controller, which determines whether the status bar is hidden.
    open override var childForStatusBarHidden: UIViewController? { stack.last }

    /// The top controller, which determines whether the home indicator is hidden.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { stack.last }

    /// The top controller, which determines the edges where system gestures are deferred.
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { stack.last }

    /// The top controller, which determines whether the pointer is locked.
    open override var childViewControllerForPointerLock: UIViewController? { stack.last }

    /// The status bar style: `lightContent` over a `black` navigation bar. If the navigation bar is hidden, it is the
    /// style that the top controller prefers.
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        if bars.isNavigationBarHidden { return stack.last?.preferredStatusBarStyle ?? .default }
        return navigationBarInUse.barStyle.isBlack ? .lightContent : .default
    }

    // MARK: Keys

    /// The key commands that pop the top controller: Alt with the left arrow, and Command with the left bracket.
    open override var keyCommands: [UIKeyCommand]? {
        let own = super.keyCommands
        guard stack.count > 1 else { return own }
        return (own ?? []) + [
            UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: .alternate, action: "goBackInStack"),
            UIKeyCommand(input: "[", modifierFlags: .command, action: "goBackInStack"),
        ]
    }

    /// The named properties of navigation controllers.
    open override class var namedProperties: NamedProperties { addNavigationProperties(to: super.namedProperties) }

    /// The named actions of view controllers and of the key commands.
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
