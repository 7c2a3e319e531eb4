import Foundation

/// The action buttons beside a swiped row.
final class SwipeActionsView: UIView {
    let isAtRight: Bool
    private let buttons: [SwipeActionButton]
    /// Whether the first action fills the view, which shows that lifting the finger will perform it.
    var isExpanded = false {
        didSet {
            guard isExpanded != oldValue else { return }
            setNeedsLayout()
            layoutIfNeeded()
        }
    }

    init(_ actions: [UIContextualAction], isAtRight: Bool, perform: @escaping @MainActor (UIContextualAction) -> Void) {
        self.isAtRight = isAtRight
        buttons = actions.map { SwipeActionButton($0, perform) }
        super.init(frame: .zero)
        clipsToBounds = true
        // The first button is at the edge, and in front while it expands.
        for button in buttons.reversed() { addSubview(button) }
    }

    required init?(coder: NSCoder) { nil }

    /// Moves the focus to the first action.
    func focusFirst() {
        guard let button = buttons.first else { return }
        UIFocusSystem.focusSystem(for: self)?.requestFocusUpdate(to: button)
    }

    var preferredWidth: CGFloat { buttons.reduce(0) { $0 + $1.preferredWidth } }

    override func layoutSubviews() {
        super.layoutSubviews()
        let total = max(1, preferredWidth)
        let factor = bounds.width / total
        var x: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            let share = button.preferredWidth * factor
            var (start, width) = (x, max(share, button.preferredWidth))
            if isExpanded {
                start = index == 0 ? 0 : bounds.width
                width = max(bounds.width, button.preferredWidth)
            }
            // Buttons are placed from the row's edge inward.
            let left = isAtRight ? bounds.width - start - (isExpanded ? width : share) : start
            button.frame = CGRect(
                x: isAtRight ? left : min(left, bounds.width), y: 0, width: isExpanded ? width : max(share, 0),
                height: bounds.height)
            x += share
        }
    }
}
