import Foundation

/// State that few controllers need, made on first use.
@MainActor
package final class UIViewControllerExtras {
    package var title: String?
    package var preferredContentSize = CGSize.zero
    var isEditing = false
    var editButtonItem: UIBarButtonItem?
    var navigationItem: UINavigationItem?
    var tabBarItem: UITabBarItem?
    package var toolbarItems: [UIBarButtonItem]?
    package var hidesBottomBarWhenPushed = false
    package var edgesForExtendedLayout = UIRectEdge.all
    package var extendedLayoutIncludesOpaqueBars = false
    /// `nil` until something is set, so that reading costs nothing.
    var environmentTraits: EnvironmentTraits?
    package var additionalSafeAreaInsets = UIEdgeInsets.zero
    var automaticallyAdjustsScrollViewInsets = true
    weak var topScrollView: UIScrollView?
    weak var bottomScrollView: UIScrollView?
    var insetsContentScrollViews = false
    var contentScrollViewDidChange: (@MainActor () -> Void)?
    package var viewRespectsSystemMinimumLayoutMargins = true
    package var keyCommands: [UIKeyCommand]?
    /// The transition that has the controller in hand, which brings or takes it.
    package weak var transition: ControllerTransition?
    /// The transitions that the controller takes part in, the newest last; for `transitionCoordinator`.
    var sessions: [TransitionSession] = []
    /// The transitions among the controller's children.
    var exchangeHost: TransitionHost?
    /// Who appears and disappears with the controller.
    var childrenAppearingWithParent: (() -> [UIViewController])?
    /// The window that is going to have the controller as its root, when the callbacks that are being sent have been sent.
    weak var windowToCome: UIWindow?
    /// The window that has the controller as its root.
    weak var rootWindow: UIWindow?

    package var exchangesOfChildren: TransitionHost {
        if let exchangeHost { return exchangeHost }
        let made = TransitionHost()
        exchangeHost = made
        return made
    }

    /// What this controller presents.
    var presentation: Presentation?
    /// How this controller is presented itself.
    weak var ownPresentation: Presentation?
    /// Made before the presentation, on request.
    var presentationController: UIPresentationController?
    var presentationControllerStyle: UIModalPresentationStyle?
    package var modalPresentationStyle = UIModalPresentationStyle.automatic
    package var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    package var isModalInPresentation = false
    package var definesPresentationContext = false
    var providesPresentationContextTransitionStyle = false
    package var modalPresentationCapturesStatusBarAppearance = false
    package weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    var topStrip: SafeAreaStrip?
    var bottomStrip: SafeAreaStrip?
}
