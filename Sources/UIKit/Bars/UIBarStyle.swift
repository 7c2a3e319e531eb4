/// Whether a bar is light or dark by itself. Replaced by appearances in iOS 13.
public enum UIBarStyle: Int, Sendable {
    /// As the interface is: dark on light, or the other way round.
    case `default` = 0
    /// Light on black.
    case black = 1

    /// Light on black, translucent. Deprecated: `black` with `isTranslucent`.
    public static var blackTranslucent: UIBarStyle { .black }
}
