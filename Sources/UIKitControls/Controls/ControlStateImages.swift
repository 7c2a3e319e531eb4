/// The images for the states of a control. A state without an image uses the image of the normal state.
@MainActor
struct ControlStateImages {
    private var images: [UIControl.State: UIImage] = [:]

    var isEmpty: Bool { images.isEmpty }

    /// The image that was set for a state, without a fallback.
    subscript(state: UIControl.State) -> UIImage? {
        get { images[state] }
        set { images[state] = newValue }
    }

    /// Returns the image that is displayed in a state.
    func image(for state: UIControl.State) -> UIImage? {
        images[state] ?? images[state.subtracting(.focused)] ?? images[.normal]
    }
}
