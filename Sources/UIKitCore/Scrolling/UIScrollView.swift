import Foundation
import QuartzCore
import RenderServer

/// A view whose content may be larger than itself, scrolled by fingers, wheels, trackpads, keys and programs.
///
/// The content consists of the subviews, in a coordinate space that starts at (0, 0) and has the size `contentSize`.
/// `contentOffset` is the point of the content at the view's top left corner, and equals the origin of `bounds`.
/// `layoutSubviews()` is called after each change of it.
///
/// Flings, bounces and animated scrolls follow formulas that the display also evaluates, so that they continue while
/// the program is busy. The constants are those of iOS: see `ScrollCurve`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscrollview>.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    // MARK: Creating a scroll view

    /// Creates a scroll view without content.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpScrolling()
    }

    /// Creates a scroll view from a storyboard or nib. With a different coder, the scroll view has no content.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        let coder = coder.ofDocument
        setUpScrolling(isOfDocument: coder != nil)
        if let coder { decodeScrollView(from: coder) }
    }

    nonisolated deinit {}

    // MARK: Responding to scroll view interactions

    // Chosen (Swift): A subclass whose delegate has a more specific protocol declares `@_nonoverride open var
    // delegate`. The declaration permits a type that differs from the inherited property's, the compiler prefers it,
    // and its value is stored in `super.delegate`.
    /// The delegate, which receives scrolling events and configures zooming and the end of drags. Not retained.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
        didSet { OptionalMethods.scrollView.check(delegate) }
    }

    // MARK: Managing the content size and offset

    /// The size of the content in points. Non-finite numbers are ignored and logged; negative numbers are replaced by
    /// 0.
    ///
    /// Constraints on the size of `contentLayoutGuide` set it in each layout.
    open var contentSize: CGSize {
        get { contentSizeStorage }
        set { setContentSize(newValue) }
    }

    /// The point of the content at the view's top left corner: the origin of `bounds`.
    ///
    /// Each change calls `scrollViewDidScroll` once, and does not stop a deceleration. The offset may be out of range
    /// until the view scrolls or the range changes. Animatable in an animation block. The delegate is not called for an
    /// offset that is set with `bounds` (recorded on iOS 26.1).
    open var contentOffset: CGPoint {
        get { backingLayer.properties.bounds.origin }
        set {
            if offsetToSet == nil { restoredOffset = nil }
            reportsOffset = true
            bounds.origin = newValue
            reportsOffset = false
        }
    }

    /// Scrolls to an offset, immediately or in 0.3 seconds, and ends a running scroll.
    ///
    /// During the animation, `contentOffset` has the intermediate values. After it,
    /// `scrollViewDidEndScrollingAnimation` is called, unless the offset is unchanged.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { scroll(to: contentOffset, animated) }

    // MARK: Managing the content inset behavior

    /// The insets of the content from the view's edges: the safe area and `contentInset` together.
    open var adjustedContentInset: UIEdgeInsets { adjustedInset }

    /// Space around the content, zero by default. Negative values clip the content. Non-finite numbers are ignored and
    /// logged.
    ///
    /// Setting it does not scroll, unless the offset is out of range afterwards.
    open var contentInset: UIEdgeInsets {
        get { contentInsetStorage }
        set { setContentInset(newValue) }
    }

    /// The parts of the safe area that are added to the insets; `automatic` by default.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { updateAdjustedInset() }
    }

    /// Called when `adjustedContentInset` has changed, before the delegate is notified. Overrides call `super`.
    open func adjustedContentInsetDidChange() { delegate?.scrollViewDidChangeAdjustedContentInset(self) }

    /// The placement of content that is smaller than the view, in unit coordinates of the remaining space: (0, 0), the
    /// default, is the top left, (0.5, 0.5) the center.
    open var contentAlignmentPoint = CGPoint.zero {
        didSet { rangeDidChange() }
    }

    // MARK: Working with layout guides

    /// The content as a layout guide: it starts at the content's origin, and constraints on its size set
    /// `contentSize`. Constraints between content and the scroll view's own edges refer to this guide, too.
    open var contentLayoutGuide: UILayoutGuide { contentGuide }

    /// The view's frame as a layout guide, for content that does not scroll or has the width of the view.
    open var frameLayoutGuide: UILayoutGuide { frameGuide }

    // MARK: Configuring the scroll view

    /// Whether the user can scroll. The default is `true`. Scrolling by the program is not affected.
    open var isScrollEnabled = true {
        didSet { scrollEnablingDidChange() }
    }

    /// Whether a horizontal or vertical drag is locked to its direction. The default is `false`.
    open var isDirectionalLockEnabled = false

    /// Whether scrolling stops at multiples of the view's size, at most one page away. The default is `false`.
    open var isPagingEnabled = false

    /// Whether the view scrolls to its top when the user presses the Home key or taps the selected tab. The default is
    /// `true`. A tap in the status bar of a simulated device has no effect.
    open var scrollsToTop = true

    /// Whether the content bounces at its edges; `true` by default. Setting it sets both directions; the getter
    /// returns whether either bounces.
    open var bounces: Bool {
        get { bouncesHorizontally || bouncesVertically }
        set { (bouncesHorizontally, bouncesVertically) = (newValue, newValue) }
    }

    /// Whether the content bounces at its left and right edges.
    open var bouncesHorizontally = true

    /// Whether the content bounces at its top and bottom edges.
    open var bouncesVertically = true

    /// Whether content that is not taller than the view can still be dragged vertically. The default is `false`.
    open var alwaysBounceVertical = false {
        didSet { updateAdjustedInset() }
    }

    /// Whether content that is not wider than the view can still be dragged horizontally. The default is `false`.
    open var alwaysBounceHorizontal = false {
        didSet { updateAdjustedInset() }
    }

    /// Whether a vertical drag beyond the end of this view scrolls an enclosing scroll view.
    open var transfersVerticalScrollingToParent = true

    /// Whether a horizontal drag beyond the end of this view scrolls an enclosing scroll view.
    open var transfersHorizontalScrollingToParent = true

    // MARK: Getting the scrolling state

    /// Whether a finger is in the view, even before it scrolls.
    open var isTracking: Bool { isTrackingStorage }

    /// Whether the user is dragging: from the beginning of a drag to the end of its deceleration.
    open var isDragging: Bool { isDraggingStorage }

    /// Whether the content is decelerating after a drag.
    open var isDecelerating: Bool { isDeceleratingStorage }

    /// Whether a programmatic animated scroll is running.
    open var isScrollAnimating: Bool { phase == .animating }

    /// The deceleration of scrolling; `normal` by default.
    open var decelerationRate = DecelerationRate.normal

    /// Stops a running deceleration, bounce, animated scroll or animated zoom, at the current position.
    open func stopScrollingAndZooming() {
        stopMotion()
        stopZooming()
    }

    // MARK: Scrolling to a specific location

    /// Scrolls by the least distance that makes a part of the content visible, inside the insets. Ignored if it is
    /// already visible or not finite.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { show(rect, animated) }

    // MARK: Zooming and panning

    /// The pinch recognizer; `nil` if the limits permit no zooming.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { maximumZoomScale > minimumZoomScale ? pinch : nil }

    /// Zooms to a part of the delegate's zoomed view, in that view's coordinate space, so that it fills the scroll
    /// view as far as the limits permit.
    open func zoom(to rect: CGRect, animated: Bool) { zoomIn(to: rect, animated: animated) }

    /// The scale of the delegate's zoomed view. Setting it keeps the center of the content, and limits the value to
    /// the permitted range. The default is 1.
    open var zoomScale: CGFloat {
        get { zooming.scale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Sets the scale, immediately or in 0.3 seconds. Has no effect without a view to zoom.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { setScale(scale, animated: animated) }

    /// The maximum scale; 1 by default. Non-finite and non-positive values are ignored and logged.
    open var maximumZoomScale: CGFloat {
        get { zoomMaximum }
        set {
            guard isUsable(scale: newValue, as: "maximumZoomScale") else { return }
            zoomMaximum = newValue
            zoomLimitsDidChange()
        }
    }

    /// The minimum scale; 1 by default. Non-finite and non-positive values are ignored and logged.
    open var minimumZoomScale: CGFloat {
        get { zoomMinimum }
        set {
            guard isUsable(scale: newValue, as: "minimumZoomScale") else { return }
            zoomMinimum = newValue
            zoomLimitsDidChange()
        }
    }

    /// Whether the scale bounces at its limits while fingers zoom. The default is `true`.
    open var bouncesZoom = true

    /// Whether fingers or a wheel are zooming.
    open var isZooming: Bool { isZoomingByHand }

    /// Whether the scale is returning to its limits.
    open var isZoomBouncing: Bool { zooming.isBouncing }

    /// Whether a programmatic animated zoom is running.
    open var isZoomAnimating: Bool { zooming.isAnimating }

    // MARK: Managing the keyboard

    /// How dragging dismisses the first responder's input views; `none` by default.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// Whether keys scroll: the arrows, page up and down, home, end and space. The default is `true`.
    open var allowsKeyboardScrolling = true

    /// Scrolls by keys that no descendant handled, and forwards other keys.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !KeyScrolling.scroll(presses, self) { super.pressesBegan(presses, with: event) }
    }

    // MARK: Managing the scroll indicators

    /// The color of the indicators; `default` depends on the user interface style.
    open var indicatorStyle = IndicatorStyle.default {
        didSet { layOutIndicators() }
    }

    /// Whether a horizontal indicator is shown while scrolling. The default is `true`.
    open var showsHorizontalScrollIndicator = true {
        didSet { indicatorSettingsDidChange() }
    }

    /// Whether a vertical indicator is shown while scrolling. The default is `true`.
    open var showsVerticalScrollIndicator = true {
        didSet { indicatorSettingsDidChange() }
    }

    /// The insets of both indicators from the edges. The getter returns the insets of the vertical indicator.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }

    /// The insets of the vertical indicator from the edges, in addition to the safe area; zero by default.
    open var verticalScrollIndicatorInsets: UIEdgeInsets {
        get { verticalIndicatorInset }
        set {
            guard isUsable(indicatorInset: newValue) else { return }
            verticalIndicatorInset = newValue
            layOutIndicators()
        }
    }

    /// The insets of the horizontal indicator from the edges, in addition to the safe area; zero by default.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets {
        get { horizontalIndicatorInset }
        set {
            guard isUsable(indicatorInset: newValue) else { return }
            horizontalIndicatorInset = newValue
            layOutIndicators()
        }
    }

    /// Whether the safe area is added to the indicators' insets, if it is added to the content's insets. The default
    /// is `true`.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { layOutIndicators() }
    }

    /// Shows the indicators briefly. Call it when the view has become visible.
    open func flashScrollIndicators() { flashIndicators() }

    /// Shows the indicators during programmatic changes of the offset, and briefly afterwards.
    open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
        changes()
        flashIndicators()
    }

    // MARK: Managing touches

    /// Whether content receives a touch only after 0.15 seconds, during which it may become a drag. The default is
    /// `true`. A shorter tap is delivered when the finger lifts.
    open var delaysContentTouches = true

    /// Whether a touch of the content can still become a drag. The default is `true`.
    open var canCancelContentTouches = true

    /// Returns whether touches are delivered to a descendant; `true` unless overridden.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Returns whether a drag cancels the touches of a descendant: `true` unless it is a `UIControl`. Not called while
    /// `canCancelContentTouches` is `false`.
    open func touchesShouldCancel(in view: UIView) -> Bool { !view.flags.keepsTouchesFromScrolling }

    /// Handles touches. Unlike other views, a scroll view does not forward touches to the next responder.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if flags.forwardsTouches { super.touchesBegan(touches, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if flags.forwardsTouches { super.touchesMoved(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if flags.forwardsTouches { super.touchesEnded(touches, with: event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if flags.forwardsTouches { super.touchesCancelled(touches, with: event) }
    }

    /// The pan recognizer. Its delegate is the scroll view, and cannot be changed.
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }

    /// Scrolls by a page for an assistive technology, without an animation. Returns `false` if the content does not
    /// extend further in the direction.
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        scrollPage(direction)
    }

    /// Returns whether the view's own pan may begin: the content must be able to move in the dominant direction.
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
    /// Whether the adjusted bottom inset is at least the height that the keyboard covers while a text in the scroll
    /// view is edited.
    package final var avoidsKeyboard = false {
        didSet {
            guard avoidsKeyboard != oldValue else { return }
            if avoidsKeyboard { InputViews.addFrameObserver(self) }
            updateAdjustedInset()
        }
    }
    /// The height that the keyboard covered before the controller of the scroll view began to disappear.
    final var lastHeightUnderKeyboard: CGFloat = 0
    final var observers: [WeakObserver] = []
    final var phase = ScrollPhase.still
    final var isTrackingStorage = false
    final var isDraggingStorage = false
    final var isDeceleratingStorage = false
    /// The offset that the view itself is about to set.
    final var offsetToSet: CGPoint?
    final var drag = ScrollDrag()
    /// The presentation that the drag moves instead of the content while the finger is below its start.
    final weak var pulledSheet: UIPresentationController?
    /// The part of the translation that has moved the presentation.
    final var pulledDistance: CGFloat = 0
    /// The velocity that the motion under a new finger would add to a fling.
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
    /// Whether the side is occupied, for example by the index of a table.
    package final var suppressesVerticalIndicator = false {
        didSet { if suppressesVerticalIndicator != oldValue { indicatorSettingsDidChange() } }
    }

    /// The additional length in points at the beginning of the range of offsets: resting content can be this much
    /// further down.
    package final var extraRangeAtTop: CGFloat = 0
    final var zooming = ScrollZooming()
    final var zoomMinimum: CGFloat = 1
    final var zoomMaximum: CGFloat = 1
    final var pinch: ScrollPinchGestureRecognizer?
    /// The refresh control.
    package final var refreshView: UIView?
    /// The space of a refreshing control at the top.
    package internal(set) final var refreshInset: CGFloat = 0
    final var isScrollingToTop = false
    /// Whether `contentOffset` is being set, so that the delegate is called for the change.
    final var reportsOffset = false
    /// Counts the starts of movements, to detect a start in a callback.
    final var motionCount = 0

    final var edgeEffectsStorage: ScrollEdgeEffects?
    final var edgeEffects: ScrollEdgeEffects {
        if let edgeEffectsStorage { return edgeEffectsStorage }
        let made = ScrollEdgeEffects(of: self)
        edgeEffectsStorage = made
        return made
    }

    // MARK: Configuring edge effects

    /// The effect at the top edge. A name of iOS 26.
    open var topEdgeEffect: UIScrollEdgeEffect { edgeEffects[.top] }

    /// The effect at the left edge. A name of iOS 26.
    open var leftEdgeEffect: UIScrollEdgeEffect { edgeEffects[.left] }

    /// The effect at the bottom edge. A name of iOS 26.
    open var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffects[.bottom] }

    /// The effect at the right edge. A name of iOS 26.
    open var rightEdgeEffect: UIScrollEdgeEffect { edgeEffects[.right] }

    // MARK: Geometry

    /// The visible part of the content's coordinate space; its origin is `contentOffset`.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = backingLayer.properties.bounds
            super.bounds = newValue
            boundsDidChange(from: old)
        }
    }

    /// The view's rectangle in its superview's coordinate space. If a new size makes the content offset invalid, the
    /// offset is corrected.
    open override var frame: CGRect {
        get { super.frame }
        set {
            let old = backingLayer.properties.bounds
            super.frame = newValue
            boundsDidChange(from: old)
        }
    }

    /// Arranges the subviews. Also called after each change of the offset.
    open override func layoutSubviews() {
        layOutScrolling()
        super.layoutSubviews()
        if restoredOffset != nil { applyRestoredOffset() }
    }

    /// The restored offset, which is applied when the content is available.
    @exclusivity(unchecked) final var restoredOffset: CGPoint?
    /// Whether the restored offset is applied again in each layout, as long as the list has restored items.
    @exclusivity(unchecked) package final var keepsRestoredOffset = false

    /// Encodes the zoom scale, the content inset and the offset.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeScrolling(with: coder)
    }

    /// Decodes the state. The offset is applied when the view has content in a window.
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

    override func safeAreaInsetsOfSubviews(_ insets: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(insets.top - systemInset.top, 0), left: max(insets.left - systemInset.left, 0),
            bottom: max(insets.bottom - systemInset.bottom, 0), right: max(insets.right - systemInset.right, 0))
    }

    // MARK: Storyboards and nibs

    /// The properties that storyboards and nibs set by name: see `NamedProperties`.
    open override class var namedProperties: NamedProperties { addScrollViewProperties(to: super.namedProperties) }

    /// The methods that actions call by name: see `NamedActions`.
    open override class var namedActions: NamedActions {
        super.namedActions.adding("flashScrollIndicators", UIScrollView.flashScrollIndicators)
    }
}
