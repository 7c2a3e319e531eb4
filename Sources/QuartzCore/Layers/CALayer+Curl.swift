import CoreGraphics
import RenderServer

extension CALayer {
    // MARK: Sheets that curl

    /// The curl of the layer and its sublayers, which are shown as a sheet of paper that is being turned. `nil` shows
    /// them flat. Hit testing ignores the curl. The target of the curl is animatable as `"curlTarget"`, in unit
    /// coordinates of the bounds.
    package final var curl: PageCurl? {
        get { properties.curl }
        set {
            guard newValue != properties.curl else { return }
            if let target = newValue?.target, !isValid(target, "curlTarget") { return }
            properties.curl = newValue
            didChange("curlTarget", nil)
        }
    }

    /// The color of the paper of the layer's sheet: the background color if it is opaque, otherwise white.
    package final var paperColor: RenderColor {
        guard let color = properties.backgroundColor, color.alpha >= 1 else {
            return RenderColor(red: 1, green: 1, blue: 1, alpha: 1)
        }
        return color
    }
}
