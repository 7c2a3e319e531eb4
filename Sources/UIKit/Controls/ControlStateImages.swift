/// Images for the states of a control. A state without one has that of the normal state.
@MainActor
struct ControlStateImages {
    private var images: [UIControl.State: UIImage] = [:]

    var isEmpty: Bool { images.isEmpty }

    /// What was set for a state, and nothing else.
    subscript(state: UIControl.State) -> UIImage? {
        get { images[state] }
        set { images[state] = newValue }
    }

    /// The image that is shown in a state.
    func image(for state: UIControl.State) -> UIImage? {
        images[state] ?? images[state.subtracting(.focused)] ?? images[.normal]
    }
}
