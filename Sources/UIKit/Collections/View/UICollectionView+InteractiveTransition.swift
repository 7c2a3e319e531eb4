import Foundation

// Going over to another layout gradually:
//
//     start ──▶ a transition layout is the layout; the program sets its progress and invalidates it
//       finish ──▶ the next layout is     completion(true, true)
//       cancel ──▶ the former one is      completion(false, true)

/// A transition between layouts that goes on.
@MainActor
struct InteractiveLayoutTransition {
    let layout: UICollectionViewTransitionLayout
    let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
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
        old.prepareForTransition(to: layout)
        layout.collectionView = self
        layout.prepareForTransition(from: old)
        layoutStorage = transition
        transition.collectionView = self
        transition.invalidateLayout()
        return transition
    }

    func endTransition(finishes: Bool) {
        guard let transition = interactiveTransition else {
            return Diagnostics.raise(
                .list, "there is no interactive transition to end: \(Diagnostics.name(self))")
        }
        interactiveTransition = nil
        let (old, next) = (transition.layout.currentLayout, transition.layout.nextLayout)
        let (target, other) = finishes ? (next, old) : (old, next)
        changeLayout(to: target, animated: true) { [weak self] _ in
            if other.collectionView === self { other.collectionView = nil }
            transition.completion?(finishes, true)
        }
    }
}
