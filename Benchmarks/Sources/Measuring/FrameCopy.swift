import Foundation

/// The unit of most figures: a frame of 1920 × 1080 pixels of 4 bytes, copied or painted.
///
/// A renderer without a GPU is limited by memory or by the processor, so the unit is the larger of two costs:
///
/// - copying a frame, with the same source and target each time. Both stay in the processor's cache if it is large
///   enough; the time of a copy outside of the cache is `uncached()`, which is printed for comparison;
/// - a quarter of the time that pixman takes to scale a frame by 0.9. On machines with a cache of less than two frames
///   (16.6 MB) both costs are equal. On a machine with a larger cache the copy is several times faster, and no program
///   that computes pixels can follow it.
///
/// Since the speed of memory varies over time, the copies alternate with the measured work: call `round()` between its
/// rounds, in the same process.
public final class FrameCopy {
    /// The size of the frame in bytes.
    public static let byteCount = 1920 * 1080 * 4

    private let source = allocateFrame()
    private let target = allocateFrame()
    private var costs: [Double] = []

    /// Allocates the two frames, without copying.
    public init() {}

    deinit {
        source.deallocate()
        target.deallocate()
    }

    /// Measures five copies, after a copy that loads both frames into the cache.
    public func round() {
        Self.copy(source, to: target)
        costs += rounds(5) { CPUClock.seconds { Self.copy(source, to: target) } }
    }

    /// CPU seconds of the unit. The copies are the median of all rounds, or of eight rounds if no round was measured.
    public var seconds: Double { max(copied, Self.painted) }

    private var copied: Double {
        if costs.isEmpty { for _ in 0..<8 { round() } }
        return costs.median
    }

    /// CPU seconds of the unit, for figures that are not a ratio to it.
    public static func measure() -> Double { FrameCopy().seconds }

    /// CPU seconds of a copy: the median of 40.
    public static func cached() -> Double { FrameCopy().copied }

    /// CPU seconds of the painted part of the unit: the median of 12, measured once in each process.
    public static let painted = (PixmanPages()?.scale(by: 0.9) ?? 0) / 4

    /// CPU seconds of a copy through sixteen pairs of frames, which exceed any cache: the median of 48.
    public static func uncached() -> Double {
        let frames = (0..<32).map { _ in allocateFrame() }
        defer { for frame in frames { frame.deallocate() } }
        return (0..<48).map { index in
            let pair = index % 16 * 2
            return CPUClock.seconds { copy(frames[pair], to: frames[pair + 1]) }
        }.median
    }

    /// A frame whose pages have all been touched, so that page faults are not measured.
    private static func allocateFrame() -> UnsafeMutableRawPointer {
        let frame = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 64)
        memset(frame, 1, byteCount)
        return frame
    }

    /// Not inlined, so that the compiler cannot detect that the copy is never read.
    @inline(never)
    private static func copy(_ source: UnsafeMutableRawPointer, to target: UnsafeMutableRawPointer) {
        memcpy(target, source, byteCount)
    }
}
