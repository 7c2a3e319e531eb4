import CoreGraphics
import Foundation

/// The appearance of a preview.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipreviewparameters>.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
    /// Creates parameters for an unchanged view.
    public override init() { super.init() }

    // Chosen (Dragging): Previews of text lines have a margin of 4 points at the sides and 2 above and below.
    /// Creates parameters for lines of text: the visible path is around the lines, with rounded corners.
    ///
    /// - Parameter textLineRects: The rectangles of lines in the coordinate space of the view, as `NSValue`s of a
    ///   `CGRect`. Values of other types and non-finite rectangles are ignored. If no rectangle remains, the whole
    ///   view is visible.
    public init(textLineRects: [NSValue]) {
        super.init()
        let path = UIBezierPath()
        for rect in textLineRects.map(\.cgRectValue)
        where rect.minX.isFinite && rect.minY.isFinite && rect.width > 0 && rect.height > 0 && rect.width.isFinite
            && rect.height.isFinite
        {
            let padded = rect.insetBy(dx: -Self.textPadding.width, dy: -Self.textPadding.height)
            path.append(UIBezierPath(roundedRect: padded, cornerRadius: Self.textPadding.width))
        }
        if !path.isEmpty { visiblePath = path }
    }

    /// The visible padding around lines of text.
    package static let textPadding = CGSize(width: 4, height: 2)

    nonisolated deinit {}

    /// The visible part of the view, in its coordinate space. The default, `nil`, is the whole view.
    open var visiblePath: UIBezierPath?
    /// The path of the shadow, in the view's coordinate space. The default, `nil`, is the visible part.
    open var shadowPath: UIBezierPath?
    /// The color behind the view. The default, `nil`, is the system's background.
    open var backgroundColor: UIColor!
}
