/// How a tab bar distributes its items: `UITabBar.ItemPositioning`, under the name that it has in C, since appearances know it,
/// too.
public enum UITabBarItemPositioning: Int, Sendable {
    /// Over the width on a phone, in the middle on a pad.
    case automatic = 0
    /// Over the width.
    case fill = 1
    /// In the middle, with a width and a spacing of their own.
    case centered = 2
}
