import Foundation

/// State that few controllers need, created on first use. Values that a transition reads are not checked for exclusive
/// access, for the reason given in UIView.
@MainActor
package final class UIViewControllerExtras {
    var restorationIdentifier: String?
    var restorationClass: (any UIViewControllerRestoration.Type)?
    /// The controller presented when the state was preserved, until it is presented again.
    var presentedToRestore: UIViewController?
    @exclusivity(unchecked) var title: String?
    @exclusivity(unchecked) var preferredContentSize = CGSize.zero
    var isEditing = false
    var editButtonItem: UIBarButtonItem?
    var navigationItem: UINavigationItem?
    var tabBarItem: UITabBarItem?
    /// The `UITab` that created the controller.
    package weak var originatingTab: AnyObject?
    var toolbarItems: [UIBarButtonItem]?
    var hidesBottomBarWhenPushed = false
    var edgesForExtendedLayout = UIRectEdge.all
    var extendedLayoutIncludesOpaqueBars = false
    /// `nil` until traits are set, so that reading is free.
    @exclusivity(unchecked) var environmentTraits: EnvironmentTraits?
    @exclusivity(unchecked) var additionalSafeAreaInsets = UIEdgeInsets.zero
    var automaticallyAdjustsScrollViewInsets = true
    @SharedWeak var topScrollView: UIScrollView?
    @SharedWeak var bottomScrollView: UIScrollView?
    var insetsContentScrollViews = false
    var keepsContentScrollView = false
    @exclusivity(unchecked) var viewRespectsSystemMinimumLayoutMargins = true
    /// The replacement for missing content; `nil` until it is first needed.
    @exclusivity(unchecked) var unavailableContent: UnavailableContent?
    var keyCommands: [UIKeyCommand]?
    var focusGroupIdentifier: String?
    var restoresFocusAfterTransition = true
    /// The last focused item in the controller.
    @SharedWeak var lastFocused: UIView?
    var interactionActivityTrackingBaseName: String?
    /// The transition that owns the controller and shows or hides it.
    @SharedWeak var transition: ControllerTransition?
    /// The root view's safe area that the parent with its bars imposes, also during transitions; `nil` to use the
    /// view's place.
    var imposedSafeAreaInsets: UIEdgeInsets?
    /// Called once, before `viewIsAppearing(_:)` of the current appearance.
    package var beforeIsAppearing: (() -> Void)?
    /// The open transitions of the controller, the newest last; for `transitionCoordinator`.
    @exclusivity(unchecked) var sessions = ObjectQueue<TransitionSession>()
    /// The transitions among the controller's children.
    @exclusivity(unchecked) var exchangeHost: TransitionHost?
    /// The stage that adds, shows and removes the children of a container of this library.
    @exclusivity(unchecked) var childStage: ChildStage?
    /// Returns the controllers that appear and disappear with this controller.
    @exclusivity(unchecked) var childrenAppearingWithParent: (() -> [UIViewController])?
    /// The window that will have the controller as its root, after the callbacks that are being sent.
    @SharedWeak var pendingWindow: UIWindow?
    /// The window that has the controller as its root.
    @SharedWeak var rootWindow: UIWindow?

    var exchangesOfChildren: TransitionHost {
        if let exchangeHost { return exchangeHost }
        let made = TransitionHost()
        exchangeHost = made
        return made
    }

    /// The presentation by this controller.
    @exclusivity(unchecked) var presentation: Presentation?
    /// The presentation of this controller.
    @SharedWeak var ownPresentation: Presentation?
    /// The presentation controller that was created because the program read `presentationController` before the
    /// presentation.
    @exclusivity(unchecked) var presentationController: UIPresentationController?
    @exclusivity(unchecked) var modalPresentationStyle = UIModalPresentationStyle.automatic
    @exclusivity(unchecked) var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    var preferredTransition: UIViewController.Transition?
    /// The gestures of a zoom; `nil` until a zoom is the preferred transition.
    var zoomDismissal: ZoomDismissal?
    var isModalInPresentation = false
    @exclusivity(unchecked) package var definesPresentationContext = false
    @exclusivity(unchecked) var providesPresentationContextTransitionStyle = false
    var modalPresentationCapturesStatusBarAppearance = false
    weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    var topStrip: SafeAreaStrip?
    var bottomStrip: SafeAreaStrip?
    /// The controller's scene in its storyboard.
    var documentScene: DocumentScene?
    /// The further objects of the nib that contained the view.
    var nibObjects: [AnyObject] = []
}
