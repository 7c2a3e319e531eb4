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
}
