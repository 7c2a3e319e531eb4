/// The description of a view's content, from which such a view can be made, and which one can be given to show it.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// Makes a view that shows what is described.
    func makeContentView() -> any UIView & UIContentView

    /// The description as it is in a state: what the program set stays, what it left to the system follows the state.
    func updated(for state: any UIConfigurationState) -> Self
}
