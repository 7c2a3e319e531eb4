import CoreGraphics
import Foundation
import QuartzCore

// Chosen (Dragging): The source of a drag stays visible while its picture is carried.
/// A view that covers a window during a drag, ignores touches, and moves the pictures of the items.
final class DragHost: UIView {
    let badge = DragBadgeView()
    private var pictures: [DragItemView] = []
    private var finger = CGPoint.zero
    private var pending = 0
    private var settled: (() -> Void)?

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        badge.isHidden = true
        addSubview(badge)
    }

    required init?(coder: NSCoder) { nil }

    func show(in window: UIWindow) {
        UIView.performWithoutAnimation {
            frame = window.bounds
            autoresizingMask = [.flexibleWidth, .flexibleHeight]
            window.addSubview(self)
        }
    }

    /// Adds an item's picture at the position of its view.
    func add(_ picture: DragItemView, finger: CGPoint) {
        UIView.performWithoutAnimation {
            insertSubview(picture, belowSubview: pictures.last ?? badge)
            pictures.append(picture)
            picture.place(as: picture.home, in: self)
            picture.offset = CGVector(dx: picture.center.x - finger.x, dy: picture.center.y - finger.y)
        }
    }

    func lift(_ pictures: [DragItemView], alongside animator: DragAnimator, completion: @escaping () -> Void) {
        UIView.animate(
            withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
            options: .allowUserInteraction,
            animations: {
                for picture in pictures { picture.setLifted(true) }
                animator.runAnimations()
            }, completion: { _ in completion() })
    }

    /// Returns lifted pictures to their original state.
    func returnPreviews(_ pictures: [DragItemView], completion: @escaping () -> Void) {
        UIView.animate(
            withDuration: 0.25, delay: 0, options: .allowUserInteraction,
            animations: { for picture in pictures { picture.setLifted(false) } },
            completion: { [self] _ in
                removeFromSuperview()
                completion()
            })
    }

    // MARK: Carrying

    /// Gathers the items under the finger, the first on top.
    ///
    /// - Parameter belowFinger: Whether the items are lower than the finger, so that the position below the finger is
    ///   visible.
    func gather(_ pictures: [DragItemView], at finger: CGPoint, inFullSize: Bool, belowFinger: Bool) {
        self.finger = finger
        UIView.animate(
            withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: { [self] in
                for (index, picture) in pictures.enumerated() {
                    picture.arrange(at: index, behind: pictures[0], inFullSize: inFullSize)
                    picture.shift = belowFinger ? pictures[0].distanceBelowFinger : 0
                    picture.carry(to: finger)
                }
                placeBadge()
            }, completion: nil)
    }

    func carry(to finger: CGPoint) {
        self.finger = finger
        moveToFront()
        UIView.performWithoutAnimation {
            for picture in pictures { picture.carry(to: finger) }
            placeBadge()
        }
    }

    /// Moves the view above views that were added to the window during the drag.
    func moveToFront() { if superview?.subviews.last !== self { superview?.bringSubviewToFront(self) } }

    override func layoutSubviews() {
        super.layoutSubviews()
        UIView.performWithoutAnimation { placeBadge() }
    }

    /// Places the badge at the trailing top corner of the first item, or beside the finger if no item is visible.
    private func placeBadge() {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        badge.sizeToFit()
        guard let first = pictures.first else {
            badge.center = CGPoint(x: finger.x + (isMirrored ? -24 : 24), y: finger.y - 24)
            return
        }
        // If the item extends beyond the window, the badge remains visible.
        let (x, y) = (isMirrored ? first.frame.minX : first.frame.maxX, first.frame.minY)
        let margin = CGVector(dx: badge.bounds.width / 2 + 4, dy: badge.bounds.height / 2 + 4)
        badge.center = CGPoint(
            x: max(margin.dx, min(x, bounds.width - margin.dx)), y: max(margin.dy, min(y, bounds.height - margin.dy)))
    }

    // MARK: Ending

    /// Moves an item to its destination, or shrinks and fades it at its position.
    func settle(_ picture: DragItemView, to preview: UITargetedDragPreview?, alongside animator: DragAnimator) {
        pending += 1
        let preview = preview.flatMap { $0.target.container.window == nil ? nil : $0 }
        if let preview { picture.showContent(of: preview) }
        UIView.animate(
            withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState],
            animations: { [self] in
                if let preview { picture.place(as: preview, in: self) } else { picture.vanish() }
                animator.runAnimations()
            },
            completion: { [self] _ in
                picture.removeFromSuperview()
                animator.runCompletions(at: .end)
                pending -= 1
                runSettled()
            })
    }

    /// Calls a closure when all items are at their destinations, in a later turn at the earliest.
    func whenSettled(_ body: @escaping () -> Void) {
        settled = body
        if pending == 0 { MainLoop.current.enqueue { [self] in runSettled() } }
    }

    private func runSettled() {
        guard pending == 0, let body = settled else { return }
        settled = nil
        body()
    }
}
