extension UIContentUnavailableConfiguration {
    /// The properties of a button below the texts.
    @preconcurrency @MainActor
    public struct ButtonProperties: Hashable {
        /// The action that a tap performs. Its title and image are used if the button's configuration has no title or
        /// no image. The default is `nil`.
        public var primaryAction: UIAction?
        /// The menu, which a long press opens. If the button has no primary action, a tap opens the menu, too. The
        /// default is `nil`.
        public var menu: UIMenu?
        /// Whether the button is enabled. The default is `true`.
        public var isEnabled = true
        /// The role of the button. A `destructive` button is red. The default is `normal`.
        public var role = UIButton.Role.normal

        init() {}
    }
}
