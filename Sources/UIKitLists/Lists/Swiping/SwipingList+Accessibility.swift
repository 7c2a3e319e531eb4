import Foundation

extension SwipingList {
    // Chosen (Lists): The swipe actions of a row are its custom actions for assistive technologies, leading actions
    // first.
    /// Returns the swipe actions of a row as custom actions.
    func customActions(ofRow path: IndexPath) -> [UIAccessibilityCustomAction] {
        let edges: [ListSwipe.Edge] = [.leading, .trailing]
        return edges.flatMap { swipeActions(ofRow: path, $0)?.actions ?? [] }.map { action in
            UIAccessibilityCustomAction(name: action.accessibilityLabel ?? action.title ?? "", image: action.image) {
                [weak self] _ in
                guard let self, let cell = cellToSwipe(at: path) else { return false }
                action.handler(action, cell, { _ in })
                return true
            }
        }
    }
}
