extension UIImage {
    /// How the pixels of an image have to be rotated to be shown.
    public enum Orientation: Int, Sendable {
        /// Not at all.
        case up = 0
        /// By half a turn.
        case down = 1
        /// By a quarter of a turn counterclockwise.
        case left = 2
        /// By a quarter of a turn clockwise.
        case right = 3
        /// Mirrored left to right.
        case upMirrored = 4
        /// Mirrored top to bottom.
        case downMirrored = 5
        /// Mirrored so that the pixels' rows become columns: the first row is at the left, read downwards.
        case leftMirrored = 6
        /// Mirrored so that the pixels' rows become columns: the first row is at the right, read upwards.
        case rightMirrored = 7

        /// Whether width and height are exchanged.
        var swapsSides: Bool { [.left, .right, .leftMirrored, .rightMirrored].contains(self) }

        /// The orientation that looks like this one mirrored left to right.
        var mirrored: Orientation {
            switch self {
            case .up: .upMirrored
            case .upMirrored: .up
            case .down: .downMirrored
            case .downMirrored: .down
            case .left: .rightMirrored
            case .rightMirrored: .left
            case .right: .leftMirrored
            case .leftMirrored: .right
            }
        }
    }

    /// Whether an image is shown as it is, or as a shape in the tint colour.
    public enum RenderingMode: Int, Sendable {
        /// As the view decides: an image view shows it as it is, a bar's button as a shape.
        case automatic = 0
        /// As it is.
        case alwaysOriginal = 1
        /// As a shape: only the pixels' alpha counts.
        case alwaysTemplate = 2
    }

    /// What happens to the middle of an image that is resized.
    public enum ResizingMode: Int, Sendable {
        /// It is repeated.
        case tile = 0
        /// It is stretched.
        case stretch = 1
    }
}
