import CoreGraphics
import Foundation

/// A drag at the top of the content moves the sheet that contains the scroll view: down as since iOS 13, up to the
/// next detents. The remainder of the translation scrolls the content.
extension UIScrollView {
    /// Passes a drag that has just begun to the sheet, if the content is scrolled to its top.
    ///
    /// A refresh control handles a pull down itself.
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

    /// The translation of the content: without the part that has moved the sheet.
    var dragTranslation: CGPoint {
        var translation = pan.translation(in: self)
        if pulledSheet != nil { translation.y -= pulledDistance }
        return translation
    }

    /// Moves the sheet first. Measured in the window, since the sheet may rotate.
    func followPull() {
        guard let pulledSheet else { return }
        pulledDistance = pulledSheet.pullMoved(to: pan.translation(in: currentWindow).y)
    }

    /// Ends the pull. Returns whether only the sheet was moved, so that the content is unchanged.
    func endPull(isCancelled: Bool) -> Bool {
        guard let sheet = pulledSheet else { return false }
        pulledSheet = nil
        let isWhole = pulledDistance == pan.translation(in: currentWindow).y
        sheet.pullEnded(velocity: isWhole ? pan.velocity(in: currentWindow).y : 0, isCancelled: isCancelled)
        return isWhole && pulledDistance != 0
    }
}
