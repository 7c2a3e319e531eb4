import CoreGraphics
import Foundation

/// The text of a tool tip and its part of the view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitooltipconfiguration>.
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
    /// The text.
    open var toolTip: String { text }

    /// The part of the view that shows the tip, in the view's coordinate space, in points. If null, the whole view.
    open var sourceRect: CGRect { part }

    private let text: String
    private let part: CGRect

    /// Creates a tool tip for the whole view.
    public convenience init(toolTip: String) { self.init(toolTip: toolTip, in: .null) }

    /// Creates a tool tip for a part of the view. When the pointer leaves this part, the tip is hidden and the
    /// delegate is called again.
    ///
    /// - Parameters:
    ///   - toolTip: The text.
    ///   - rect: The part, in the view's coordinate space. Non-finite rectangles are replaced by the whole view.
    public init(toolTip: String, in rect: CGRect) {
        text = toolTip
        let isUsable = [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite)
        part = isUsable ? rect : .null
        super.init()
    }

    nonisolated deinit {}
}
