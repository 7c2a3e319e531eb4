/// How many frames a second something wants to be shown with.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The fewest frames a second.
    public var minimum: Float
    /// The most frames a second.
    public var maximum: Float
    /// The frames a second that would be best; 0 and `nil` leave it to the display.
    public var preferred: Float?

    /// Makes the range that leaves everything to the display.
    public init() { self = .default }

    /// Makes a range of frames a second.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }

    /// Leaves everything to the display.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
