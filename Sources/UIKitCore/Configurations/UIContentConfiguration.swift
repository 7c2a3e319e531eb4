/// A configuration of a view's content. It creates content views, and existing content views can apply it.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// Creates a view that shows the configuration.
    func makeContentView() -> any UIView & UIContentView

    /// Returns the configuration for a state: values that the program set are kept, the remaining values follow the
    /// state.
    func updated(for state: any UIConfigurationState) -> Self
}
