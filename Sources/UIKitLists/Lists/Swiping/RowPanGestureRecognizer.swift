import Foundation

/// The pan that swipes a row. It requires the failure of a pan from the screen's edge, which pops a navigation
/// controller.
final class RowPanGestureRecognizer: UIPanGestureRecognizer {
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
    }
}
