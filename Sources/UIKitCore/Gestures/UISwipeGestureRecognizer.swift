import CoreGraphics
import Foundation

/// Recognizes fingers that flick in a direction. A discrete gesture: its action is sent once, in `ended`, while the
/// fingers are still on the screen.
///
/// A swipe takes at most half a second. Each finger must move a minimum distance in the direction, and at most a
/// maximum distance across it. Both limits are initially 50 points, and decrease linearly within half a second, to
/// 26.5 points for the minimum and 25.5 points for the maximum. A finger that moves back behind its start ends the
/// attempt (recorded on iOS 26.1).
///
/// Follows <https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer>.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The directions of swipes. The raw values are the same as in UIKit.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// The raw bits, with UIKit's values.
        public let rawValue: UInt

        /// Creates a set from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A swipe to the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// A swipe to the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// A swipe upward.
        public static let up = Direction(rawValue: 1 << 2)
        /// A swipe downward.
        public static let down = Direction(rawValue: 1 << 3)
    }

    // MARK: Configuring the gesture

    /// The recognized directions. The default is `right`.
    ///
    /// If a horizontal direction is included, vertical ones have no effect (recorded on iOS 26.1).
    open var direction: Direction = .right

    /// The number of fingers. The default is 1, which also replaces smaller numbers.
    open var numberOfTouchesRequired = 1

    /// Returns the initial location of the swipe in the coordinate space of a view.
    open override func location(in view: UIView?) -> CGPoint {
        guard let start else { return super.location(in: view) }
        return convert(start, to: view)
    }

    // MARK: Recognizing

    override func isDrag(along view: UIView) -> Bool {
        let isHorizontal = !direction.isDisjoint(with: [.left, .right])
        let way = convert(isHorizontal ? CGVector(dx: 1, dy: 0) : CGVector(dx: 0, dy: 1), to: view)
        return numberOfTouchesRequired <= 1 && abs(way.x) > abs(way.y)
    }

    private static let longestDuration = 0.5

    private var start: CGPoint?
    private var timer: GestureTimer?
    /// Start time of the first finger.
    private var beginning: TimeInterval = 0
    /// The locations of the fingers when the last of them began.
    private var starts: [CGPoint] = []
    /// The remaining possible directions: no finger has moved back or too far across.
    private var possible: Direction = []

    /// Starts the timer with the first finger. Fails if there are too many fingers.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let required = max(1, numberOfTouchesRequired)
        guard numberOfTouches <= required else {
            state = .failed
            return
        }
        if timer == nil {
            beginning = event.timestamp
            timer = fail(at: beginning + Self.longestDuration)
        }
        guard numberOfTouches == required else { return }
        start = centroidInWindow
        starts = locations
        let horizontal = direction.intersection([.left, .right])
        possible = horizontal.isEmpty ? direction.intersection([.up, .down]) : horizontal
    }

    /// Recognizes the swipe when all fingers have moved far enough. Fails if a finger moves in a different direction.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard start != nil, waiting == nil else { return }
        let time = max(0, event.timestamp - beginning)
        let (length, deviation) = (50 * (1 - time * 0.94), 50 * (1 - time * 0.98))
        var reached = possible
        for (start, now) in zip(starts, locations) {
            let (x, y) = (now.x - start.x, now.y - start.y)
            let ways: [(direction: Direction, along: CGFloat, across: CGFloat)] = [
                (.right, x, y), (.left, -x, y), (.up, -y, x), (.down, y, x),
            ]
            for way in ways {
                if way.along < 0 || abs(way.across) > deviation { possible.remove(way.direction) }
                if way.along < length || way.along <= abs(way.across) { reached.remove(way.direction) }
            }
        }
        if !reached.isDisjoint(with: possible) {
            timer?.cancel()
            state = .ended
        } else if possible.isEmpty {
            state = .failed
        }
    }

    private var locations: [CGPoint] { (0..<numberOfTouches).map { location(ofTouch: $0, in: nil) } }

    /// Fails, since the fingers lifted too early.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    /// Fails.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    /// Resets the swipe.
    open override func reset() {
        start = nil
        starts = []
        timer?.cancel()
        timer = nil
    }

    // MARK: Storyboards and nibs

    override func decode(from coder: DocumentCoder) {
        super.decode(from: coder)
        decodeSwipe(from: coder)
    }

    open override class var namedProperties: NamedProperties { addSwipeProperties(to: super.namedProperties) }
}
