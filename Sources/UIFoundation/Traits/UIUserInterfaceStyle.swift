/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Unspecified. The environment determines the style.
    case unspecified = 0
    /// Dark text on a light background.
    case light = 1
    /// Light text on a dark background.
    case dark = 2
}
