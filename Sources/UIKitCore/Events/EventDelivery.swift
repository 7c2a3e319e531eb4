/// Delivers events: to the application, its windows, then gesture recognizers and responders.
@MainActor
enum EventDelivery {
    /// Sends an event to each window that it concerns.
    static func dispatch(_ event: UIEvent) {
        switch event {
        case let event as UIPressesEvent: event.changed?.window?.sendEvent(event)
        case let event as UIScrollEvent: event.window.sendEvent(event)
        case let event as UIMotionEvent: event.window.sendEvent(event)
        default: for window in event.windows { window.sendEvent(event) }
        }
    }

    /// Delivers a window's part of an event.
    static func deliver(_ event: UIEvent, in window: UIWindow) {
        switch event {
        case let event as UIPressesEvent: KeyTracker.deliver(event)
        case let event as UIScrollEvent: event.environment?.deliver(event)
        case let event as UIMotionEvent: event.deliver()
        default: event.environment?.deliver(event, in: window)
        }
    }
}
