import Foundation
import UIFoundation
import UIKitCore

/// A container that shows one of several controllers at a time, chosen with the bar at the bottom.
///
///     let tabs = UITabBarController()
///     tabs.viewControllers = [UINavigationController(rootViewController: WorldClock()), Stopwatch()]
///     tabs.selectedIndex = 1
///     window.rootViewController = tabs
///
/// A tab's item is its controller's `tabBarItem`. The view of a controller is loaded when its tab is shown for the first time. Its
/// view fills the container; the bar is part of its safe area. With more controllers than fit (six on a phone) the bar's last
/// item is More, which lists the others.
///
/// In a window of regular width and height the bar floats over the top, as on iPadOS 18: titles in a capsule, which scroll where
/// they do not fit, in one row with the bar of a child that is a navigation controller.
///
/// Keys: Control with 1 to 9 selects a tab; the tab key leads into the bar, where arrow keys move among the items.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitabbarcontroller>.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, TabBarManager, TabContainer {
    // MARK: Creating a tab bar controller

    /// Makes a controller without tabs.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// Makes a controller of a storyboard or nib; another coder says nothing.
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

    /// Makes a controller that shows tabs; the first is selected.
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
    /// The row that navigation bars have been told of.
    var shownRow: TabBarRow?
    lazy var scrolling = TabBarScrolling(self)
    /// The tab that the delegate knows to be selected.
    weak var reportedTab: UITab?

    // MARK: Preserving and restoring state

    /// Writes which controller is selected, and the tabs.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeTabs(with: coder)
    }

    /// Selects the controller that was selected, in whichever place its tab is now.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeTabs(with: coder)
    }

    // MARK: Managing the view controllers

    /// The controllers, one a tab, in the order of the tabs; `nil` at first, and of a controller with `tabs`
    /// (recorded on iOS 26.1).
    ///
    /// Setting it is `setViewControllers(_:animated:)` without animation.
    open var viewControllers: [UIViewController]? {
        get { tabList.isEmpty ? controllers : nil }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the controllers.
    ///
    /// The one that was selected stays so if it is among the new ones; otherwise the one at the same place is selected, or
    /// else the first. All become customizable. A controller that is given twice counts once.
    ///
    /// - Parameters:
    ///   - viewControllers: The controllers, in the order of their tabs; `nil` for none.
    ///   - animated: Whether the items of the bar move to their places.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        forgetTabs()
        replaceControllers(viewControllers, animated: animated)
    }

    /// The controllers that the user may move between the bar and More; all of them unless set. With none there is no Edit
    /// button.
    open var customizableViewControllers: [UIViewController]? {
        get { customizable }
        set {
            let old = customizable
            customizable = newValue
            withExtendedLifetime(old) {}
            more?.customizationDidChange()
        }
    }

    /// The navigation controller behind More: it lists the controllers for which the bar has no room, and shows them. Made
    /// when it is first asked for, and never among `viewControllers`.
    open var moreNavigationController: UINavigationController { moreController }

    // MARK: Managing the selected tab

    /// The controller that is selected: one of `viewControllers` or `moreNavigationController`. `nil` without any.
    ///
    /// A controller that is listed under More is shown there. Selecting sends no delegate calls, except that of a
    /// controller with `tabs`: `tabBarController(_:didSelectTab:previousTab:)` (recorded on iOS 26.1). Another
    /// controller than these is an error.
    open var selectedViewController: UIViewController? {
        get { selection.controller(in: self) }
        set {
            select(newValue)
            if !tabList.isEmpty { reportSelection() }
        }
    }

    /// The place of the selected controller in `viewControllers`; `NSNotFound` while More itself is selected, and without
    /// any. An index out of range is ignored (chosen).
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

    /// The tabs, of a controller that was given some; then `viewControllers` is not used. Setting it is
    /// `setTabs(_:animated:)` without animation.
    open var tabs: [UITab] {
        get { tabList }
        set { setTabs(newValue, animated: false) }
    }

    /// Replaces the tabs. The selected tab stays selected if it is among them; otherwise the first in the bar is
    /// selected.
    ///
    /// The delegate is notified of another selection at once.
    open func setTabs(_ tabs: [UITab], animated: Bool) { replaceTabs(tabs, animated: animated) }

    /// The selected tab; for a group the child that is selected in it. `nil` without `tabs`.
    open var selectedTab: UITab? {
        get { selectedTabNow }
        set { select(newValue) }
    }

    /// The tab, at the root or in a group, with an identifier; `nil` where there is none.
    open func tab(forIdentifier identifier: String) -> UITab? { findTab(identifier, in: tabList) }

    /// The identifiers of the tabs at the root that are shown in a compact width; `nil`, the default, for all.
    open var compactTabIdentifiers: [String]? { didSet { if compactTabIdentifiers != oldValue { showTabs() } } }

    /// The name under which it is kept which tabs the user has hidden, and in which order those of groups are; `nil`, the
    /// default, for not at all. It is kept in `UserDefaults.standard`, and counts for tabs that are set from then on.
    open var customizationIdentifier: String?

    /// Whether the tabs can be shown in a sidebar as well. There are no sidebars, so that all modes show the bar; where UIKit
    /// has a sidebar the user can edit the tabs, here after a long press on the bar, and with More's Edit button (chosen).
    open var mode = Mode.automatic

    /// What a tab bar controller with tabs shows.
    public enum Mode: Int, Sendable {
        /// As `tabSidebar` if one of the tabs is a group, otherwise as `tabBar`.
        case automatic = 0
        /// The bar.
        case tabBar = 1
        /// The bar, and a sidebar where there are some.
        case tabSidebar = 2
    }

    // MARK: Configuring the bar

    /// The bar, at the bottom, or floating over the top of a window of regular width and height. Its items and its delegate are the controller's to set; its looks are the program's.
    open var tabBar: UITabBar { bar }

    /// Whether the program has hidden the bar. `false` at first; stays so while `hidesBottomBarWhenPushed` hides it.
    open var isTabBarHidden: Bool {
        get { barState.isHiddenByProgram }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar; the content gets its room.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated: animated) }

    /// Decides about selections and is notified of them. Weak; `nil` at first.
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
        // What is listed under More is shown already, or More's stack leads to it.
        guard subsequentVC !== more || selection.displayed(in: self) !== more else { return }
        selectedViewController = subsequentVC
    }

    open override var childForStatusBarStyle: UIViewController? { selection.displayed(in: self) }
    open override var childForStatusBarHidden: UIViewController? { selection.displayed(in: self) }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { selection.displayed(in: self) }
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selection.displayed(in: self) }
    open override var childViewControllerForPointerLock: UIViewController? { selection.displayed(in: self) }

    /// What the delegate says, else the default; the children are not asked.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? ownSupportedInterfaceOrientations
    }

    /// What the delegate says, else the default.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
            ?? ownPreferredInterfaceOrientation
    }

    var ownSupportedInterfaceOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }
    var ownPreferredInterfaceOrientation: UIInterfaceOrientation {
        super.preferredInterfaceOrientationForPresentation
    }

    /// Control with 1 to 9 selects a tab, besides the commands that were added.
    open override var keyCommands: [UIKeyCommand]? { (super.keyCommands ?? []) + tabCommands }

    // MARK: UITabBarDelegate

    /// The user has tapped an item of the bar.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// With the properties of tab bar controllers.
    open override class var namedProperties: NamedProperties { addTabControllerProperties(to: super.namedProperties) }

    open override class var namedActions: NamedActions {
        super.namedActions.adding("_selectTab:", UITabBarController.selectTab(_:))
    }

    func setControllersStorage(_ new: [UIViewController]?) { controllers = new }
}
