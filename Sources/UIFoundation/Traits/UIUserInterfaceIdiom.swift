/// The kind of device that an interface is designed for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// A phone, with a small hand-held screen.
    case phone = 0
    /// A tablet with a large touch screen, or a desktop window in Ireko.
    case pad = 1
    /// A television.
    case tv = 2
    /// A car's display.
    case carPlay = 3
    /// A desktop with menus and a pointer.
    case mac = 5
    /// A headset for spatial interfaces.
    case vision = 6
}
