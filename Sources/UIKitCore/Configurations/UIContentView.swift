/// A view that shows what a content configuration describes.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
    /// What is shown. Setting another one changes the view, which can be used for it if it `supports(_:)` it.
    var configuration: any UIContentConfiguration { get set }

    /// Whether the view can show what a configuration describes. Those of its present one's type, unless it says otherwise.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Whether the configuration is of the present one's type.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: self.configuration) == type(of: configuration)
    }
}
