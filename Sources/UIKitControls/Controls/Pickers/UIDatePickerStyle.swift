/// The style of a date picker.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidatepickerstyle>.
public enum UIDatePickerStyle: Int, Hashable, Sendable {
    /// `compact`, or `wheels` in modes that support only wheels.
    case automatic = 0
    /// Wheels side by side.
    case wheels = 1
    /// One or two fields that show the date and time, and open a calendar or wheels.
    case compact = 2
    /// A calendar of a month, with a field for the time.
    case inline = 3
}
