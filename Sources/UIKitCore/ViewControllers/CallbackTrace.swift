import Foundation
import QuartzCore

/// Converts callbacks to events of Chrome's trace format, for `chrome://tracing` and Perfetto: a track for each
/// controller, with a span for each appearance state and a mark for each other callback.
///
///     viewWillAppear ▐ appearing ▌ viewDidAppear ▐ appeared ▌ viewWillDisappear ▐ disappearing ▌ viewDidDisappear
///
/// Follows <https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU>.
package struct CallbackTrace {
    private struct Track {
        let number: Int
        /// The controller's reference is retained, so that its address is not reused.
        let controller: WeakReference<UIViewController>
        var span: String?
    }

    /// An event, with the format's field names: phase, microseconds, process, track, scope of a mark.
    private struct Event: Encodable {
        var name: String
        var ph: String
        var ts: Double
        var pid = 1
        var tid: Int
        var s: String?
        var args: [String: String]?
    }

    private let start: Double
    private var tracks: [ObjectIdentifier: Track] = [:]
    private var count = 0

    /// - Parameter start: The time that corresponds to 0 in the trace.
    package init(since start: Double) { self.start = start }

    /// Returns the events of a callback, one JSON object each.
    package mutating func events(of record: CallbackRecord) -> [String] {
        let time = max(0, record.time - start) * 1_000_000
        let identifier = ObjectIdentifier(record.controller)
        var events: [Event] = []
        if tracks[identifier] == nil {
            count += 1
            tracks[identifier] = Track(number: count, controller: record.controller)
            events.append(
                Event(name: "thread_name", ph: "M", ts: 0, tid: count, args: ["name": "\(count) \(record.name)"]))
        }
        guard var track = tracks[identifier] else { return [] }
        func change(to span: String?) {
            if let old = track.span { events.append(Event(name: old, ph: "E", ts: time, tid: track.number)) }
            if let span { events.append(Event(name: span, ph: "B", ts: time, tid: track.number)) }
            track.span = span
        }
        switch record.callback {
        case .viewWillAppear: change(to: "appearing")
        case .viewDidAppear: change(to: "appeared")
        case .viewWillDisappear: change(to: "disappearing")
        case .viewDidDisappear, .deinitialized: change(to: nil)
        default: break
        }
        events.append(Event(name: record.callback.text, ph: "i", ts: time, tid: track.number, s: "t"))
        tracks[identifier] = track
        if case .deinitialized = record.callback { tracks[identifier] = nil }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return events.compactMap { event in
            (try? encoder.encode(event)).map { String(decoding: $0, as: UTF8.self) }
        }
    }
}
