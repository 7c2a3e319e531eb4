import CoreGraphics
import Foundation

/// Shows a controller in a popover: beside what it is about, with an arrow that points there.
///
///     let menu = MenuViewController()
///     menu.modalPresentationStyle = .popover
///     menu.popoverPresentationController?.sourceView = button
///     present(menu, animated: true)
///
/// What it points at has to be known when the popover is about to be shown, which is after the call of `present`. Where
/// a dimension of the window is compact a popover becomes a form sheet, unless its delegate says otherwise.
///
/// The presented controller's view has the arrow in it; its safe area has not. It is 320 by 480 points large where the
/// controller prefers no size, and smaller where there is less room. Its horizontal size class is compact.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller>.
open class UIPopoverPresentationController: UIPresentationController {
    /// What is on the screen; `nil` outside of the presentation.
    var popoverView: PopoverView?
    private(set) lazy var outsideView = PopoverOutsideView { [weak self] in self?.touchDidEndOutside($0) }
    private(set) lazy var sourceObserver = PopoverSourceObserver(self)
    /// Where the source was last, in the container's space.
    var lastSource: CGRect?
    /// The size of what is free of the keyboard in the container, where the popover was placed last.
    var placedIn: CGSize?
    /// Whether the transition under way is the popover's own, which does not mind where it is placed.
    var usesOwnAnimator = false

    nonisolated deinit {}

    // MARK: Customizing the popover behavior

    // Preferred where both fit; one that knows only of adaptive presentations is the superclass's.
    /// Prepares the popover, and decides about its dismissal. Kept weakly.
    @_nonoverride open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
        get { super.delegate as? any UIPopoverPresentationControllerDelegate }
        set {
            super.delegate = newValue
            OptionalMethods.popoverPresentation.check(newValue)
        }
    }

    // MARK: Specifying the popover's anchor point

    /// What the popover points at; counts before `sourceView`. The default is `nil`.
    ///
    /// The other items of a bar button item's bar can be used while the popover is shown: they are added to
    /// `passthroughViews`.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { sourceDidChange() } }

    /// The bar button item that the popover points at: the `sourceItem`, if it is one.
    open var barButtonItem: UIBarButtonItem? {
        get { sourceItem as? UIBarButtonItem }
        set { if newValue != nil || sourceItem is UIBarButtonItem { sourceItem = newValue } }
    }

    /// The view that has what the popover points at. The default is `nil`.
    open var sourceView: UIView? { didSet { if sourceView !== oldValue { sourceDidChange() } } }

    /// What the popover points at, in the space of `sourceView`. The default is `CGRect.null`: all of the view, which
    /// the popover follows when it gets another size.
    open var sourceRect = CGRect.null { didSet { if sourceRect != oldValue { sourceDidChange() } } }

    /// Whether a popover that is too large for the room covers what it points at, and does not become smaller. The
    /// default is `false`.
    open var canOverlapSourceViewRect = false { didSet { sourceDidChange() } }

    // MARK: Specifying the popover arrow

    /// Where the arrow may point. The default is `any`. Without any direction there is no arrow, and the popover is
    /// centred on what it is about. Read when the popover is placed.
    open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { sourceDidChange() } }

    /// Where the arrow points while the popover is shown, empty for one without an arrow; `unknown` before and after.
    open internal(set) var arrowDirection = UIPopoverArrowDirection.unknown

    // MARK: Configuring the popover appearance

    /// How far the popover keeps from the edges of the window, in points, in addition to the status bar. The default is
    /// 10 at each side. Insets that are not finite change nothing; negative ones lead to the edge and not over it (chosen).
    open var popoverLayoutMargins: UIEdgeInsets {
        get { margins }
        set {
            guard (newValue.top + newValue.left + newValue.bottom + newValue.right).isFinite else { return }
            margins = newValue
            sourceDidChange()
        }
    }
    private(set) var margins = PopoverMetrics.margins

    /// The popover's colour, also the arrow's. `nil`, the default, is a material that blurs what is behind. The
    /// background of the presented controller's view lies on it. A change while the popover is shown is animated.
    open var backgroundColor: UIColor? { didSet { showColor(animated: true) } }

    /// A subclass of `UIPopoverBackgroundView` whose instance is the popover's background; `nil`, the default, for the
    /// system's. Read when the popover is about to be shown.
    open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?

    // MARK: Specifying the popover's interaction

    /// The views behind that the user can use while the popover is shown: touches there do not dismiss it. The default
    /// is `nil`.
    open var passthroughViews: [UIView]?

    // MARK: Adapting to size classes

    /// The sheet that the popover becomes where a dimension is compact, to be configured; the same one each time.
    open var adaptiveSheetPresentationController: UISheetPresentationController { adaptiveSheet }
    private lazy var adaptiveSheet: UISheetPresentationController = {
        let sheet = UISheetPresentationController(presentedViewController, style: .formSheet)
        sheet.doesNotKeepPresented()
        return sheet
    }()

    /// A form sheet where one dimension is compact (recorded for iOS 13); otherwise the popover stays one.
    open override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        let isCompact = traitCollection.horizontalSizeClass == .compact || traitCollection.verticalSizeClass == .compact
        return isCompact ? .formSheet : .none
    }

    /// The sheet that was configured, for the style of one.
    override func makeAdaptiveController(
        for style: UIModalPresentationStyle, showing shown: UIViewController
    ) -> UIPresentationController {
        style == .formSheet && shown === presentedViewController
            ? adaptiveSheet : super.makeAdaptiveController(for: style, showing: shown)
    }

    // MARK: Being a presentation controller

    /// A popover.
    open override var presentationStyle: UIModalPresentationStyle { .popover }

    /// The popover, in which the presented controller's view is.
    open override var presentedView: UIView? { popoverView ?? super.presentedView }

    /// Where the popover is, arrow included.
    open override var frameOfPresentedViewInContainerView: CGRect {
        containerView.map { placement(in: $0.bounds).frame } ?? .zero
    }

    /// Asks for the source and makes the popover.
    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        dimsTintBehind = true
        beginShowing()
    }

    /// Takes the popover away where the presentation was cancelled.
    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        usesOwnAnimator = false
        guard !completed else { return }
        dimsTintBehind = false
        endShowing()
    }

    /// What lies behind gets its tint back.
    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        dimsTintBehind = false
    }

    /// Takes the popover away.
    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { endShowing() } else { dimsTintBehind = true }
    }

    /// Places the popover anew.
    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        layOutContainer()
    }

    /// The popover gets another size, animated where both dimensions are preferred.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        animateToPreferredSize()
    }

    /// The popover's size in a container of another size.
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { placement(in: CGRect(origin: .zero, size: parentSize)).frame.size }

    override func systemAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        if isPresenting { usesOwnAnimator = true }
        return PopoverAnimator(self, isPresenting: isPresenting)
    }

    /// Escape asks as a touch outside does (chosen; a responder that handles the key comes first).
    override func dismissByEscape() -> Bool {
        if userMayDismiss() { dismissByUser() }
        return true
    }

    override var isElevated: Bool { true }

    /// What is in a popover is always as in a narrow window.
    override var traitsAroundPresentedView: UITraitOverrides {
        var overrides = UITraitOverrides()
        overrides.horizontalSizeClass = .compact
        return overrides
    }

    override var usableViewsBehind: [UIView] { passthroughViews ?? [] }

    override func containerShouldPass(touchAt point: CGPoint, with event: UIEvent?) -> UIView? {
        viewBehind(at: point, with: event)
    }
}
