import Foundation

// The calls of a layout when the bounds change, as recorded on iOS 26.1:
//
//     shouldInvalidateLayout(forBoundsChange:)   the collection view has the bounds before the change
//     invalidationContext(forBoundsChange:)      (the same)
//     invalidateLayout()                         the new bounds; the former ones in a scrolling method
//     invalidateLayout(with:)                    (the same)
//     prepare()                                  if the size has changed; otherwise in the next layout pass
//     scrollViewDidScroll(_:)                    unless `bounds` was set
extension UICollectionView: ScrollObserver {
    package func scrollViewDidMove(_ scrollView: UIScrollView) {
        guard !items.knownBounds.isNull, items.knownBounds != bounds, !activity.isAsking, !layoutStorage.isBeingCalled
        else {
            return
        }
        followBounds()
    }

    package func scrollViewWillScroll(_ scrollView: UIScrollView, to offset: CGPoint, animated: Bool) {
        guard !items.knownBounds.isNull, !items.isFollowingBounds, !activity.isAsking, !layoutStorage.isBeingCalled
        else {
            return
        }
        let target = CGRect(origin: offset, size: bounds.size)
        invalidate(forBounds: target)
        // During an animated scroll, the layout is asked at each frame, so the target is not recorded here.
        if !animated { items.knownBounds = target }
    }

    /// Moves the target of a drag to the offset that the layout returns for it.
    package func scrollViewProposesTarget(_ scrollView: UIScrollView, velocity: CGPoint, target: inout CGPoint) {
        let wanted = layoutStorage.targetContentOffset(
            forProposedContentOffset: target, withScrollingVelocity: velocity)
        if wanted.x.isFinite { target.x = wanted.x }
        if wanted.y.isFinite { target.y = wanted.y }
    }

    /// Calls the layout if the bounds differ from those that it was called for. Within these calls, changed bounds are
    /// not followed until the next layout pass.
    func followBounds() {
        let (before, new) = (items.knownBounds, bounds)
        guard before != new, !items.isFollowingBounds else { return }
        items.knownBounds = new
        invalidate(forBounds: new, from: before)
        if before.size != new.size, layoutStorage.needsPreparation, isInAnimation {
            items.boundsBeforeAnimation = items.boundsBeforeAnimation ?? before
        }
        guard before.size != new.size, activity.state != .layingOut, layoutStorage.needsPreparation else { return }
        recountIfNeeded()
        items.insetsOfPreparation = adjustedContentInset
        items.isFollowingBounds = true
        layoutStorage.prepareIfNeeded()
        items.isFollowingBounds = false
    }

    /// Invalidates the layout for a change of the bounds, if the layout requires that.
    ///
    /// - Parameter before: The bounds that the layout finds in the collection view; `nil` for the current ones.
    private func invalidate(forBounds new: CGRect, from before: CGRect? = nil) {
        let layout = layoutStorage
        if !layout.needsPreparation { items.isInvalidatedByScroll = false }
        let scrolls = new.size == (before ?? bounds).size
        guard !(scrolls && items.isInvalidatedByScroll) else { return }
        items.isFollowingBounds = true
        defer { items.isFollowingBounds = false }
        items.boundsBeforeChange = before
        let context =
            layout.shouldInvalidateLayout(forBoundsChange: new) ? layout.invalidationContext(forBoundsChange: new) : nil
        items.boundsBeforeChange = nil
        guard let context, layout === layoutStorage else { return }
        layout.contextOfBounds = context
        layout.invalidateLayout()
        layout.contextOfBounds = nil
        items.isInvalidatedByScroll = scrolls && layout.needsPreparation
    }

    private var isInAnimation: Bool { UIView.inheritedAnimationDuration > 0 && UIView.areAnimationsEnabled }

    /// Prepares the layout for an animated change of the size, after `prepare()`.
    func beginAnimatedBoundsChange() {
        guard let before = items.boundsBeforeAnimation else { return }
        items.boundsBeforeAnimation = nil
        guard isInAnimation, items.hasBeenLaidOut, !items.shown.isEmpty else { return }
        items.animatesBounds = true
        layoutStorage.prepare(forAnimatedBoundsChange: before)
        for shown in items.shown { _ = finalAttributes(shown.element, layoutStorage) }
    }

    /// Places a view that becomes visible in an animated change of the size at its initial attributes.
    func placeInitially(_ view: UIView, _ element: CollectionElement) {
        guard items.animatesBounds, let initial = initialAttributes(element) else { return }
        UIView.performWithoutAnimation { place(view, initial) }
    }

    /// Finalizes an animated change of the size at the end of its layout pass.
    func endAnimatedBoundsChange() {
        guard items.animatesBounds else { return }
        items.animatesBounds = false
        layoutStorage.finalizeAnimatedBoundsChange()
    }

    /// Discards the counts after `invalidateLayout()`, so that they are loaded while the layout is prepared.
    func recountIfNeeded() {
        guard items.needsRecount else { return }
        items.needsRecount = false
        guard items.counts != nil, presentation.isEmpty, batch == nil, movement == nil, !hasPostponedChanges,
            layoutStorage.needsPreparation
        else { return }
        items.counts = nil
    }
}
