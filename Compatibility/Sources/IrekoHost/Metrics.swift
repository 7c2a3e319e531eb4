/// What a measurement is about.
public protocol XCTMetric {}

/// Real time.
public final class XCTClockMetric: XCTMetric {
    /// Makes a metric.
    public init() {}
}

/// Processor time. It is not measured here.
public final class XCTCPUMetric: XCTMetric {
    /// Makes a metric.
    public init() {}
    /// Makes a metric.
    public init(limitingToCurrentThread: Bool) {}
}

/// Memory. It is not measured here.
public final class XCTMemoryMetric: XCTMetric {
    /// Makes a metric.
    public init() {}
}

/// Writes to disks. They are not measured here.
public final class XCTStorageMetric: XCTMetric {
    /// Makes a metric.
    public init() {}
}

/// How a measurement is made.
public final class XCTMeasureOptions {
    /// When a measurement starts and stops.
    public struct InvocationOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The closure calls `startMeasuring()`.
        public static let manuallyStart = InvocationOptions(rawValue: 1)
        /// The closure calls `stopMeasuring()`.
        public static let manuallyStop = InvocationOptions(rawValue: 2)
    }

    /// How often the closure is called. Ten times here.
    public var iterationCount = 5
    /// When a measurement starts and stops.
    public var invocationOptions: InvocationOptions = []

    /// Makes options.
    public init() {}

    /// The default options.
    public static var `default`: XCTMeasureOptions { XCTMeasureOptions() }
}
