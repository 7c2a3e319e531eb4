import CoreGraphics
import Foundation

/// The geometry of a page between a source view and its final frame. Values are in the coordinate space of the
/// transition's container, except those in the page's space.
struct ZoomLayout: Equatable {
    /// The page at one moment of the zoom: a rectangle that shows a part of the page.
    struct Shape: Equatable {
        /// The visible rectangle of the page.
        var frame: CGRect
        var cornerRadius: CGFloat
        /// Scale of the page, relative to its full size.
        var scale: CGFloat
        /// The center of the page, in the coordinate space of the visible rectangle.
        var pageCenter: CGPoint
        var alpha: CGFloat = 1
        /// Opacity of the source view's snapshot, which covers the page.
        var pictureAlpha: CGFloat
    }

    /// Final frame of the page.
    let page: CGRect
    /// Frame of the source view; `nil` if the zoom has no source view.
    let source: CGRect?
    /// The part of the page that is aligned with the source view, in the page's coordinate space.
    let alignment: CGRect
    let pageRadius: CGFloat
    let sourceRadius: CGFloat

    /// - Parameter alignment: The whole page is used if this is `nil`, empty, non-finite or outside the page.
    init(page: CGRect, source: CGRect?, alignment: CGRect? = nil, pageRadius: CGFloat = 0, sourceRadius: CGFloat = 0) {
        let bounds = CGRect(origin: .zero, size: page.size)
        let wanted = alignment.map { $0.isFinite ? $0.intersection(bounds) : .null } ?? bounds
        self.page = page
        self.source = source.flatMap { $0.isFinite && $0.width > 0 && $0.height > 0 ? $0 : nil }
        self.alignment = wanted.width > 0 && wanted.height > 0 ? wanted : bounds
        self.pageRadius = pageRadius
        self.sourceRadius = sourceRadius
    }

    /// The page in its final frame.
    var zoomedIn: Shape {
        Shape(
            frame: page, cornerRadius: pageRadius, scale: 1,
            pageCenter: CGPoint(x: page.width / 2, y: page.height / 2), pictureAlpha: 0)
    }

    // Chosen (Controllers): Without a source view on the screen a zoomed page grows from half its size in the middle,
    // and fades in.
    /// The page over the source view, which the aligned part covers. Without a source view, the page has half its
    /// size, is centered in its final frame, and is transparent.
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
        shape.cornerRadius = max(pageRadius, Self.draggedRadius)
        shape.alpha = 0
        return shape
    }

    /// Returns the whole page, scaled.
    private func scaled(by scale: CGFloat, center: CGPoint) -> Shape {
        let size = CGSize(width: page.width * scale, height: page.height * scale)
        return Shape(
            frame: CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height),
            cornerRadius: pageRadius, scale: scale, pageCenter: CGPoint(x: size.width / 2, y: size.height / 2),
            pictureAlpha: 0)
    }

    // Chosen (Controllers): During a zoom the picture of the source view keeps its aspect ratio, so that a row of a
    // list is not stretched to a page.
    /// Frame of the source view's snapshot in the visible rectangle: as large as fits, centered, with its own aspect
    /// ratio, so that a row of a list is not stretched to a page.
    func pictureFrame(in size: CGSize) -> CGRect {
        guard let source else { return .zero }
        let scale = min(size.width / source.width, size.height / source.height)
        let picture = CGSize(width: source.width * scale, height: source.height * scale)
        return CGRect(
            x: (size.width - picture.width) / 2, y: (size.height - picture.height) / 2, width: picture.width,
            height: picture.height)
    }

    // MARK: Under a finger

    /// Corner radius of a page during a drag.
    private static let draggedRadius: CGFloat = 32
    /// Largest reduction of the page's scale during a drag.
    private static let dragShrinking: CGFloat = 0.4
    /// Least distance in points of a released page that is dismissed. Includes the velocity times 0.2 seconds.
    private static let reach: CGFloat = 100

    /// Returns the page during a drag: it moves with the finger and shrinks around it.
    ///
    /// - Parameter anchor: Initial location of the drag.
    func dragged(by translation: CGPoint, from anchor: CGPoint) -> Shape {
        let share = Self.progress(of: translation, pageSize: page.size)
        let scale = 1 - Self.dragShrinking * share
        var shape = scaled(
            by: scale,
            center: CGPoint(
                x: anchor.x + translation.x + (page.midX - anchor.x) * scale,
                y: anchor.y + translation.y + (page.midY - anchor.y) * scale))
        shape.cornerRadius = pageRadius + (max(pageRadius, Self.draggedRadius) - pageRadius) * min(1, share * 10)
        return shape
    }

    /// Progress of a drag, from 0 to 1: its length in heights of the page.
    static func progress(of translation: CGPoint, pageSize: CGSize) -> CGFloat {
        guard translation.x.isFinite, translation.y.isFinite else { return 0 }
        return min(1, hypot(translation.x, translation.y) / max(pageSize.height, 1))
    }

    // Chosen (Controllers): A drag that dismisses a zoomed page makes the page up to 0.4 smaller. The page is
    // dismissed if the length of the drag, with the velocity times 0.2 seconds added, is at least 100 points.
    /// Returns whether a released page is dismissed: it was moved far enough, or fast enough in the same direction.
    static func dismissesPage(translation: CGPoint, velocity: CGPoint) -> Bool {
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
