import Foundation

/// The drag that swipes a row. It waits for one from the screen's edge, which goes back in a navigation controller.
final class RowPanGestureRecognizer: UIPanGestureRecognizer {
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
    }
}
