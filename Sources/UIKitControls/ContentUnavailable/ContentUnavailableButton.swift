/// A button of a content-unavailable view, with a configuration and properties.
final class ContentUnavailableButton: UIButton {
    private var action: UIAction?

    /// Returns whether a button has content to display.
    static func isShown(
        _ configuration: Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
    ) -> Bool {
        let shown = completed(configuration, properties.primaryAction)
        return shown.title?.isEmpty == false || shown.subtitle?.isEmpty == false || shown.image != nil
            || shown.showsActivityIndicator
    }

    func show(_ configuration: Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties) {
        if action !== properties.primaryAction {
            if let action { removeAction(action, for: .primaryActionTriggered) }
            action = properties.primaryAction
            if let action { addAction(action, for: .primaryActionTriggered) }
        }
        if menu !== properties.menu { menu = properties.menu }
        showsMenuAsPrimaryAction = menu != nil && action == nil
        role = properties.role
        isEnabled = properties.isEnabled && action?.attributes.contains(.disabled) != true
        self.configuration = Self.completed(configuration, action)
    }

    /// Returns the configuration, with the title and the image of the action if the configuration has none, as in any
    /// button with an action.
    private static func completed(_ configuration: Configuration, _ action: UIAction?) -> Configuration {
        guard let action else { return configuration }
        var completed = configuration
        if completed.title == nil, !action.title.isEmpty { completed.title = action.title }
        if completed.image == nil { completed.image = action.image }
        return completed
    }
}
