import Foundation

/// Withholds touches from a scroll view's content while they may become a drag.
///
/// It never recognizes a gesture: while undecided, it delays the touches. It fails after 0.15 seconds or when the
/// fingers lift, and the touches are then delivered. If the scroll view's pan begins earlier, they are never
/// delivered.
final class ContentTouchDelay: UIGestureRecognizer {
    /// Delay in seconds (observed).
    static let duration = 0.15

    weak var scrollView: UIScrollView?
    private var timer: GestureTimer?

    init() {
        super.init(target: nil, action: nil)
        delaysTouchesBegan = true
        delaysTouchesEnded = false
        cancelsTouchesInView = false
    }

    nonisolated deinit {}

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let scrollView, scrollView.delaysContentTouches, scrollView.isScrollEnabled,
            !touches.contains(where: { $0.view?.flags.takesTouchesAtOnce == true })
        else {
            state = .failed
            return
        }
        guard timer == nil, let environment else { return }
        timer = environment.schedule(at: event.timestamp + Self.duration) { [weak self] in self?.state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    override func reset() {
        timer?.cancel()
        timer = nil
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
