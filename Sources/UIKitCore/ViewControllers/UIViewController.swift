import Foundation
import QuartzCore
import Synchronization

/// An object that manages a view hierarchy and is managed by a window, a container or a presentation.
///
/// A controller loads its view lazily, is notified when the view appears and disappears, and can contain other
/// controllers. Separate files implement containment, appearance, view loading, transitions and configuration; this
/// file has the members that subclasses override.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewcontroller>.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer {
    // MARK: Creating a view controller

    /// Creates a controller whose view is loaded from a nib.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: The file's name without `.xib`. For `nil`, the name of the class is used, first without the
    ///     suffix Controller (`LoginView` for `LoginViewController`). If no nib exists, `loadView()` creates a plain
    ///     view.
    ///   - nibBundleOrNil: The bundle of the nib; `nil` for the main bundle and those of its packages.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        givenNibBundle = nibBundleOrNil
        super.init()
    }

    /// Creates a controller whose view is created by `loadView()`.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a controller from a storyboard or nib. Its properties are set afterwards, and its view is not loaded.
    /// Archives are not decoded.
    public required init?(coder: NSCoder) {
        nibName = nil
        givenNibBundle = nil
        super.init()
        if let coder = coder.ofDocument {
            decodeController(from: coder)
            decodeBarItems(from: coder)
        }
    }

    deinit {
        weakReferenceStorage?.object = nil
        for child in childrenStorage { child.parentStorage = nil }
        viewStorage?.owningController = nil
        // Deallocation on a background thread is not recorded.
        if MainThread.isCurrent {
            MainActor.assumeIsolated { CallbackTimeline.record(.deinitialized, of: self) }
        }
    }

    /// The name of the view's nib, if it was specified.
    open internal(set) var nibName: String?

    /// The bundle of the view's nib: the bundle passed to the initializer, otherwise the main bundle (recorded on iOS
    /// 26.1).
    open var nibBundle: Bundle? { givenNibBundle ?? .main }

    /// The bundle given to the initializer. If `nil`, storyboards and nibs of the program's packages are searched, too.
    let givenNibBundle: Bundle?

    // MARK: Stored state

    // Neither checked for exclusive access at run time nor `weak`, for the reasons given in UIView.

    // Unsafe only because `deinit` reads them, when there are no other references to the controller.
    @exclusivity(unchecked) nonisolated(unsafe) final var viewStorage: UIView?
    /// Cleared by the parent's `deinit`.
    @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var parentStorage: UIViewController? {
        didSet { nestingDepth.invalidate(hasChildren: !childrenStorage.isEmpty) }
    }
    /// The number of ancestors, if it was read since the containment above changed (`ancestorCount`).
    @exclusivity(unchecked) nonisolated(unsafe) final var nestingDepth = NestingDepth()
    @exclusivity(unchecked) nonisolated(unsafe) final var childrenStorage: [UIViewController] = []
    /// The index in the parent's `childrenStorage`, unless children have moved since.
    @exclusivity(unchecked) @usableFromInline package final var rememberedPlace = 0
    @exclusivity(unchecked) final var lifecycleStorage = LifecycleStorage()
    package final var lifecycle: ViewControllerLifecycle { lifecycleStorage.value }
    @exclusivity(unchecked) final var moves = ViewControllerMoves()
    @exclusivity(unchecked) package final var extras: UIViewControllerExtras?
    /// The last reported traits, while a change is pending (`TraitAnnouncement`).
    final var traitsToReport: UITraitCollection?
    @exclusivity(unchecked) nonisolated(unsafe) final var weakReferenceStorage: WeakReference<UIViewController>?

    package var extrasForWriting: UIViewControllerExtras {
        if let extras { return extras }
        let made = UIViewControllerExtras()
        extras = made
        return made
    }

    // MARK: Managing the view

    /// The controller's root view; loaded on first access.
    ///
    /// Setting it replaces the view without loading it. The view of a different controller is refused.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return viewStorage
        }
        set { adoptView(newValue) }
    }

    /// The root view if it is loaded, otherwise `nil`. Does not load the view.
    open var viewIfLoaded: UIView? { viewStorage }

    /// Whether the root view is loaded.
    open var isViewLoaded: Bool { viewStorage != nil }

    /// Loads the view if it is not loaded: `loadView()`, then `viewDidLoad()`.
    open func loadViewIfNeeded() { loadViewOnce() }

    /// Creates the view and assigns it to `view`. Called when the view is needed and not loaded. Do not call it.
    ///
    /// The default implementation creates the views of the controller's scene in its storyboard, or of its nib. If the
    /// controller has neither, it creates a plain view that has the size of the screen and resizes with its superview.
    /// Overrides do not call `super`.
    open func loadView() {
        if viewStorage == nil, !loadViewFromDocument(), viewStorage == nil { view = makeDefaultView() }
    }

    /// The storyboard of the controller; `nil` if the controller was not created from a storyboard.
    open var storyboard: UIStoryboard? { extras?.documentScene.flatMap { $0.isInitialized ? $0.storyboard : nil } }

    /// Called once after the view was loaded.
    open func viewDidLoad() {}

    /// The title, for bars. Setting it also sets the titles of `navigationItem` and `tabBarItem`.
    open var title: String? {
        get { extras?.title }
        set { changeTitle(newValue) }
    }

    /// The preferred size, for containers and presentations. The default is zero. Non-finite sizes are ignored.
    ///
    /// A change is reported to the parent, or to the presentation controller of a presented controller.
    open var preferredContentSize: CGSize {
        get { extras?.preferredContentSize ?? .zero }
        set {
            guard newValue != preferredContentSize, newValue.width.isFinite, newValue.height.isFinite else { return }
            extrasForWriting.preferredContentSize = newValue
            let container: (any UIContentContainer)? = parentStorage ?? extras?.ownPresentation?.controller
            container?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    /// Whether bars inset the controller's scroll view while its `contentInsetAdjustmentBehavior` is `automatic`, even
    /// if it does not scroll. The default is `true`.
    open var automaticallyAdjustsScrollViewInsets: Bool {
        get { extras?.automaticallyAdjustsScrollViewInsets ?? true }
        set { extrasForWriting.automaticallyAdjustsScrollViewInsets = newValue }
    }

    /// Returns the scroll view that a bar at the top or the bottom follows.
    ///
    /// The default implementation returns the scroll view that was set, or the first scroll view on the path of first
    /// subviews from the root view. Called by containers. Override it to return a different scroll view, or `nil`.
    /// Edges other than the top and the bottom, and combinations of edges, are an error.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        contentScrollViewInEffect(for: edge)
    }

    /// Sets the scroll view that bars at given edges follow. With `nil`, it is found automatically again. Not
    /// retained.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        rememberContentScrollView(scrollView, for: edge)
    }

    /// Sets the scroll view that the bars at all edges follow.
    open func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }

    // MARK: Unavailable content

    /// The configuration of a view that replaces missing content. The default is `nil`.
    ///
    /// The configured view is above all other subviews of the controller's view, inside the safe area, and the
    /// controller places it. It is added, changed and removed in the view's next layout. It shows the configuration
    /// for `contentUnavailableConfigurationState`.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { extras?.unavailableContent?.configuration }
        set { changeUnavailableContent(newValue) }
    }

    /// The state for the configuration: the controller's traits, and the text of its navigation item's search
    /// controller. Override it to add custom states to the result of `super`.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = navigationItemIfMade?.search?.searchedText
        return state
    }

    /// Requests `updateContentUnavailableConfiguration(using:)` in the view's next layout, once for several calls.
    /// Called by UIKit when traits have changed; call it when the content has changed.
    open func setNeedsUpdateContentUnavailableConfiguration() { requestUpdateOfUnavailableContent() }

    /// Sets `contentUnavailableConfiguration` for a state. The default implementation has no effect. Do not call it.
    ///
    /// Called in the view's layout before `viewWillLayoutSubviews()`: for the first time after `viewIsAppearing(_:)`,
    /// then after each call of `setNeedsUpdateContentUnavailableConfiguration()`.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    // MARK: Responding to view-related events

    /// Called before the view appears. It is not in the hierarchy yet, and its size and traits may be old. Overrides
    /// must call `super`.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called while the view appears: it is in the hierarchy with its final size and traits. Called once per
    /// appearance, between `viewWillAppear(_:)` and `viewDidAppear(_:)`. Overrides must call `super`.
    open func viewIsAppearing(_ animated: Bool) {}

    /// Called after the view has appeared and its transition has ended. Overrides must call `super`.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called before the view disappears. If the disappearance is canceled, `viewWillAppear(_:)` follows. Overrides
    /// must call `super`.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called after the view has disappeared and its transition has ended. Overrides must call `super`.
    open func viewDidDisappear(_ animated: Bool) {}

    // MARK: Configuring the view's layout behavior

    /// Called before the view lays out its subviews. The default implementation has no effect.
    open func viewWillLayoutSubviews() {}

    /// Called after the view has laid out its subviews. The default implementation has no effect.
    open func viewDidLayoutSubviews() {}

    /// The minimum margins of the root view in points: 16 at the sides, 20 in regular width.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side: CGFloat = traitCollection.horizontalSizeClass == .regular ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// Whether the root view's margins are at least `systemMinimumLayoutMargins`. The default is `true`.
    open var viewRespectsSystemMinimumLayoutMargins: Bool {
        get { extras?.viewRespectsSystemMinimumLayoutMargins ?? true }
        set {
            extrasForWriting.viewRespectsSystemMinimumLayoutMargins = newValue
            viewStorage?.setNeedsLayout()
        }
    }

    /// A guide for the part of the view that bars cover at the top. Replaced since iOS 11 by the safe area, at whose
    /// edge the guide ends.
    open var topLayoutGuide: any UILayoutSupport { strip(\.topStrip, isTop: true) }

    /// A guide for the part of the view that bars cover at the bottom. Replaced since iOS 11 by the safe area, at
    /// whose edge the guide ends.
    open var bottomLayoutGuide: any UILayoutSupport { strip(\.bottomStrip, isTop: false) }

    /// Updates the constraints of the root view. Called instead of the view's `updateConstraints()`, which the default
    /// implementation calls. Overrides call `super` last.
    open func updateViewConstraints() { viewStorage?.updateConstraints() }

    /// Called when the view's `safeAreaInsets` have changed. The default implementation has no effect.
    open func viewSafeAreaInsetsDidChange() {}

    /// Called when the view's layout margins have changed. The default implementation has no effect.
    open func viewLayoutMarginsDidChange() {}

    // MARK: Managing child view controllers in a custom container

    /// The controller that contains this controller; `nil` without a parent.
    open var parent: UIViewController? { parentStorage }

    /// The child controllers, in the order of their addition.
    open var children: [UIViewController] { childrenStorage }

    /// Whether the controller is being added to a parent: from `willMove(toParent:)` to `didMove(toParent:)`,
    /// including the appearance callbacks between them.
    open var isMovingToParent: Bool { moves.parentMove == .to }

    /// Whether the controller is being removed: from `willMove(toParent: nil)` to `didMove(toParent: nil)`.
    open var isMovingFromParent: Bool { moves.parentMove == .from }

    /// Adds a controller as a child.
    ///
    /// Calls the child's `willMove(toParent:)` after removing it from its previous parent. The container calls
    /// `didMove(toParent:)` when the transition is over (recorded: CallbackOrder.md, "Custom containment"). Adding a
    /// child twice moves it to the end. Adding a controller to itself or to its descendant is an error.
    open func addChild(_ childController: UIViewController) { Containment.add(childController, to: self) }

    /// Removes the controller from its parent.
    ///
    /// Calls `didMove(toParent: nil)`; the container must have called `willMove(toParent: nil)` before (recorded:
    /// CallbackOrder.md, "Custom containment"). Has no effect without a parent.
    open func removeFromParent() { Containment.removeFromParent(self) }

    /// Called before the controller is added to a parent, or removed (`nil`). Overrides must call `super`.
    open func willMove(toParent parent: UIViewController?) { Containment.willMove(self, to: parent) }

    /// Called after the controller was added to a parent, or removed (`nil`). Overrides must call `super`.
    open func didMove(toParent parent: UIViewController?) { Containment.didMove(self, to: parent) }

    /// Whether appearance callbacks are forwarded to children automatically. The default is `true`.
    ///
    /// A container that returns `false` calls `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()`
    /// on its children.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Exchanges two children's views, with an animation.
    ///
    /// Both must be children of this controller. The appearance callbacks are sent in the order of
    /// `TransitionScript.exchange`: the will-callbacks before the animation, the did-callbacks after it. The view of
    /// `to` is added in front of the view of `from`, in the same superview. The view of `from` is removed at the end.
    /// The caller calls `addChild` and `willMove(toParent: nil)` before, and `didMove(toParent:)` and
    /// `removeFromParent()` in the completion.
    ///
    /// - Parameters:
    ///   - fromViewController: The child that is shown now.
    ///   - toViewController: The child to show.
    ///   - duration: Duration in seconds; with 0 or less the exchange takes place inside the call.
    ///   - options: The curve and the kind of transition, as for `UIView.transition(from:to:…)`.
    ///   - animations: Further changes; `nil` for only the exchange.
    ///   - completion: Called after the did-callbacks, with whether the animation ran to its end.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        ExchangePolicy.run(
            in: self, from: fromViewController, to: toViewController, duration: duration, options: options,
            animations: animations, completion: completion)
    }

    /// Begins a child's appearance or disappearance: sends `viewWillAppear(_:)` or `viewWillDisappear(_:)`.
    ///
    /// Called by containers that do not forward appearance callbacks automatically. Each call is matched by
    /// `endAppearanceTransition()`. A call in the opposite direction during a transition reverses it. During a
    /// transition, adding and removing the view sends no callbacks. A second call in the same direction is unbalanced,
    /// and is only logged.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        ManualAppearance.begin(self, appearing: isAppearing, animated: animated)
    }

    /// Ends a child's appearance or disappearance: sends `viewDidAppear(_:)` or `viewDidDisappear(_:)`.
    ///
    /// Without an open transition the call is unbalanced: it is only logged. For a view outside a window
    /// `viewIsAppearing(_:)` is sent first.
    open func endAppearanceTransition() { ManualAppearance.end(self) }

    /// The name of UIKit's exception for inconsistent hierarchies of views and controllers. In this library the
    /// program stops, with that name in the message.
    public nonisolated static let hierarchyInconsistencyException = NSExceptionName(
        rawValue: Diagnostic.Rule.hierarchyInconsistencyName)

    // MARK: Content container

    /// Called when a child's preferred size has changed. The default implementation has no effect.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Called when the constraints of a child's view require a new size. The default implementation has no effect.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Returns the size that a child will have when this controller's view has the given size. The default
    /// implementation returns the given size.
    ///
    /// Called by the default `viewWillTransition(to:with:)`, once for each child.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called before the view's size changes, with its window or by its parent. Overrides must call `super`, which
    /// notifies the children whose size changes, too (CallbackOrder.md, "Size changes": in order from the window's
    /// root down).
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        CallbackTimeline.record(.viewWillTransition(size), of: self)
        for child in childrenStorage { SizeTransition.pass(on: size, from: self, to: child, with: coordinator) }
    }

    /// Called before the traits change, and before the size changes. Overrides must call `super`, which notifies the
    /// children whose traits change, each with its own future traits.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in childrenStorage {
            SizeTransition.pass(on: newCollection, from: self, to: child, with: coordinator)
        }
    }

    // MARK: Presenting a view controller

    /// Presents a controller over this one, or over the ancestor that its `modalPresentationStyle` requires.
    ///
    /// `presentedViewController` is set inside the call. Views and callbacks follow in the next layout pass, in the
    /// order of `TransitionScript.presentation` (CallbackOrder.md, "Presentation"). The call is ignored and logged if
    /// this controller's view is in no window, or if it or an ancestor already presents; then the completion is not
    /// called. It is an error if the controller to present has a parent or is already presented.
    ///
    /// - Parameters:
    ///   - viewControllerToPresent: The controller to present.
    ///   - flag: Whether the transition is animated.
    ///   - completion: Called after all callbacks, when `isBeingPresented` is `false` again.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) { Presenting.present(viewControllerToPresent, from: self, animated: flag, completion: completion) }

    // Chosen (Controllers): `dismiss` without a presentation has no effect, and its completion is not called.
    /// Dismisses the controller that this controller or an ancestor presents, with all presentations above it. A
    /// controller that presents no controller is dismissed itself.
    ///
    /// Only the topmost dismissal is animated. The call is ignored and logged during a presentation or a dismissal.
    /// Without a presentation it has no effect, and the completion is not called.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        Dismissing.dismiss(from: self, animated: flag, completion: completion)
    }

    /// The controller that this controller or an ancestor presents; set from the call of `present` to the end of the
    /// dismissal.
    open var presentedViewController: UIViewController? { presentationInEffect?.presented }

    /// The controller that presents this controller or an ancestor; `nil` from the end of a dismissal, before
    /// `viewDidDisappear(_:)` (recorded: CallbackOrder.md, "Presentation").
    open var presentingViewController: UIViewController? { ownPresentationInEffect?.presenter }

    /// The presentation controller of this controller or an ancestor.
    ///
    /// Before a presentation, the first access creates and keeps a presentation controller for the current
    /// `modalPresentationStyle`, so that its delegate can be set: set the style first. Each presentation has a new
    /// presentation controller. The value is `nil` for a child of a controller that is not presented, and for the
    /// style `custom` before the presentation.
    open var presentationController: UIPresentationController? { presentationControllerInEffect }

    /// The presentation controller of the sheet that shows this controller or an ancestor. Before the presentation, it
    /// is the presentation controller for `modalPresentationStyle`. `nil` for styles other than sheets.
    open var sheetPresentationController: UISheetPresentationController? {
        (activePresentationController ?? presentationController) as? UISheetPresentationController
    }

    /// The presentation controller of the popover that shows this controller or an ancestor. Before a presentation in
    /// the style `popover` it is created, so that its source can be set; `nil` for other styles.
    open var popoverPresentationController: UIPopoverPresentationController? { popoverControllerInEffect }

    /// The presentation controller of the current presentation of this controller or an ancestor; `nil` if no such
    /// presentation exists.
    open var activePresentationController: UIPresentationController? { ownPresentationInEffect?.controller }

    /// Whether the controller is being presented: from the call of `present` to after `viewDidAppear(_:)`.
    open var isBeingPresented: Bool { moves.presentationMove == .presented }

    /// Whether the controller is being dismissed: from the call of `dismiss` to after `viewDidDisappear(_:)`.
    open var isBeingDismissed: Bool { moves.presentationMove == .dismissed }

    /// The coordinator of the transition of the controller or an ancestor; `nil` outside a transition.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { coordinatorInEffect }

    /// The presentation style. The default is `automatic`; the getter returns the style in effect. Changing it while
    /// presented, or after `presentationController` was read, does not affect that presentation.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { (extras?.modalPresentationStyle ?? .automatic).resolved }
        set { extrasForWriting.modalPresentationStyle = newValue }
    }

    /// The transition style, used if the transitioning delegate has no animator. The default is `coverVertical`.
    open var modalTransitionStyle: UIModalTransitionStyle {
        get { extras?.modalTransitionStyle ?? .coverVertical }
        set { extrasForWriting.modalTransitionStyle = newValue }
    }

    /// The preferred transition, used if neither the transitioning delegate nor the navigation controller's delegate
    /// has an animator.
    ///
    /// For presentations it replaces `modalTransitionStyle`, for pushes and pops the slide. The default is `nil`,
    /// which replaces neither. Popovers, alerts and similar presentations ignore it.
    open var preferredTransition: Transition? {
        get { extras?.preferredTransition }
        set {
            extrasForWriting.preferredTransition = newValue
            attachZoomDismissal()
        }
    }

    /// Whether the user is prevented from dismissing the presentation by a tap outside or a drag. The default is
    /// `false`.
    ///
    /// Applies to the presented controller and its visible children, such as the top of a navigation controller.
    open var isModalInPresentation: Bool {
        get { extras?.isModalInPresentation ?? false }
        set { extrasForWriting.isModalInPresentation = newValue }
    }

    /// Whether the presenter is in the responder chain of a presented controller, so that its actions can be performed
    /// during the presentation. The default is `true`. Key commands of controllers behind a modal presentation are not
    /// performed.
    open var performsActionsWhilePresentingModally: Bool { true }

    /// Whether this controller's view is covered when this controller or a descendant presents in the current context.
    /// The default is `false`.
    open var definesPresentationContext: Bool {
        get { extras?.definesPresentationContext ?? false }
        set { extrasForWriting.definesPresentationContext = newValue }
    }

    /// Whether presentations in this controller's context use its `modalTransitionStyle`. The default is `false`.
    open var providesPresentationContextTransitionStyle: Bool {
        get { extras?.providesPresentationContextTransitionStyle ?? false }
        set { extrasForWriting.providesPresentationContextTransitionStyle = newValue }
    }

    /// The delegate that provides animators, interactions and the presentation controller. Not retained; the default
    /// is `nil`.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { extras?.transitioningDelegate }
        set {
            extrasForWriting.transitioningDelegate = newValue
            OptionalMethods.transitioning.check(newValue)
        }
    }

    // MARK: Showing a view controller

    /// Shows a controller with the nearest ancestor that overrides this method. A navigation controller, for example,
    /// pushes it. Without such an ancestor, the controller is presented.
    open func show(_ vc: UIViewController, sender: Any?) { showInAncestor(vc, sender: sender) }

    /// Shows a detail controller with the nearest ancestor that overrides this method. Without such an ancestor it is
    /// presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        showDetailInAncestor(vc, sender: sender)
    }

    /// Called on the primary controller to take over a secondary controller when a classic split view collapses to a
    /// stack, unless the split view's delegate has handled it.
    ///
    /// A primary navigation controller pushes the secondary controller on its stack, even if that is a navigation
    /// controller, too. Other controllers discard the secondary controller, unless they override this method.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}

    /// Called on the primary controller to return the secondary controller when a classic split view expands to
    /// columns, unless the split view's delegate has provided it.
    ///
    /// A navigation controller returns its top controller, or `nil` if its stack contains only one controller. Other
    /// controllers return `nil`, unless they override this method. With `nil`, the previous secondary controller is
    /// shown.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }

    /// Returns the controller that performs an action.
    ///
    /// For `show(_:sender:)` and `showDetailViewController(_:sender:)`, with the names `"showViewController:sender:"`
    /// and `"showDetailViewController:sender:"`: this controller or the nearest ancestor that overrides the method and
    /// does not refuse in `canPerformAction(_:withSender:)`, or `nil`. For other actions: the nearest controller with
    /// a method of that name.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        targetOfShowing(action, sender: sender)
    }

    /// The nearest ancestor that is a split view controller. Presenters are not searched.
    open var splitViewController: UISplitViewController? { nearestAncestor(UISplitViewController.self) }

    // MARK: Performing segues

    /// Performs a segue of the controller's scene: the first segue with the identifier, including unwind segues.
    /// `shouldPerformSegue(withIdentifier:sender:)` is not called. It is an error if the scene has no such segue, or
    /// if the controller is not from a storyboard.
    ///
    /// - Parameters:
    ///   - identifier: The segue's identifier in the storyboard.
    ///   - sender: The sender passed to `prepare(for:sender:)`.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        performSegueOfScene(identifier, sender: sender)
    }

    /// Returns whether a segue that the user has triggered, or that embeds a controller, is performed; `true` unless
    /// overridden.
    ///
    /// - Parameters:
    ///   - identifier: The segue's identifier; empty if it has no identifier.
    ///   - sender: The control, item, cell or gesture recognizer that triggered it; the controller itself for an embed
    ///     segue (recorded on iOS 26.1).
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Called before a segue from this controller is performed. Configure the destination, whose view is not loaded
    /// yet. The default implementation has no effect.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    // MARK: Unwinding

    /// Returns the children to search for the destination of an unwind segue, in order: unless overridden, all except
    /// the child that contains the source, which has already been searched. Called by UIKit.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let containing = childContaining(source)
        return children.filter { $0 !== containing }
    }

    /// Returns the child that contains the source of an unwind segue, directly or through a presentation; `nil` if no
    /// child does. Do not override it.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? { childOnWay(from: source) }

    /// Returns whether the controller is the destination of an unwind segue. The default implementation returns `true`
    /// if its class has the method (`namedActions`) and the controller is not the source.
    ///
    /// - Parameters:
    ///   - action: The method.
    ///   - fromViewController: The controller in which the segue was triggered.
    ///   - sender: The object that triggered it.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any) }

    /// Returns whether the controller is the destination of an unwind segue. Replaced since iOS 13 by
    /// `canPerformUnwindSegueAction(_:from:sender:)`, whose default implementation calls this method.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool { self !== fromViewController && responds(to: action) }

    /// Called when an unwind segue passes through this container: show the child that is, or contains, the
    /// destination. The default implementation has no effect.
    ///
    /// - Parameters:
    ///   - unwindSegue: The segue.
    ///   - subsequentVC: The child.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    /// Returns the destination of an unwind segue in this controller. (Replaced by
    /// `allowedChildrenForUnwinding(from:)` since iOS 9. If a class overrides it, it is called instead, and
    /// `segueForUnwinding(to:from:identifier:)` creates the segue.)
    open func forUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
    ) -> UIViewController? { destinationForUnwinding(action, from: fromViewController, sender: sender) }

    /// Creates the segue back to a controller that `forUnwindSegueAction(_:from:withSender:)` has returned. The
    /// default segue dismisses and calls `unwind(for:towards:)`, which replaces this method since iOS 9.
    open func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? {
        standardSegueForUnwinding(to: toViewController, from: fromViewController, identifier: identifier)
    }

    // MARK: Configuring a navigation interface

    /// The item of a navigation bar for the controller; created on first access, with the controller's title.
    ///
    /// The item may be read before the view is loaded. Do not configure it only in `viewDidLoad()` if it is needed
    /// earlier.
    open var navigationItem: UINavigationItem { navigationItemInUse }

    /// The item of a tab bar for the controller; created on first access, with the controller's title and no image.
    /// `nil` only if it was set to `nil`.
    open var tabBarItem: UITabBarItem! {
        get { tabBarItemInUse }
        set { changeTabBarItem(newValue) }
    }

    /// The items of a navigation controller's toolbar while the controller is on top. The default is `nil`.
    open var toolbarItems: [UIBarButtonItem]? {
        get { extras?.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// Sets the toolbar's items, with a fade if the toolbar is visible and the change is animated.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        changeToolbarItems(toolbarItems, animated: animated)
    }

    /// Whether the enclosing tab bar is hidden while this controller is pushed in the stack, and the navigation
    /// controller's toolbar is hidden while this controller is on top. The default is `false`.
    ///
    /// If the stack is in a split view, even a collapsed one, the tab bar remains visible, as was reported of UIKit
    /// (<https://github.com/lionheart/openradar-mirror/issues/7670>).
    open var hidesBottomBarWhenPushed: Bool {
        get { extras?.hidesBottomBarWhenPushed ?? false }
        set {
            extrasForWriting.hidesBottomBarWhenPushed = newValue
            barContainer?.extendedLayoutDidChange(of: self)
        }
    }

    /// The edges at which the view extends under translucent bars; all by default. At all other edges, the view ends
    /// where a bar begins.
    open var edgesForExtendedLayout: UIRectEdge {
        get { extras?.edgesForExtendedLayout ?? .all }
        set {
            guard newValue != edgesForExtendedLayout else { return }
            extrasForWriting.edgesForExtendedLayout = newValue
            barContainer?.extendedLayoutDidChange(of: self)
        }
    }

    /// Whether the view extends under opaque bars, too. The default is `false`.
    open var extendedLayoutIncludesOpaqueBars: Bool {
        get { extras?.extendedLayoutIncludesOpaqueBars ?? false }
        set {
            guard newValue != extendedLayoutIncludesOpaqueBars else { return }
            extrasForWriting.extendedLayoutIncludesOpaqueBars = newValue
            barContainer?.extendedLayoutDidChange(of: self)
        }
    }

    // MARK: Configuring the view rotation settings

    /// The orientations that the controller supports: all except upside down on a phone, all on a pad, unless
    /// overridden.
    ///
    /// Read from the topmost controller that fills its window, and intersected with the application's own (see
    /// `OrientationNegotiation`).
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    /// The initial orientation of a presentation that fills the window; the current orientation, unless overridden.
    /// The user can rotate it afterwards to any supported orientation.
    ///
    /// It is an error if it is not among `supportedInterfaceOrientations` (recorded). Follows
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredinterfaceorientationforpresentation>.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        let window = viewStorage?.window ?? extras?.ownPresentation?.presenter?.viewStorage?.window
        return window?.windowScene?.interfaceOrientation ?? .portrait
    }

    /// Whether the interface follows the device while this is the topmost controller that fills its window; `true`
    /// unless overridden.
    open var shouldAutorotate: Bool { true }

    /// Invalidates `supportedInterfaceOrientations`: at the end of this turn the scene rotates to the device's
    /// orientation if that is supported now, and away from an unsupported orientation.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {
        guard let window = viewStorage?.window else { return }
        OrientationNegotiation.setNeedsUpdate(in: window.windowScene)
    }

    // Chosen (Controllers): `viewWillTransition(to:with:)` is called before `willRotate(to:duration:)`.
    /// Called before the interface rotates; only visible controllers are notified. The default implementation forwards
    /// to children with visible views, if `shouldAutomaticallyForwardRotationMethods()` returns `true`. Replaced since
    /// iOS 8 by `viewWillTransition(to:with:)`, which is called before this method.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        CallbackTimeline.record(.willRotate(toInterfaceOrientation), of: self)
        RotationForwarding.forward(from: self) { $0.willRotate(to: toInterfaceOrientation, duration: duration) }
    }

    /// Called inside the animation of the rotation, with the new frames. The default implementation forwards the call
    /// to children.
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        CallbackTimeline.record(.willAnimateRotation(toInterfaceOrientation), of: self)
        RotationForwarding.forward(from: self) {
            $0.willAnimateRotation(to: toInterfaceOrientation, duration: duration)
        }
    }

    /// Called after the rotation. The default implementation forwards the call to children.
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
        CallbackTimeline.record(.didRotate(fromInterfaceOrientation), of: self)
        RotationForwarding.forward(from: self) { $0.didRotate(from: fromInterfaceOrientation) }
    }

    /// Returns whether rotation callbacks are forwarded to children automatically; `true` unless overridden.
    open func shouldAutomaticallyForwardRotationMethods() -> Bool { true }

    // MARK: Managing the status bar

    /// The preferred style of the status bar; `default` unless overridden.
    ///
    /// A Linux desktop has no status bar; `UIWindowScene.statusBarManager` returns the requested style.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// Whether the status bar should be hidden. The default is `true` in compact height, as on a phone in landscape.
    open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }

    /// The preferred animation when the status bar changes; `fade` unless overridden. A desktop has no status bar.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    /// The child that determines the status bar's style; `nil`, unless overridden, for the controller itself.
    open var childForStatusBarStyle: UIViewController? { nil }

    /// The child that determines whether the status bar is hidden; `nil`, unless overridden, for the controller
    /// itself.
    open var childForStatusBarHidden: UIViewController? { nil }

    /// Whether this controller determines the status bar even if it is presented without filling the window. The
    /// default is `false`.
    open var modalPresentationCapturesStatusBarAppearance: Bool {
        get { extras?.modalPresentationCapturesStatusBarAppearance ?? false }
        set { extrasForWriting.modalPresentationCapturesStatusBarAppearance = newValue }
    }

    /// Updates the status bar of a simulated device in the next frame, with the controller's preferred animation.
    /// `UIStatusBarManager` always returns the controllers' current values.
    open func setNeedsStatusBarAppearanceUpdate() { systemBars?.setNeedsUpdate(animated: false) }

    // MARK: Managing the home indicator and the screen's edges

    /// Whether the home indicator should be hidden without touches; `false` unless overridden. A desktop has no home
    /// indicator; on a stage, `Stage.isHomeIndicatorAutoHidden` is the controllers' value.
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    /// The child that determines whether the home indicator is hidden; `nil`, unless overridden, for the controller
    /// itself.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

    /// Notifies UIKit that `prefersHomeIndicatorAutoHidden` has changed. The value is read on each use.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { systemBars?.setNeedsUpdate(animated: true) }

    /// The edges of the screen at which the program's gestures take precedence over the system's gestures; empty
    /// unless overridden. A desktop has no such gestures; on a stage, `Stage.deferredScreenEdges` is the controllers'
    /// value.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

    /// The child that determines `preferredScreenEdgesDeferringSystemGestures`; `nil`, unless overridden, for the
    /// controller itself.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

    /// Notifies UIKit that `preferredScreenEdgesDeferringSystemGestures` has changed. The value is read on each use.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

    // MARK: Locking the pointer

    /// Whether the pointer should be locked while the scene is active; `false` unless overridden. A desktop does not
    /// lock the pointer; on a stage, `Stage.isPointerLocked` is the controllers' value.
    open var prefersPointerLocked: Bool { false }

    /// The child that determines whether the pointer is locked; `nil`, unless overridden, for the controller itself.
    open var childViewControllerForPointerLock: UIViewController? { nil }

    /// Notifies UIKit that `prefersPointerLocked` has changed. The value is read on each use.
    open func setNeedsUpdateOfPrefersPointerLocked() {}

    // MARK: Managing the keyboard and the focus

    /// Whether input views remain when the first responder changes to a responder without input views, or to `nil`,
    /// while this is the front controller.
    ///
    /// Applies to input views that appeared for this controller; they disappear with it. The default is `true` only if
    /// `modalPresentationStyle` was set to `formSheet` (the style that `automatic` resolves to does not count).
    open var disablesAutomaticKeyboardDismissal: Bool { extras?.modalPresentationStyle == .formSheet }

    /// Whether the keyboard's focus returns to the last focused item when the controller appears again after a
    /// transition.
    ///
    /// Otherwise it moves to the controller's `preferredFocusEnvironments`. Read from the innermost controller around
    /// the item, if focus is visible and was in it. The default is `true`.
    open var restoresFocusAfterTransition: Bool {
        get { extras?.restoresFocusAfterTransition ?? true }
        set { extrasForWriting.restoresFocusAfterTransition = newValue }
    }

    // MARK: Observation

    /// The controller's name for activity tracking; the default is `nil`. Timelines and traces of callbacks use it
    /// instead of the title.
    open var interactionActivityTrackingBaseName: String? {
        get { extras?.interactionActivityTrackingBaseName }
        set { extrasForWriting.interactionActivityTrackingBaseName = newValue }
    }

    /// The host of the controller's extension: always `nil`, since programs on Linux are not extensions.
    open var extensionContext: NSExtensionContext? { nil }

    // MARK: Editing

    /// Whether the user can change the content. The default is `false`.
    open var isEditing: Bool {
        get { extras?.isEditing ?? false }
        set { setEditing(newValue, animated: false) }
    }

    /// Turns editing on or off. Overrides call `super`, then show their content accordingly.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != isEditing else { return }
        extrasForWriting.isEditing = editing
        updateEditButton()
    }

    /// A button that toggles editing with animation, titled "Edit" or "Done"; the same button on each access.
    open var editButtonItem: UIBarButtonItem { editButtonInUse }

    // MARK: Configuring interface style and safe area

    /// The user interface style of the controller's view, instead of the inherited style. The default is
    /// `unspecified`.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { extras?.environmentTraits?.style ?? .unspecified }
        set { changeEnvironmentTraits { $0.style = newValue } }
    }

    /// Insets of the controller's own bars, added to the safe area. The default is zero.
    open var additionalSafeAreaInsets: UIEdgeInsets {
        get { extras?.additionalSafeAreaInsets ?? .zero }
        set {
            extrasForWriting.additionalSafeAreaInsets = newValue
            viewStorage?.setNeedsLayout()
        }
    }

    /// The traits in effect: the traits of the view's superview, or of the parent before the view is loaded, with the
    /// controller's own overrides.
    open var traitCollection: UITraitCollection { traits(from: inheritedTraits) }

    /// Returns the traits that a child inherits if this controller has the given traits.
    func traits(around child: UIViewController, in own: UITraitCollection) -> UITraitCollection {
        traitsInViews(around: child, in: own)
    }

    /// Called when `traitCollection` has changed. The default implementation has no effect.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Called when memory is low: release objects that can be recreated. Overrides must call `super`.
    open func didReceiveMemoryWarning() {}

    /// Traits that override the inherited traits for the controller's view and its descendants. The default is empty.
    ///
    ///     traitOverrides.userInterfaceStyle = .dark
    open var traitOverrides: UITraitOverrides {
        get { extras?.environmentTraits?.overrides ?? UITraitOverrides() }
        set { changeEnvironmentTraits { $0.overrides = newValue } }
    }

    /// Has no effect: traits are always current, since a change propagates immediately.
    open func updateTraitsIfNeeded() {}

    /// Sets traits that override a child's inherited traits, for example to show it in compact form.
    ///
    /// The child and its descendants are notified of the change. The child's own overrides take precedence. The traits
    /// are removed when the child leaves its parent. If the controller is not a child of this one, the call is only
    /// logged.
    ///
    /// - Parameters:
    ///   - collection: The traits to override; unspecified traits are inherited. `nil` removes the overrides.
    ///   - childViewController: The child.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) { impose(collection, on: childViewController) }

    /// Returns the traits set with `setOverrideTraitCollection(_:forChild:)`; `nil` if no traits were set.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        guard childViewController.parentStorage === self else { return nil }
        return childViewController.extras?.environmentTraits?.imposed
    }

    // MARK: Managing key commands

    /// Adds a command to `keyCommands`.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        extrasForWriting.keyCommands = (extras?.keyCommands ?? []) + [keyCommand]
    }

    /// Removes a command that was added to `keyCommands`. Other commands are ignored.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        extras?.keyCommands?.removeAll { $0 === keyCommand }
    }

    // MARK: Previewing

    /// The actions below a preview of the controller (`registerForPreviewing(with:sourceView:)`). The default is empty.
    /// Read when the preview is shown.
    open var previewActionItems: [any UIPreviewActionItem] { [] }

    // MARK: Responder chain

    /// The commands that were added with `addKeyCommand(_:)`; `nil` if no command was added.
    open override var keyCommands: [UIKeyCommand]? { extras?.keyCommands }

    // MARK: - Using the focus system

    /// The preferred destinations when focus moves to the controller: its view unless overridden.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }

    /// The focus group of the controller's view; `nil`, the default, uses the group of its surroundings.
    open var focusGroupIdentifier: String? {
        get { extras?.focusGroupIdentifier }
        set { extrasForWriting.focusGroupIdentifier = newValue }
    }

    /// Returns whether a focus update is permitted; `true` unless overridden.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Called after focus has moved into the view, out of it or inside it.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    /// The presenter of a presented controller; otherwise the root view's superview, otherwise the parent. For the root
    /// controller of a window whose view is covered and removed, it is the window.
    open override var next: UIResponder? {
        (performsActionsWhilePresentingModally ? extras?.ownPresentation?.presenter : nil)
            ?? viewStorage?.superviewStorage ?? parentStorage ?? extras?.rootWindow
    }

    /// The type, address and title of the controller, for logs; off the main thread without the title.
    open override var description: String {
        guard MainThread.isCurrent else { return Diagnostics.name(self) }
        return MainActor.assumeIsolated {
            guard let title else { return Diagnostics.name(self) }
            return "\(Diagnostics.name(self).dropLast()); title = \(title)>"
        }
    }

    // MARK: Preserving and restoring state

    /// The controller's identifier in archives of the application's state. A controller is not preserved if it or an
    /// ancestor has no identifier.
    ///
    /// Siblings need different identifiers, except in navigation and split view controllers. The default is `nil`.
    open var restorationIdentifier: String? {
        get { extras?.restorationIdentifier }
        set { extrasForWriting.restorationIdentifier = newValue }
    }

    /// The class that recreates the controller when the application's state is restored. If `nil`, the default, the
    /// application's delegate is called, then existing controllers and the storyboard are searched.
    open var restorationClass: (any UIViewControllerRestoration.Type)? {
        get { extras?.restorationClass }
        set { extrasForWriting.restorationClass = newValue }
    }

    /// Encodes state; called when the application's state is preserved, for controllers with a restoration identifier.
    /// Overrides call `super`.
    ///
    /// For an encoded controller, view or registered object a reference is stored, and the object is preserved as
    /// well.
    open func encodeRestorableState(with coder: NSCoder) { encodeControllerState(with: coder) }

    /// Decodes the state that `encodeRestorableState(with:)` has encoded. Called after all controllers of the archive
    /// exist, parents first, before the application has finished launching. Overrides call `super`.
    open func decodeRestorableState(with coder: NSCoder) { decodeControllerState(with: coder) }

    /// Called when all state has been restored, including the state of the application's delegate.
    open func applicationFinishedRestoringState() {}

    // MARK: Storyboards and nibs

    /// The properties that storyboards and nibs set by name: see `NamedProperties`.
    open override class var namedProperties: NamedProperties { addControllerProperties(to: super.namedProperties) }

    /// The controller methods that actions call by name: see `NamedActions`.
    open override class var namedActions: NamedActions { SystemActions.addingControllers(to: super.namedActions) }
}
