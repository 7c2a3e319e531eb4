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
        /// Mirrored along a diagonal: the first row of pixels becomes the left column, read downwards.
        case leftMirrored = 6
        /// Mirrored along a diagonal: the first row of pixels becomes the right column, read upwards.
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

    /// Whether an image is shown with its original colors, or as a template in the tint color.
    public enum RenderingMode: Int, Sendable {
        /// The mode depends on the view: an image view shows the original image, a bar button a template.
        case automatic = 0
        /// The original colors.
        case alwaysOriginal = 1
        /// A template: only the alpha of the pixels is used, and the tint color is drawn.
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
