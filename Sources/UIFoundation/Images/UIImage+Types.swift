extension UIImage {
    /// The rotation of the pixels of an image for display.
    public enum Orientation: Int, Sendable {
        /// No rotation.
        case up = 0
        /// A half turn.
        case down = 1
        /// A quarter turn counterclockwise.
        case left = 2
        /// A quarter turn clockwise.
        case right = 3
        /// Mirrored horizontally.
        case upMirrored = 4
        /// Mirrored vertically.
        case downMirrored = 5
        /// Mirrored, with the pixels' rows as columns: the first row is at the left, read downwards.
        case leftMirrored = 6
        /// Mirrored, with the pixels' rows as columns: the first row is at the right, read upwards.
        case rightMirrored = 7

        /// Whether width and height are exchanged.
        var swapsSides: Bool { [.left, .right, .leftMirrored, .rightMirrored].contains(self) }

        /// The horizontally mirrored orientation.
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

    /// Whether an image is shown with its colors, or as a shape in the tint color.
    public enum RenderingMode: Int, Sendable {
        /// The mode of the view: an image view shows the original, a bar button a shape.
        case automatic = 0
        /// The original colors.
        case alwaysOriginal = 1
        /// A shape: only the alpha of the pixels is used.
        case alwaysTemplate = 2
    }

    /// The treatment of the middle of a resized image.
    public enum ResizingMode: Int, Sendable {
        /// The middle is repeated.
        case tile = 0
        /// The middle is stretched.
        case stretch = 1
    }
}
