import CoreGraphics

/// The frame and the arrow of a popover.
struct PopoverPlacement: Equatable {
    /// Frame of the body and the arrow, in the container's coordinate space.
    var frame = CGRect.zero
    /// Direction of the arrow; empty without an arrow.
    var arrowDirection: UIPopoverArrowDirection = []
    /// Offset of the arrow from the middle of its side, in points: negative to the left or upward.
    var arrowOffset: CGFloat = 0

    /// Returns the insets that the arrow occupies, on its side.
    func arrowInsets(height: CGFloat) -> UIEdgeInsets {
        switch arrowDirection {
        case .up: UIEdgeInsets(top: min(height, frame.height), left: 0, bottom: 0, right: 0)
        case .down: UIEdgeInsets(top: 0, left: 0, bottom: min(height, frame.height), right: 0)
        case .left: UIEdgeInsets(top: 0, left: min(height, frame.width), bottom: 0, right: 0)
        case .right: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: min(height, frame.width))
        default: .zero
        }
    }

    /// The arrow's tip in the popover's own coordinate space; without an arrow the popover's center.
    var tip: CGPoint {
        let middle = CGPoint(x: frame.width / 2, y: frame.height / 2)
        switch arrowDirection {
        case .up: return CGPoint(x: middle.x + arrowOffset, y: 0)
        case .down: return CGPoint(x: middle.x + arrowOffset, y: frame.height)
        case .left: return CGPoint(x: 0, y: middle.y + arrowOffset)
        case .right: return CGPoint(x: frame.width, y: middle.y + arrowOffset)
        default: return middle
        }
    }
}
