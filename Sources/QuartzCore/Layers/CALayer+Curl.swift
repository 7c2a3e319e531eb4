import CoreGraphics
import RenderServer

extension CALayer {
    // MARK: Sheets that curl

    /// Shows the layer and its sublayers as a sheet of paper that is being turned; `nil` shows them flat. Hit testing does not know of it.
    /// Its target is animatable as `"curlTarget"`, in unit coordinates of the bounds.
    package final var curl: PageCurl? {
        get { properties.curl }
        set {
            guard newValue != properties.curl else { return }
            if let target = newValue?.target, !isValid(target, "curlTarget") { return }
            properties.curl = newValue
            didChange("curlTarget", nil)
        }
    }

    /// The colour of the paper of a sheet that this layer is on: its background, if that is opaque, else white.
    package final var paperColor: RenderColor {
        guard let color = properties.backgroundColor, color.alpha >= 1 else {
            return RenderColor(red: 1, green: 1, blue: 1, alpha: 1)
        }
        return color
    }
}
