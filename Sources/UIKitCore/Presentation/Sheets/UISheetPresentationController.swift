import CoreGraphics
import Foundation
import QuartzCore

/// Presents page sheets and form sheets: a card over the presenter, which the user can drag between detents and away.
///
/// In a window of compact width the sheet stands at the bottom edge, as high as its detent says; where the height is compact it
/// fills the window, unless it asks to be attached to the edge. In a wide window it is a card in the middle. Configure it before
/// it is presented, or inside `animateChanges(_:)` while it is.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller>; figures are those of PRESENTATION.md
/// §3 and §4.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    let dimming = UIView()
    private let style: UIModalPresentationStyle
    private lazy var drag = SheetDrag(self)
    private lazy var grabber = SheetGrabber(self)
    private lazy var scaledPresenter = ScaledPresenter()
    /// The size of what is free of the keyboard in the container, where the sheet was placed last.
    private var placedIn: CGSize?
    /// The traits that the container is about to have.
    private var comingTraits: UITraitCollection?
    private var knownStops: (layout: SheetLayout, traits: UITraitCollection, stops: SheetStops)?

    init(_ presented: UIViewController, style: UIModalPresentationStyle) {
        self.style = style
        prefersPageSizing = style == .pageSheet
        super.init(presentedViewController: presented, presenting: nil)
    }

    /// Makes a controller of page sheets for a presentation to come.
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

    /// The heights at which the sheet can rest, from the lowest to the highest; at first only the large one. At least one: an empty
    /// array is refused with a log. While the sheet is shown it goes to the selected one, or to the lowest active one.
    open var detents: [Detent] = [.large()] {
        didSet {
            if detents.isEmpty {
                Diagnostics.raise(.presentation, "The detents of a sheet must have at least one element.")
                detents = oldValue
            }
            invalidateDetents()
        }
    }

    /// The detent at which the sheet rests: what the user or the program selected last. `nil`, as at first, and a name that is not
    /// active stand for the lowest active one. To animate a change make it inside of `animateChanges(_:)`.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { changed() } }
    }

    /// Has the heights of detents resolved again in the next layout pass.
    open func invalidateDetents() {
        knownStops = nil
        changed()
    }

    // MARK: Managing user interaction

    /// The highest detent at which what lies around the sheet is not darkened and takes touches; `nil`, as at first, and an unknown
    /// name: at every detent it is dark. Where the presented controller `isModalInPresentation` touches reach nothing around it.
    /// Where it is dark the tint of what is behind is grey, and only there (chosen; until iOS 17 it was reported to be grey everywhere).
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { changed() }
    }

    /// Whether a finger that moves up in a scroll view that shows its top makes the sheet higher before content scrolls. The
    /// default is `true`; otherwise only a drag outside of scroll views does that.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    // MARK: Configuring appearance

    /// Whether a handle is shown at the top, which goes to the next detent when it is tapped. The default is `false`. It is not
    /// shown where the sheet fills the window.
    open var prefersGrabberVisible = false {
        didSet { changed() }
    }

    /// The radius of the corners in points; `nil`, as at first, and what is not finite for the system's. What is seen behind has the
    /// same: of several sheets that of the front one counts.
    open var preferredCornerRadius: CGFloat? {
        didSet { changed() }
    }

    /// Whether the sheet stands at the bottom edge where the height is compact, and not over the whole window. The default is
    /// `false`.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { changed() }
    }

    /// Whether a sheet at the bottom edge in compact height is as wide as the presented controller's `preferredContentSize`. The
    /// default is `false`.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { changed() }
    }

    /// Whether a card has the size of a page, and not the one that the presented controller prefers. The default is `true` for page
    /// sheets.
    open var prefersPageSizing: Bool {
        didSet { changed() }
    }

    /// The view over which a card stands, as far as the window's margins permit; `nil`, as at first, for the middle of the window.
    open weak var sourceView: UIView? {
        didSet { changed() }
    }

    // MARK: Animating changes

    /// Makes changes of the sheet's properties and animates what they move. On return everything has been laid out.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        guard presentation?.isSettled == true, !drag.isHeld else { return }
        drag.settle(velocity: 0)
    }

    private func changed() { containerView?.setNeedsLayout() }

    // MARK: - For tests on a stage

    /// The detent at which the sheet rests: the selected one, or the lowest active one.
    package var restingDetent: Detent.Identifier { stops.stop(selectedDetentIdentifier).identifier }

    /// The height of the sheet at a detent; `nil` where that is not active.
    package func height(atDetent identifier: Detent.Identifier) -> CGFloat? { stops.height(of: identifier) }

    // MARK: - Geometry

    /// Where the sheet stands at its detent.
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
        comingTraits ?? containerView?.window?.traitCollection ?? presentingViewController.traitCollection
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
            // It rests nowhere else meanwhile; which detent is selected stays (recorded).
            let highest = stops.highest
            let height = layout.heightAboveKeyboard(highest.height)
            stops = SheetStops(
                [SheetStops.Stop(identifier: highest.identifier, height: height)], largestHeight: layout.largestHeight)
        }
        knownStops = (layout, traits, stops)
        return stops
    }

    /// The size of the sheet in a container of another size.
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
        comingTraits = newCollection
    }

    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        comingTraits = nil
    }

    open override func containerViewWillLayoutSubviews() {
        guard let containerView, let presentation else { return }
        comingTraits = nil
        dimming.frame = containerView.bounds
        let isResized = placedIn != nil && placedIn != freeBounds.size
        placedIn = freeBounds.size
        shapeCorners()
        if presentation.isSettled || presentation.phase == .presenting && isResized { place() }
    }

    /// Puts the sheet where the finger holds it, or where it rests.
    func place() {
        guard let presentedView else { return }
        let layout = layout
        let height = drag.height ?? stops.stop(selectedDetentIdentifier).height
        var frame = layout.frame(atHeight: height)
        frame.origin.y += drag.shift
        presentedView.bounds.size = frame.size
        let anchor = presentedView.layer.anchorPoint
        presentedView.center = CGPoint(
            x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
        showSurroundings(atHeight: height)
        if presentation?.isSettled == true || presentation?.phase == .presenting { dimsTintBehind = isDimming }
        sheetAbove?.presenterWasPlaced()
    }

    /// The card behind this sheet stands where it is seen, wherever its sheet rests now.
    private func presenterWasPlaced() {
        showSurroundings(atHeight: drag.height ?? stops.stop(selectedDetentIdentifier).height)
    }

    private func shapeCorners() {
        guard let presentedView else { return }
        let (top, bottom) = layout.roundsCorners
        var corners: CACornerMask = []
        if top { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if bottom { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        // Behind another sheet it has that one's.
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

    /// The sheet that this one stands on.
    private var sheetBelow: UISheetPresentationController? {
        presenter?.ownPresentationInEffect?.controller as? UISheetPresentationController
    }

    /// The sheet that stands on this one, and stays.
    private var sheetAbove: UISheetPresentationController? {
        guard let above = presentation?.above, above.phase != .dismissing else { return nil }
        return above.controller as? UISheetPresentationController
    }

    /// The handle is not shown under another sheet.
    private func updateGrabber() {
        guard let presentedView else { return }
        grabber.update(
            in: presentedView, isVisible: prefersGrabberVisible && layout.roundsCorners.top && sheetAbove == nil)
    }

    /// Darkens what is around the sheet, and moves the presenter back behind one of full height.
    private func showSurroundings(atHeight height: CGFloat) {
        let (layout, stops) = (layout, stops)
        dimming.alpha = stops.dimming(atHeight: height, undimmed: largestUndimmedDetentIdentifier)
        let moves = layout.attachment == .bottomEdge && layout.sizeClasses.vertical != .compact
        scaledPresenter.show(
            moves ? stops.presenterShift(atHeight: height, largestHeight: layout.largestHeight) : 0,
            top: layout.presenterTop, cornerRadius: cornerRadius)
    }

    // MARK: - Coming and going

    open override func presentationTransitionWillBegin() {
        guard let containerView, let presentedView else { return }
        dimming.backgroundColor = UIColor { traits in
            UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
        }
        dimming.frame = containerView.bounds
        dimming.alpha = 0
        // The sheet's margins are fixed: in a small window they would leave an autoresized one less than nothing.
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
        // First, since an animation that is stopped leaves values behind.
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

    // MARK: - The user

    private func tapped(_ recognizer: UITapGestureRecognizer) { dismissAtOnce() }

    /// Escape asks as a tap beside the sheet does (chosen; a responder that handles the key comes first).
    override func dismissByEscape() -> Bool {
        dismissAtOnce()
        return true
    }

    private func dismissAtOnce() {
        guard presentation?.canBeDismissedByUser == true, userMayDismiss() else { return }
        dismissByUser()
    }

    /// Whether what is around the sheet can be used: at a detent where it is not darkened.
    override var isModal: Bool { presentedViewController.isModalWithChildren || isDimming }

    /// Whether it is darker around the sheet where it rests.
    private var isDimming: Bool {
        stops.dimming(
            atHeight: stops.stop(selectedDetentIdentifier).height, undimmed: largestUndimmedDetentIdentifier) > 0
    }

    /// Where it is not darkened, what is behind gets the touches beside the sheet.
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

    /// The user has chosen a detent.
    func userDidSelect(_ stop: SheetStops.Stop) {
        guard stops.stop(selectedDetentIdentifier) != stop else { return }
        selectedDetentIdentifier = stop.identifier
        (delegate as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }

    /// A tap on the handle brings the sheet to the next detent.
    func grabberTapped() {
        guard presentation?.isSettled == true, !drag.isHeld else { return }
        userDidSelect(stops.next(after: selectedDetentIdentifier))
        drag.settle(velocity: 0)
    }
}
