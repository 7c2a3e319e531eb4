/// The distribution of a tab bar's items: `UITabBar.ItemPositioning`, under its C name, since appearances use it too.
public enum UITabBarItemPositioning: Int, Sendable {
    /// Over the full width on phones, centered on pads.
    case automatic = 0
    /// Over the full width.
    case fill = 1
    /// Centered, with a custom width and spacing.
    case centered = 2
}
