extension UIButton {
    /// The kinds of button.
    public enum ButtonType: Int, Sendable {
        /// Without a style of its own.
        case custom = 0
        /// With its title in the tint colour, which is dimmed when touched.
        case system = 1
    }

    /// What a button is for.
    public enum Role: Int, Sendable {
        /// Nothing special.
        case normal = 0
        /// The most likely choice.
        case primary = 1
        /// It cancels, without changes.
        case cancel = 2
        /// It removes something.
        case destructive = 3
    }
}
