@_spi(Making) import UIKit

// The initializers of classes that are known only at run time. `ireko` replaces calls of `Content()` and
// `Content(frame:)` of a generic parameter, since the initializers are not `required`.

extension UIResponder {
    /// Returns a new object, made by `init()` of the class.
    public static func made() -> Self { object(of: self) }
}

extension UIView {
    /// Returns a new view, made by `init(frame:)` of the class.
    public static func made(frame: CGRect) -> Self { view(of: self, frame: frame) }
}
