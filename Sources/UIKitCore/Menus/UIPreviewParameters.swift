import CoreGraphics
import Foundation

/// How a preview looks.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipreviewparameters>.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
    /// Makes parameters for a view as it is.
    public override init() { super.init() }

    /// Makes parameters for lines of text: what is seen is around them, with round corners.
    ///
    /// - Parameter textLineRects: The rectangles of lines in the view's space, as `NSValue`s of a `CGRect`. Others, and those that are
    ///   not finite, are left out; without any all of the view is seen.
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

    /// How much is seen around lines of text (chosen).
    package static let textPadding = CGSize(width: 4, height: 2)

    nonisolated deinit {}

    /// The part of the view that is seen, in its own space; `nil`, the default, for all of it.
    open var visiblePath: UIBezierPath?
    /// What casts the shadow, in the view's own space; `nil`, the default, for what is seen.
    open var shadowPath: UIBezierPath?
    /// What is behind the view; `nil`, the default, for the system's background.
    open var backgroundColor: UIColor!
}
