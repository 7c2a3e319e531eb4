import CoreGraphics
import Foundation
import TextLayout

/// The area in which a layout manager lays text out.
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

    /// Called when something has changed, for text views.
    package var containerChanged: (() -> Void)?

    /// Makes an area.
    public init(size: CGSize) { self.size = size }

    /// Makes an area without limits.
    public override convenience init() { self.init(size: .zero) }

    private func changed() {
        layoutManager?.textContainerChangedGeometry(self)
        containerChanged?()
    }

    // MARK: - Layout

    private static func limit(_ length: CGFloat) -> CGFloat? { length > 0 && length < 1e7 ? length : nil }

    package var padding: CGFloat { lineFragmentPadding.isFinite ? max(0, lineFragmentPadding) : 0 }

    /// The width of lines; `nil` for any.
    package var lineWidth: CGFloat? { Self.limit(size.width).map { max(0, $0 - 2 * padding) } }

    /// The width of the area; `nil` for any.
    var areaWidth: CGFloat? { Self.limit(size.width) }

    package var limit: TextLimit? {
        let height = Self.limit(size.height)
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
