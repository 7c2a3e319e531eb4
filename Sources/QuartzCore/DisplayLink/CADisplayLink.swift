import Foundation

/// Calls a method for each frame that the display is about to show.
///
///     let link = CADisplayLink(target: self, action: ViewController.step(_:))
///     link.add(to: .main, forMode: .common)
///
/// Between `add(to:forMode:)` and `invalidate()` the link is retained, and retains its target. A paused link has no
/// cost.
@preconcurrency @MainActor public final class CADisplayLink: NSObject {
    private var call: ((CADisplayLink) -> Void)?
    private var modes: Set<RunLoop.Mode> = []

    // MARK: - Creating a display link

    /// Creates a link that calls a method of the target, with the link as the argument. The calls begin after the link
    /// is added to a run loop.
    public init<Target: AnyObject>(
        target: Target, action: @escaping @MainActor (Target) -> @MainActor (CADisplayLink) -> Void
    ) {
        super.init()
        call = { action(target)($0) }
    }

    nonisolated deinit {}

    // MARK: - Scheduling

    /// Begins to call the target for each frame. Only the main run loop has frames: for any other run loop, the call
    /// is ignored and a warning is logged.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard runloop === RunLoop.main else { return LayerLog.warn("CADisplayLink runs on the main run loop only") }
        guard call != nil else { return }
        modes.insert(mode)
        LayerContext.current.displayLinks.add(self)
    }

    /// Stops the calls in a mode. If no mode remains, the link is idle until it is added again.
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.remove(mode)
        if modes.isEmpty { LayerContext.current.displayLinks.remove(self) }
    }

    /// Stops the calls permanently, and releases the target.
    public func invalidate() {
        call = nil
        modes = []
        LayerContext.current.displayLinks.remove(self)
    }

    // MARK: - Configuring the display link

    /// Whether the calls are suspended.
    public var isPaused = false {
        didSet { if isPaused != oldValue { LayerContext.current.displayLinks.update() } }
    }

    /// The preferred maximum number of calls per second. 0 means a call for each frame. Negative numbers are treated
    /// as 0.
    public var preferredFramesPerSecond: Int {
        get { Int(exactly: (preferredFrameRateRange.preferred ?? 0).rounded()) ?? 0 }
        set {
            let rate = Float(max(newValue, 0))
            preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
        }
    }

    /// The preferred number of calls per second.
    public var preferredFrameRateRange = CAFrameRateRange.default

    // MARK: - Getting the link's times

    /// The media time of the frame of the last call.
    public private(set) var timestamp: CFTimeInterval = 0
    /// The media time of the next expected call. Draw the content for this time.
    public private(set) var targetTimestamp: CFTimeInterval = 0
    /// The duration of a frame.
    public private(set) var duration: CFTimeInterval = 0

    // MARK: - Frames

    func deliver(time: Double, next: Double) {
        guard !isPaused, let call else { return }
        let frame = max(next - time, 0)
        let rate = Double(preferredFrameRateRange.preferred ?? 0)
        let interval = rate > 0 && rate.isFinite ? max(1 / rate, frame) : frame
        // A call half a frame too early is closer to the rate than a call half a frame too late.
        guard timestamp == 0 || time - timestamp >= interval - frame / 2 else { return }
        (timestamp, targetTimestamp, duration) = (time, time + interval, frame)
        call(self)
    }
}
