/// How a date picker looks.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidatepickerstyle>.
public enum UIDatePickerStyle: Int, Hashable, Sendable {
    /// Compact, or wheels in the modes that have nothing else.
    case automatic = 0
    /// Wheels side by side.
    case wheels = 1
    /// One or two fields that say the date and time, and open a calendar or wheels.
    case compact = 2
    /// A calendar of a month, with a field for the time.
    case inline = 3
}
