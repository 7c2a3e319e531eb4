extension UIContentUnavailableConfiguration {
    /// The properties of a button below the texts.
    @preconcurrency @MainActor
    public struct ButtonProperties: Hashable {
        /// The action of a tap. Its title and image are used if the button's configuration has no title or image. The
        /// default is `nil`.
        public var primaryAction: UIAction?
        /// The menu, which opens with a long press, or with a tap if the button has no primary action. The default is
        /// `nil`.
        public var menu: UIMenu?
        /// Whether the button is enabled. The default is `true`.
        public var isEnabled = true
        /// The role of the button; `destructive` makes it red. The default is `normal`.
        public var role = UIButton.Role.normal

        init() {}
    }
}
