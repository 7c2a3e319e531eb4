/// The direction of a scroll of one page, which is the direction of the movement of the visible area.
public enum AccessibilityScrollDirection: Int, Sendable, Hashable, CaseIterable, Codable {
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
