import Foundation
import QuartzCore
import RenderServer

/// A view whose content may be larger than itself: fingers, wheels, trackpads, keys and programs move it.
///
/// The content is the subviews, in a space that begins at (0, 0) and is `contentSize` large. `contentOffset` is the point of
/// it at the view's top left corner, and nothing else than the origin of `bounds`. `layoutSubviews()` is called after each
/// change of it.
///
/// A fling, a bounce and an animated scroll are formulas that the display evaluates as well, so that they go on
/// while the program is busy. The numbers are those of iOS: see `ScrollCurve`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscrollview>.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    // MARK: Creating a scroll view

    /// Makes a scroll view without content.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpScrolling()
    }

    /// Makes a scroll view of a storyboard or nib. Any other coder makes one without content.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        let coder = coder.ofDocument
        setUpScrolling(isOfDocument: coder != nil)
        if let coder { decodeScrollView(from: coder) }
    }

    nonisolated deinit {}

    // MARK: Responding to scroll view interactions

    // A subclass whose delegate is of a refined protocol declares `@_nonoverride open var delegate` of that type: it is
    // preferred to this one where both fit.
    /// Is told of what happens, and asked about zooming and where drags end. Kept weakly.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
        didSet { OptionalMethods.scrollView.check(delegate) }
    }

    // MARK: Managing the content size and offset

    /// How large the content is, in points. Numbers that are not finite are refused with a log; negative ones count as 0.
    ///
    /// Constraints of `contentLayoutGuide`'s size set it in each layout.
    open var contentSize: CGSize {
        get { contentSizeStorage }
        set { setContentSize(newValue) }
    }

    /// The point of the content at the view's top left corner: the origin of `bounds`.
    ///
    /// Setting it sends one `scrollViewDidScroll`, if it changes, and leaves a deceleration on its way. It may be out of
    /// range, and stays there until something scrolls or the range changes. Animatable in an animation block.
    open var contentOffset: CGPoint {
        get { backingLayer.properties.bounds.origin }
        set {
            if offsetToSet == nil { restoredOffset = nil }
            bounds.origin = newValue
        }
    }

    /// Scrolls to an offset, at once or in 0.3 seconds; a scroll that is on its way ends.
    ///
    /// Animated, `contentOffset` has the values in between, and `scrollViewDidEndScrollingAnimation` follows, unless it is
    /// there already.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { scroll(to: contentOffset, animated) }

    // MARK: Managing the content inset behavior

    /// The safe area and `contentInset` together: how far the content keeps from the view's edges at either end.
    open var adjustedContentInset: UIEdgeInsets { adjustedInset }

    /// Space around the content, zero by default. Negative values let it be cut off. Numbers that are not finite are
    /// refused with a log.
    ///
    /// Setting it does not move what is shown, unless that is out of range now.
    open var contentInset: UIEdgeInsets {
        get { contentInsetStorage }
        set { setContentInset(newValue) }
    }

    /// Which parts of the safe area are added to the insets; `automatic` by default.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { updateAdjustedInset() }
    }

    /// Called when `adjustedContentInset` changed, before the delegate is notified. Overrides call `super`.
    open func adjustedContentInsetDidChange() { delegate?.scrollViewDidChangeAdjustedContentInset(self) }

    /// Where content lies that is smaller than the view, in unit coordinates of the space that is left: (0, 0), the default,
    /// is the top left, (0.5, 0.5) the middle.
    open var contentAlignmentPoint = CGPoint.zero {
        didSet { rangeDidChange() }
    }

    // MARK: Working with layout guides

    /// The content as a rectangle for constraints: it begins at the content's origin, and constraints of its size set
    /// `contentSize`. Constraints between content and the scroll view's own sides mean this guide's sides, too.
    open var contentLayoutGuide: UILayoutGuide { contentGuide }

    /// The view's frame as a rectangle for constraints of what shall not scroll, or shall be as wide as the view.
    open var frameLayoutGuide: UILayoutGuide { frameGuide }

    // MARK: Configuring the scroll view

    /// Whether the user can scroll. The default is `true`. Programs always can.
    open var isScrollEnabled = true {
        didSet { scrollEnablingDidChange() }
    }

    /// Whether a drag that begins across or down keeps to that direction. The default is `false`.
    open var isDirectionalLockEnabled = false

    /// Whether scrolling stops at multiples of the view's size, one page further at most. The default is `false`.
    open var isPagingEnabled = false

    /// Whether scrolling to the top is done when the user asks for it: see `scrollToTop()` of windows. The default is
    /// `true`.
    open var scrollsToTop = true

    /// Whether the content goes beyond its edges and comes back; `true` by default. Setting it sets both directions, reading
    /// is whether either does.
    open var bounces: Bool {
        get { bouncesHorizontally || bouncesVertically }
        set { (bouncesHorizontally, bouncesVertically) = (newValue, newValue) }
    }

    /// Whether the content goes beyond its left and right edges and comes back.
    open var bouncesHorizontally = true

    /// Whether the content goes beyond its top and bottom and comes back.
    open var bouncesVertically = true

    /// Whether content that is not higher than the view can be dragged up and down all the same. The default is `false`.
    open var alwaysBounceVertical = false {
        didSet { updateAdjustedInset() }
    }

    /// Whether content that is not wider than the view can be dragged across all the same. The default is `false`.
    open var alwaysBounceHorizontal = false {
        didSet { updateAdjustedInset() }
    }

    /// Whether a drag up or down that this view cannot follow, being at its end, is left to a scroll view around it.
    open var transfersVerticalScrollingToParent = true

    /// Whether a drag across that this view cannot follow, being at its end, is left to a scroll view around it.
    open var transfersHorizontalScrollingToParent = true

    // MARK: Getting the scrolling state

    /// Whether a finger is down in the view, also before it scrolls.
    open var isTracking: Bool { isTrackingStorage }

    /// Whether the user has dragged: from the begin of a drag until the deceleration has ended.
    open var isDragging: Bool { isDraggingStorage }

    /// Whether the content moves by itself after a drag.
    open var isDecelerating: Bool { isDeceleratingStorage }

    /// Whether an animated scroll that the program began is on its way.
    open var isScrollAnimating: Bool { phase == .animating }

    /// How quickly scrolling slows down; `normal` by default.
    open var decelerationRate = DecelerationRate.normal

    /// Ends everything that moves by itself, where it is.
    open func stopScrollingAndZooming() {
        stopMotion()
        stopZooming()
    }

    // MARK: Scrolling to a specific location

    /// Scrolls as little as needed for a part of the content to be seen, inside of the insets; not at all when it is, or is
    /// not finite.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { show(rect, animated) }

    // MARK: Zooming and panning

    /// The recognizer that zooms; `nil` while the limits leave nothing to zoom.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { maximumZoomScale > minimumZoomScale ? pinch : nil }

    /// Zooms to a part of the view that the delegate zooms, in that view's space, so
    /// that it fills the scroll view as far as the limits permit.
    open func zoom(to rect: CGRect, animated: Bool) { zoomIn(to: rect, animated: animated) }

    /// The scale of the view that the delegate zooms. Setting it keeps what is in the middle there, and keeps to the
    /// limits. The default is 1.
    open var zoomScale: CGFloat {
        get { zooming.scale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Sets the scale, at once or in 0.3 seconds. Without a view to zoom it changes nothing.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { setScale(scale, animated: animated) }

    /// The largest scale; 1 by default. What is not finite and above zero is refused with a log.
    open var maximumZoomScale: CGFloat {
        get { zoomMaximum }
        set {
            guard isUsable(scale: newValue, as: "maximumZoomScale") else { return }
            zoomMaximum = newValue
            zoomLimitsDidChange()
        }
    }

    /// The smallest scale; 1 by default. What is not finite and above zero is refused with a log.
    open var minimumZoomScale: CGFloat {
        get { zoomMinimum }
        set {
            guard isUsable(scale: newValue, as: "minimumZoomScale") else { return }
            zoomMinimum = newValue
            zoomLimitsDidChange()
        }
    }

    /// Whether the scale goes past its limits while fingers zoom, and comes back. The default is `true`.
    open var bouncesZoom = true

    /// Whether fingers or a wheel zoom now.
    open var isZooming: Bool { isZoomingByHand }

    /// Whether the scale is on its way back into the limits.
    open var isZoomBouncing: Bool { zooming.isBouncing }

    /// Whether an animated zoom that the program began is on its way.
    open var isZoomAnimating: Bool { zooming.isAnimating }

    // MARK: Managing the keyboard

    /// How dragging makes the keyboard disappear, which is the input views of the first responder; `none` by default.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// Whether keys scroll: the arrows, page up and down, home, end and space. The default is `true`.
    open var allowsKeyboardScrolling = true

    /// Scrolls by keys that no view inside wanted, and forwards others.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !KeyScrolling.scroll(presses, self) { super.pressesBegan(presses, with: event) }
    }

    // MARK: Managing the scroll indicators

    /// The colour of the indicators; `default` is by the interface style.
    open var indicatorStyle = IndicatorStyle.default {
        didSet { layOutIndicators() }
    }

    /// Whether an indicator is shown at the bottom while the content scrolls across. The default is `true`.
    open var showsHorizontalScrollIndicator = true {
        didSet { indicatorSettingsDidChange() }
    }

    /// Whether an indicator is shown at the side while the content scrolls up and down. The default is `true`.
    open var showsVerticalScrollIndicator = true {
        didSet { indicatorSettingsDidChange() }
    }

    /// How far both indicators keep from the edges. Reading it gives the vertical one's insets.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }

    /// How far the vertical indicator keeps from the edges, besides the safe area; zero by default.
    open var verticalScrollIndicatorInsets: UIEdgeInsets {
        get { verticalIndicatorInset }
        set {
            guard isUsable(indicatorInset: newValue) else { return }
            verticalIndicatorInset = newValue
            layOutIndicators()
        }
    }

    /// How far the horizontal indicator keeps from the edges, besides the safe area; zero by default.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets {
        get { horizontalIndicatorInset }
        set {
            guard isUsable(indicatorInset: newValue) else { return }
            horizontalIndicatorInset = newValue
            layOutIndicators()
        }
    }

    /// Whether the safe area is added to the indicators' insets, where it is to the content's. The default is `true`.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { layOutIndicators() }
    }

    /// Shows the indicators for a moment. To be called when the view has come to the front.
    open func flashScrollIndicators() { flashIndicators() }

    /// Shows the indicators as if the user scrolled while changes of the offset are made, and for a moment after that.
    open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
        changes()
        flashIndicators()
    }

    // MARK: Managing touches

    /// Whether content gets a touch only after 0.15 seconds, in which it may turn out to be a drag. The default is `true`.
    /// A tap that is shorter is delivered when the finger is lifted.
    open var delaysContentTouches = true

    /// Whether a touch that content has can still become a drag. The default is `true`.
    open var canCancelContentTouches = true

    /// Whether touches that are about to be sent to a view inside are sent; `true` unless overridden.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Whether a drag takes the touches away from a view inside that has them: `true` unless it is a `UIControl`. Not asked
    /// while `canCancelContentTouches` is `false`.
    open func touchesShouldCancel(in view: UIView) -> Bool { !view.flags.keepsTouchesFromScrolling }

    /// The recognizer that drags. Its delegate is the scroll view, and cannot be another.
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }

    /// Decides whether the view's own pan may begin: in the dominant direction the content must be able to move.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer === pan ? panShouldBegin() : super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Stored state

    final let pan = ScrollPanGestureRecognizer()
    final let touchDelay = ContentTouchDelay()
    final var contentSizeStorage = CGSize.zero
    final var setsSizeInLayout = false
    final var contentInsetStorage = UIEdgeInsets.zero
    final var adjustedInset = UIEdgeInsets.zero
    /// The part of the safe area in `adjustedInset`.
    final var systemInset = UIEdgeInsets.zero
    /// Whether the adjusted inset at the bottom is at least the height that the keyboard covers while a text in the
    /// scroll view is edited.
    package final var avoidsKeyboard = false {
        didSet {
            guard avoidsKeyboard != oldValue else { return }
            if avoidsKeyboard { InputViews.addFrameObserver(self) }
            updateAdjustedInset()
        }
    }
    final var observers: [WeakObserver] = []
    final var phase = ScrollPhase.still
    final var isTrackingStorage = false
    final var isDraggingStorage = false
    final var isDeceleratingStorage = false
    /// The offset that the view itself is about to set.
    final var offsetToSet: CGPoint?
    final var drag = ScrollDrag()
    /// What the drag moves in place of the content while the finger is below where it began.
    final weak var pulledSheet: UIPresentationController?
    /// How much of the finger's way has moved that.
    final var pulledDistance: CGFloat = 0
    /// What the motion under a finger that has come down would add to a fling.
    final var carriedVelocity = CGPoint.zero
    final var driver: ScrollDriver?
    final var contentGuideIfMade: ContentLayoutGuide?
    final var vertical: ScrollIndicator?
    final var horizontal: ScrollIndicator?
    final var verticalIndicatorInset = UIEdgeInsets.zero
    final var horizontalIndicatorInset = UIEdgeInsets.zero
    final var grab: IndicatorGrab?
    final var hover: UIHoverGestureRecognizer?
    final var isPointerOverIndicator = false
    final var indicatorTimer: ScheduledWork?
    /// Whether something else is at the side, as the index of a table.
    package final var suppressesVerticalIndicator = false

    /// How much further down than its insets say the content can rest, in points: by what it has collapsed of a large title.
    package final var topTravel: CGFloat = 0

    /// Whether the content has made room for a large title, which follows it since then.
    package final var hasBeenUnderLargeTitle = false {
        didSet { if suppressesVerticalIndicator { vertical?.hide(animated: false) } }
    }
    final var zooming = ScrollZooming()
    final var zoomMinimum: CGFloat = 1
    final var zoomMaximum: CGFloat = 1
    final var pinch: ScrollPinchGestureRecognizer?
    /// The refresh control.
    package final var refreshView: UIView?
    /// What a control that is refreshing takes at the top.
    package internal(set) final var refreshInset: CGFloat = 0
    final var isScrollingToTop = false
    /// Counts what began to move the content, so that a callback in between is noticed.
    final var motionCount = 0

    // MARK: Geometry

    /// The part of the content's space that is shown; its origin is `contentOffset`.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = backingLayer.properties.bounds
            super.bounds = newValue
            boundsDidChange(from: old)
        }
    }

    /// The view's rectangle in its superview's space. An offset that a new size puts out of range is corrected.
    open override var frame: CGRect {
        get { super.frame }
        set {
            let old = backingLayer.properties.bounds
            super.frame = newValue
            boundsDidChange(from: old)
        }
    }

    /// Arranges the subviews. Called after each change of the offset, too.
    open override func layoutSubviews() {
        layOutScrolling()
        super.layoutSubviews()
        if restoredOffset != nil { applyRestoredOffset() }
    }

    /// Where it is to be when its content is there, after its state was restored.
    @exclusivity(unchecked) final var restoredOffset: CGPoint?

    /// Writes the zoom scale, the content inset and the offset.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeScrolling(with: coder)
    }

    /// Reads what was written. The offset follows when there is content in a window (chosen).
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeScrolling(with: coder)
    }

    /// Updates the adjusted insets.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateAdjustedInset()
    }

    /// Ends a motion when the view leaves its window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        windowDidChange()
    }

    override var cornerSeenFromInside: CGPoint { .zero }
    override var layoutStateSeenFromInside: LayoutState { LayoutEngine.current.state(of: contentGuide) }
    override var guideOfFrame: UILayoutGuide? { frameLayoutGuide }

    override var contentHeightDependsOnWidth: Bool { (self as? any WidthMeasuring)?.measuresHeightByWidth ?? false }

    override func contentSize(forWidth width: CGFloat) -> CGSize {
        guard width > 0, let view = self as? any WidthMeasuring, view.measuresHeightByWidth else {
            return intrinsicContentSize
        }
        return view.intrinsicSize(forWidth: width)
    }

    override func safeAreaInsetsOfSubviews(_ insets: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(insets.top - systemInset.top, 0), left: max(insets.left - systemInset.left, 0),
            bottom: max(insets.bottom - systemInset.bottom, 0), right: max(insets.right - systemInset.right, 0))
    }

    // MARK: Documents

    /// The properties that documents set by name: see `NamedProperties`.
    open override class var namedProperties: NamedProperties { addScrollViewProperties(to: super.namedProperties) }

    /// The methods that actions call by name: see `NamedActions`.
    open override class var namedActions: NamedActions {
        super.namedActions.adding("flashScrollIndicators", UIScrollView.flashScrollIndicators)
    }
}
