import Foundation

// A gradual transition to a new layout:
//
//     start ──▶ a transition layout is the layout; the program sets its progress and invalidates it
//       finish ──▶ the next layout is set          completion(true, true)
//       cancel ──▶ the former layout is restored   completion(false, true)

/// A running transition between layouts.
@MainActor
struct InteractiveLayoutTransition {
    let layout: UICollectionViewTransitionLayout
    let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    /// The progress for which the content was last moved, so that the items in the middle stay visible.
    var moved: CGFloat = 0
}

extension UICollectionView {
    func startTransition(
        to layout: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        if let running = interactiveTransition {
            Diagnostics.raise(
                .list,
                "the collection is already in the middle of an interactive transition: \(Diagnostics.name(self))")
            return running.layout
        }
        let old = layoutStorage
        let transition =
            collectionDelegate.map {
                $0.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
            } ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
        interactiveTransition = InteractiveLayoutTransition(layout: transition, completion: completion)
        let middle = middleItem
        old.prepareForTransition(to: layout)
        layout.collectionView = self
        layout.prepareForTransition(from: old)
        layoutStorage = transition
        transition.collectionView = self
        transition.invalidateLayout()
        if items.counts != nil, !activity.isAsking {
            let target = asking {
                transition.prepareIfNeeded()
                return offset(showing: middle, in: layout)
            }
            transition.contentMovement = CGPoint(x: target.x - contentOffset.x, y: target.y - contentOffset.y)
        }
        return transition
    }

    // Chosen (Collections): While a transition layout's progress changes, the content moves with it, so that the
    // middle remains visible.
    /// Moves the content by the change of the transition's progress. Called in a layout pass.
    func followTransition() {
        guard let transition = interactiveTransition else { return }
        let progress = transition.layout.transitionProgress
        let change = progress - transition.moved
        guard progress.isFinite, change != 0 else { return }
        interactiveTransition?.moved = progress
        let (distance, offset) = (transition.layout.contentMovement, contentOffset)
        guard distance != .zero else { return }
        contentOffset = CGPoint(x: offset.x + change * distance.x, y: offset.y + change * distance.y)
        items.knownBounds = bounds
    }

    func endTransition(finishes: Bool, animated: Bool = true) {
        guard let transition = interactiveTransition else {
            return Diagnostics.raise(
                .list, "there is no interactive transition to end: \(Diagnostics.name(self))")
        }
        interactiveTransition = nil
        let (old, next) = (transition.layout.currentLayout, transition.layout.nextLayout)
        let (target, other) = finishes ? (next, old) : (old, next)
        changeLayout(to: target, animated: animated) { [weak self] _ in
            if other.collectionView === self { other.collectionView = nil }
            transition.completion?(finishes, true)
        }
    }
}
