import Foundation
import QuartzCore

/// One finger on the screen, or a pressed mouse button, from the moment it goes down until it is lifted.
///
/// The same object stays with the finger: its `phase`, location and `timestamp` change as it moves. Locations are asked
/// for in the space of a view; without one they are in the window's. Do not keep a touch after it ended.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitouch>.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// Makes a touch that no finger makes: at zero, in no window, for tests that subclass it and say where it is.
    public override init() {
        type = .direct
        timestamp = 0
        (locationInWindow, previousLocationInWindow, beganLocationInWindow) = (.zero, .zero, .zero)
        beganTimestamp = 0
        super.init()
    }

    init(type: TouchType, location: CGPoint, timestamp: TimeInterval, window: UIWindow, view: UIView?) {
        self.type = type
        self.timestamp = timestamp
        self.window = window
        self.view = view
        (locationInWindow, previousLocationInWindow, beganLocationInWindow) = (location, location, location)
        beganTimestamp = timestamp
        super.init()
    }

    nonisolated deinit {}

    // MARK: Getting the location of a touch

    /// Where the touch is now, in the space of a view, or of the touch's window for `nil`.
    open func location(in view: UIView?) -> CGPoint { convert(locationInWindow, to: view) }

    /// Where the touch was before its last change, in the space of a view, or of the touch's window for `nil`.
    open func previousLocation(in view: UIView?) -> CGPoint { convert(previousLocationInWindow, to: view) }

    /// The same as `location(in:)`: no device here reports finer locations than it delivers.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// The same as `previousLocation(in:)`.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    /// The view that was hit when the touch began. It stays the touch's even when it leaves the window.
    open package(set) var view: UIView?

    /// The window in which the touch began.
    open package(set) var window: UIWindow?

    /// The radius of the finger in points. The display does not measure it; it is 20 always.
    open var majorRadius: CGFloat { 20 }

    /// How far off `majorRadius` may be, in points.
    open var majorRadiusTolerance: CGFloat { 5 }

    // MARK: Getting touch attributes

    /// How often a finger came down here in quick succession, this time included; 1 for a single tap.
    open package(set) var tapCount = 1

    /// When the touch last changed, in seconds of media time.
    open package(set) var timestamp: TimeInterval

    /// Whether it is a finger or a pointer.
    open internal(set) var type: TouchType

    /// What happens to the touch in the present event.
    open package(set) var phase = Phase.began

    /// How hard the finger presses; 0, since pressure is not measured.
    open var force: CGFloat { 0 }

    /// The greatest value that `force` can have; 0, since pressure is not measured.
    open var maximumPossibleForce: CGFloat { 0 }

    // MARK: Getting a touch object's gesture recognizers

    /// The gesture recognizers that get the touch at present.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

    // MARK: Stored state

    package var locationInWindow: CGPoint
    var previousLocationInWindow: CGPoint
    let beganLocationInWindow: CGPoint
    let beganTimestamp: TimeInterval
    /// Innermost view's first.
    var recognizers: [UIGestureRecognizer] = []
    var delivery = ViewDelivery.none
    /// Whether the finger is off the screen: it ended, or was cancelled.
    var isUp = false
    /// Whether the last move has not been sent to the view yet.
    var hasUnsentMove = false
    /// The farthest the touch has been from where it began, in points.
    var farthestDistance: CGFloat = 0

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window, view !== window else { return point }
        return view.layer.convert(point, from: window.layer)
    }
}
