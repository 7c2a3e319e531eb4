import Foundation
import UIFoundation
import UIKitCore

/// A container that displays one of several controllers at a time. The user selects a controller in a bar at the
/// bottom.
///
///     let tabs = UITabBarController()
///     tabs.viewControllers = [UINavigationController(rootViewController: WorldClock()), Stopwatch()]
///     tabs.selectedIndex = 1
///     window.rootViewController = tabs
///
/// A tab is represented by the `tabBarItem` of its controller. The view of a controller is loaded when its tab is
/// selected for the first time. The view fills the container, and the bar is part of its safe area. If more
/// controllers exist than fit into the bar (six on a phone), the last item of the bar is More, which lists the
/// remaining controllers.
///
/// In a window of regular width and height, the bar floats at the top, as on iPadOS 18. It is a capsule with titles,
/// which scrolls if the titles do not fit. If the selected controller is a navigation controller, its navigation bar
/// is in the same row.
///
/// Control with a digit from 1 to 9 selects a tab. The Tab key moves the focus into the bar, and the arrow keys move
/// the focus between the items.
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

    /// Decodes a controller from a storyboard or nib. With any other coder, it has no tabs.
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
    /// The row in the last notification of the navigation bars.
    var shownRow: SharedBarRow?
    lazy var scrolling = TabBarScrolling(self)
    /// The selected tab in the last notification of the delegate.
    weak var reportedTab: UITab?

    // MARK: Preserving and restoring state

    /// Encodes the selected controller and the controllers of the tabs.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeTabs(with: coder)
    }

    /// Selects the restored controller, whatever its index is.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeTabs(with: coder)
    }

    // MARK: Managing the view controllers

    /// The controllers, in the order of their tabs. The default is `nil`, and the value is also `nil` if the
    /// controller has `tabs` (recorded on iOS 26.1).
    ///
    /// Setting the property calls `setViewControllers(_:animated:)` without animation.
    open var viewControllers: [UIViewController]? {
        get { tabList.isEmpty ? controllers : nil }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the controllers.
    ///
    /// The selected controller stays selected if the new controllers contain it. Otherwise the controller with the
    /// same index is selected, or the first controller if the index is out of range. All controllers become
    /// customizable. Duplicates are ignored.
    ///
    /// - Parameters:
    ///   - viewControllers: The controllers, in the order of their tabs; `nil` removes all controllers.
    ///   - animated: Whether the items of the bar move to their new positions with an animation.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        forgetTabs()
        replaceControllers(viewControllers, animated: animated)
    }

    /// The controllers that the user may move between the bar and More. The default is all controllers. If the array
    /// is empty, the list of More has no Edit button.
    open var customizableViewControllers: [UIViewController]? {
        get { customizable }
        set {
            let old = customizable
            customizable = newValue
            withExtendedLifetime(old) {}
            more?.customizationDidChange()
        }
    }

    /// The navigation controller of More, which lists and displays the controllers that do not fit into the bar. It is
    /// created on first access. `viewControllers` never contains it.
    open var moreNavigationController: UINavigationController { moreController }

    // MARK: Managing the selected tab

    /// The selected controller: a controller in `viewControllers`, or `moreNavigationController`; `nil` if the tab bar
    /// controller has no tabs.
    ///
    /// If the controller is in the list of More, More displays it. Setting the property does not call the delegate,
    /// except for `tabBarController(_:didSelectTab:previousTab:)` if the tab bar controller has `tabs` (recorded on
    /// iOS 26.1). It is an error to set a controller without a tab.
    open var selectedViewController: UIViewController? {
        get { selection.controller(in: self) }
        set {
            select(newValue)
            if !tabList.isEmpty { reportSelection() }
        }
    }

    // Chosen (Controllers): `selectedIndex` of a tab bar controller ignores an index out of range.
    /// The index of the selected controller in `viewControllers`; `NSNotFound` if More itself is selected or the
    /// controller has no tabs. Setting an index out of range is ignored.
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

    /// The tabs. If the array is not empty, they replace `viewControllers`. Setting the property calls
    /// `setTabs(_:animated:)` without animation.
    open var tabs: [UITab] {
        get { tabList }
        set { setTabs(newValue, animated: false) }
    }

    /// Replaces the tabs. The selected tab stays selected if the new tabs contain it. Otherwise the first tab in the
    /// bar is selected.
    ///
    /// If the selection has changed, the delegate is notified before the method returns.
    open func setTabs(_ tabs: [UITab], animated: Bool) { replaceTabs(tabs, animated: animated) }

    /// The selected tab. If a group is selected, it is the group's selected child; `nil` without `tabs`.
    open var selectedTab: UITab? {
        get { selectedTabNow }
        set { select(newValue) }
    }

    /// Returns the tab with an identifier, at the root or in a group; `nil` if no tab has the identifier.
    open func tab(forIdentifier identifier: String) -> UITab? { findTab(identifier, in: tabList) }

    /// The identifiers of the tabs at the root that are displayed in a compact width. `nil`, the default, displays all
    /// tabs.
    open var compactTabIdentifiers: [String]? { didSet { if compactTabIdentifiers != oldValue { showTabs() } } }

    /// The key for saving hidden tabs and the order of tabs in groups in `UserDefaults.standard`. If it is `nil`, the
    /// default, they are not saved. Set the key before the tabs, since the saved values are applied when tabs are set.
    open var customizationIdentifier: String?

    // Chosen (Controllers): If UIKit would display a sidebar, the user can edit the tabs with a long press on the tab
    // bar or with the Edit button of More.
    /// Whether the tabs can also be displayed in a sidebar. Sidebars are not available, so the bar is displayed in all
    /// modes. If UIKit would display a sidebar, the user can edit the tabs with a long press on the bar or with the
    /// Edit button of More.
    open var mode = Mode.automatic

    /// The presentation of the tabs.
    public enum Mode: Int, Sendable {
        /// Equivalent to `tabSidebar` if the tabs contain a group, otherwise to `tabBar`.
        case automatic = 0
        /// The tabs are displayed in the bar.
        case tabBar = 1
        /// The tabs are displayed in the bar, and in a sidebar if one is available.
        case tabSidebar = 2
    }

    // MARK: Configuring the bar

    /// The tab bar, which is at the bottom, or floats at the top of a window of regular width and height. The tab bar
    /// controller sets its items and is its delegate. The program may change its appearance.
    open var tabBar: UITabBar { bar }

    /// Whether the program has hidden the bar. The default is `false`. The property is independent of
    /// `hidesBottomBarWhenPushed`.
    open var isTabBarHidden: Bool {
        get { barState.isHiddenByProgram }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar. The content extends over the space of a hidden bar.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated: animated) }

    /// The delegate, which permits and observes selections. It is referenced weakly. The default is `nil`.
    open weak var delegate: (any UITabBarControllerDelegate)? {
        didSet { OptionalMethods.tabBarController.check(delegate) }
    }

    // MARK: View

    open override func loadView() {
        let view = TabBarContainerView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // Recorded on iOS 26.1.
        view.backgroundColor = .systemBackground
        view.container = self
        // A subclass may select a tab before `viewDidLoad()`.
        contentView.frame = view.bounds
        self.view = view
    }

    /// Selects the first controller if no controller was selected since the tab bar controller was decoded.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        selectFirstIfNeeded()
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
        // The controller is already visible in More, or can be reached by unwinding the stack of More.
        guard subsequentVC !== more || selection.displayed(in: self) !== more else { return }
        selectedViewController = subsequentVC
    }

    open override var childForStatusBarStyle: UIViewController? { selection.displayed(in: self) }
    open override var childForStatusBarHidden: UIViewController? { selection.displayed(in: self) }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { selection.displayed(in: self) }
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selection.displayed(in: self) }
    open override var childViewControllerForPointerLock: UIViewController? { selection.displayed(in: self) }

    /// The orientations that the delegate returns, otherwise the default orientations. The children are ignored.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? ownSupportedInterfaceOrientations
    }

    /// The orientation that the delegate returns, otherwise the default orientation.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
            ?? ownPreferredInterfaceOrientation
    }

    var ownSupportedInterfaceOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }
    var ownPreferredInterfaceOrientation: UIInterfaceOrientation {
        super.preferredInterfaceOrientationForPresentation
    }

    /// The key commands of the superclass, and Control with a digit from 1 to 9, which selects a tab.
    open override var keyCommands: [UIKeyCommand]? { (super.keyCommands ?? []) + tabCommands }

    // MARK: UITabBarDelegate

    /// Called when the user has tapped an item of the bar.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// The named properties of tab bar controllers.
    open override class var namedProperties: NamedProperties { addTabControllerProperties(to: super.namedProperties) }

    open override class var namedActions: NamedActions {
        super.namedActions.adding("_selectTab:", UITabBarController.selectTab(_:))
    }

    func setControllersStorage(_ new: [UIViewController]?) { controllers = new }
}
