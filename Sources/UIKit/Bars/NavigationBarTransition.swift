import CoreGraphics
import Foundation

/// The transition of a navigation bar between two items. During a push, the title moves to the position of the back
/// button; during a pop, the back title moves to the position of the title. All other views fade.
@MainActor
final class NavigationBarTransition {
    /// The direction of the change in the stack.
    enum Direction { case none, push, pop }

    let old: NavigationBarContent
    private let new: NavigationBarContent
    private let direction: Direction

    init(from old: NavigationBarContent, to new: NavigationBarContent, direction: Direction) {
        (self.old, self.new, self.direction) = (old, new, direction)
        (old.isInTransition, new.isInTransition) = (true, true)
        old.isUserInteractionEnabled = false
    }

    private var isMirrored: Bool { new.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The content of the lower controller, which a pop shows.
    private var lower: NavigationBarContent { direction == .pop ? new : old }
    private var upper: NavigationBarContent { direction == .pop ? old : new }

    /// Places the new content at its initial position. Both contents are laid out at their final places.
    func prepare() {
        UIView.performWithoutAnimation {
            if direction == .none { return fade(new, to: 0) }
            // Views that both contents have in common do not move: the chevron and shared items.
            let shared = sharedButtons
            for (hidden, _) in shared { hidden.alpha = 0 }
            direction == .pop ? setLower(to: .away) : setUpper(to: .away)
        }
    }

    /// Moves all views to their final places. Called within the animation.
    func animate() {
        if direction == .none {
            fade(new, to: 1)
            return fade(old, to: 0)
        }
        if direction == .pop {
            setLower(to: .home)
            setUpper(to: .away)
        } else {
            setUpper(to: .home)
            setLower(to: .away)
        }
    }

    /// Restores all views after the transition, and removes the content that is no longer displayed.
    func finish(_ completed: Bool) {
        UIView.performWithoutAnimation {
            for content in [old, new] {
                content.isInTransition = false
                for view in parts(of: content) {
                    view.transform = .identity
                    view.alpha = 1
                }
                // Hides the small title of an item with a large title without a delay.
                content.titleLabel.alpha = smallTitleAlpha(of: content)
                if let subtitle = content.subtitle { subtitle.alpha = content.alpha(of: subtitle) }
                content.rowIsShownAgain()
                content.setNeedsLayout()
            }
            old.isUserInteractionEnabled = true
            (completed ? old : new).removeFromSuperview()
        }
    }

    // MARK: Places

    private enum Place { case home, away }

    /// Places the content of the lower controller. Its title moves to the position of the back title.
    private func setLower(to place: Place) {
        let isAway = place == .away
        let target = backTitleCenter
        let title: UIView = lower.titleView ?? lower.titleLabel
        move(title, to: isAway ? target : nil, scale: 1)
        title.alpha = isAway ? 0 : smallTitleAlpha(of: lower)
        if lower.hasLargeTitle {
            move(lower.largeTitleLabel, to: isAway ? target : nil, scale: isAway ? 0.5 : 1)
            lower.largeTitleLabel.alpha = isAway ? 0 : 1
        }
        // The back title of the lower content moves out over the edge. The chevron does not move if the upper content
        // has a chevron, too.
        lower.backButton.label.transform =
            isAway ? CGAffineTransform(translationX: towardsLeading(lower.backButton.bounds.width), y: 0) : .identity
        lower.backButton.label.alpha = isAway ? 0 : 1
        lower.backButton.chevron.alpha = upper.hasBackButton ? (direction == .pop ? 1 : 0) : isAway ? 0 : 1
        for button in buttons(of: lower) where !isShared(button) { button.alpha = isAway ? 0 : 1 }
        for case let view? in [lower.subtitle, lower.largeSubtitle] { view.alpha = isAway ? 0 : lower.alpha(of: view) }
        lower.promptLabel.alpha = isAway ? 0 : 1
        lower.searchClip.alpha = isAway ? 0 : 1
    }

    /// Places the content of the upper controller, whose title moves in from the trailing side.
    private func setUpper(to place: Place) {
        let isAway = place == .away
        let distance = -towardsLeading(upper.bounds.width * 0.45)
        let title: UIView = upper.titleView ?? upper.titleLabel
        title.transform = isAway ? CGAffineTransform(translationX: distance, y: 0) : .identity
        title.alpha = isAway ? 0 : smallTitleAlpha(of: upper)
        upper.largeTitleLabel.transform =
            isAway ? CGAffineTransform(translationX: -towardsLeading(upper.bounds.width), y: 0) : .identity
        // The back title starts at the position of the lower controller's title.
        move(upper.backButton.label, to: isAway ? lowerTitleCenter : nil, scale: isAway && lowerShowsLarge ? 2 : 1)
        upper.backButton.label.alpha = isAway ? 0 : 1
        upper.backButton.chevron.alpha = lower.hasBackButton ? (direction == .pop ? 0 : 1) : isAway ? 0 : 1
        for button in buttons(of: upper) where !isShared(button) { button.alpha = isAway ? 0 : 1 }
        for case let view? in [upper.subtitle, upper.largeSubtitle] {
            view.transform = isAway ? CGAffineTransform(translationX: distance, y: 0) : .identity
            view.alpha = isAway ? 0 : upper.alpha(of: view)
        }
        upper.promptLabel.alpha = isAway ? 0 : 1
        upper.searchClip.alpha = isAway ? 0 : 1
    }

    private func towardsLeading(_ distance: CGFloat) -> CGFloat { isMirrored ? distance : -distance }

    private func smallTitleAlpha(of content: NavigationBarContent) -> CGFloat {
        content.showsSmallTitle ? 1 : 0
    }

    private var lowerShowsLarge: Bool { lower.hasLargeTitle && smallTitleAlpha(of: lower) == 0 }

    /// The center of the upper content's back title, in the coordinate space of both contents.
    private var backTitleCenter: CGPoint {
        let label = upper.backButton.label
        guard upper.hasBackButton, !label.isHidden else {
            return CGPoint(x: isMirrored ? lower.bounds.maxX : 0, y: upper.backButton.center.y)
        }
        let half = label.preferredWidth / 2
        let edge = isMirrored ? label.frame.maxX - half : label.frame.minX + half
        return CGPoint(x: upper.backButton.frame.minX + edge, y: upper.backButton.center.y)
    }

    private var lowerTitleCenter: CGPoint {
        guard lowerShowsLarge else { return (lower.titleView ?? lower.titleLabel).center }
        let size = lower.largeTitleLabel.bounds.size
        let corner = lower.largeTitleClip.convert(lower.largeTitleLabel.center, to: lower)
        return CGPoint(x: corner.x + (isMirrored ? -1 : 1) * size.width / 2, y: corner.y - size.height / 2)
    }

    /// Moves a view so that the center of its text is at `point`, in the coordinate space of the contents. If `point`
    /// is `nil`, the view returns to its own position.
    private func move(_ view: UIView, to point: CGPoint?, scale: CGFloat) {
        guard let point, let superview = view.superview else { return view.transform = .identity }
        let size = view.bounds.size
        let anchor = view.layer.anchorPoint
        var middle = CGPoint(
            x: view.center.x + (0.5 - anchor.x) * size.width, y: view.center.y + (0.5 - anchor.y) * size.height)
        if let label = view as? UILabel, label === upper.backButton.label {
            // The label fills the available width, with its text at the leading side.
            let half = label.preferredWidth / 2
            middle.x = view.center.x + (isMirrored ? size.width / 2 - half : half - size.width / 2)
        }
        let content: UIView = view === upper.backButton.label ? upper : lower
        let now = superview.convert(middle, to: content)
        // Scaling does not move the anchor point of the view.
        let dx = (point.x - now.x) - (0.5 - anchor.x) * size.width * (scale - 1)
        let dy = (point.y - now.y) - (0.5 - anchor.y) * size.height * (scale - 1)
        view.transform = CGAffineTransform(scaleX: scale, y: scale).concatenating(
            CGAffineTransform(translationX: dx, y: dy))
    }

    // MARK: Parts

    private func buttons(of content: NavigationBarContent) -> [BarButton] { content.buttons }

    private func parts(of content: NavigationBarContent) -> [UIView] {
        var views: [UIView] = [
            content, content.titleLabel, content.largeTitleLabel, content.promptLabel, content.backButton,
            content.backButton.label, content.backButton.chevron, content.searchClip,
        ]
        views += [content.subtitle, content.largeSubtitle].compactMap(\.self)
        views += buttons(of: content) as [UIView]
        if let titleView = content.titleView { views.append(titleView) }
        return views
    }

    private func fade(_ content: NavigationBarContent, to alpha: CGFloat) { content.alpha = alpha }

    /// The buttons of items in both contents, or of items with the same identifier, which do not move (documented). The
    /// old content's buttons are hidden.
    private lazy var sharedButtons: [(old: BarButton, new: BarButton)] = buttons(of: old).compactMap { button in
        buttons(of: new).first { $0.item.isSame(as: button.item) }.map { (button, $0) }
    }

    private func isShared(_ button: BarButton) -> Bool {
        sharedButtons.contains { $0.old === button || $0.new === button }
    }
}

extension UIBarButtonItem {
    /// Whether the item replaces another item in a transition without a fade.
    fileprivate func isSame(as other: UIBarButtonItem) -> Bool {
        self === other || identifier != nil && identifier == other.identifier
    }
}
