import CoreGraphics
import Foundation

/// Presents a controller in a popover, next to its source, with an arrow that points to the source.
///
///     let menu = MenuViewController()
///     menu.modalPresentationStyle = .popover
///     menu.popoverPresentationController?.sourceView = button
///     present(menu, animated: true)
///
/// The source must be set before the popover is shown, which happens after the call of `present`. If a dimension of
/// the window is compact, a popover becomes a form sheet, unless its delegate returns a different style.
///
/// The presented controller's view includes the arrow; its safe area does not. If the presented controller has no
/// preferred size, the popover's size is 320 by 480 points, or less in a small window. The presented controller's
/// horizontal size class is compact.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller>.
open class UIPopoverPresentationController: UIPresentationController {
    /// The view on the screen; `nil` outside the presentation.
    var popoverView: PopoverView?
    private(set) lazy var outsideView = PopoverOutsideView { [weak self] in self?.touchDidEndOutside($0) }
    private(set) lazy var sourceObserver = PopoverSourceObserver(self)
    /// The last source rectangle, in the container's coordinate space.
    var lastSource: CGRect?
    /// The size of the container without the keyboard at the last placement.
    var placedIn: CGSize?
    /// Whether the running transition is the popover's own, which permits new placements.
    var usesOwnAnimator = false

    nonisolated deinit {}

    // MARK: Customizing the popover behavior

