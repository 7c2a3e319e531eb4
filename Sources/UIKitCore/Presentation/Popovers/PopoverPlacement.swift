import CoreGraphics

/// Where a popover is, arrow included.
struct PopoverPlacement: Equatable {
    /// The body and the arrow, in the container's space.
    var frame = CGRect.zero
    /// Where the arrow points; empty without an arrow.
    var arrowDirection: UIPopoverArrowDirection = []
    /// From the middle of the side that the arrow is on to the middle of the arrow: negative to the left or upwards.
    var arrowOffset: CGFloat = 0

    /// What the arrow takes of the frame, at the side that it is on.
    func arrowInsets(height: CGFloat) -> UIEdgeInsets {
        switch arrowDirection {
        case .up: UIEdgeInsets(top: min(height, frame.height), left: 0, bottom: 0, right: 0)
        case .down: UIEdgeInsets(top: 0, left: 0, bottom: min(height, frame.height), right: 0)
        case .left: UIEdgeInsets(top: 0, left: min(height, frame.width), bottom: 0, right: 0)
        case .right: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: min(height, frame.width))
        default: .zero
        }
    }

    /// The arrow's tip in the popover's own space; without an arrow its middle.
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
