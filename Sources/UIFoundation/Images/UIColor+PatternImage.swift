import CoreGraphics
import RenderServer

extension UIColor {
    // MARK: Creating a color with a pattern

    // Chosen (Views): If a single color is needed from a pattern color, for example for text, it is the mean of the
    // image's pixels.
    /// Creates a color that repeats an image in both directions, from the top left corner of the filled view or
    /// context. If a single color is needed, for example for text, the mean of the image's pixels is used. The color of
    /// an image without pixels is transparent.
    ///
    /// Follows <https://developer.apple.com/documentation/uikit/uicolor/init(patternimage:)>.
    public convenience init(patternImage image: UIImage) {
        guard let pixels = image.cgImage, let pattern = ColorPattern(image: pixels, scale: image.scale) else {
            self.init(white: 0, alpha: 0)
            return
        }
        let color = CGColor(pattern: pattern)
        self.init(storage: .pattern(color, RenderColor(color.rgba)))
    }
}
