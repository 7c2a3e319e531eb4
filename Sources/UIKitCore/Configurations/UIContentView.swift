/// A view that shows a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
    /// The current configuration. Setting it updates the view, which must support the new configuration
    /// (`supports(_:)`).
    var configuration: any UIContentConfiguration { get set }

    /// Returns whether the view supports a configuration. By default, the type must equal the type of the current
    /// configuration.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Returns whether the configuration has the type of the current configuration.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: self.configuration) == type(of: configuration)
    }
}
