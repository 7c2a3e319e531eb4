/// The kind of device of an interface.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// A small hand-held screen.
    case phone = 0
    /// A large touch screen, or a desktop window in Ireko.
    case pad = 1
    /// A distant screen.
    case tv = 2
    /// A car's screen.
    case carPlay = 3
    /// A desktop with menus and a pointer.
    case mac = 5
    /// A headset.
    case vision = 6
}
