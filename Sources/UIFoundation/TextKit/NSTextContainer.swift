import CoreGraphics
import Foundation
import TextLayout

/// The area in which a layout manager lays text out.
///
/// Lines stand around the areas inside of `exclusionPaths`. Where the area itself is no rectangle, a subclass says which part of a line it has
/// room for:
///
///     override func lineFragmentRect(
///         forProposedRect proposedRect: CGRect, at characterIndex: Int, writingDirection: NSWritingDirection,
///         remaining: UnsafeMutablePointer<CGRect>?
///     ) -> CGRect { … }
///
/// Follows <https://developer.apple.com/documentation/uikit/nstextcontainer>.
open class NSTextContainer: NSObject {
    /// What lays text out in the container.
    open internal(set) weak var layoutManager: NSLayoutManager?

    /// The area's size, in points. A side that is 0 or less has no limit, and neither has one of more than 10,000,000 points.
    open var size: CGSize { didSet { if size != oldValue { changed() } } }

    /// The space at both sides of each line, inside of the area. 5 points unless set.
    open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { changed() } } }

    /// The most lines that are shown; 0, unless set, for any number.
    open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { changed() } } }

    /// What happens at the end of the last line that fits where there is more text. Words are wrapped unless set, so that the rest is left out.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { if lineBreakMode != oldValue { changed() } } }

    /// Whether a text view gives the container its own width, less the insets. A text view turns it on for the container that it makes.
    open var widthTracksTextView = false { didSet { if widthTracksTextView != oldValue { changed() } } }

    /// Whether a text view gives the container its own height, less the insets.
    open var heightTracksTextView = false { didSet { if heightTracksTextView != oldValue { changed() } } }

    /// Areas from which text is kept away, in the container's coordinates, y down: a line goes on behind them. Where not even a word has room
    /// between them, text goes on below. None unless set.
    ///
    /// The paths are copied. A path that is not closed counts as closed; one with coordinates that are not finite, or without an area,
    /// takes no room. Without a width (`size`) they have no effect.
    open var exclusionPaths: [UIBezierPath] {
        get { paths.map(Self.copy) }
        set {
            guard !newValue.isEmpty || !paths.isEmpty else { return }
            paths = newValue.map(Self.copy)
            shapes = paths.isEmpty ? nil : ExcludedShapes(paths)
            changed()
        }
    }
    private var paths: [UIBezierPath] = []
    private var shapes: ExcludedShapes?

    private static func copy(_ path: UIBezierPath) -> UIBezierPath { path.copy() as? UIBezierPath ?? path }

    /// What lays text out asks for the room of lines; `nil` where all lines are as wide as the container.
    package private(set) lazy var room: (any LineRoom)? = makeRoom()

    /// The room in a container of another width.
    package func room(width: CGFloat) -> (any LineRoom)? {
        guard width != size.width, type(of: self) == NSTextContainer.self, shapes != nil else { return room }
        let other = NSTextContainer(size: CGSize(width: width, height: size.height))
        (other.lineFragmentPadding, other.paths, other.shapes) = (lineFragmentPadding, paths, shapes)
        return ContainerRoom(other, end: shapes?.bottom ?? 0, keepsContainer: true)
    }

    // For the text view that shows the container:

    /// Called when something has changed.
    package var containerChanged: (() -> Void)?
    /// Called when characters have to be drawn anew.
    package var displayInvalidated: ((NSRange) -> Void)?
    /// Called when all text has to be laid out, since the view has lines of its own.
    package var layoutEnsured: (() -> Void)?
    /// Called when the storage has processed changes: what, where, and by how much the text has become longer.
    package var storageChanged: ((NSTextStorage.EditActions, NSRange, Int) -> Void)?

    /// Makes an area.
    public init(size: CGSize) { self.size = size }

    /// Makes an area without limits.
    public override convenience init() { self.init(size: .zero) }

    private func changed() {
        if let layoutManager { layoutManager.textContainerChangedGeometry(self) } else { geometryChanged() }
    }

    /// Lines have other room now.
    func geometryChanged() {
        room = makeRoom()
        containerChanged?()
    }

    /// Has the size that a text view gives it, which lays its lines out itself.
    package func track(_ newSize: CGSize) {
        guard newSize != size else { return }
        let containerChanged = self.containerChanged
        self.containerChanged = nil
        size = newSize
        self.containerChanged = containerChanged
    }

    // MARK: - The room of lines

    /// Whether all lines are as wide as the container, so that `lineFragmentRect(forProposedRect:at:writingDirection:remaining:)` need not be
    /// asked. It is asked of subclasses, unless they say `true` here.
    open var isSimpleRectangularTextContainer: Bool { paths.isEmpty && type(of: self) == NSTextContainer.self }

    /// The part of a line's area in which there is room: inside of the container, and outside of `exclusionPaths`. Asked line by line.
    ///
    /// - Parameters:
    ///   - proposedRect: Where the line would be, as wide as the container.
    ///   - characterIndex: Of the first character of the line.
    ///   - baseWritingDirection: That of the paragraph: from which side the area is filled.
    ///   - remainingRect: Gets the rest of the proposed rectangle, behind what takes room: asked about next, for the same line.
    /// - Returns: The part, with `lineFragmentPadding` at both sides of the text; further down where there is no room at this place, and empty
    ///   where there is none any more.
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        remainingRect?.pointee = .zero
        var proposed = proposedRect.standardized.intersection(
            CGRect(x: 0, y: 0, width: areaWidth ?? 1e7, height: heightLimit ?? 1e9))
        guard !proposed.isNull, proposed.width > 0 else { return .zero }
        guard let shapes else { return proposed }
        let narrowest = 2 * padding
        while true {
            let parts = free(shapes.taken(from: proposed.minY, to: proposed.maxY), of: proposed, narrowest)
            let ordered = baseWritingDirection == .rightToLeft ? parts.reversed() : parts
            if let first = ordered.first {
                if ordered.count > 1 {
                    let (low, high) = (parts[0], parts[parts.count - 1])
                    let rest =
                        baseWritingDirection == .rightToLeft
                        ? low.lowerBound...parts[parts.count - 2].upperBound : parts[1].lowerBound...high.upperBound
                    remainingRect?.pointee = Self.part(rest, of: proposed)
                }
                return Self.part(first, of: proposed)
            }
            guard let next = shapes.corner(below: proposed.minY) else { return .zero }
            // Between two corners of outlines that are not upright there may be room, too.
            proposed.origin.y = min(next, proposed.minY + max(1, proposed.height / 4))
            if let heightLimit, proposed.maxY > heightLimit { return .zero }
        }
    }

    private static func part(_ range: ClosedRange<CGFloat>, of rect: CGRect) -> CGRect {
        CGRect(x: range.lowerBound, y: rect.minY, width: range.upperBound - range.lowerBound, height: rect.height)
    }

    /// What is left of a rectangle, from left to right.
    private func free(
        _ taken: [ClosedRange<CGFloat>], of rect: CGRect, _ narrowest: CGFloat
    ) -> [ClosedRange<CGFloat>] {
        var (result, left): ([ClosedRange<CGFloat>], CGFloat) = ([], rect.minX)
        for part in taken where part.upperBound > left {
            if part.lowerBound - left > narrowest { result.append(left...min(part.lowerBound, rect.maxX)) }
            left = part.upperBound
            if left >= rect.maxX { return result }
        }
        if rect.maxX - left > narrowest { result.append(left...rect.maxX) }
        return result
    }

    private func makeRoom() -> (any LineRoom)? {
        guard !isSimpleRectangularTextContainer else { return nil }
        let isOwn = type(of: self) == NSTextContainer.self
        return ContainerRoom(self, end: isOwn ? shapes?.bottom ?? 0 : .infinity)
    }

    /// The next distance from the top at which there may be more room.
    func change(below top: Double) -> Double { shapes?.corner(below: top).map { Double($0) } ?? .infinity }

    // MARK: - Layout

    private static func limit(_ length: CGFloat) -> CGFloat? { length > 0 && length < 1e7 ? length : nil }

    package var padding: CGFloat { lineFragmentPadding.isFinite ? max(0, lineFragmentPadding) : 0 }

    /// The width of lines; `nil` for any.
    package var lineWidth: CGFloat? { Self.limit(size.width).map { max(0, $0 - 2 * padding) } }

    /// The width of the area; `nil` for any.
    var areaWidth: CGFloat? { Self.limit(size.width) }

    var heightLimit: CGFloat? { Self.limit(size.height) }

    package var limit: TextLimit? {
        let height = heightLimit
        guard maximumNumberOfLines > 0 || height != nil else { return nil }
        let mode: LineBreakMode? =
            switch lineBreakMode {
            case .byTruncatingHead: .truncateHead
            case .byTruncatingMiddle: .truncateMiddle
            case .byTruncatingTail: .truncateTail
            case .byClipping: .clip
            case .byWordWrapping, .byCharWrapping: nil
            }
        return TextLimit(
            lines: maximumNumberOfLines > 0 ? maximumNumberOfLines : nil, height: height.map { Double($0) },
            lastLineMode: mode)
    }
}
