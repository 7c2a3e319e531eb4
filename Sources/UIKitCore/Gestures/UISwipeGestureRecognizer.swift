import CoreGraphics
import Foundation

/// Recognises fingers that flick in a direction. A discrete gesture: its action is sent once, in `ended`, while the
/// fingers are still down.
///
/// A swipe is quick (half a second), at least 50 points long, and stays within 50 points of a straight line in its
/// direction: the limits known of UIKit.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer>.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The directions of swipes. Raw values are UIKit's.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// The bits, with UIKit's values.
        public let rawValue: UInt

        /// Makes a set of raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// To the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// To the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// Upwards.
        public static let up = Direction(rawValue: 1 << 2)
        /// Downwards.
        public static let down = Direction(rawValue: 1 << 3)
    }

    // MARK: Configuring the gesture

    /// The directions that are recognised, any of them. The default is `right`.
    open var direction: Direction = .right

    /// How many fingers swipe. The default is 1. Less than 1 counts as 1.
    open var numberOfTouchesRequired = 1

    /// Where the swipe began, in the space of a view.
    open override func location(in view: UIView?) -> CGPoint {
        guard let start else { return super.location(in: view) }
        return convert(start, to: view)
    }

    // MARK: Recognizing

    private static let longestDuration = 0.5
    private static let leastLength: CGFloat = 50
    private static let mostDeviation: CGFloat = 50

    private var start: CGPoint?
    private var timer: GestureTimer?

    /// Starts the time with the first finger; fails with too many.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let required = max(1, numberOfTouchesRequired)
        guard numberOfTouches <= required else {
            state = .failed
            return
        }
        if timer == nil { timer = fail(at: event.timestamp + Self.longestDuration) }
        if numberOfTouches == required { start = centroidInWindow }
    }

    /// Recognises when the fingers have moved far enough, fails when they go another way.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let start, waiting == nil, let now = centroidInWindow else { return }
        let (x, y) = (now.x - start.x, now.y - start.y)
        let ways: [(direction: Direction, along: CGFloat, across: CGFloat)] = [
            (.right, x, y), (.left, -x, y), (.up, -y, x), (.down, y, x),
        ]
        let open = ways.filter { direction.contains($0.direction) && abs($0.across) <= Self.mostDeviation }
        if open.contains(where: { $0.along >= Self.leastLength && $0.along > abs($0.across) }) {
            timer?.cancel()
            state = .ended
        } else if !open.contains(where: { $0.along > -Self.leastLength }) {
            state = .failed
        }
    }

    /// Fails: the fingers were lifted too early.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    /// Fails.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    /// Resets the swipe.
    open override func reset() {
        start = nil
        timer?.cancel()
        timer = nil
    }

    // MARK: Documents

    override func decode(from coder: DocumentCoder) {
        super.decode(from: coder)
        decodeSwipe(from: coder)
    }

    open override class var namedProperties: NamedProperties { addSwipeProperties(to: super.namedProperties) }
}
