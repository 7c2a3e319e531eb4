import Foundation

/// The unit of most figures: copying one full frame of 1920 × 1080 pixels of 4 bytes, to and from the same place each time.
///
/// What a renderer without a GPU can do at best is bound by memory, so this carries a figure from one machine to another. Both
/// frames stay in the processor's cache where that has room for them; what a copy takes where it has not is `uncached()`, printed
/// beside it for the reader. Memory is not equally fast at all times, so the copies are made in turns with what is
/// measured: call `round()` between its rounds, in the same process.
public final class FrameCopy {
    /// The size of the frame in bytes.
    public static let byteCount = 1920 * 1080 * 4

    private let source = allocateFrame()
    private let target = allocateFrame()
    private var costs: [Double] = []

    /// Makes the two frames, and copies nothing yet.
    public init() {}

    deinit {
        source.deallocate()
        target.deallocate()
    }

    /// Takes the time of five copies, after one that brings both frames into the cache.
    public func round() {
        Self.copy(source, to: target)
        costs += rounds(5) { CPUClock.seconds { Self.copy(source, to: target) } }
    }

    /// CPU seconds of one copy: the median of all rounds, of eight where there was none.
    public var seconds: Double {
        if costs.isEmpty { for _ in 0..<8 { round() } }
        return costs.median
    }

    /// CPU seconds of one copy, for figures that are no ratio to it: the median of 40.
    public static func measure() -> Double { FrameCopy().seconds }

    /// CPU seconds of one copy through sixteen pairs of frames, which no cache has room for: the median of 48.
    public static func uncached() -> Double {
        let frames = (0..<32).map { _ in allocateFrame() }
        defer { for frame in frames { frame.deallocate() } }
        return (0..<48).map { index in
            let pair = index % 16 * 2
            return CPUClock.seconds { copy(frames[pair], to: frames[pair + 1]) }
        }.median
    }

    /// A frame of which every page was touched, so that copies pay for copying alone.
    private static func allocateFrame() -> UnsafeMutableRawPointer {
        let frame = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 64)
        memset(frame, 1, byteCount)
        return frame
    }

    /// Kept out of line, so that the compiler cannot see that the copy is never read.
    @inline(never)
    private static func copy(_ source: UnsafeMutableRawPointer, to target: UnsafeMutableRawPointer) {
        memcpy(target, source, byteCount)
    }
}
