import CoreGraphics
import RenderServer

/// Collects events for the main thread, so that a mouse with a thousand reports per second does not call it a thousand
/// times per second.
///
/// An event other than a movement is delivered at the end of the turn, with all preceding events. Movements and
/// scrolling are delivered immediately if the last batch was delivered at least one frame ago. Until then, they are
/// merged.
struct InputBatch {
    private(set) var events: [DisplayEvent] = []
    private var isUrgent = false
    private var lastDelivery = -Double.infinity

    mutating func append(_ event: DisplayEvent) {
        if merge(event) { return }
        events.append(event)
        if !Self.isMovement(event) { isUrgent = true }
    }

    /// Returns the due time of the batch, or `nil` if it is empty.
    func due(interval: Double) -> Double? {
        if events.isEmpty { return nil }
        return isUrgent ? -.infinity : lastDelivery + interval
    }

    mutating func take(at time: Double) -> [DisplayEvent] {
        defer { (events, isUrgent, lastDelivery) = ([], false, time) }
        return events
    }

    private static func isMovement(_ event: DisplayEvent) -> Bool {
        switch event {
        case .pointer(let pointer): pointer.phase == .moved || pointer.phase == .hovered
        case .scroll: true
        default: false
        }
    }

    /// Merges the event into an event of the batch if possible; returns whether it did.
    private mutating func merge(_ event: DisplayEvent) -> Bool {
        guard let last = events.last else { return false }
        switch (last, event) {
        case (.pointer, .pointer(let new)) where new.phase == .moved || new.phase == .hovered:
            // The fingers of a gesture report in turn: the search skips movements of other fingers, but no other
            // events.
            var index = events.endIndex
            while index > 0, case .pointer(let old) = events[index - 1], old.phase == .moved || old.phase == .hovered {
                index -= 1
                if old.kind == new.kind, old.contact == new.contact, old.phase == new.phase {
                    events[index] = event
                    return true
                }
            }
            return false
        case (.scroll(let old), .scroll(var new)):
            new.delta.dx += old.delta.dx
            new.delta.dy += old.delta.dy
            events[events.endIndex - 1] = .scroll(new)
            return true
        case (.key(var key), .text(let text)) where key.isDown:
            // The text of a keystroke follows the keystroke.
            key.text += text
            events[events.endIndex - 1] = .key(key)
            return true
        case (.text(let old), .text(let new)):
            // SDL divides long text into parts.
            events[events.endIndex - 1] = .text(old + new)
            return true
        case (.resized, .resized), (.composition, .composition), (.closeRequested, .closeRequested),
            (.clipboardChanged, .clipboardChanged):
            events[events.endIndex - 1] = event
            return true
        default:
            return false
        }
    }
}
