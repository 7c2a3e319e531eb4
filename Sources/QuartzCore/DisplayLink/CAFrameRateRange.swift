/// The preferred range of frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The minimum number of frames per second.
    public var minimum: Float
    /// The maximum number of frames per second.
    public var maximum: Float
    /// The preferred number of frames per second. With 0 or `nil`, the display chooses it.
    public var preferred: Float?

    /// Creates the default range: the display chooses the frame rate.
    public init() { self = .default }

    /// Creates a range of frames per second.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }

    /// The default range: the display chooses the frame rate.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
