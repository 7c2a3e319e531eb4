import CoreGraphics
import Foundation

/// The text of a tool tip, and for which part of the view it holds.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitooltipconfiguration>.
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
    /// The text.
    open var toolTip: String { text }

    /// The part of the view for which it is shown, in the view's coordinates, in points. All of the view where it is null.
    open var sourceRect: CGRect { part }

    private let text: String
    private let part: CGRect

    /// Makes a tool tip for all of the view.
    public convenience init(toolTip: String) { self.init(toolTip: toolTip, in: .null) }

    /// Makes a tool tip for a part of the view. Where the pointer leaves that, the tip goes, and the delegate is asked again.
    ///
    /// - Parameters:
    ///   - toolTip: The text.
    ///   - rect: The part, in the view's coordinates. A rectangle that is not finite means the whole view.
    public init(toolTip: String, in rect: CGRect) {
        text = toolTip
        let isUsable = [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite)
        part = isUsable ? rect : .null
        super.init()
    }

    nonisolated deinit {}
}
