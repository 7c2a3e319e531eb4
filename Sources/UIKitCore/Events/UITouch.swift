import Foundation
import QuartzCore

/// A finger on the screen, or a pressed mouse button, from its beginning to its end.
///
/// A finger has the same object throughout: its `phase`, location and `timestamp` change as it moves. Locations are
/// converted to the coordinate space of a view, or of the window for `nil`. Do not retain a touch after its end.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitouch>.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// Creates a touch at the origin without a window, for tests that subclass it and override its location.
    public override init() {
        type = .direct
        timestamp = 0
        (locationInScene, previousLocationInScene, beganLocationInScene) = (.zero, .zero, .zero)
        beganTimestamp = 0
        super.init()
    }

    /// - Parameter location: The location in the coordinate space of the scene.
    init(type: TouchType, location: CGPoint, timestamp: TimeInterval, window: UIWindow, view: UIView?) {
        self.type = type
        self.timestamp = timestamp
        self.window = window
        self.view = view
        (locationInScene, previousLocationInScene, beganLocationInScene) = (location, location, location)
        beganTimestamp = timestamp
        super.init()
    }

    nonisolated deinit {}

    // MARK: Getting the location of a touch

    /// Returns the present location in the coordinate space of a view, or of the touch's window for `nil`.
    open func location(in view: UIView?) -> CGPoint { convert(locationInWindow, to: view) }

    /// Returns the location before the last change, in the coordinate space of a view, or of the touch's window for
    /// `nil`.
    open func previousLocation(in view: UIView?) -> CGPoint { convert(inWindow(previousLocationInScene), to: view) }

    /// Returns the result of `location(in:)`, since devices do not report finer locations.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// Returns the result of `previousLocation(in:)`.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    /// The view that was hit when the touch began. It is unchanged even if it leaves the window.
    open package(set) var view: UIView?

    /// The window in which the touch began.
    open package(set) var window: UIWindow?

    /// The radius of the finger in points. The display does not measure it, so it is always 20.
    open var majorRadius: CGFloat { 20 }

    /// The tolerance of `majorRadius`, in points.
    open var majorRadiusTolerance: CGFloat { 5 }

    // MARK: Getting touch attributes

    /// The number of touches at this place in quick succession, including this one; 1 for a single tap.
    open package(set) var tapCount = 1

    /// The time of the last change, in seconds of media time.
    open package(set) var timestamp: TimeInterval

    /// The input device: a finger or a pointer.
    open internal(set) var type: TouchType

    /// The phase of the touch in the present event.
    open package(set) var phase = Phase.began

    /// The force of the touch; 0, since pressure is not measured.
    open var force: CGFloat { 0 }

    /// The maximum of `force`; 0, since pressure is not measured.
    open var maximumPossibleForce: CGFloat { 0 }

    // MARK: Getting the orientation of a pencil

    /// The angle between a pencil and the screen, in radians: that of an upright pencil, since pencils are reported as
    /// fingers.
    open var altitudeAngle: CGFloat { .pi / 2 }

    /// The rotation of a pencil around its axis; 0, since it is not measured.
    open var rollAngle: CGFloat { 0 }

    /// Returns the direction of a pencil's projection on the screen; 0, since it is not measured.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

    /// Returns the unit vector of `azimuthAngle(in:)`.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    // MARK: Getting estimated properties

    /// The properties that are estimates; empty, since all reported values are measured.
    open var estimatedProperties: Properties { [] }

    /// The estimated properties that are updated later; empty.
    open var estimatedPropertiesExpectingUpdates: Properties { [] }

    /// The number with which a later update refers to this touch; `nil`, since values are not updated.
    open var estimationUpdateIndex: NSNumber? { nil }

    // MARK: Getting a touch object's gesture recognizers

    /// The gesture recognizers that receive the touch.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

    // MARK: Stored state

    /// The locations in the coordinate space of the scene. They remain valid while the window moves, for example with
    /// the finger.
    var locationInScene: CGPoint
    var previousLocationInScene: CGPoint
    let beganLocationInScene: CGPoint
    package var locationInWindow: CGPoint { inWindow(locationInScene) }
    var beganLocationInWindow: CGPoint { inWindow(beganLocationInScene) }
    let beganTimestamp: TimeInterval
    /// The recognizers of the innermost view first.
    var recognizers: [UIGestureRecognizer] = []
    var delivery = ViewDelivery.none
    /// Whether the touch has ended or was canceled.
    var isUp = false
    /// Whether the last move has not been sent to the view yet.
    var hasUnsentMove = false
    /// The maximum distance from the beginning, in points.
    var farthestDistance: CGFloat = 0

    /// Converts a location from the coordinate space of the scene to that of the window at this moment.
    private func inWindow(_ location: CGPoint) -> CGPoint {
        guard let window, let screen = window.screenIfAny else { return location }
        return window.layer.convert(location, from: screen.rootLayer)
    }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window, view !== window else { return point }
        return view.layer.convert(point, from: window.layer)
    }
}
