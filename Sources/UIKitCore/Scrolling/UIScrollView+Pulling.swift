import CoreGraphics
import Foundation

/// A drag down at the top of the content moves the sheet that the scroll view is in, as since iOS 13; further up than where it began
/// it scrolls.
extension UIScrollView {
    /// Hands a drag that has just begun to the sheet, where the content shows its top and the finger moves down.
    ///
    /// Chosen: a refresh control takes what is pulled itself.
    func beginPull() {
        let direction = pan.direction
        guard pan.state == .began, !pan.isInTouchlessSequence, drag.vertical, direction.dy > abs(direction.dx),
            refreshView == nil, contentOffset.y == restingRange.y.lowerBound,
            !enclosingScrollViews.contains(where: { $0.hasRoom(for: direction, horizontally: false) }),
            let sheet = nearestController?.ownPresentationInEffect?.controller,
            let content = sheet.presentedView, isInside(content), sheet.pullBegan()
        else { return }
        drag.horizontal = false
        pulledSheet = sheet
    }

    /// How far the finger has dragged the content: without what it moves the sheet.
    var dragTranslation: CGPoint {
        var translation = pan.translation(in: self)
        if pulledSheet != nil { translation.y = pulledDistance > 0 ? 0 : min(translation.y, 0) }
        return translation
    }

    /// How far the finger has dragged the sheet: in the window, since the sheet may turn on its way.
    private var pulledDistance: CGFloat { max(0, pan.translation(in: currentWindow).y) }

    func followPull() { pulledSheet?.pullMoved(to: pulledDistance) }

    /// The finger has let go. Returns whether the sheet was moved, so that the content stays where it is.
    func endPull(isCancelled: Bool) -> Bool {
        guard let sheet = pulledSheet else { return false }
        pulledSheet = nil
        let distance = pulledDistance
        sheet.pullEnded(at: distance, velocity: pan.velocity(in: currentWindow).y, isCancelled: isCancelled)
        return distance > 0
    }
}
