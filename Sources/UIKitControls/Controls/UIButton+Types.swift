extension UIButton: UIAccessibilityContentSizeCategoryImageAdjusting {}

extension UIButton {
    /// The types of buttons.
    public enum ButtonType: Int, Sendable {
        /// A button without a style.
        case custom = 0
        /// A button whose title has the tint color and is dimmed while it is touched.
        case system = 1
        /// A button with an "i" in a circle, which shows details.
        case detailDisclosure = 2
        /// The same as `detailDisclosure`.
        case infoLight = 3
        /// The same as `detailDisclosure`.
        case infoDark = 4
        /// A button with a plus sign in a circle.
        case contactAdd = 5
        /// A button with a gray cross in a circle, which closes a view.
        case close = 7

        /// The name of `system` before iOS 7.
        public static var roundedRect: ButtonType { .system }
    }

    /// The role of a button.
    public enum Role: Int, Sendable {
        /// The button has no special role.
        case normal = 0
        /// The button is the choice that users are most likely to make.
        case primary = 1
        /// The button cancels without changes.
        case cancel = 2
        /// The button deletes data.
        case destructive = 3
    }
}
