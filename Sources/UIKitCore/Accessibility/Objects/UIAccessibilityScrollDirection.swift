/// The direction in which an assistive technology scrolls. It describes the movement of the visible area, which is
/// opposite to the movement of a finger.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilityscrolldirection>.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// To the right.
    case right = 1
    /// To the left.
    case left = 2
    /// Up.
    case up = 3
    /// Down.
    case down = 4
    /// To the next page.
    case next = 5
    /// To the previous page.
    case previous = 6
}
