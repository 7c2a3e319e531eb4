extension UIButton: UIAccessibilityContentSizeCategoryImageAdjusting {}

extension UIButton {
    /// The kinds of button.
    public enum ButtonType: Int, Sendable {
        /// Without a style of its own.
        case custom = 0
        /// With its title in the tint colour, which is dimmed when touched.
        case system = 1
        /// With an i in a circle, for more about something.
        case detailDisclosure = 2
        /// As `detailDisclosure`.
        case infoLight = 3
        /// As `detailDisclosure`.
        case infoDark = 4
        /// With a plus in a circle.
        case contactAdd = 5
        /// With a grey cross in a circle, which closes something.
        case close = 7

        /// The system's kind: its name before iOS 7.
        public static var roundedRect: ButtonType { .system }
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
