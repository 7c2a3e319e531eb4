import Foundation
import QuartzCore
import Synchronization

/// An object that manages a hierarchy of views and is itself managed: by a window, by a container, by a presentation.
///
/// A controller loads its view lazily, is notified when the view comes and goes, and can contain other controllers. The class
/// is cut by aspect: containment, appearance, view loading, transitions and configuration each have a file of their own;
/// what subclasses override is here.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewcontroller>.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer {
    // MARK: Creating a view controller

    /// Makes a controller whose view comes from a nib, when it is loaded.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: The file's name without `.xib`. For `nil`, a nib with the name of the class is looked for, first without the
    ///     word Controller at its end (`LoginView` for `LoginViewController`), and where there is none, `loadView()` makes a plain view.
    ///   - nibBundleOrNil: Where the nib is; `nil` for the program's bundle, with those of its packages.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        givenNibBundle = nibBundleOrNil
        super.init()
    }

    /// Makes a controller whose view is made by `loadView()`.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Makes a controller of a storyboard or nib: what its element says of it is set after this, its view is not loaded. From archives
    /// nothing is read.
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
        // A last release on another thread is not recorded.
        if MainThread.isCurrent {
            MainActor.assumeIsolated { CallbackTimeline.record(.deinitialized, of: self) }
        }
    }

    /// The name of the document that the view comes from, where one was given.
    open internal(set) var nibName: String?

    /// The bundle of the view's document: the one given at initialization, else the main bundle (recorded on iOS
    /// 26.1).
    open var nibBundle: Bundle? { givenNibBundle ?? .main }

    /// The bundle given at initialization. Without one, documents of the program's packages are found as well.
    let givenNibBundle: Bundle?

    // MARK: Stored state

    // Neither checked for exclusive access at run time nor `weak` upwards, for the reasons given at UIView's.

    // Unsafe only because `deinit` reads them, when there are no other references to the controller.
    @exclusivity(unchecked) nonisolated(unsafe) final var viewStorage: UIView?
    /// Cleared by the parent's `deinit`.
    @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var parentStorage: UIViewController? {
        didSet { nestingDepth.invalidate(hasChildren: !childrenStorage.isEmpty) }
    }
    /// The number of ancestors, if it was read since the containment above changed (`ancestorCount`).
    @exclusivity(unchecked) nonisolated(unsafe) final var nestingDepth = NestingDepth()
    @exclusivity(unchecked) nonisolated(unsafe) final var childrenStorage: [UIViewController] = []
    /// The place in the parent's `childrenStorage`, if nothing moved since.
    @exclusivity(unchecked) @usableFromInline package final var rememberedPlace = 0
    @exclusivity(unchecked) final var lifecycleStorage = LifecycleStorage()
    package final var lifecycle: ViewControllerLifecycle { lifecycleStorage.value }
    @exclusivity(unchecked) final var moves = ViewControllerMoves()
    @exclusivity(unchecked) package final var extras: UIViewControllerExtras?
    /// The traits last reported, while a change of them is still to be reported (`TraitAnnouncement`).
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
    /// Setting it replaces the view without loading one. A view that is another controller's already is refused: each
    /// controller has views of its own.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return viewStorage
        }
        set { adoptView(newValue) }
    }

    /// The root view if it is loaded, else `nil`; never loads it.
    open var viewIfLoaded: UIView? { viewStorage }

    /// Whether the root view is loaded.
    open var isViewLoaded: Bool { viewStorage != nil }

    /// Loads the view if it is not loaded: `loadView()`, then `viewDidLoad()`.
    open func loadViewIfNeeded() { loadViewOnce() }

    /// Makes the view and assigns it to `view`; called when the view is needed and there is none. Never call it yourself.
    ///
    /// The default makes the views of the controller's scene in its storyboard, or those of its nib. Where there is neither, it makes a
    /// plain view as large as the screen that follows its superview's size. Overrides do not call `super`.
    open func loadView() {
        if viewStorage == nil, !loadViewFromDocument(), viewStorage == nil { view = makeDefaultView() }
    }

    /// The storyboard that the controller is from; `nil` for one that was made otherwise.
    open var storyboard: UIStoryboard? { extras?.documentScene?.storyboard }

    /// Called once, after the view was loaded.
    open func viewDidLoad() {}

    /// The controller's name, for bars and for people. Setting it also sets the titles of `navigationItem` and `tabBarItem`.
    open var title: String? {
        get { extras?.title }
        set { changeTitle(newValue) }
    }

    /// The size the controller would like to have, for containers and presentations. The default is zero.
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

    /// Whether bars inset the controller's scroll view while its `contentInsetAdjustmentBehavior` is `automatic`, also where
    /// it does not scroll; `true` unless set.
    open var automaticallyAdjustsScrollViewInsets: Bool {
        get { extras?.automaticallyAdjustsScrollViewInsets ?? true }
        set { extrasForWriting.automaticallyAdjustsScrollViewInsets = newValue }
    }

    /// The scroll view that a bar at the top or the bottom follows: the one that was set, or else the first on the way of
    /// first subviews from the root view. Containers ask; override it to return another, or `nil` for none. Other edges,
    /// and several at once, are an error.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        contentScrollViewInEffect(for: edge)
    }

    /// Sets the scroll view that bars at some edges follow; `nil` has it searched again. It is kept weakly.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        rememberContentScrollView(scrollView, for: edge)
    }

    /// Sets the scroll view that the bars at all edges follow.
    open func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }

    // MARK: Showing that content is unavailable

    /// What is shown in place of content that is missing; the default, `nil`, is nothing.
    ///
    /// The view that is made of it lies over all others in the controller's view, inside the safe area, and is laid out by the
    /// controller. It comes, changes and goes in the view's next layout. What it shows is the configuration as it is in
    /// `contentUnavailableConfigurationState`.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { extras?.unavailableContent?.configuration }
        set { changeUnavailableContent(newValue) }
    }

    /// What the configuration depends on: the controller's traits, and the text of its navigation item's search controller. Override it
    /// to add states of your own to what `super` answers.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = navigationItemIfMade?.search?.searchedText
        return state
    }

    /// Asks for `updateContentUnavailableConfiguration(using:)` in the view's next layout, once however often it is called.
    /// Called by UIKit when traits have changed; call it when your content has.
    open func setNeedsUpdateContentUnavailableConfiguration() { requestUpdateOfUnavailableContent() }

    /// Sets `contentUnavailableConfiguration` to what fits the state. The default does nothing. Do not call it yourself.
    ///
    /// Called in the layout of the view, before `viewWillLayoutSubviews()`: the first time after `viewIsAppearing(_:)`, then
    /// whenever `setNeedsUpdateContentUnavailableConfiguration()` was called.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    // MARK: Responding to view-related events

    /// The view is about to come: it is not in the hierarchy yet, and its size and traits may be old. Overrides must call
    /// `super`.
    open func viewWillAppear(_ animated: Bool) {}

    /// The view is coming: it is in the hierarchy with its final size and traits. Once per appearance, between
    /// `viewWillAppear(_:)` and `viewDidAppear(_:)`. Overrides must call `super`.
    open func viewIsAppearing(_ animated: Bool) {}

    /// The view is on the screen, and any transition is over. Overrides must call `super`.
    open func viewDidAppear(_ animated: Bool) {}

    /// The view is about to go. It may yet stay: then `viewWillAppear(_:)` follows. Overrides must call `super`.
    open func viewWillDisappear(_ animated: Bool) {}

    /// The view is gone, and any transition is over. Overrides must call `super`.
    open func viewDidDisappear(_ animated: Bool) {}

    // MARK: Configuring the view's layout behavior

    /// The view is about to lay out its subviews. The default does nothing.
    open func viewWillLayoutSubviews() {}

    /// The view has laid out its subviews. The default does nothing.
    open func viewDidLayoutSubviews() {}

    /// The least margins of the root view: 16 points at the sides, 20 where the width is regular.
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

    /// What bars cover at the top of the view. (Replaced by the safe area since iOS 11, whose edge it follows.)
    open var topLayoutGuide: any UILayoutSupport { strip(\.topStrip, isTop: true) }

    /// What bars cover at the bottom of the view. (Replaced by the safe area since iOS 11, whose edge it follows.)
    open var bottomLayoutGuide: any UILayoutSupport { strip(\.bottomStrip, isTop: false) }

    /// Changes the constraints of the root view; called in place of its `updateConstraints()`, which the default calls.
    /// Overrides call `super` last.
    open func updateViewConstraints() { viewStorage?.updateConstraints() }

    /// The view's `safeAreaInsets` changed. The default does nothing.
    open func viewSafeAreaInsetsDidChange() {}

    /// The view's layout margins changed. The default does nothing.
    open func viewLayoutMarginsDidChange() {}

    // MARK: Managing child view controllers in a custom container

    /// The controller that contains this one.
    open var parent: UIViewController? { parentStorage }

    /// The controllers that this one contains, in the order in which they were added.
    open var children: [UIViewController] { childrenStorage }

    /// Whether the controller is getting a parent: true from `willMove(toParent:)` to `didMove(toParent:)`, and so in the
    /// appearance callbacks between them.
    open var isMovingToParent: Bool { moves.parentMove == .to }

    /// Whether the controller is losing its parent: true from `willMove(toParent: nil)` to `didMove(toParent: nil)`.
    open var isMovingFromParent: Bool { moves.parentMove == .from }

    /// Makes another controller a child of this one.
    ///
    /// Calls the child's `willMove(toParent:)` itself, after taking it out of another parent; the container calls
    /// `didMove(toParent:)` when the transition is done (recorded: CallbackOrder.md, "Custom containment"). Adding a child twice moves it to
    /// the end; adding a controller to itself or to one of its descendants is an error.
    open func addChild(_ childController: UIViewController) { Containment.add(childController, to: self) }

    /// Takes the controller out of its parent.
    ///
    /// Calls `didMove(toParent: nil)` itself; the container called `willMove(toParent: nil)` before (recorded:
    /// CallbackOrder.md, "Custom containment"). Does nothing without a parent.
    open func removeFromParent() { Containment.removeFromParent(self) }

    /// Called before the controller gets a parent, or loses it (`nil`). Overrides must call `super`.
    open func willMove(toParent parent: UIViewController?) { Containment.willMove(self, to: parent) }

    /// Called after the controller got a parent, or lost it (`nil`). Overrides must call `super`.
    open func didMove(toParent parent: UIViewController?) { Containment.didMove(self, to: parent) }

    /// Whether `viewWillAppear(_:)` and its kin reach the children by themselves. The default is `true`.
    ///
    /// A container that says no calls `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()` on its
    /// children itself.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Exchanges two children's views, with an animation.
    ///
    /// Both must be children of this controller. The views' appearance callbacks come in `TransitionScript.exchange`'s
    /// order: the will-callbacks before the animation, the did-callbacks after it. `to`'s view is added in front of
    /// `from`'s in the same superview; `from`'s is removed at the end. The caller calls `addChild` and
    /// `willMove(toParent: nil)` before and `didMove(toParent:)` and `removeFromParent()` in the completion.
    ///
    /// - Parameters:
    ///   - fromViewController: The child that is shown now.
    ///   - toViewController: The child to show.
    ///   - duration: Seconds; with 0 or less everything happens inside the call.
    ///   - options: The curve and the kind of transition, as for `UIView.transition(from:to:…)`.
    ///   - animations: What changes; `nil` for just the exchange.
    ///   - completion: Called after the did-callbacks, with whether the animation ran to its end.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        ExchangePolicy.run(
            in: self, from: fromViewController, to: toViewController, duration: duration, options: options,
            animations: animations, completion: completion)
    }

    /// Tells a child's side that its view begins to come or go: sends `viewWillAppear(_:)` or `viewWillDisappear(_:)`.
    ///
    /// For containers that do not forward automatically; each call is matched by `endAppearanceTransition()`. A call in
    /// the opposite direction while one is open reverses it. While it is open, adding and removing the view sends nothing.
    /// A call in the same direction is unbalanced: it is logged and does nothing else.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        ManualAppearance.begin(self, appearing: isAppearing, animated: animated)
    }

    /// Tells a child's side that the transition is over: sends `viewDidAppear(_:)` or `viewDidDisappear(_:)`.
    ///
    /// Without an open transition the call is unbalanced: it is logged and does nothing else. For a view in no window
    /// `viewIsAppearing(_:)` is sent first.
    open func endAppearanceTransition() { ManualAppearance.end(self) }

    /// The name of the exception that UIKit raises where the hierarchies of views and controllers do not fit. Here
    /// the program stops, with that name in the message.
    public nonisolated static let hierarchyInconsistencyException = NSExceptionName(
        rawValue: Diagnostic.Rule.hierarchyInconsistencyName)

    // MARK: Being a content container

    /// A child would like another size. The default does nothing.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The constraints of a child's view ask for another size. The default does nothing.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size that a child is going to have once this controller's view has a size; that size, unless overridden.
    ///
    /// Asked by the default `viewWillTransition(to:with:)`, once for each child.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// The view is about to get another size, because the window does or the parent says so. Overrides must call `super`,
    /// which tells the children whose size changes too (CallbackOrder.md, "Size changes": it comes from the window's root down).
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        CallbackTimeline.record(.viewWillTransition(size), of: self)
        for child in childrenStorage { SizeTransition.pass(on: size, from: self, to: child, with: coordinator) }
    }

    /// The traits are about to change, before the size does (chosen). Overrides must call `super`, which
    /// tells the children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in childrenStorage { child.willTransition(to: newCollection, with: coordinator) }
    }

    // MARK: Presenting a view controller

    /// Shows another controller over this one, or over the ancestor that its `modalPresentationStyle` asks for.
    ///
    /// `presentedViewController` is set inside the call; views and callbacks follow in the next layout pass, in
    /// `TransitionScript.presentation`'s order (CallbackOrder.md, "Presentation"). Ignored with a log when this controller's view is in no
    /// window, or when it (or an ancestor) presents already; then the completion is not called. An error when the other
    /// controller has a parent or is presented already.
    ///
    /// - Parameters:
    ///   - viewControllerToPresent: The controller to show.
    ///   - flag: Whether the transition is animated.
    ///   - completion: Called after all callbacks, when `isBeingPresented` is `false` again.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) { Presenting.present(viewControllerToPresent, from: self, animated: flag, completion: completion) }

    /// Dismisses what this controller (or an ancestor) presents, with all that is presented on top of it; a controller that
    /// presents nothing is dismissed itself.
    ///
    /// Only the topmost is seen to go. Ignored with a log while a presentation or a dismissal is under way; without anything
    /// to dismiss it does nothing, and the completion is not called (chosen).
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        Dismissing.dismiss(from: self, animated: flag, completion: completion)
    }

    /// The controller that this one, or an ancestor, presents; set from the call of `present` to the end of the dismissal.
    open var presentedViewController: UIViewController? { presentationInEffect?.presented }

    /// The controller that presents this one, or an ancestor; `nil` from the end of a dismissal on, before
    /// `viewDidDisappear(_:)` (recorded: CallbackOrder.md, "Presentation").
    open var presentingViewController: UIViewController? { ownPresentationInEffect?.presenter }

    /// What manages the presentation that this controller, or an ancestor, is in. Before a presentation it is made for the
    /// present `modalPresentationStyle`, so that its delegate can be set, and kept: set the style before. The next presentation
    /// has another one. `nil` for a child of something not presented, and for the style `custom` before the presentation.
    open var presentationController: UIPresentationController? { presentationControllerInEffect }

    /// What manages the sheet that this controller, or an ancestor, is shown in; before a presentation the one that will, where
    /// the style is one of sheets. `nil` for other styles.
    open var sheetPresentationController: UISheetPresentationController? {
        (activePresentationController ?? presentationController) as? UISheetPresentationController
    }

    /// What manages the popover that this controller, or an ancestor, is presented in. Before a presentation in the style
    /// `popover` it is made, so that what the popover points at can be set; `nil` for another style.
    open var popoverPresentationController: UIPopoverPresentationController? { popoverControllerInEffect }

    /// What manages the presentation that this controller, or an ancestor, is in now; `nil` outside of one.
    open var activePresentationController: UIPresentationController? { ownPresentationInEffect?.controller }

    /// Whether the controller is coming by being presented: from the call of `present` to after `viewDidAppear(_:)`.
    open var isBeingPresented: Bool { moves.presentationMove == .presented }

    /// Whether the controller is going by being dismissed: from the call of `dismiss` to after `viewDidDisappear(_:)`.
    open var isBeingDismissed: Bool { moves.presentationMove == .dismissed }

    /// What coordinates the transition that the controller, or an ancestor, is in; `nil` outside of one.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { coordinatorInEffect }

    /// How the controller is presented. The default is `automatic`, which reads as the style that it stands for. Changing it while
    /// presented, or after `presentationController` was read, has no effect on that presentation.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { (extras?.modalPresentationStyle ?? .automatic).resolved }
        set { extrasForWriting.modalPresentationStyle = newValue }
    }

    /// What the presentation looks like, where the transitioning delegate has no animator. The default is `coverVertical`.
    open var modalTransitionStyle: UIModalTransitionStyle {
        get { extras?.modalTransitionStyle ?? .coverVertical }
        set { extrasForWriting.modalTransitionStyle = newValue }
    }

    /// How the controller comes and goes, where neither a transitioning delegate nor a navigation controller's
    /// delegate has an animator: presented, in place of `modalTransitionStyle`; pushed and popped, in place of the
    /// slide. The default, `nil`, is these. Popovers, alerts and the like keep their own.
    open var preferredTransition: Transition? {
        get { extras?.preferredTransition }
        set {
            extrasForWriting.preferredTransition = newValue
            attachZoomDismissal()
        }
    }

    /// Whether the user cannot dismiss the presentation by tapping beside it or dragging it. The default is `false`.
    ///
    /// It counts for the presented controller, and for those in it that are seen, such as the top of a navigation controller.
    open var isModalInPresentation: Bool {
        get { extras?.isModalInPresentation ?? false }
        set { extrasForWriting.isModalInPresentation = newValue }
    }

    /// Whether the presenter is in the chain of responders of what is presented, so that it performs actions meanwhile. The default is
    /// `true`. Key commands of what lies behind something modal are not performed (chosen).
    open var performsActionsWhilePresentingModally: Bool { true }

    /// Whether presentations in the current context from here or from descendants cover this controller's view; `false` at
    /// first.
    open var definesPresentationContext: Bool {
        get { extras?.definesPresentationContext ?? false }
        set { extrasForWriting.definesPresentationContext = newValue }
    }

    /// Whether presentations in this controller's context look as its own `modalTransitionStyle` says. The default is `false`.
    open var providesPresentationContextTransitionStyle: Bool {
        get { extras?.providesPresentationContextTransitionStyle ?? false }
        set { extrasForWriting.providesPresentationContextTransitionStyle = newValue }
    }

    /// Gives the animators, interactions and the presentation controller. Weak; the default is `nil`.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { extras?.transitioningDelegate }
        set {
            extrasForWriting.transitioningDelegate = newValue
            OptionalMethods.transitioning.check(newValue)
        }
    }

    // MARK: Showing a view controller

    /// Shows a controller in the way that fits where this one is: the nearest ancestor that overrides this decides, as a
    /// navigation controller, which pushes. Without any it is presented.
    open func show(_ vc: UIViewController, sender: Any?) { showInAncestor(vc, sender: sender) }

    /// Shows a controller as a detail: the nearest ancestor that overrides this decides. Without any it is presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        showDetailInAncestor(vc, sender: sender)
    }

    /// Takes a secondary controller on, when a classic split view becomes a stack: it asks its primary controller, where its
    /// delegate has not done it. A navigation controller puts it on top of its stack, also one that is a navigation controller
    /// itself; others do nothing, unless they override this, and the secondary controller is gone.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}

    /// Gives the secondary controller back, when a classic split view becomes columns: it asks its primary controller, where
    /// its delegate has not named one. A navigation controller gives its top one; `nil` where that is the only one, and for
    /// others, unless they override this: then the secondary controller is the one from before.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }

    /// The controller that performs `show(_:sender:)` or `showDetailViewController(_:sender:)`, by their names
    /// `"showViewController:sender:"` and `"showDetailViewController:sender:"`: this one or the nearest ancestor that overrides
    /// the method and does not refuse in `canPerformAction(_:withSender:)`; `nil` without any. Other actions: the nearest
    /// that offers a method of that name.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        targetOfShowing(action, sender: sender)
    }

    /// The nearest ancestor that is a split view controller, at any distance; not through a presentation. `nil` without.
    open var splitViewController: UISplitViewController? { nearestAncestor(UISplitViewController.self) }

    // MARK: Performing segues

    /// Performs a segue of the controller's scene: the first one with this identifier, whatever else fires it, also an unwind
    /// segue. `shouldPerformSegue(withIdentifier:sender:)` is not asked. An error where the scene has none, or where the
    /// controller is from no storyboard.
    ///
    /// - Parameters:
    ///   - identifier: The segue's identifier in the document.
    ///   - sender: What `prepare(for:sender:)` gets.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        performSegueOfScene(identifier, sender: sender)
    }

    /// Whether a segue that the user has fired, or that embeds a controller, is performed; `true` unless overridden.
    ///
    /// - Parameters:
    ///   - identifier: The segue's identifier; empty for one without (chosen).
    ///   - sender: What has fired it: a control, an item, a cell, a gesture recognizer; `nil` for one that embeds.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// A segue from this controller is about to be performed: give the destination what it needs, whose view is not loaded yet.
    /// The default does nothing.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    // MARK: Unwinding

    /// The children that may be, or contain, the destination of an unwind segue, in the order in which they are searched: unless
    /// overridden all but the one that contains the source, which has been searched before. Called by UIKit.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let containing = childContaining(source)
        return children.filter { $0 !== containing }
    }

    /// The child that contains the source of an unwind segue, or for which something is presented that does. `nil` where none
    /// does. Not to be overridden.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? { childOnWay(from: source) }

    /// Whether the controller is the destination of an unwind segue. Unless overridden it is, where its class has the method
    /// (`namedActions`) and it is not the controller in which the segue was fired.
    ///
    /// - Parameters:
    ///   - action: The method.
    ///   - fromViewController: The controller in which the segue was fired.
    ///   - sender: What has fired it.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any) }

    /// The same. (Replaced by `canPerformUnwindSegueAction(_:from:sender:)` since iOS 13, whose default calls it.)
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool { self !== fromViewController && responds(to: action) }

    /// An unwind segue leads through this container: show a child that is, or contains, the destination. The default does
    /// nothing.
    ///
    /// - Parameters:
    ///   - unwindSegue: The segue.
    ///   - subsequentVC: The child.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    /// Searches the controller for the destination of an unwind segue. (Replaced by `allowedChildrenForUnwinding(from:)` since
    /// iOS 9. Where a class overrides it, it is called instead, and `segueForUnwinding(to:from:identifier:)` makes the segue.)
    open func forUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
    ) -> UIViewController? { destinationForUnwinding(action, from: fromViewController, sender: sender) }

    /// Makes the segue back to a controller that `forUnwindSegueAction(_:from:withSender:)` has found. The default makes one that
    /// dismisses and calls `unwind(for:towards:)`. (Replaced by that since iOS 9.)
    open func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? {
        standardSegueForUnwinding(to: toViewController, from: fromViewController, identifier: identifier)
    }

    // MARK: Configuring a navigation interface

    /// What a navigation bar shows while the controller is on top; made when first asked for, with the controller's title.
    ///
    /// Asked of controllers whose view is not loaded, so do not set it up in `viewDidLoad()` alone where it has to be there
    /// before.
    open var navigationItem: UINavigationItem { navigationItemInUse }

    /// What a tab bar shows for the controller; made when first asked for, with the controller's title and no image. Never
    /// `nil`, unless set so.
    open var tabBarItem: UITabBarItem! {
        get { tabBarItemInUse }
        set { changeTabBarItem(newValue) }
    }

    /// What a navigation controller's toolbar shows while the controller is on top. The default is `nil`.
    open var toolbarItems: [UIBarButtonItem]? {
        get { extras?.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// Sets what the toolbar shows, fading it where that is seen.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        changeToolbarItems(toolbarItems, animated: animated)
    }

    /// Whether the bar at the bottom of the enclosing tab bar controller goes away when the controller is pushed, for as long
    /// as it is in the stack; the toolbar of the navigation controller while it is on top. The default is `false`.
    ///
    /// The bar of tabs stays where the stack is in a split view, also in a collapsed one, as was reported of UIKit
    /// (<https://github.com/lionheart/openradar-mirror/issues/7670>).
    open var hidesBottomBarWhenPushed: Bool {
        get { extras?.hidesBottomBarWhenPushed ?? false }
        set {
            extrasForWriting.hidesBottomBarWhenPushed = newValue
            barContainer?.extendedLayoutDidChange(of: self)
        }
    }

    /// The edges at which the view goes under translucent bars; all by default. At others it ends at the bar.
    open var edgesForExtendedLayout: UIRectEdge {
        get { extras?.edgesForExtendedLayout ?? .all }
        set {
            guard newValue != edgesForExtendedLayout else { return }
            extrasForWriting.edgesForExtendedLayout = newValue
            barContainer?.extendedLayoutDidChange(of: self)
        }
    }

    /// Whether the view goes under opaque bars, too. The default is `false`.
    open var extendedLayoutIncludesOpaqueBars: Bool {
        get { extras?.extendedLayoutIncludesOpaqueBars ?? false }
        set {
            guard newValue != extendedLayoutIncludesOpaqueBars else { return }
            extrasForWriting.extendedLayoutIncludesOpaqueBars = newValue
            barContainer?.extendedLayoutDidChange(of: self)
        }
    }

    // MARK: Configuring the view rotation settings

    /// The orientations the controller can be shown in: all but upside down on a phone, all on a pad, unless overridden.
    ///
    /// Asked of the topmost controller that fills its window, and intersected with the application's own (see
    /// `OrientationNegotiation`).
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    /// The orientation in which the controller comes when it is presented so that it fills the window; the present one, unless
    /// overridden. The user can turn it afterwards, to any that it supports.
    ///
    /// One that is not among `supportedInterfaceOrientations` is an error (recorded). Follows
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredinterfaceorientationforpresentation>.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        let window = viewStorage?.window ?? extras?.ownPresentation?.presenter?.viewStorage?.window
        return window?.windowScene?.interfaceOrientation ?? .portrait
    }

    /// Whether the interface follows the device while this is the topmost controller that fills its window; `true` unless
    /// overridden.
    open var shouldAutorotate: Bool { true }

    /// Says that `supportedInterfaceOrientations` answers differently now: the scene turns as the device is held if that is
    /// permitted now, and away from an orientation that is permitted no longer. It is asked at the end of this turn.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {
        guard let window = viewStorage?.window else { return }
        OrientationNegotiation.setNeedsUpdate(in: window)
    }

    /// The interface is about to rotate; only visible controllers are notified. The default passes it on to the children whose
    /// views it shows, where `shouldAutomaticallyForwardRotationMethods()`. (Replaced by `viewWillTransition(to:with:)` since
    /// iOS 8, which comes before it here, chosen.)
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        CallbackTimeline.record(.willRotate(toInterfaceOrientation), of: self)
        RotationForwarding.forward(from: self) { $0.willRotate(to: toInterfaceOrientation, duration: duration) }
    }

    /// Called inside the animation of the turn, with the frames at their new places. The default passes it on.
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        CallbackTimeline.record(.willAnimateRotation(toInterfaceOrientation), of: self)
        RotationForwarding.forward(from: self) {
            $0.willAnimateRotation(to: toInterfaceOrientation, duration: duration)
        }
    }

    /// The turn is over. The default passes it on.
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
        CallbackTimeline.record(.didRotate(fromInterfaceOrientation), of: self)
        RotationForwarding.forward(from: self) { $0.didRotate(from: fromInterfaceOrientation) }
    }

    /// Whether `willRotate(to:duration:)` and its kin reach the children by themselves; `true` unless overridden.
    open func shouldAutomaticallyForwardRotationMethods() -> Bool { true }

    // MARK: Managing the status bar

    /// How the status bar's content is to look; `default` unless overridden.
    ///
    /// A Linux desktop has no status bar; `UIWindowScene.statusBarManager` reports what is requested.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// Whether the status bar is to be hidden. Unless overridden it is where the height is compact, as on a phone in landscape.
    open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }

    /// How the status bar is to come and go when the controller asks for another one; `fade` unless overridden. A desktop has
    /// no status bar that would.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    /// The child that says how the status bar looks; `nil`, unless overridden, for the controller itself.
    open var childForStatusBarStyle: UIViewController? { nil }

    /// The child that says whether the status bar is hidden; `nil`, unless overridden, for the controller itself.
    open var childForStatusBarHidden: UIViewController? { nil }

    /// Whether the status bar follows this controller also when it is presented without filling the window. The default is `false`.
    open var modalPresentationCapturesStatusBarAppearance: Bool {
        get { extras?.modalPresentationCapturesStatusBarAppearance ?? false }
        set { extrasForWriting.modalPresentationCapturesStatusBarAppearance = newValue }
    }

    /// Says that what the status bar is asked to be has changed: on a simulated device it changes with the next frame, in an
    /// animation of views as the controller prefers. `UIStatusBarManager` always answers with what the controllers say.
    open func setNeedsStatusBarAppearanceUpdate() { systemBars?.setNeedsUpdate(animated: false) }

    // MARK: Managing the home indicator and the screen's edges

    /// Whether the home indicator is to be hidden while nothing is touched; `false` unless overridden. A desktop has none,
    /// on a stage, `Stage.isHomeIndicatorAutoHidden` is what the controllers say.
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    /// The child that says whether the home indicator is hidden; `nil`, unless overridden, for the controller itself.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

    /// Says that what the home indicator is asked to be has changed. The controllers are asked whenever it matters.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { systemBars?.setNeedsUpdate(animated: true) }

    /// The edges of the screen at which gestures of the program come before those of the system; none unless overridden. A
    /// desktop has no such gestures; on a stage, `Stage.deferredScreenEdges` is what the controllers say.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

    /// The child that says which edges these are; `nil`, unless overridden, for the controller itself.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

    /// Says that these edges have changed. The controllers are asked whenever it matters.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

    // MARK: Locking the pointer

    /// Whether the pointer is to stay where it is while the scene is active; `false` unless overridden. A desktop moves the
    /// pointer on; on a stage, `Stage.isPointerLocked` is what the controllers say.
    open var prefersPointerLocked: Bool { false }

    /// The child that says whether the pointer is locked; `nil`, unless overridden, for the controller itself.
    open var childViewControllerForPointerLock: UIViewController? { nil }

    /// Says that what the pointer is asked to do has changed. The controllers are asked whenever it matters.
    open func setNeedsUpdateOfPrefersPointerLocked() {}

    // MARK: Managing the keyboard and the focus

    /// Whether the input views stay, while this is the controller in front, when its first responder makes room for
    /// one without any, or for none; they go with the controller. Where they have come for it, that is. Unless
    /// overridden it is so only for a controller whose `modalPresentationStyle` was set to `formSheet` (a style that
    /// `automatic` stands for does not count, chosen).
    open var disablesAutomaticKeyboardDismissal: Bool { extras?.modalPresentationStyle == .formSheet }

    /// Whether the keyboard's focus comes back to the item that had it, when the controller is seen again after a
    /// transition. If not, it goes to what the controller prefers (`preferredFocusEnvironments`). Asked of the
    /// innermost controller around the item, where the focus is shown and was in it. The default is `true`.
    open var restoresFocusAfterTransition: Bool {
        get { extras?.restoresFocusAfterTransition ?? true }
        set { extrasForWriting.restoresFocusAfterTransition = newValue }
    }

    // MARK: Being observed

    /// What the controller is called where its activity is tracked; the default is `nil`. Timelines and traces of
    /// callbacks name it so, and not by its title (chosen).
    open var interactionActivityTrackingBaseName: String? {
        get { extras?.interactionActivityTrackingBaseName }
        set { extrasForWriting.interactionActivityTrackingBaseName = newValue }
    }

    /// The host of the extension that the controller is in: `nil`, as in every app, since programs here are no
    /// extensions.
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

    /// A button that turns editing on and off, animated, and says "Edit" or "Done"; the same one each time.
    open var editButtonItem: UIBarButtonItem { editButtonInUse }

    // MARK: Configuring interface style and safe area

    /// The style the controller's view uses instead of its superview's. The default is `unspecified`.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { extras?.environmentTraits?.style ?? .unspecified }
        set { changeEnvironmentTraits { $0.style = newValue } }
    }

    /// What the controller's own bars cover of its view, added to the safe area. The default is zero.
    open var additionalSafeAreaInsets: UIEdgeInsets {
        get { extras?.additionalSafeAreaInsets ?? .zero }
        set {
            extrasForWriting.additionalSafeAreaInsets = newValue
            viewStorage?.setNeedsLayout()
        }
    }

    /// The traits in effect: those of the view's superview, or before the view is loaded the parent's, with what the
    /// controller itself sets.
    open var traitCollection: UITraitCollection { traits(from: inheritedTraits) }

    /// Called when `traitCollection` changed. The default does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Called when memory is short: let go of what can be made again. Overrides must call `super`.
    open func didReceiveMemoryWarning() {}

    /// The traits that the controller sets for its view and all below it. The default is none.
    ///
    ///     traitOverrides.userInterfaceStyle = .dark
    open var traitOverrides: UITraitOverrides {
        get { extras?.environmentTraits?.overrides ?? UITraitOverrides() }
        set { changeEnvironmentTraits { $0.overrides = newValue } }
    }

    /// Brings the traits up to date now; here they always are, since a change goes down the tree at once.
    open func updateTraitsIfNeeded() {}

    /// Gives a child traits that count before those it inherits, as to show it in the compact form beside another one.
    ///
    /// The child and what is in it are notified of the change. What the child itself sets counts before this. It ends when the child
    /// leaves its parent. For a controller that is no child of this one, nothing changes, and a line is logged.
    ///
    /// - Parameters:
    ///   - collection: The traits to set; those it does not say are inherited. `nil` takes them back.
    ///   - childViewController: The child that gets them.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) { impose(collection, on: childViewController) }

    /// The traits that were set for a child with `setOverrideTraitCollection(_:forChild:)`; `nil` where there are none.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        guard childViewController.parentStorage === self else { return nil }
        return childViewController.extras?.environmentTraits?.imposed
    }

    // MARK: Managing key commands

    /// Adds a command to `keyCommands`.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        extrasForWriting.keyCommands = (extras?.keyCommands ?? []) + [keyCommand]
    }

    /// Takes a command that was added before out of `keyCommands`. Does nothing for any other.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        extras?.keyCommands?.removeAll { $0 === keyCommand }
    }

    // MARK: Responder chain

    /// The commands that were added with `addKeyCommand(_:)`; `nil` without any.
    open override var keyCommands: [UIKeyCommand]? { extras?.keyCommands }

    // MARK: - Using the focus system

    /// Where the focus goes first when it is to go to the controller: to its view unless overridden.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }

    /// The focus group of what is in the controller's view; `nil`, the default, for that of what is around it.
    open var focusGroupIdentifier: String? {
        get { extras?.focusGroupIdentifier }
        set { extrasForWriting.focusGroupIdentifier = newValue }
    }

    /// Whether the focus may move so; `true` unless overridden.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Called after the focus has moved into the view, out of it or inside of it.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    /// The presenter of a presented controller; else the root view's superview, else the parent.
    open override var next: UIResponder? {
        (performsActionsWhilePresentingModally ? extras?.ownPresentation?.presenter : nil)
            ?? viewStorage?.superviewStorage ?? parentStorage
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

    /// The controller's name in archives of the application's state: one that has none, or whose parents lack theirs, is not
    /// preserved. Siblings have different ones, but for those in navigation and split view controllers. `nil` by default.
    open var restorationIdentifier: String? {
        get { extras?.restorationIdentifier }
        set { extrasForWriting.restorationIdentifier = newValue }
    }

    /// The class that makes the controller anew when the application's state is restored; without one the application's
    /// delegate is asked, then it is looked for among those that are there, then in its storyboard. `nil` by default.
    open var restorationClass: (any UIViewControllerRestoration.Type)? {
        get { extras?.restorationClass }
        set { extrasForWriting.restorationClass = newValue }
    }

    /// Writes what is to be restored later; called when the application's state is preserved, for controllers with a restoration
    /// identifier. Overrides call `super`.
    ///
    /// What is encoded may be a controller, a view or a registered object: a reference to it is kept, and it is preserved as well.
    open func encodeRestorableState(with coder: NSCoder) { encodeControllerState(with: coder) }

    /// Reads what `encodeRestorableState(with:)` wrote; called once all controllers of the archive are there, the parents' first,
    /// before the application has finished launching. Overrides call `super`.
    open func decodeRestorableState(with coder: NSCoder) { decodeControllerState(with: coder) }

    /// Called when everything has been restored, the application's delegate as well.
    open func applicationFinishedRestoringState() {}

    // MARK: Documents

    /// The properties that documents set by name: see `NamedProperties`.
    open override class var namedProperties: NamedProperties { addControllerProperties(to: super.namedProperties) }

    /// The methods of controllers that actions call by name: see `NamedActions`.
    open override class var namedActions: NamedActions { SystemActions.addingControllers(to: super.namedActions) }
}