    // Declares `delegate` with the more specific protocol. The superclass stores the value, and its own `delegate`
    // remains available for delegates of the more general protocol.
    /// The delegate that prepares the popover and permits its dismissal. Not retained.
    @_nonoverride open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
        get { super.delegate as? any UIPopoverPresentationControllerDelegate }
        set {
            super.delegate = newValue
            OptionalMethods.popoverPresentation.check(newValue)
        }
    }

    // MARK: Specifying the popover's anchor point

    /// The item that the popover points to; takes precedence over `sourceView`. The default is `nil`.
    ///
    /// If it is a bar button item, the other items of its bar can be used while the popover is shown: their views are
    /// added to `passthroughViews`.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { sourceDidChange() } }

    /// The `sourceItem`, if it is a bar button item; otherwise `nil`.
    open var barButtonItem: UIBarButtonItem? {
        get { sourceItem as? UIBarButtonItem }
        set { if newValue != nil || sourceItem is UIBarButtonItem { sourceItem = newValue } }
    }

    /// The view that contains the source. The default is `nil`.
    open var sourceView: UIView? { didSet { if sourceView !== oldValue { sourceDidChange() } } }

    /// The rectangle that the popover points to, in the coordinate space of `sourceView`, or of `sourceItem` if that is
    /// a view (recorded on iOS 26.1). The default is `CGRect.null`: the whole view, also after its size has changed.
    open var sourceRect = CGRect.null { didSet { if sourceRect != oldValue { sourceDidChange() } } }

    /// Whether the popover may cover its source if there is not enough room beside it; if `false`, the popover becomes
    /// smaller instead. The default is `false`.
    open var canOverlapSourceViewRect = false { didSet { sourceDidChange() } }

    // MARK: Specifying the popover arrow

    /// The permitted directions of the arrow. The default is `any`. If empty, the popover has no arrow and is centered
    /// on its source. Read when the popover is placed.
    open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { sourceDidChange() } }

    /// The direction of the arrow while the popover is shown: an empty set if the popover has no arrow. The value is
    /// `unknown` before and after the presentation.
    open internal(set) var arrowDirection = UIPopoverArrowDirection.unknown

    // MARK: Configuring the popover appearance

    /// The minimum distances from the edges of the window, in points, in addition to the status bar. The default is 10
    /// at each side. Non-finite insets are ignored; negative insets do not extend the popover beyond the edge.
    open var popoverLayoutMargins: UIEdgeInsets {
        get { margins }
        set {
            guard (newValue.top + newValue.left + newValue.bottom + newValue.right).isFinite else { return }
            margins = newValue
            sourceDidChange()
        }
    }
    private(set) var margins = PopoverMetrics.margins

    /// The color of the popover and its arrow. With `nil`, the default, the popover has a material that blurs the
    /// content behind it. The background of the presented controller's view is drawn above the color. A change while
    /// the popover is shown is animated.
    open var backgroundColor: UIColor? { didSet { showColor(animated: true) } }

    /// A subclass of `UIPopoverBackgroundView` for the popover's background; `nil`, the default, uses the system's
    /// background. Read when the popover is about to be shown.
    open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?

    // MARK: Specifying the popover's interaction

    /// The views behind the popover that the user can use while it is shown: touches in them do not dismiss it. The
    /// default is `nil`.
    open var passthroughViews: [UIView]?

    // MARK: Adapting to size classes

    /// The sheet that replaces the popover if a dimension is compact. Returns the same controller each time.
    open var adaptiveSheetPresentationController: UISheetPresentationController { adaptiveSheet }
    private lazy var adaptiveSheet: UISheetPresentationController = {
        let sheet = UISheetPresentationController(presentedViewController, style: .formSheet)
        sheet.doesNotKeepPresented()
        return sheet
    }()

    /// Returns `.formSheet` if the horizontal or the vertical size class is compact (recorded for iOS 13); otherwise
    /// `.none`.
    open override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        let isCompact = traitCollection.horizontalSizeClass == .compact || traitCollection.verticalSizeClass == .compact
        return isCompact ? .formSheet : .none
    }

    /// Returns the adaptive sheet for the style `formSheet`.
    override func makeAdaptiveController(
        for style: UIModalPresentationStyle, showing shown: UIViewController
    ) -> UIPresentationController {
        style == .formSheet && shown === presentedViewController
            ? adaptiveSheet : super.makeAdaptiveController(for: style, showing: shown)
    }

    // MARK: Presentation controller

    /// Returns `.popover`.
    open override var presentationStyle: UIModalPresentationStyle { .popover }

    /// The popover view, which contains the presented controller's view.
    open override var presentedView: UIView? { popoverView ?? super.presentedView }

    /// The frame of the popover, including the arrow.
    open override var frameOfPresentedViewInContainerView: CGRect {
        containerView.map { placement(in: $0.bounds).frame } ?? .zero
    }

    /// Prepares the source and creates the popover.
    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        dimsTintBehind = true
        beginShowing()
    }

    /// Removes the popover if the presentation was canceled. Otherwise follows a source that has moved meanwhile.
    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        usesOwnAnimator = false
        guard !completed else { return sourceMayHaveMoved() }
        dimsTintBehind = false
        endShowing()
    }

    /// Restores the tint of the views behind the popover.
    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        dimsTintBehind = false
    }

    /// Removes the popover. If the dismissal was canceled, follows a source that has moved meanwhile.
    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        guard !completed else { return endShowing() }
        dimsTintBehind = true
        sourceMayHaveMoved()
    }

    /// Updates the popover's position.
    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        layOutContainer()
    }

    /// Changes the popover's size, animated if both dimensions are preferred.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        animateToPreferredSize()
    }

    /// Returns the popover's size in a container of the given size.
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { placement(in: CGRect(origin: .zero, size: parentSize)).frame.size }

    override func systemAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        if isPresenting { usesOwnAnimator = true }
        return PopoverAnimator(self, isPresenting: isPresenting)
    }

    // Chosen (Input): Escape dismisses a popover as a touch outside does.
    /// Dismisses the popover for the escape key, as a touch outside does (a responder that handles the key takes
    /// precedence).
    override func dismissByEscape() -> Bool {
        if userMayDismiss() { dismissByUser() }
        return true
    }

    override var isElevated: Bool { true }

    /// Content of a popover always has a compact width.
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
