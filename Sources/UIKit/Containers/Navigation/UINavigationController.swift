import CoreGraphics
import Foundation

/// A container with a stack of controllers, of which the top one is seen, under a bar that leads back.
///
///     let navigation = UINavigationController(rootViewController: ClocksController())
///     window.rootViewController = navigation
///     …
///     navigationController?.pushViewController(ClockController(clock), animated: true)
///
/// The model (`viewControllers`, `topViewController`) changes inside each call; callbacks and views follow in the next layout
/// pass, in the order of `TransitionScript.navigation`. Calls during a transition wait for its end, each with a transition of
/// its own; their model changes at once, too (chosen).
///
/// Follows <https://developer.apple.com/documentation/uikit/uinavigationcontroller>.
open class UINavigationController: UIViewController, BarContainer {
    /// What becomes of the stack.
    public enum Operation: Int, Sendable {
        /// Nothing that is to be seen.
        case none = 0
        /// A controller comes on top.
        case push = 1
        /// The top controller goes.
        case pop = 2
    }

    /// The seconds in which bars are hidden and shown.
    public class var hideShowBarDuration: CGFloat { 0.2 }

    // MARK: Preserving and restoring state

    /// Writes the stack from the bottom up: those of its controllers that have an identifier. Several may have the same.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeStack(with: coder)
    }

    /// Shows the controllers of the stack that were found again, in their order, without animation.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeStack(with: coder)
    }

    // MARK: Creating navigation controllers

    /// Makes a navigation controller whose first controller is this one; its view is not loaded by that.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setUp()
        push(rootViewController, animated: false)
    }

    /// Makes an empty navigation controller with bars of other classes.
    ///
    /// - Parameters:
    ///   - navigationBarClass: A subclass of `UINavigationBar`; `nil` for that itself.
    ///   - toolbarClass: A subclass of `UIToolbar`; `nil` for that itself.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
        self.navigationBarClass = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
        self.toolbarClass = toolbarClass as? UIToolbar.Type ?? UIToolbar.self
        setUp()
    }

    /// Makes an empty navigation controller.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// Makes a navigation controller as a storyboard or nib describes it; of another coder an empty one.
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

    /// The model: what `viewControllers` answers.
    package internal(set) var stack: [UIViewController] {
        get { stackStorage.controllers }
        set { stackStorage = NavigationStack(newValue) }
    }
    var stackStorage = NavigationStack() { didSet { rootMayHaveChanged() } }
    @SharedWeak private var knownRoot: UIViewController?
    /// The root while another navigation controller shows the stack.
    var borrowedRoot: UIViewController?
    /// The navigation controller that shows the stack above its own controllers.
    @SharedWeak var borrower: UINavigationController?
    /// The navigation controller whose stack this one shows.
    @SharedWeak var shownLender: UINavigationController?
    /// How many controllers below the stack of `shownLender` belong to this one.
    var ownPageCount = 0
    /// Pages that were restored above this column of a collapsed split view, before its own stack.
    var pagesRestoredAbove: [UIViewController] = []
    /// The controller whose view is in its place; in a transition the one that was there before.
    @SharedWeak package internal(set) var displayed: UIViewController?
    /// What the delegate was last told of, so that it is not told twice.
    @SharedWeak var announced: UIViewController?
    @SharedWeak var announcedEnd: UIViewController?
    let pages = NavigationPages()
    private var navigationBarClass = UINavigationBar.self
    private var toolbarClass = UIToolbar.self
    var bars = BarVisibility()
    /// How pages and bars are in the transition that runs; `nil` while they lie still.
    var motion: NavigationMotion?
    var toolbarStorage: UIToolbar?
    var popGesture: PopGesture?
    var hiding: BarHidingGestures?
    /// What a split view shows in the bar besides the items of the stack.
    package var leadingBarItems: [UIBarButtonItem] = [] {
        didSet { if leadingBarItems != oldValue { barOwner.navigationBarInUse.updateAppearance() } }
    }
    lazy var scrolling = NavigationScrolling(self)
    private(set) lazy var stage = ChildStage(self, .byContainer)

    /// A tab bar shows the root's item.
    private func rootMayHaveChanged() {
        let (old, root) = (knownRoot, stackStorage.controllers.first)
        guard root !== old else { return }
        knownRoot = root
        guard extras?.tabBarItem == nil else { return }
        barContainer?.tabBarItemDidChange(of: self)
        // The list of More shows this one by that item, and is not its parent.
        if let item = old?.extras?.tabBarItem { item.observers.notify(item) }
    }

    // MARK: Accessing items on the navigation stack

    /// The controller that is, or is going to be, on top. What is presented over it does not count.
    open var topViewController: UIViewController? { stack.last }

    /// The controller that is seen: what is presented from here, else the top one; while a pop runs still the one that goes.
    open var visibleViewController: UIViewController? { visibleNow }

    /// The stack, the first controller first. Setting it is `setViewControllers(_:animated:)` without animation.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the stack, in one transition.
    ///
    /// Animated it is a pop where the last controller was in the old stack, but not on top, a push where it was not, and nothing
    /// to be seen where it was on top already. The same controller twice is an error.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        replaceStack(viewControllers, animated: animated, isChecked: true)
    }

    // MARK: Pushing and popping stack items

    /// Shows a controller on top of the others.
    ///
    /// An error, without effect, for one that is in the stack already, for a navigation controller, and for one that belongs
    /// to another navigation controller.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        push(viewController, animated: animated)
    }

    /// Takes the top controller away and answers it; `nil`, and nothing happens, where it is the only one.
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

    /// Pops to the controller, where it is below another one.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        super.unwind(for: unwindSegue, towards: subsequentVC)
        guard isInModel(subsequentVC), stack.last !== subsequentVC else { return }
        popToViewController(subsequentVC, animated: unwindSegue.animatesContainers)
    }

    /// The root's item, unless one was set here (documented: in a tab bar the attributes of the bottom controller count).
    open override var tabBarItem: UITabBarItem! {
        get { controllerForTabBarItem?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }

    /// Setting it also sets the title of `tabBarItem`, which is the root's where none was set here.
    open override var title: String? {
        get { super.title }
        set {
            super.title = newValue
            controllerForTabBarItem?.tabBarItem.title = newValue
        }
    }

    /// Recognises a swipe from the leading edge, which goes back under the finger.
    ///
    /// It begins where there is something to go back to and the back button is there; not beside left items that replace it,
    /// and not while the bar is hidden. These conditions are its delegate's: with another one only the first remains.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGestureInUse.edgePan }

    // MARK: Getting the delegate

    // Disfavored for `UIImagePickerController`, whose delegate is of a refined protocol: see `UIScrollView.delegate`.
    /// Is told what is shown, and says how. Kept weakly.
    @_disfavoredOverload open weak var delegate: (any UINavigationControllerDelegate)? {
        didSet { OptionalMethods.navigationController.check(delegate) }
    }

    // MARK: Configuring navigation bars

    /// The bar. Hide it with `setNavigationBarHidden(_:animated:)` only.
    open var navigationBar: UINavigationBar { navigationBarInUse }

    /// The bar of a document, until it is in use.
    private var documentBar: UINavigationBar?

    /// Takes over the bar of a document. Its own items count no more: those of the stack are shown.
    func use(_ bar: UINavigationBar) { documentBar = bar }

    /// Takes over the toolbar of a document.
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

    /// Hides or shows the bar; animated it slides over the top edge in `hideShowBarDuration`.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        changeBars(navigationBar: hidden, toolbar: nil, animated: animated)
    }

    /// Whether the bar is hidden. The default is `false`.
    open var isNavigationBarHidden: Bool {
        get { bars.isNavigationBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    // MARK: Configuring custom toolbars

    /// The bar at the bottom, which shows the `toolbarItems` of the top controller. Its items are not to be changed.
    open var toolbar: UIToolbar! { toolbarInUse }

    /// Hides or shows the toolbar; animated it slides over the bottom edge in `hideShowBarDuration`.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        changeBars(navigationBar: nil, toolbar: hidden, animated: animated)
    }

    /// Whether the toolbar is hidden. The default is `true`.
    open var isToolbarHidden: Bool {
        get { bars.isToolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    // MARK: Hiding the navigation bar

    /// Whether a tap on the content that nothing else handles hides the bars, and shows them again. The default is `false`.
    open var hidesBarsOnTap: Bool {
        get { bars.hidesOnTap }
        set {
            bars.hidesOnTap = newValue
            hidingInUse.update()
        }
    }

    /// Whether a swipe up hides the bars and one down shows them. The default is `false`. The toolbar takes part where it
    /// has items.
    open var hidesBarsOnSwipe: Bool {
        get { bars.hidesOnSwipe }
        set {
            bars.hidesOnSwipe = newValue
            hidingInUse.update()
        }
    }

    /// Whether the bars are hidden where the height becomes compact, and shown where it becomes regular. The default is
    /// `false`. A tap shows them.
    open var hidesBarsWhenVerticallyCompact: Bool {
        get { bars.hidesWhenVerticallyCompact }
        set {
            bars.hidesWhenVerticallyCompact = newValue
            hidingInUse.update()
            updateForHeightClass()
        }
    }

    /// Whether the bars are hidden when the keyboard comes. They stay hidden when it goes; a tap shows them. The default is
    /// `false`.
    open var hidesBarsWhenKeyboardAppears: Bool {
        get { bars.hidesWhenKeyboardAppears }
        set {
            bars.hidesWhenKeyboardAppears = newValue
            hidingInUse.update()
        }
    }

    /// Recognises the taps of `hidesBarsOnTap`; enabled while they have an effect.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hidingInUse.tap }

    /// Recognises the swipes of `hidesBarsOnSwipe`; enabled while that is on.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hidingInUse.swipe }

    // MARK: View and appearance

    /// Makes the view: the pages, and the bars over them.
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

    /// The top controller's view is put in its place, and appears with this one.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        appearTop(animated: animated)
    }

    /// The top controller has appeared.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        topDidAppear(animated: animated)
    }

    /// The top controller's callbacks have come, or never will.
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

    /// The top controller's preferred size becomes this one's.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === stack.last { preferredContentSize = container.preferredContentSize }
    }

    // MARK: Being in a split view

    /// Puts the controller on top, without a transition; also one that is a navigation controller.
    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) { splitViewController.adoptWithoutMovingViews([secondaryViewController], on: self) }

    /// Gives the top controller, with what it contains; `nil` where that is the only one.
    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        return removeWithoutMovingViews(from: top).first
    }

    // MARK: What the top controller does not say

    /// What the delegate says, else all but upside down on a phone and all on a pad; the stack is not asked.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? standardSupportedOrientations
    }

    /// What the delegate says, else the present orientation.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self) ?? standardPreferredOrientation
    }

    var standardSupportedOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }
    var standardPreferredOrientation: UIInterfaceOrientation { super.preferredInterfaceOrientationForPresentation }

    /// The top controller, where there is no bar whose style could count.
    open override var childForStatusBarStyle: UIViewController? { bars.isNavigationBarHidden ? stack.last : nil }

    /// The top controller decides whether there is a status bar.
    open override var childForStatusBarHidden: UIViewController? { stack.last }

    /// The top controller.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { stack.last }

    /// The top controller.
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { stack.last }

    /// The top controller.
    open override var childViewControllerForPointerLock: UIViewController? { stack.last }

    /// Light over a black bar; where the bar is hidden, what the top controller prefers.
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        if bars.isNavigationBarHidden { return stack.last?.preferredStatusBarStyle ?? .default }
        return navigationBarInUse.barStyle == .black ? .lightContent : .default
    }

    // MARK: Keys

    /// Alt with the left arrow, and the command key with the left bracket, go back.
    open override var keyCommands: [UIKeyCommand]? {
        let own = super.keyCommands
        guard stack.count > 1 else { return own }
        return (own ?? []) + [
            UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: .alternate, action: "goBackInStack"),
            UIKeyCommand(input: "[", modifierFlags: .command, action: "goBackInStack"),
        ]
    }

    /// With the properties of navigation controllers.
    open override class var namedProperties: NamedProperties { addNavigationProperties(to: super.namedProperties) }

    /// With what the keys do.
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
