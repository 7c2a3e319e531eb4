import CX11
import Foundation
import Measuring

/// Watches the screen from outside, like a user, independently of the program's own reports.
///
/// The X server reports drawing on its screen (the DAMAGE extension), so the watcher sends no requests while the
/// screen does not change, and each frame has the server's own time.
final class ScreenWatcher {
    /// A part of the screen, in pixels.
    struct Region {
        var x: Int
        var y: Int
        var width: Int
        var height: Int
    }

    /// The maximum time in seconds between reports of the same frame.
    private static let frameSpan = 0.005

    private let display: OpaquePointer
    private let region: Region
    private let firstEvent: Int32

    /// - Parameter region: The region in which pixels are compared.
    init(_ region: Region) throws {
        guard let display = XOpenDisplay(nil) else { throw BenchmarkFailure("cannot open the X display") }
        let screen = XDefaultScreen(display)
        let (width, height) = (Int(XDisplayWidth(display, screen)), Int(XDisplayHeight(display, screen)))
        guard region.x >= 0, region.y >= 0, region.width > 0, region.height > 0,
            region.x + region.width <= width, region.y + region.height <= height
        else {
            // If a request exceeds the screen, Xlib would end the program.
            XCloseDisplay(display)
            throw BenchmarkFailure("\(region) is not within the screen of \(width) × \(height)")
        }
        var (firstEvent, firstError): (Int32, Int32) = (0, 0)
        guard XDamageQueryExtension(display, &firstEvent, &firstError) != 0 else {
            XCloseDisplay(display)
            throw BenchmarkFailure("the X server does not report what is drawn (it has no DAMAGE extension)")
        }
        (self.display, self.region, self.firstEvent) = (display, region, firstEvent)
        // Painted black, so that previous content is not mistaken for a frame.
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

    /// The time (`MonotonicTime`) when a pixel of this color, `0xRRGGBB`, was first seen in the region; `nil` if it
    /// was not seen within a number of seconds.
    func firstTime(of colour: UInt32, within seconds: Double) throws -> Double? {
        let end = MonotonicTime.now + seconds
        while waitForReports(until: end) {
            _ = takeReports()
            if try pixels({ $0.contains { $0 & 0xFF_FFFF == colour } }) { return MonotonicTime.now }
        }
        return nil
    }

    /// The times (`MonotonicTime`) of the frames that are shown while `work` runs. No requests are sent to the server
    /// meanwhile, so that its CPU time belongs to the watched program.
    func frames(during work: () -> Void) -> [Double] {
        XSync(display, 1)
        let begin = MonotonicTime.now
        work()
        let end = MonotonicTime.now
        XSync(display, 0)
        return distinct(takeReports().filter { (begin...end).contains($0) })
    }

    /// The times (`MonotonicTime`) of the changes of pixels in the region.
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

    /// The drawing times of the reports until now.
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
    /// The time of an X server on this machine in milliseconds, converted to this clock: the server uses the same
    /// clock, truncated to 32 bits.
    fileprivate static func near(milliseconds: UInt32) -> Double {
        let now = now
        let age = Int32(bitPattern: UInt32(truncatingIfNeeded: Int64(now * 1000)) &- milliseconds)
        return ((now * 1000).rounded(.down) - Double(age)) / 1000
    }
}
