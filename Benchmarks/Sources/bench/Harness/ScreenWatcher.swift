import CX11
import Foundation
import Measuring

/// Watches the screen from outside, as a user does, whatever the program reports to have drawn.
///
/// The X server reports what is drawn on its screen (the DAMAGE extension), so nothing is asked of it while nothing
/// happens, and each frame has the server's own time.
final class ScreenWatcher {
    /// A part of the screen, in pixels.
    struct Region {
        var x: Int
        var y: Int
        var width: Int
        var height: Int
    }

    /// Reports that are closer together than this many seconds are parts of one frame.
    private static let frameSpan = 0.005

    private let display: OpaquePointer
    private let region: Region
    private let firstEvent: Int32

    /// - Parameter region: Where pixels are compared.
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
        var (firstEvent, firstError): (Int32, Int32) = (0, 0)
        guard XDamageQueryExtension(display, &firstEvent, &firstError) != 0 else {
            XCloseDisplay(display)
            throw BenchmarkFailure("the X server does not report what is drawn (it has no DAMAGE extension)")
        }
        (self.display, self.region, self.firstEvent) = (display, region, firstEvent)
        // Painted black, so that what was there before is not taken for a frame.
        let root = XDefaultRootWindow(display)
        XSetWindowBackground(display, root, XBlackPixel(display, screen))
        XClearWindow(display, root)
        _ = XDamageCreate(display, root, Int32(XDamageReportRawRectangles))
        XSync(display, 1)
    }

    deinit {
        XCloseDisplay(display)
    }

    // MARK: Watching

    /// The time (`MonotonicTime`) at which a pixel of this colour, `0xRRGGBB`, was first seen in the region; `nil` when it
    /// was not within so many seconds.
    func firstTime(of colour: UInt32, within seconds: Double) throws -> Double? {
        let end = MonotonicTime.now + seconds
        while waitForReports(until: end) {
            _ = takeReports()
            if try pixels({ $0.contains { $0 & 0xFF_FFFF == colour } }) { return MonotonicTime.now }
        }
        return nil
    }

    /// The times (`MonotonicTime`) of the frames that are shown while `work` runs. The server is not asked for anything meanwhile:
    /// its CPU time is the watched program's.
    func frames(during work: () -> Void) -> [Double] {
        XSync(display, 1)
        let begin = MonotonicTime.now
        work()
        let end = MonotonicTime.now
        XSync(display, 0)
        return distinct(takeReports().filter { (begin...end).contains($0) })
    }

    /// The times (`MonotonicTime`) at which the pixels in the region changed.
    func changes(during seconds: Double) throws -> [Double] {
        XSync(display, 1)
        let end = MonotonicTime.now + seconds
        var times: [Double] = []
        var last = try checksum()
        while waitForReports(until: end) {
            guard let time = takeReports().last else { continue }
            let next = try checksum()
            if next != last { times.append(time) }
            last = next
        }
        return distinct(times)
    }

    private func distinct(_ times: [Double]) -> [Double] {
        var result: [Double] = []
        for time in times where result.last.map({ time - $0 >= Self.frameSpan }) ?? true { result.append(time) }
        return result
    }

    // MARK: Reports

    private func waitForReports(until end: Double) -> Bool {
        while XPending(display) == 0 {
            let left = end - MonotonicTime.now
            guard left > 0 else { return false }
            var socket = pollfd(fd: XConnectionNumber(display), events: Int16(POLLIN), revents: 0)
            poll(&socket, 1, Int32(min(left * 1000 + 1, 1e6)))
        }
        return true
    }

    /// When what was reported until now had been drawn.
    private func takeReports() -> [Double] {
        var times: [Double] = []
        while XPending(display) > 0 {
            var event = XEvent()
            XNextEvent(display, &event)
            guard event.type == firstEvent + Int32(XDamageNotify) else { continue }
            let milliseconds = withUnsafeBytes(of: event) { $0.load(as: XDamageNotifyEvent.self).timestamp }
            times.append(MonotonicTime.near(milliseconds: UInt32(truncatingIfNeeded: milliseconds)))
        }
        return times
    }

    // MARK: Pixels

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

extension MonotonicTime {
    /// The time that an X server on this machine counts as so many milliseconds: its clock is this one, cut to 32 bits.
    fileprivate static func near(milliseconds: UInt32) -> Double {
        let now = now
        let age = Int32(bitPattern: UInt32(truncatingIfNeeded: Int64(now * 1000)) &- milliseconds)
        return ((now * 1000).rounded(.down) - Double(age)) / 1000
    }
}
