extension UIContentUnavailableConfiguration {
    /// What a button under the texts does.
    @preconcurrency @MainActor
    public struct ButtonProperties: Hashable {
        /// What a tap performs. Its title and image are shown where the button's configuration has none. The default
        /// is `nil`.
        public var primaryAction: UIAction?
        /// The menu, which a long press opens, or a tap where there is no primary action. The default is `nil`.
        public var menu: UIMenu?
        /// Whether the button can be used. The default is `true`.
        public var isEnabled = true
        /// What the button is for; `destructive` makes it red. The default is `normal`.
        public var role = UIButton.Role.normal

        init() {}
    }
}
