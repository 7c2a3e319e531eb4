import CoreGraphics
import Foundation
import QuartzCore

/// Presents page sheets and form sheets: a card over the presenter that the user can drag between detents and dismiss.
///
/// In a window of compact width the sheet is at the bottom edge, with the height of its detent. In compact height it
/// fills the window, unless it is attached to the edge. In a wide window it is a card in the middle. Configure it
/// before the presentation, or inside `animateChanges(_:)` during it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller>.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    let dimming = UIView()
    private let style: UIModalPresentationStyle
    private lazy var drag = SheetDrag(self)
    private lazy var grabber = SheetGrabber(self)
    private lazy var scaledPresenter = ScaledPresenter()
    /// The size of the container without the keyboard at the last placement.
    private var placedIn: CGSize?
    /// The traits that the container is about to have.
    private var pendingTraits: UITraitCollection?
    private var knownStops: (layout: SheetLayout, traits: UITraitCollection, stops: SheetStops)?

    init(_ presented: UIViewController, style: UIModalPresentationStyle) {
        self.style = style
        prefersPageSizing = style == .pageSheet
        super.init(presentedViewController: presented, presenting: nil)
    }

    /// Creates a page sheet controller for a future presentation.
    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        style = .pageSheet
        prefersPageSizing = true
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    nonisolated deinit {}

    open override var presentationStyle: UIModalPresentationStyle { style }
    override var isElevated: Bool { true }

    // MARK: Specifying the height

    /// The heights at which the sheet can rest, from lowest to highest; the default is the large detent. An empty
    /// array is ignored and logged. If the sheet is shown, it moves to the selected detent, or to the lowest active
    /// detent.
    open var detents: [Detent] = [.large()] {
        didSet {
            if detents.isEmpty {
                Diagnostics.raise(.presentation, "The detents of a sheet must have at least one element.")
                detents = oldValue
            }
            invalidateDetents()
        }
    }

    // Chosen (Restoration): State restoration does not change a sheet's selected detent: a restored sheet has the
    // detent that the program sets.
    /// The detent that the user or the program selected last. With `nil`, the default, or an inactive detent, the
    /// sheet rests at the lowest active detent. To animate a change, set it inside `animateChanges(_:)`.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { changed() } }
    }

    /// Resolves the heights of detents again in the next layout pass.
    open func invalidateDetents() {
        knownStops = nil
        changed()
    }

    // MARK: Managing user interaction

    /// The highest detent at which the views behind the sheet are undimmed and receive touches. With `nil`, the
    /// default, or an unknown identifier, the sheet dims them at every detent. If `isModalInPresentation` of the
    /// presented controller is `true`, touches outside the sheet are blocked. The presenter's tint is gray only while
    /// the presenter is dimmed (until iOS 17 it was reported to be gray at every detent).
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { changed() }
    }

    /// Whether an upward drag in a scroll view that is scrolled to its top expands the sheet before it scrolls. The
    /// default is `true`. If `false`, only drags outside scroll views expand the sheet.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    // MARK: Configuring appearance

    /// Whether the sheet shows a grabber at its top. A tap on the grabber selects the next detent. The default is
    /// `false`. The grabber is hidden if the sheet fills the window.
    open var prefersGrabberVisible = false {
        didSet { changed() }
    }

    /// The corner radius in points; `nil`, the default, and non-finite values use the system's radius. The presenter
    /// behind the sheet has the same radius. If several sheets are shown, the front sheet determines the presenter's
    /// radius.
    open var preferredCornerRadius: CGFloat? {
        didSet { changed() }
    }

    /// Whether the sheet is at the bottom edge in compact height, instead of filling the window. The default is
    /// `false`.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { changed() }
    }

    /// Whether a sheet at the bottom edge in compact height has the width of the presented controller's
    /// `preferredContentSize`. The default is `false`.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { changed() }
    }

    /// Whether a card has the size of a page instead of the presented controller's preferred size. The default is
    /// `true` for page sheets.
    open var prefersPageSizing: Bool {
        didSet { changed() }
    }

    /// The view over which a card is centered, within the window's margins. With `nil`, the default, the card is in
    /// the middle of the window.
    open weak var sourceView: UIView? {
        didSet { changed() }
    }

    // MARK: Animating changes

    /// Animates changes of the sheet's properties. The sheet is laid out before the method returns.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        guard presentation?.isSettled == true, !drag.isHeld else { return }
        drag.settle(velocity: 0)
    }

    private func changed() { containerView?.setNeedsLayout() }

    // MARK: - For tests on a stage

    /// The detent in effect: the selected detent, or the lowest active detent.
    package var restingDetent: Detent.Identifier { stops.stop(selectedDetentIdentifier).identifier }

    /// Returns the height of the sheet at a detent; `nil` if the detent is inactive.
    package func height(atDetent identifier: Detent.Identifier) -> CGFloat? { stops.height(of: identifier) }

    // MARK: - Geometry

    /// The frame of the sheet at its detent.
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard containerView != nil else { return .zero }
        return layout.frame(atHeight: stops.stop(selectedDetentIdentifier).height)
    }

    var layout: SheetLayout { layout(in: containerView?.bounds.size ?? .zero) }

    private func layout(in size: CGSize) -> SheetLayout {
        let container = containerView
        var layout = SheetLayout(
            container: size, safeArea: container?.safeAreaInsets ?? .zero, sizeClasses: SizeClasses(environment),
            hasPageSize: prefersPageSizing, preferredContentSize: presentedViewController.preferredContentSize)
        layout.attachesInCompactHeight = prefersEdgeAttachedInCompactHeight
        layout.widthFollowsPreferredContentSize = widthFollowsPreferredContentSizeWhenEdgeAttached
        layout.keyboard = heightUnderKeyboard
        if let source = sourceView, let container, source.window === container.window {
            layout.source = container.convert(source.bounds, from: source)
        }
        return layout
    }

    private var environment: UITraitCollection {
        pendingTraits ?? containerView?.window?.traitCollection ?? presentingViewController.traitCollection
    }

    var stops: SheetStops { stops(of: layout) }

    private func stops(of layout: SheetLayout) -> SheetStops {
        let traits = environment
        if let knownStops, knownStops.layout == layout, knownStops.traits == traits { return knownStops.stops }
        let context = SheetDetentContext(layout, traits)
        var active: [SheetStops.Stop] = []
        if layout.attachment != .fillsContainer {
            for detent in detents {
                guard let value = detent.resolvedValue(in: context), let height = layout.height(atDetent: value) else {
                    continue
                }
                active.append(SheetStops.Stop(identifier: detent.identifier, height: height))
            }
        }
        var stops = SheetStops(active, largestHeight: layout.largestHeight)
        if layout.keyboard > 0, layout.attachment == .bottomEdge {
            // While the keyboard is shown, the sheet rests only at its highest stop; the selected detent is unchanged
            // (recorded).
            let highest = stops.highest
            let height = layout.heightAboveKeyboard(highest.height)
            stops = SheetStops(
                [SheetStops.Stop(identifier: highest.identifier, height: height)], largestHeight: layout.largestHeight)
        }
        knownStops = (layout, traits, stops)
        return stops
    }

    /// Returns the size of the sheet in a container of the given size.
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        let layout = layout(in: parentSize)
        return layout.frame(atHeight: stops(of: layout).stop(selectedDetentIdentifier).height).size
    }

    open override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        pendingTraits = newCollection
    }

    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        pendingTraits = nil
    }

    open override func containerViewWillLayoutSubviews() {
        guard let containerView, let presentation else { return }
        pendingTraits = nil
        dimming.frame = containerView.bounds
        let isResized = placedIn != nil && placedIn != freeBounds.size
        placedIn = freeBounds.size
        if presentation.isSettled || presentation.phase == .presenting && isResized { place() }
        shapeCorners()
    }

    /// Places the sheet at the height of the drag, or at its detent.
    func place() {
        guard let presentedView else { return }
        let layout = layout
        let height = drag.height ?? stops.stop(selectedDetentIdentifier).height
        var frame = layout.frame(atHeight: height)
        frame.origin.y += drag.shift
        presentedView.setUntransformedFrame(frame)
        showSurroundings(atHeight: height)
        if presentation?.isSettled == true || presentation?.phase == .presenting { dimsTintBehind = isDimming }
        sheetAbove?.presenterWasPlaced()
    }

    /// Updates the card behind this sheet to the visible height, independent of the sheet's detent.
    private func presenterWasPlaced() {
        showSurroundings(atHeight: drag.height ?? stops.stop(selectedDetentIdentifier).height)
    }

    private func shapeCorners() {
        guard let presentedView else { return }
        let (top, bottom) = layout.roundsCorners
        var corners: CACornerMask = []
        if top { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if bottom { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        // A sheet behind a second sheet has the second sheet's corner radius.
        if !presentedView.flags.isBehindSheet { presentedView.layer.cornerRadius = top ? cornerRadius : 0 }
        presentedView.layer.maskedCorners = corners
        presentedView.clipsToBounds = true
        updateGrabber()
    }

    private var cornerRadius: CGFloat {
        guard let preferredCornerRadius, preferredCornerRadius.isFinite else { return 10 }
        return max(0, preferredCornerRadius)
    }

    // MARK: Stacks of sheets

    /// The sheet below this sheet.
    private var sheetBelow: UISheetPresentationController? {
        presenter?.ownPresentationInEffect?.controller as? UISheetPresentationController
    }

    /// The sheet above this sheet, unless it is being dismissed.
    private var sheetAbove: UISheetPresentationController? {
        guard let above = presentation?.above, above.phase != .dismissing else { return nil }
        return above.controller as? UISheetPresentationController
    }

    /// Updates the grabber, which is hidden below a different sheet.
    private func updateGrabber() {
        guard let presentedView else { return }
        grabber.update(
            in: presentedView, isVisible: prefersGrabberVisible && layout.roundsCorners.top && sheetAbove == nil)
    }

    /// Dims the surroundings of the sheet, and moves the presenter back behind a sheet of full height.
    private func showSurroundings(atHeight height: CGFloat) {
        let (layout, stops) = (layout, stops)
        dimming.alpha = stops.dimming(atHeight: height, undimmed: largestUndimmedDetentIdentifier)
        let moves = layout.attachment == .bottomEdge && layout.sizeClasses.vertical != .compact
        scaledPresenter.show(
            moves ? stops.presenterShift(atHeight: height, largestHeight: layout.largestHeight) : 0,
            top: layout.presenterTop, cornerRadius: cornerRadius)
    }

    // MARK: - Showing and hiding

    open override func presentationTransitionWillBegin() {
        guard let containerView, let presentedView else { return }
        dimming.backgroundColor = UIColor { traits in
            UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
        }
        dimming.frame = containerView.bounds
        dimming.alpha = 0
        // The sheet's margins are fixed: in a small window, autoresizing would make them negative.
        presentedView.flags.isPlacedBySheet = true
        containerView.insertSubview(dimming, at: 0)
        presentedView.frame = frameOfPresentedViewInContainerView
        shapeCorners()
        scaledPresenter.take(presentingViewController)
        dimsTintBehind = isDimming
        sheetBelow?.updateGrabber()
        presentedViewController.transitionCoordinator?.animate { [weak self] _ in
            guard let self else { return }
            showSurroundings(atHeight: stops.stop(selectedDetentIdentifier).height)
        }
        dimming.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: UISheetPresentationController.tapped))
        drag.attach(to: presentedView)
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        guard !completed else { return }
        dimsTintBehind = false
        cleanUp()
    }

    open override func dismissalTransitionWillBegin() {
        dimsTintBehind = false
        sheetBelow?.updateGrabber()
        presentedViewController.transitionCoordinator?.animate { [weak self] _ in
            self?.dimming.alpha = 0
            self?.scaledPresenter.show(0, top: 0, cornerRadius: 0)
        }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        guard !completed else { return cleanUp() }
        dimsTintBehind = isDimming
        sheetBelow?.updateGrabber()
        drag.dismissalWasCancelled()
        containerView?.setNeedsLayout()
    }

    private func cleanUp() {
        dimming.removeFromSuperview()
        // The drag is detached first, since stopping an animation sets model values.
        if let presentedView { drag.detach(from: presentedView) }
        scaledPresenter.restore()
        sheetBelow?.updateGrabber()
        guard let presentedView else { return }
        grabber.remove(from: presentedView)
        presentedView.layer.cornerRadius = 0
        presentedView.layer.maskedCorners = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ]
        presentedView.clipsToBounds = false
        presentedView.flags.isPlacedBySheet = false
    }

    // MARK: - User interaction

    private func tapped(_ recognizer: UITapGestureRecognizer) { dismissAtOnce() }

    // Chosen (Controllers): Escape dismisses a sheet as a tap outside does.
    /// Dismisses the sheet for the escape key, as a tap beside the sheet does (a responder that handles the key takes
    /// precedence).
    override func dismissByEscape() -> Bool {
        dismissAtOnce()
        return true
    }

    private func dismissAtOnce() {
        guard presentation?.canBeDismissedByUser == true, userMayDismiss() else { return }
        dismissByUser()
    }

    // Chosen (Controllers): At an undimmed detent the first responder behind a sheet is kept.
    /// Whether the surroundings of the sheet are blocked: not at an undimmed detent.
    override var isModal: Bool { presentedViewController.isModalWithChildren || isDimming }

    /// Whether the surroundings are dimmed at the resting detent.
    private var isDimming: Bool {
        stops.dimming(
            atHeight: stops.stop(selectedDetentIdentifier).height, undimmed: largestUndimmedDetentIdentifier) > 0
    }

    /// Passes touches beside an undimmed sheet to the views behind.
    override func containerShouldPass(touchAt point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let containerView = presentation?.containerView, let presentedView, !isModal else { return nil }
        let inside = presentedView.convert(point, from: containerView)
        return presentedView.point(inside: inside, with: event) ? nil : containerView.viewBehind(at: point, with: event)
    }

    override func pullBegan(isDown: Bool) -> Bool {
        if !isDown, !prefersScrollingExpandsWhenScrolledToEdge { return false }
        return drag.begin(isDown: isDown, isInContent: true)
    }

    override func pullMoved(to distance: CGFloat) -> CGFloat { drag.move(to: distance) }

    override func pullEnded(velocity: CGFloat, isCancelled: Bool) {
        drag.end(velocity: velocity, isCancelled: isCancelled)
    }

    /// Selects a detent for the user, and notifies the delegate.
    func userDidSelect(_ stop: SheetStops.Stop) {
        guard stops.stop(selectedDetentIdentifier) != stop else { return }
        selectedDetentIdentifier = stop.identifier
        (delegate as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }

    // Chosen (Controllers): Option with the up and down arrow keys selects the next higher or lower detent of the sheet
    // in front.
    /// Selects the next higher or lower detent because of a key or a screen reader. Returns whether there is one.
    func selectDetent(isHigher: Bool) -> Bool {
        guard presentation?.isSettled == true, !drag.isHeld else { return false }
        let (all, current) = (stops.stops, stops.stop(selectedDetentIdentifier))
        guard let index = all.firstIndex(of: current), all.indices.contains(index + (isHigher ? 1 : -1)) else {
            return false
        }
        userDidSelect(all[index + (isHigher ? 1 : -1)])
        drag.settle(velocity: 0)
        return true
    }

    /// The accessibility element of the grabber; `nil` while it is hidden.
    var grabberElement: AccessibilityObject? { grabber.visibleElement }

    /// The resting detent in words.
    var spokenDetent: String {
        let stop = stops.stop(selectedDetentIdentifier)
        switch stop.identifier {
        case .medium: return "Half screen"
        case .large: return "Full screen"
        default:
            let share = stop.height / max(1, layout.largestHeight)
            return share.isFinite ? "\(Int((min(share, 1) * 100).rounded()))%" : ""
        }
    }

    /// Selects the next detent after a tap on the grabber.
    func grabberTapped() {
        guard presentation?.isSettled == true, !drag.isHeld else { return }
        userDidSelect(stops.next(after: selectedDetentIdentifier))
        drag.settle(velocity: 0)
    }
}
