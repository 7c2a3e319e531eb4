import CoreGraphics
import Foundation

/// Recognizes a drag from an edge of the window.
///
/// The finger begins close to one of the `edges` and moves away from it more than along it; otherwise the gesture
/// fails.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer>.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The permitted start edges of a drag; empty by default, which recognizes no gesture.
    open var edges: UIRectEdge = []

    /// Maximum initial distance from the edge, in points. It is the known width in UIKit.
    private static let stripWidth: CGFloat = 13

    /// The edges near the start of the first finger.
    private var startEdges: UIRectEdge = []

    override func isDrag(along view: UIView) -> Bool { false }

    /// Fails if the finger does not begin at one of the `edges`.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if !state.isActive, let touch = touches.first, let bounds = touch.window?.bounds {
            let location = touch.locationInWindow
            startEdges = []
            if location.x < bounds.minX + Self.stripWidth { startEdges.insert(.left) }
            if location.x > bounds.maxX - Self.stripWidth { startEdges.insert(.right) }
            if location.y < bounds.minY + Self.stripWidth { startEdges.insert(.top) }
            if location.y > bounds.maxY - Self.stripWidth { startEdges.insert(.bottom) }
            startEdges.formIntersection(edges)
            guard !startEdges.isEmpty else {
                state = .failed
                return
            }
        }
        super.touchesBegan(touches, with: event)
    }

    override func permitsDirection(_ direction: CGVector) -> Bool {
        let (x, y) = (direction.dx, direction.dy)
        if startEdges.contains(.left), x > 0, x >= abs(y) { return true }
        if startEdges.contains(.right), x < 0, -x >= abs(y) { return true }
        if startEdges.contains(.top), y > 0, y >= abs(x) { return true }
        return startEdges.contains(.bottom) && y < 0 && -y >= abs(x)
    }

    override func accepts(scrolling event: UIScrollEvent) -> Bool { false }

    // MARK: Storyboards and nibs

    override func decode(from coder: DocumentCoder) {
        super.decode(from: coder)
        decodeScreenEdgePan(from: coder)
    }

    open override class var namedProperties: NamedProperties { addScreenEdgePanProperties(to: super.namedProperties) }
}
