import CoreGraphics
import Foundation

/// A drag at the top of the content moves the sheet that the scroll view is in: down as since iOS 13, up to the next detents. What
/// the sheet does not follow scrolls the content.
extension UIScrollView {
    /// Hands a drag that has just begun to the sheet, where the content shows its top.
    ///
    /// Chosen: a refresh control takes what is pulled down itself.
    func beginPull() {
        let direction = pan.direction
        let isDown = direction.dy > 0
        guard pan.state == .began, !pan.isInTouchlessSequence, drag.vertical, abs(direction.dy) > abs(direction.dx),
            !isDown || refreshView == nil, contentOffset.y == restingRange.y.lowerBound,
            !isDown || !enclosingScrollViews.contains(where: { $0.hasRoom(for: direction, horizontally: false) }),
            let sheet = nearestController?.ownPresentationInEffect?.controller,
            let content = sheet.presentedView, isInside(content), sheet.pullBegan(isDown: isDown)
        else { return }
        drag.horizontal = false
        pulledSheet = sheet
        pulledDistance = 0
    }

    /// How far the finger has dragged the content: without what it has moved the sheet.
    var dragTranslation: CGPoint {
        var translation = pan.translation(in: self)
        if pulledSheet != nil { translation.y -= pulledDistance }
        return translation
    }

    /// The sheet moves first; in the window, since it may turn on its way.
    func followPull() {
        guard let pulledSheet else { return }
        pulledDistance = pulledSheet.pullMoved(to: pan.translation(in: currentWindow).y)
    }

    /// The finger has let go. Returns whether only the sheet was moved, so that the content stays where it is.
    func endPull(isCancelled: Bool) -> Bool {
        guard let sheet = pulledSheet else { return false }
        pulledSheet = nil
        let isWhole = pulledDistance == pan.translation(in: currentWindow).y
        sheet.pullEnded(velocity: isWhole ? pan.velocity(in: currentWindow).y : 0, isCancelled: isCancelled)
        return isWhole && pulledDistance != 0
    }
}
