import CoreGraphics
import QuartzCore

/// The active animators, for animations of the same properties and for hit testing.
@MainActor
enum DrivenViews {
    struct Entry {
        let driver: AnimationDriver
        var isUserInteractionEnabled = true
        var isManualHitTestingEnabled = false
        var isRunning = false
    }

    static var entries: [Entry] { UIContext.current.drivenViews }

    static var drivers: [AnimationDriver] { entries.map(\.driver) }

    static func add(_ entry: Entry) { UIContext.current.drivenViews.append(entry) }

    static func update(_ driver: AnimationDriver, _ change: (inout Entry) -> Void) {
        guard let index = entries.firstIndex(where: { $0.driver === driver }) else { return }
        change(&UIContext.current.drivenViews[index])
    }

    static func remove(_ driver: AnimationDriver) {
        UIContext.current.drivenViews.removeAll { $0.driver === driver }
    }

    /// Returns whether all animators permit touches in a view.
    static func permitsTouches(in view: UIView) -> Bool {
        !entries.contains { !$0.isUserInteractionEnabled && $0.driver.animates(view.layer) }
    }

    /// Converts a point for hit testing from a view to its subview. If an animator without manual hit testing moves
    /// the subview, its presented position is used.
    static func convert(_ point: CGPoint, from superview: UIView, to view: UIView) -> CGPoint {
        if entries.contains(where: { !$0.isManualHitTestingEnabled && $0.driver.animates(view.layer) }),
            let shown = view.layer.presentation()
        {
            return shown.convert(point, from: shown.superlayer)
        }
        return view.layer.convert(point, from: superview.layer)
    }
}
