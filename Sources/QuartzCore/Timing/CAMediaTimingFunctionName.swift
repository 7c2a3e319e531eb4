/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The raw value, a name of Core Animation.
    public let rawValue: String

    /// Makes a name of a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The same pace all the time.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at the beginning.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at both ends.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The pace of implicit animations: a quick begin and a slow end.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
