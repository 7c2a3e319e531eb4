import Foundation

/// The reference that every figure is compared with: copying one full frame of 1920 × 1080 pixels of 4 bytes.
///
/// What a renderer without a GPU can do at best is bound by memory, so this carries a figure from one machine to another.
/// Memory is not equally fast at all times: measure it in the same process, right before what is compared with it.
public enum FrameCopy {
    /// The size of the frame in bytes.
    public static let byteCount = 1920 * 1080 * 4

    /// CPU seconds of one copy: the median of 40.
    public static func measure() -> Double {
        let source = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 64)
        let target = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 64)
        defer {
            source.deallocate()
            target.deallocate()
        }
        // Every page is touched before, so that the copies pay for copying alone.
        memset(source, 1, byteCount)
        memset(target, 2, byteCount)
        return rounds(40) { CPUClock.seconds { copy(source, to: target) } }.median
    }

    /// Kept out of line, so that the compiler cannot see that the copy is never read.
    @inline(never)
    private static func copy(_ source: UnsafeMutableRawPointer, to target: UnsafeMutableRawPointer) {
        memcpy(target, source, byteCount)
    }
}
