/// A button of a notification with a text field.
open class UNTextInputNotificationAction: UNNotificationAction {
    /// The title of the button that ends the input.
    public let textInputButtonTitle: String
    /// The text of an empty field.
    public let textInputPlaceholder: String

    /// Makes an action.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String,
        textInputPlaceholder: String
    ) {
        (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
        super.init(identifier: identifier, title: title, options: options)
    }
}
