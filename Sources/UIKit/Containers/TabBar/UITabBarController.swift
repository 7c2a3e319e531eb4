import Foundation
import UIFoundation
import UIKitCore

/// A container that shows one of several controllers at a time, selected with a bar at the bottom.
///
///     let tabs = UITabBarController()
///     tabs.viewControllers = [UINavigationController(rootViewController: WorldClock()), Stopwatch()]
///     tabs.selectedIndex = 1
///     window.rootViewController = tabs
///
/// The item of a tab is the `tabBarItem` of its controller. The view of a controller is loaded when its tab is shown
/// for the first time. It fills the container, and the bar is part of its safe area. With more controllers than fit
/// (six on a phone) the last item of the bar is More, which lists the remaining controllers.
///
/// In a window of regular width and height the bar floats at the top, as on iPadOS 18: titles in a capsule, which
/// scrolls if they do not fit, in one row with the bar of a child that is a navigation controller.
///
/// Keys: Control with 1 to 9 selects a tab. The Tab key moves the focus into the bar, and arrow keys move between the
/// items.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitabbarcontroller>.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, TabBarManager, TabContainer {
    // MARK: Creating a tab bar controller

    /// Creates a controller without tabs.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// Creates a controller from a storyboard or nib. With a different coder it has no tabs.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let made: UITabBar = coder.ofDocument?.object(.tabBar) { bar = made }
        setUp()
        if let coder = coder.ofDocument { decodeTabs(from: coder) }
    }

    private func setUp() {
        bar.manager = self
        insetsContentScrollViews = true
    }

    /// Creates a controller with tabs. The first is selected.
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        setTabs(tabs, animated: false)
    }

    // MARK: Stored state

    private(set) var controllers: [UIViewController]?
    var selection = TabSelection.none
    var arrangement = TabArrangement()
    private(set) lazy var stage = ChildStage(self, .whenAdded)
    var customizable: [UIViewController]?
    var more: MoreNavigationController?
    private(set) var bar = UITabBar()
    let contentView = TabContentView()
    var tabList: [UITab] = []
    var barState = TabBarState()
    /// The row that navigation bars were last notified of.
    var shownRow: TabBarRow?
    lazy var scrolling = TabBarScrolling(self)
    /// The selected tab in the last notification of the delegate.
    weak var reportedTab: UITab?

    // MARK: Preserving and restoring state

    /// Writes the selected controller and the tabs.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeTabs(with: coder)
    }

    /// Selects the restored controller, independent of its place among the tabs.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeTabs(with: coder)
    }

    // MARK: Managing the view controllers

    /// The controllers, in the order of the tabs. `nil` at first, and if the controller has `tabs` (recorded on iOS
    /// 26.1).
    ///
    /// Setting it is `setViewControllers(_:animated:)` without animation.
    open var viewControllers: [UIViewController]? {
        get { tabList.isEmpty ? controllers : nil }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the controllers.
    ///
    /// The selected controller stays selected if it is among the new ones. Otherwise the controller with the same
    /// index is selected, or the first. All controllers become customizable. Duplicates are ignored.
    ///
    /// - Parameters:
    ///   - viewControllers: The controllers, in the order of their tabs, or `nil` to remove all.
    ///   - animated: Whether the items of the bar are animated to their places.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        forgetTabs()
        replaceControllers(viewControllers, animated: animated)
    }

    /// The controllers that the user may move between the bar and More. The default is all controllers. If the array
    /// is empty, More has no Edit button.
    open var customizableViewControllers: [UIViewController]? {
        get { customizable }
        set {
            let old = customizable
            customizable = newValue
            withExtendedLifetime(old) {}
            more?.customizationDidChange()
        }
    }

    /// The navigation controller of More, which lists and shows the controllers that do not fit into the bar. It is
    /// created on first access, and is never among `viewControllers`.
    open var moreNavigationController: UINavigationController { moreController }

    // MARK: Managing the selected tab

    /// The selected controller: a controller of `viewControllers`, or `moreNavigationController`. `nil` if the
    /// controller has no tabs.
    ///
    /// A controller that is listed under More is shown there. Setting the property does not call the delegate, except
    /// for `tabBarController(_:didSelectTab:previousTab:)` if the controller has `tabs` (recorded on iOS 26.1).
    /// Setting a different controller is an error.
    open var selectedViewController: UIViewController? {
        get { selection.controller(in: self) }
        set {
            select(newValue)
            if !tabList.isEmpty { reportSelection() }
        }
    }

    /// The index of the selected controller in `viewControllers`, or `NSNotFound` while More itself is selected and if
    /// the controller has no tabs. An index out of range is ignored (chosen).
    open var selectedIndex: Int {
        get {
            guard case .tab(let controller) = selection else { return NSNotFound }
            return controllers?.firstIndex { $0 === controller } ?? NSNotFound
        }
        set {
            guard let controllers, controllers.indices.contains(newValue) else { return }
            select(controllers[newValue])
            if !tabList.isEmpty { reportSelection() }
        }
    }

    // MARK: Tabs

    /// The tabs. A controller with tabs does not use `viewControllers`. Setting the property calls
    /// `setTabs(_:animated:)` without animation.
    open var tabs: [UITab] {
        get { tabList }
        set { setTabs(newValue, animated: false) }
    }

    /// Replaces the tabs. The selected tab stays selected if it is among them. Otherwise the first tab in the bar is
    /// selected.
    ///
    /// The delegate is notified of a changed selection at once.
    open func setTabs(_ tabs: [UITab], animated: Bool) { replaceTabs(tabs, animated: animated) }

    /// The selected tab. For a group it is the selected child. `nil` without `tabs`.
    open var selectedTab: UITab? {
        get { selectedTabNow }
        set { select(newValue) }
    }

    /// Returns the tab with an identifier, at the root or in a group, or `nil`.
    open func tab(forIdentifier identifier: String) -> UITab? { findTab(identifier, in: tabList) }

    /// The identifiers of the root tabs that are shown in a compact width. `nil`, the default, shows all.
    open var compactTabIdentifiers: [String]? { didSet { if compactTabIdentifiers != oldValue { showTabs() } } }

    /// The key for saving hidden tabs and the order of tabs in groups in `UserDefaults.standard`. With `nil`, the
    /// default, they are not saved. The saved state is applied to tabs that are set afterwards.
    open var customizationIdentifier: String?

    /// Whether the tabs can also be shown in a sidebar. Sidebars are not available, so all modes show the bar. If
    /// UIKit would show a sidebar, the user can edit the tabs, here by a long press on the bar or with More's Edit
    /// button (chosen).
    open var mode = Mode.automatic

    /// The presentation of the tabs.
    public enum Mode: Int, Sendable {
        /// As `tabSidebar` if one of the tabs is a group, otherwise as `tabBar`.
        case automatic = 0
        /// The bar.
        case tabBar = 1
        /// The bar, and a sidebar if available.
        case tabSidebar = 2
    }

    // MARK: Configuring the bar

    /// The bar, at the bottom, or floating at the top of a window of regular width and height. The controller sets its
    /// items and its delegate. The program may change its appearance.
    open var tabBar: UITabBar { bar }

    /// Whether the program has hidden the bar. The default is `false`. `hidesBottomBarWhenPushed` does not change the
    /// value.
    open var isTabBarHidden: Bool {
        get { barState.isHiddenByProgram }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar. The content uses the space of a hidden bar.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated: animated) }

    /// The delegate, which decides about selections and is notified of them. It is not retained. The default is `nil`.
    open weak var delegate: (any UITabBarControllerDelegate)? {
        didSet { OptionalMethods.tabBarController.check(delegate) }
    }

    // MARK: View

    open override func loadView() {
        let view = TabBarContainerView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.container = self
        self.view = view
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        contentView.frame = view.bounds
        view.addSubview(contentView)
        view.addSubview(bar)
        let press = UILongPressGestureRecognizer()
        press.addTarget(self, action: UITabBarController.editTabs(_:))
        bar.addGestureRecognizer(press)
        bar.isFloating = isBarAtTop
        arrange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if compactTabIdentifiers != nil { showTabs() }
        rearrangeTabs()
    }

    // MARK: Being a container

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Selects the controller.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        super.unwind(for: unwindSegue, towards: subsequentVC)
        guard subsequentVC === more || controllers?.contains(where: { $0 === subsequentVC }) == true else { return }
        // A controller that is listed under More is already shown, or the stack of More leads to it.
        guard subsequentVC !== more || selection.displayed(in: self) !== more else { return }
        selectedViewController = subsequentVC
    }

    open override var childForStatusBarStyle: UIViewController? { selection.displayed(in: self) }
    open override var childForStatusBarHidden: UIViewController? { selection.displayed(in: self) }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { selection.displayed(in: self) }
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selection.displayed(in: self) }
    open override var childViewControllerForPointerLock: UIViewController? { selection.displayed(in: self) }

    /// The delegate's orientations, otherwise the default. The children are ignored.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? ownSupportedInterfaceOrientations
    }

    /// The delegate's orientation, otherwise the default.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
            ?? ownPreferredInterfaceOrientation
    }

    var ownSupportedInterfaceOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }
    var ownPreferredInterfaceOrientation: UIInterfaceOrientation {
        super.preferredInterfaceOrientationForPresentation
    }

    /// The commands of the superclass, and Control with 1 to 9, which selects a tab.
    open override var keyCommands: [UIKeyCommand]? { (super.keyCommands ?? []) + tabCommands }

    // MARK: UITabBarDelegate

    /// Called when the user has tapped an item of the bar.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// Adds the properties of tab bar controllers.
    open override class var namedProperties: NamedProperties { addTabControllerProperties(to: super.namedProperties) }

    open override class var namedActions: NamedActions {
        super.namedActions.adding("_selectTab:", UITabBarController.selectTab(_:))
    }

    func setControllersStorage(_ new: [UIViewController]?) { controllers = new }
}
