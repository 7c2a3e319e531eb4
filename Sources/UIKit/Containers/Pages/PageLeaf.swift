import CoreGraphics
import QuartzCore
import UIKitCore

/// The page that is being turned: it stands out from the book and turns around the spine, with a shade on it and below it.
///
/// Turning forward takes the old page away; turning back brings the new one. With the spine in the middle its front is one
/// page and its back another.
@MainActor
final class PageLeaf {
    private(set) var progress: CGFloat = 0
    private let front: UIView?
    private let back: UIView?
    private let shade = UIView()
    private let isHorizontal: Bool
    /// Whether the page goes towards larger coordinates as it is turned forward.
    private let isMirrored: Bool
    private let isForward: Bool
    private let book: UIView

    init(
        _ turn: PageTurn, in book: UIView, isHorizontal: Bool, isMirrored: Bool,
        spine: UIPageViewController.SpineLocation
    ) {
        self.book = book
        self.isHorizontal = isHorizontal
        self.isMirrored = isMirrored != (spine == .max)
        isForward = turn.direction == .forward
        // The page that moves is the later one of the old pages, or of the new ones when turning back.
        let (later, earlier) = isForward ? (turn.old, turn.new) : (turn.new, turn.old)
        front = later.last?.view
        back = spine == .mid ? earlier.first?.view : nil
        shade.backgroundColor = .black
        shade.isUserInteractionEnabled = false
        shade.alpha = 0
        shade.frame = book.bounds
        book.addSubview(shade)
        for view in [front, back].compactMap({ $0 }) { book.bringSubviewToFront(view) }
    }

    /// Turns the page to a place between lying as before and lying as after.
    func show(_ progress: CGFloat) {
        self.progress = progress
        let turned = isForward ? progress : 1 - progress
        let angle = turned * .pi
        if let front { show(front, at: angle, isVisible: turned < 0.5, isBack: false) }
        if let back { show(back, at: angle - .pi, isVisible: turned >= 0.5, isBack: true) }
        shade.alpha = 0.25 * sin(angle)
    }

    private func show(_ view: UIView, at angle: CGFloat, isVisible: Bool, isBack: Bool) {
        view.isHidden = !isVisible
        let size = view.bounds.size
        let length = isHorizontal ? size.width : size.height
        // Around the edge at the spine: that of the back is at its other side.
        let edge = (isBack != isMirrored ? 1 : -1) * length / 2
        let direction: CGFloat = isMirrored ? 1 : -1
        var transform = CATransform3DIdentity
        transform.m34 = -1 / max(1, 2.5 * length)
        transform =
            isHorizontal
            ? CATransform3DTranslate(transform, edge, 0, 0) : CATransform3DTranslate(transform, 0, edge, 0)
        transform =
            isHorizontal
            ? CATransform3DRotate(transform, direction * angle, 0, 1, 0)
            : CATransform3DRotate(transform, -direction * angle, 1, 0, 0)
        transform =
            isHorizontal
            ? CATransform3DTranslate(transform, -edge, 0, 0) : CATransform3DTranslate(transform, 0, -edge, 0)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        view.layer.transform = transform
        CATransaction.commit()
    }

    func remove() {
        shade.removeFromSuperview()
        for view in [front, back].compactMap({ $0 }) {
            view.layer.transform = CATransform3DIdentity
            view.isHidden = false
        }
    }
}

/// Moves a page to the end of its turn by itself, a step for each frame.
@MainActor
final class PageTurnMotion: NSObject {
    private let start: CGFloat
    private let end: CGFloat
    private let duration: Double
    private let began = CACurrentMediaTime()
    private let step: (CGFloat) -> Void
    private let completion: () -> Void
    private var link: CADisplayLink?

    init(
        from start: CGFloat, to end: CGFloat, duration: Double, step: @escaping (CGFloat) -> Void,
        completion: @escaping () -> Void
    ) {
        (self.start, self.end, self.duration) = (start, end, duration)
        (self.step, self.completion) = (step, completion)
        super.init()
        let link = CADisplayLink(target: self, action: PageTurnMotion.frame(_:))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    nonisolated deinit {}

    func stop() {
        link?.invalidate()
        link = nil
    }

    private func frame(_ link: CADisplayLink) {
        let time = min(1, max(0, (link.targetTimestamp - began) / duration))
        let eased = time * time * (3 - 2 * time)
        step(start + (end - start) * eased)
        guard time >= 1 else { return }
        stop()
        completion()
    }
}
