extension UIButton: UIAccessibilityContentSizeCategoryImageAdjusting {}

extension UIButton {
    /// The types of buttons.
    public enum ButtonType: Int, Sendable {
        /// No style.
        case custom = 0
        /// The title has the tint color, and is dimmed when touched.
        case system = 1
        /// An i in a circle, for details.
        case detailDisclosure = 2
        /// The same as `detailDisclosure`.
        case infoLight = 3
        /// The same as `detailDisclosure`.
        case infoDark = 4
        /// A plus in a circle.
        case contactAdd = 5
        /// A gray cross in a circle, for closing.
        case close = 7

        /// The name of `system` before iOS 7.
        public static var roundedRect: ButtonType { .system }
    }

    /// The purpose of a button.
    public enum Role: Int, Sendable {
        /// No special purpose.
        case normal = 0
        /// The most likely choice.
        case primary = 1
        /// The button cancels without changes.
        case cancel = 2
        /// The button deletes data.
        case destructive = 3
    }
}
