import CoreGraphics
import Foundation

/// Where a page is on its way between a view and its own place. All in the space of the transition's container, but
/// for what is said to be inside of the page.
struct ZoomLayout: Equatable {
    /// The page at one moment: a rectangle that shows a part of it.
    struct Shape: Equatable {
        /// What is seen of the page.
        var frame: CGRect
        var cornerRadius: CGFloat
        /// The page's size against its own.
        var scale: CGFloat
        /// The middle of the page, in the space of what is seen of it.
        var pageCenter: CGPoint
        var alpha: CGFloat = 1
        /// How much the picture of the source view covers the page.
        var pictureAlpha: CGFloat
    }

    /// Where the page is when the zoom is over.
    let page: CGRect
    /// Where the source view is; `nil` for none.
    let source: CGRect?
    /// The part of the page that lies over the source view, in the page's own space.
    let alignment: CGRect
    let pageRadius: CGFloat
    let sourceRadius: CGFloat

    /// - Parameter alignment: Counts as all of the page where it is `nil`, empty, not finite, or not in the page.
    init(page: CGRect, source: CGRect?, alignment: CGRect? = nil, pageRadius: CGFloat = 0, sourceRadius: CGFloat = 0) {
        let bounds = CGRect(origin: .zero, size: page.size)
        let wanted = alignment.map { $0.isFinite ? $0.intersection(bounds) : .null } ?? bounds
        self.page = page
        self.source = source.flatMap { $0.isFinite && $0.width > 0 && $0.height > 0 ? $0 : nil }
        self.alignment = wanted.width > 0 && wanted.height > 0 ? wanted : bounds
        self.pageRadius = pageRadius
        self.sourceRadius = sourceRadius
    }

    /// The page in its place.
    var zoomedIn: Shape {
        Shape(
            frame: page, cornerRadius: pageRadius, scale: 1,
            pageCenter: CGPoint(x: page.width / 2, y: page.height / 2), pictureAlpha: 0)
    }

    /// The page over the source view, which it covers with the aligned part; without one half as large in its own
    /// middle, and transparent (chosen).
    var zoomedOut: Shape {
        guard let source, alignment.width > 0, alignment.height > 0 else { return shrunk }
        let scale = max(source.width / alignment.width, source.height / alignment.height)
        let aside = CGPoint(x: page.width / 2 - alignment.midX, y: page.height / 2 - alignment.midY)
        return Shape(
            frame: source, cornerRadius: sourceRadius, scale: scale,
            pageCenter: CGPoint(x: source.width / 2 + aside.x * scale, y: source.height / 2 + aside.y * scale),
            pictureAlpha: 1)
    }

    private var shrunk: Shape {
        var shape = scaled(by: 0.5, center: CGPoint(x: page.midX, y: page.midY))
        shape.cornerRadius = max(pageRadius, Self.heldRadius)
        shape.alpha = 0
        return shape
    }

    /// All of the page, smaller.
    private func scaled(by scale: CGFloat, center: CGPoint) -> Shape {
        let size = CGSize(width: page.width * scale, height: page.height * scale)
        return Shape(
            frame: CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height),
            cornerRadius: pageRadius, scale: scale, pageCenter: CGPoint(x: size.width / 2, y: size.height / 2),
            pictureAlpha: 0)
    }

    /// Where the picture of the source view is in what is seen of the page: as large as that permits, in the middle, and in
    /// its own proportions, so that a row of a list is not drawn out to a page (chosen).
    func pictureFrame(in size: CGSize) -> CGRect {
        guard let source else { return .zero }
        let scale = min(size.width / source.width, size.height / source.height)
        let picture = CGSize(width: source.width * scale, height: source.height * scale)
        return CGRect(
            x: (size.width - picture.width) / 2, y: (size.height - picture.height) / 2, width: picture.width,
            height: picture.height)
    }

    // MARK: Under a finger

    /// The corners of a page that a finger holds.
    private static let heldRadius: CGFloat = 32
    /// How much smaller a page is at most that a finger holds.
    private static let heldShrinking: CGFloat = 0.4
    /// Points, with what the finger's speed adds in 0.2 seconds, from which on a page goes that is let go.
    private static let reach: CGFloat = 100

    /// The page under a finger that has moved so far: it goes along, and gets smaller about the finger (amounts
    /// chosen).
    ///
    /// - Parameter anchor: Where the finger took the page.
    func dragged(by translation: CGPoint, from anchor: CGPoint) -> Shape {
        let share = Self.progress(of: translation, pageSize: page.size)
        let scale = 1 - Self.heldShrinking * share
        var shape = scaled(
            by: scale,
            center: CGPoint(
                x: anchor.x + translation.x + (page.midX - anchor.x) * scale,
                y: anchor.y + translation.y + (page.midY - anchor.y) * scale))
        shape.cornerRadius = pageRadius + (max(pageRadius, Self.heldRadius) - pageRadius) * min(1, share * 10)
        return shape
    }

    /// How far a finger has taken a page away, from 0 to 1: in heights of the page.
    static func progress(of translation: CGPoint, pageSize: CGSize) -> CGFloat {
        guard translation.x.isFinite, translation.y.isFinite else { return 0 }
        return min(1, hypot(translation.x, translation.y) / max(pageSize.height, 1))
    }

    /// Whether a page goes back into the source view that is let go: moved far enough, or fast enough the same way.
    static func goesAway(translation: CGPoint, velocity: CGPoint) -> Bool {
        let length = hypot(translation.x, translation.y)
        guard length.isFinite, length > 0 else { return false }
        let speed = (velocity.x * translation.x + velocity.y * translation.y) / length
        return length + 0.2 * (speed.isFinite ? speed : 0) > reach
    }
}

extension CGRect {
    fileprivate var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}
