/// The kind of device that an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// A small hand-held screen.
    case phone = 0
    /// A large screen, touched; also how Ireko treats a desktop window.
    case pad = 1
    /// A screen seen from afar.
    case tv = 2
    /// A car's screen.
    case carPlay = 3
    /// A desktop with menus and a pointer.
    case mac = 5
    /// A headset.
    case vision = 6
}
