import Foundation

/// State that few controllers need, made on first use. What a transition reads is not checked for exclusive access, for the
/// reason given at UIView's.
@MainActor
package final class UIViewControllerExtras {
    var restorationIdentifier: String?
    var restorationClass: (any UIViewControllerRestoration.Type)?
    /// What the controller presented when its state was preserved, until it is presented again.
    var presentedToRestore: UIViewController?
    @exclusivity(unchecked) var title: String?
    @exclusivity(unchecked) var preferredContentSize = CGSize.zero
    var isEditing = false
    var editButtonItem: UIBarButtonItem?
    var navigationItem: UINavigationItem?
    package var tabBarItem: UITabBarItem?
    /// The `UITab` that made the controller.
    package weak var originatingTab: AnyObject?
    var toolbarItems: [UIBarButtonItem]?
    var hidesBottomBarWhenPushed = false
    var edgesForExtendedLayout = UIRectEdge.all
    var extendedLayoutIncludesOpaqueBars = false
    /// `nil` until something is set, so that reading costs nothing.
    @exclusivity(unchecked) var environmentTraits: EnvironmentTraits?
    @exclusivity(unchecked) var additionalSafeAreaInsets = UIEdgeInsets.zero
    var automaticallyAdjustsScrollViewInsets = true
    @SharedWeak var topScrollView: UIScrollView?
    @SharedWeak var bottomScrollView: UIScrollView?
    var insetsContentScrollViews = false
    var keepsContentScrollView = false
    @exclusivity(unchecked) var viewRespectsSystemMinimumLayoutMargins = true
    /// What is shown in place of missing content. `nil` until something is, or may be.
    @exclusivity(unchecked) var unavailableContent: UnavailableContent?
    var keyCommands: [UIKeyCommand]?
    var focusGroupIdentifier: String?
    var restoresFocusAfterTransition = true
    /// The item in the controller that has had the focus last.
    @SharedWeak var lastFocused: UIView?
    var interactionActivityTrackingBaseName: String?
    /// The transition that has the controller in hand, which brings or takes it.
    @SharedWeak var transition: ControllerTransition?
    /// The root view's safe area as the parent says, whose bars cover it; `nil` for what its place says. It stays while the view
    /// is moved by a transition.
    var imposedSafeAreaInsets: UIEdgeInsets?
    /// Called once, before `viewIsAppearing(_:)` of the present appearance.
    package var beforeIsAppearing: (() -> Void)?
    /// Called when a child has left, whatever code has removed it.
    var childDidLeave: ((UIViewController) -> Void)?
    /// The transitions that the controller takes part in, the newest last; for `transitionCoordinator`.
    @exclusivity(unchecked) var sessions = ObjectQueue<TransitionSession>()
    /// The transitions among the controller's children.
    @exclusivity(unchecked) var exchangeHost: TransitionHost?
    /// What adds, shows and removes the controller's children, where it is a container of this library.
    @exclusivity(unchecked) var childStage: ChildStage?
    /// Who appears and disappears with the controller.
    @exclusivity(unchecked) var childrenAppearingWithParent: (() -> [UIViewController])?
    /// The window that is going to have the controller as its root, when the callbacks that are being sent have been sent.
    @SharedWeak var windowToCome: UIWindow?
    /// The window that has the controller as its root.
    @SharedWeak var rootWindow: UIWindow?

    package var exchangesOfChildren: TransitionHost {
        if let exchangeHost { return exchangeHost }
        let made = TransitionHost()
        exchangeHost = made
        return made
    }

    /// What this controller presents.
    @exclusivity(unchecked) var presentation: Presentation?
    /// How this controller is presented itself.
    @SharedWeak var ownPresentation: Presentation?
    /// Made before the presentation, on request.
    @exclusivity(unchecked) var presentationController: UIPresentationController?
    @exclusivity(unchecked) var modalPresentationStyle = UIModalPresentationStyle.automatic
    @exclusivity(unchecked) var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    var preferredTransition: UIViewController.Transition?
    /// The gestures of a zoom; `nil` until one is preferred.
    var zoomDismissal: ZoomDismissal?
    var isModalInPresentation = false
    @exclusivity(unchecked) package var definesPresentationContext = false
    @exclusivity(unchecked) var providesPresentationContextTransitionStyle = false
    var modalPresentationCapturesStatusBarAppearance = false
    weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    var topStrip: SafeAreaStrip?
    var bottomStrip: SafeAreaStrip?
    /// The storyboard's scene that the controller is from.
    var documentScene: DocumentScene?
    /// The objects that came with the view from a nib.
    var nibObjects: [AnyObject] = []
}
