import CX11
import Measuring

/// Looks at a part of the screen from outside, as a user does: what a program believes to have drawn does not count.
final class ScreenWatcher {
    /// A part of the screen, in pixels.
    struct Region {
        var x: Int
        var y: Int
        var width: Int
        var height: Int
    }

    private let display: OpaquePointer
    private let region: Region

    init(_ region: Region) throws {
        guard let display = XOpenDisplay(nil) else { throw BenchmarkFailure("cannot open the X display") }
        let screen = XDefaultScreen(display)
        let (width, height) = (Int(XDisplayWidth(display, screen)), Int(XDisplayHeight(display, screen)))
        guard region.x >= 0, region.y >= 0, region.width > 0, region.height > 0,
            region.x + region.width <= width, region.y + region.height <= height
        else {
            // Asked for more than there is, Xlib would end the program.
            XCloseDisplay(display)
            throw BenchmarkFailure("\(region) is not within the screen of \(width) × \(height)")
        }
        self.display = display
        self.region = region
    }

    deinit {
        XCloseDisplay(display)
    }

    /// Paints the screen behind all windows black, so that what was there before is not taken for a frame.
    func clearBackground() {
        let root = XDefaultRootWindow(display)
        XSetWindowBackground(display, root, XBlackPixel(display, XDefaultScreen(display)))
        XClearWindow(display, root)
        XSync(display, 0)
    }

    /// The time (`MonotonicTime`) at which a pixel of this colour, `0xRRGGBB`, was first seen in the region; `nil` when it
    /// was not within so many seconds.
    func firstTime(of colour: UInt32, within seconds: Double) throws -> Double? {
        let end = MonotonicTime.now + seconds
        while MonotonicTime.now < end {
            let isThere = try pixels { $0.contains { $0 & 0xFF_FFFF == colour } }
            if isThere { return MonotonicTime.now }
            MonotonicTime.sleep(0.001)
        }
        return nil
    }

    /// The times (`MonotonicTime`) at which the picture in the region was seen to be another one than before.
    func changes(during seconds: Double, every interval: Double = 0.003) throws -> [Double] {
        let end = MonotonicTime.now + seconds
        var times: [Double] = []
        var last = try checksum()
        while MonotonicTime.now < end {
            MonotonicTime.sleep(interval)
            let next = try checksum()
            if next != last { times.append(MonotonicTime.now) }
            last = next
        }
        return times
    }

    private func checksum() throws -> UInt64 {
        // FNV-1a, over pixels instead of bytes.
        try pixels { $0.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } }
    }

    private func pixels<Result>(_ body: (UnsafeBufferPointer<UInt32>) -> Result) throws -> Result {
        let allPlanes: UInt = ~0
        guard
            let image = XGetImage(
                display, XDefaultRootWindow(display), Int32(region.x), Int32(region.y), UInt32(region.width),
                UInt32(region.height), allPlanes, ZPixmap)
        else { throw BenchmarkFailure("cannot read the screen") }
        defer { CX11DestroyImage(image) }
        guard image.pointee.bits_per_pixel == 32, let data = image.pointee.data else {
            throw BenchmarkFailure("the screen has \(image.pointee.bits_per_pixel) bits a pixel, not 32")
        }
        let count = Int(image.pointee.bytes_per_line) / 4 * region.height
        return data.withMemoryRebound(to: UInt32.self, capacity: count) {
            body(UnsafeBufferPointer(start: $0, count: count))
        }
    }
}
