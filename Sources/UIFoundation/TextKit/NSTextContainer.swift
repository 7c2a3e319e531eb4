import CoreGraphics
import Foundation
import TextLayout

/// The area in which a layout manager lays out text.
///
/// Lines flow around `exclusionPaths`. For a container whose shape is not a rectangle, override the method that
/// returns the part of a line with room for text:
///
///     override func lineFragmentRect(
///         forProposedRect proposedRect: CGRect, at characterIndex: Int, writingDirection: NSWritingDirection,
///         remaining: UnsafeMutablePointer<CGRect>?
///     ) -> CGRect { … }
///
/// Follows <https://developer.apple.com/documentation/uikit/nstextcontainer>.
open class NSTextContainer: NSObject {
    /// The layout manager of the container.
    open internal(set) weak var layoutManager: NSLayoutManager?

    /// The area's size, in points. A width or height of 0 or less, or of more than 10,000,000 points, means no limit.
    open var size: CGSize { didSet { if size != oldValue { changed() } } }

    /// The padding at both sides of each line inside of the area, in points. The default is 5.
    open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { changed() } } }

    /// The maximum number of lines. The default is 0, which means no limit.
    open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { changed() } } }

    /// How the last line that fits is shortened if the text does not fit. The default is `byWordWrapping`: the rest of
    /// the text is not shown.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { if lineBreakMode != oldValue { changed() } } }

    /// Whether a text view sets the container's width to its own width minus the insets. It is `true` for the
    /// container that a text view creates.
    open var widthTracksTextView = false { didSet { if widthTracksTextView != oldValue { changed() } } }

    /// Whether a text view sets the container's height to its own height minus the insets.
    open var heightTracksTextView = false { didSet { if heightTracksTextView != oldValue { changed() } } }

    /// Areas that text flows around, in the container's coordinates, with y down. A line continues on the other side
    /// of an area. If the space between areas is too small for a word, the text continues below. The default is empty.
    ///
    /// The paths are copied, and open paths are closed. A path that encloses no area or has non-finite coordinates is
    /// ignored. If the container's width is unlimited (`size`), the paths have no effect.
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

    /// Whether the container is being called for the room of a line. Lines that it uses in the meantime are as wide as
    /// the container.
    var isBeingCalled = false

    /// The room for lines that the layout uses, or `nil` if all lines are as wide as the container.
    package private(set) lazy var room: (any LineRoom)? = makeRoom()

    /// Returns the room in a container with a different width.
    package func room(width: CGFloat) -> (any LineRoom)? {
        guard width != size.width, type(of: self) == NSTextContainer.self, shapes != nil else { return room }
        let other = NSTextContainer(size: CGSize(width: width, height: size.height))
        (other.lineFragmentPadding, other.paths, other.shapes) = (lineFragmentPadding, paths, shapes)
        return ContainerRoom(other, end: shapes?.bottom ?? 0, keepsContainer: true)
    }

    // Callbacks for the text view that shows the container:

    /// Called when the container has changed.
    package var containerChanged: (() -> Void)?
    /// Called when characters have to be drawn again.
    package var displayInvalidated: ((NSRange) -> Void)?
    /// Called when all text has to be laid out, since the view has its own lines.
    package var layoutEnsured: (() -> Void)?
    /// Called when the storage has processed changes, with the kind of change, the range, and the change of the text's
    /// length.
    package var storageChanged: ((NSTextStorage.EditActions, NSRange, Int) -> Void)?

    /// Creates a container with a size.
    public init(size: CGSize) { self.size = size }

    /// Creates a container without limits.
    public override convenience init() { self.init(size: .zero) }

    private func changed() {
        if let layoutManager { layoutManager.textContainerChangedGeometry(self) } else { geometryChanged() }
    }

    /// Updates the room for lines after the geometry has changed.
    func geometryChanged() {
        room = makeRoom()
        containerChanged?()
    }

    /// Sets the size that a text view determines. The view lays out its lines itself.
    package func track(_ newSize: CGSize) {
        guard newSize != size else { return }
        let containerChanged = self.containerChanged
        self.containerChanged = nil
        size = newSize
        self.containerChanged = containerChanged
    }

    // MARK: - The room of lines

    // Chosen (Editing): A subclass of `NSTextContainer` is called for the area of each row, at its full height, unless
    // its `isSimpleRectangularTextContainer` is `true`.
    /// Whether all lines are as wide as the container, so that
    /// `lineFragmentRect(forProposedRect:at:writingDirection:remaining:)` is not called. Subclasses return `false`
    /// unless they override it.
    open var isSimpleRectangularTextContainer: Bool { paths.isEmpty && type(of: self) == NSTextContainer.self }

    /// Returns the part of a proposed line fragment rectangle that has room for text, inside of the container and
    /// outside of `exclusionPaths`. The layout manager calls this method for each line.
    ///
    /// - Parameters:
    ///   - proposedRect: The proposed area of the line, as wide as the container.
    ///   - characterIndex: The index of the line's first character.
    ///   - baseWritingDirection: The writing direction of the paragraph, which determines the side from which the area
    ///     is filled.
    ///   - remainingRect: Set to the part of the proposed rectangle after the excluded area. The next call for the
    ///     same line proposes this rectangle.
    /// - Returns: The part for text, including `lineFragmentPadding` at both sides. If the proposed rectangle has no
    ///   room, the part is further down. If the container is full, the part is empty.
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
            // Room may also begin between two corners of outlines with edges that are not vertical.
            let step = max(1, proposed.height / 4, (next - proposed.minY) / 64)
            proposed.origin.y = min(next, proposed.minY + step)
            if let heightLimit, proposed.maxY > heightLimit { return .zero }
        }
    }

    private static func part(_ range: ClosedRange<CGFloat>, of rect: CGRect) -> CGRect {
        CGRect(x: range.lowerBound, y: rect.minY, width: range.upperBound - range.lowerBound, height: rect.height)
    }

    /// Returns the free parts of a rectangle, from left to right.
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
        guard !isSimpleRectangularTextContainer, areaWidth.map({ $0 > 2 * padding }) ?? true else { return nil }
        let isOwn = type(of: self) == NSTextContainer.self
        return ContainerRoom(self, end: isOwn ? shapes?.bottom ?? 0 : .infinity)
    }

    /// Returns the distance from the top of the next corner of an outline, below which the container may have more
    /// room.
    func change(below top: Double) -> Double { shapes?.corner(below: top).map { Double($0) } ?? .infinity }

    // MARK: - Layout

    private static func limit(_ length: CGFloat) -> CGFloat? { length > 0 && length < 1e7 ? length : nil }

    package var padding: CGFloat { lineFragmentPadding.isFinite ? max(0, lineFragmentPadding) : 0 }

    /// The width of lines, or `nil` for no limit.
    package var lineWidth: CGFloat? { Self.limit(size.width).map { max(0, $0 - 2 * padding) } }

    /// The width of the area, or `nil` for no limit.
    var areaWidth: CGFloat? { Self.limit(size.width) }

    var heightLimit: CGFloat? { Self.limit(size.height) }

    // Chosen (Editing): `maximumNumberOfLines` counts rows, each of which may have several parts around exclusion
    // paths.
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
