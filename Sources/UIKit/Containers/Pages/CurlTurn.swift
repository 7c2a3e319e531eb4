import CoreGraphics
import Foundation
import QuartzCore
import RenderServer
import UIKitCore

/// A sheet that is being turned: its spine, the position of its free edge, and its animation to the end of the turn.
///
/// The position of the free edge along the axis of the turn is 1 if the sheet is flat and unturned, 0 at the spine,
/// and -1 if the sheet is turned over. The position across this axis ranges from 0 to 1. Both positions are relative
/// to the size of the sheet, which can change during the turn.
@MainActor
final class CurlTurn: NSObject {
    /// The position of the free edge, along the axis of the turn and across it.
    struct Edge {
        var along: CGFloat
        var across: CGFloat
    }

    let paper: PaperView
    /// Whether the sheet is turned over, away from its initial side. Otherwise it is turned back.
    let turnsOver: Bool
    private let spine: PageCurl.Spine
    /// The position of the held point of the free edge, across the axis.
    private(set) var grip: CGFloat = 0.85
    /// The position of the free edge, unless it is animated.
    private(set) var edge: Edge
    private var motion: CurlMotion?

    init(_ paper: PaperView, spine: PageCurl.Spine, turnsOver: Bool, hasBack: Bool) {
        (self.paper, self.spine, self.turnsOver) = (paper, spine, turnsOver)
        edge = Edge(along: turnsOver ? 1 : -1, across: grip)
        super.init()
        paper.layer.curl = PageCurl(
            spine: spine, back: hasBack ? .beside : .translucent(paper.paperColor),
            grip: point(Edge(along: 1, across: grip)),
            target: point(edge), radius: length * 0.1)
    }

    nonisolated deinit {}

    // MARK: Geometry

    private var isHorizontal: Bool { spine == .minX || spine == .maxX }

    /// The distance from the spine to the free edge.
    private var length: CGFloat { max(1, isHorizontal ? paper.bounds.width : paper.bounds.height) }
    private var breadth: CGFloat { max(1, isHorizontal ? paper.bounds.height : paper.bounds.width) }

    /// Converts a position of the free edge to unit coordinates of the sheet.
    private func point(_ edge: Edge) -> CGPoint {
        let along = spine == .minX || spine == .minY ? edge.along : 1 - edge.along
        return isHorizontal ? CGPoint(x: along, y: edge.across) : CGPoint(x: edge.across, y: along)
    }

    private func edge(_ point: CGPoint) -> Edge {
        let along = isHorizontal ? point.x : point.y
        return Edge(
            along: spine == .minX || spine == .minY ? along : 1 - along, across: isHorizontal ? point.y : point.x)
    }

    /// Converts a point of the book to a position of the free edge.
    func place(_ point: CGPoint) -> Edge {
        let inside = CGPoint(x: point.x - paper.frame.minX, y: point.y - paper.frame.minY)
        return edge(
            CGPoint(x: inside.x / max(1, paper.bounds.width), y: inside.y / max(1, paper.bounds.height)))
    }

    /// Converts a movement in the book to a movement of the free edge.
    func movement(_ way: CGPoint) -> Edge {
        let origin = place(paper.frame.origin)
        let moved = place(CGPoint(x: paper.frame.minX + way.x, y: paper.frame.minY + way.y))
        return Edge(along: moved.along - origin.along, across: moved.across - origin.across)
    }

    /// The progress of the turn, from 0 to 1.
    var progress: CGFloat {
        let shown = (1 - shownEdge.along) / 2
        return min(max(turnsOver ? shown : 1 - shown, 0), 1)
    }

    /// The current position of the free edge on the screen, also during an animation.
    var shownEdge: Edge {
        guard motion != nil, let target = paper.layer.presentation()?.curl?.target else { return edge }
        return edge(target)
    }

    // MARK: Moving

    /// Sets the position of the held point of the free edge, while the sheet is at rest.
    func grab(at across: CGFloat) {
        grip = min(max(across, 0), 1)
        paper.layer.curl?.grip = point(Edge(along: 1, across: grip))
        show(Edge(along: turnsOver ? 1 : -1, across: grip))
    }

    /// Moves the sheet without animation.
    func show(_ edge: Edge) {
        stop()
        self.edge = edge
        paper.layer.curl?.target = point(edge)
    }

    /// Stops the animation at the current position.
    func stop() {
        guard motion != nil else { return }
        let shown = shownEdge
        motion?.stop()
        motion = nil
        paper.layer.removeAnimation(forKey: Self.key)
        edge = shown
        paper.layer.curl?.target = point(shown)
    }

    /// Animates the page curl until the page is fully turned or back in its initial position.
    ///
    /// - Parameters:
    ///   - finishes: Whether the turn is completed. Otherwise the sheet returns to its initial side.
    ///   - speed: The initial speed in the direction of the animation, in distances from the free edge to the spine
    ///     per
    ///     second.
    ///   - leadsWithCorner: Whether a corner is lifted first.
    func run(finishes: Bool, speed: CGFloat = 0, leadsWithCorner: Bool, completion: @escaping () -> Void) {
        let start = shownEdge
        stop()
        let end = Edge(along: turnsOver == finishes ? -1 : 1, across: grip)
        let rest = abs(end.along - start.along) / 2
        var duration = 0.2 + 0.45 * Double(rest.squareRoot())
        // The motion begins with the velocity of the finger and decelerates.
        if speed > 0 { duration = min(duration, max(0.15, Double(4 * rest / speed))) }
        let animation = CAKeyframeAnimation(keyPath: Self.key)
        let steps = 12
        animation.values = (0...steps).map { step in
            let part = CGFloat(step) / CGFloat(steps)
            let lift = leadsWithCorner ? (0.5 - grip) * 0.55 * sin(part * .pi) : 0
            return point(
                Edge(
                    along: start.along + (end.along - start.along) * part,
                    across: start.across + (end.across - start.across) * part + lift))
        }
        animation.duration = duration
        animation.timingFunction = CAMediaTimingFunction(name: leadsWithCorner ? .easeInEaseOut : .easeOut)
        animation.isRemovedOnCompletion = false
        edge = end
        paper.layer.curl?.target = point(end)
        paper.layer.add(animation, forKey: Self.key)
        motion = CurlMotion(duration: duration, completion: completion)
    }

    private static let key = "curlTarget"

    /// Removes the curl from the sheet's layer, so that the sheet is flat.
    func end() {
        motion?.stop()
        motion = nil
        paper.layer.removeAnimation(forKey: Self.key)
        paper.layer.curl = nil
    }
}

/// Waits for the last frame of a sheet's animation.
@MainActor
private final class CurlMotion: NSObject {
    private let end: Double
    private let completion: () -> Void
    private var link: CADisplayLink?

    init(duration: Double, completion: @escaping () -> Void) {
        end = CACurrentMediaTime() + duration
        self.completion = completion
        super.init()
        let link = CADisplayLink(target: self, action: CurlMotion.frame(_:))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    nonisolated deinit {}

    func stop() {
        link?.invalidate()
        link = nil
    }

    private func frame(_ link: CADisplayLink) {
        guard link.timestamp >= end else { return }
        stop()
        completion()
    }
}
