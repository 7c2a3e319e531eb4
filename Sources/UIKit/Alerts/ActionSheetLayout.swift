import CoreGraphics
import Foundation

/// Where the two cards of an action sheet are: at the bottom, the one with the action of the style `cancel` below the other.
struct ActionSheetLayout: Equatable {
    /// At the sides and at the bottom, which the safe area's insets count towards, and between the cards.
    private static let margin: CGFloat = 8
    /// At the top, so that there is a place for a tap outside.
    private static let topMargin: CGFloat = 30
    /// In a window that is wider than high it is as wide as the window is high, as on a phone that is held so; but not less and not
    /// more than these (chosen).
    private static let leastWidth: CGFloat = 304
    private static let mostWidth: CGFloat = 500
    /// The width in a popover (chosen).
    static let popoverWidth: CGFloat = 304

    /// Of both cards, in the window.
    let frame: CGRect
    /// In that frame's space; `nil` for what there is none of.
    let main: CGRect?
    let cancel: CGRect?

    /// The width of the cards.
    static func width(in bounds: CGSize, safeArea: UIEdgeInsets) -> CGFloat {
        let room = bounds.width - max(safeArea.left, margin) - max(safeArea.right, margin)
        let most = bounds.width > bounds.height ? max(leastWidth, bounds.height - 2 * margin) : mostWidth
        return max(0, min(room, most, mostWidth))
    }

    /// - Parameters:
    ///   - mainHeight: The height of a card with title and actions that shows all; 0 for none.
    ///   - cancelHeight: The height of the other card; 0 for none.
    ///   - bounds: The size of the window.
    init(
        mainHeight: CGFloat, cancelHeight: CGFloat, in bounds: CGSize, safeArea: UIEdgeInsets, pixel: CGFloat
    ) {
        let width = Self.width(in: bounds, safeArea: safeArea)
        let bottom = max(0, bounds.height - max(safeArea.bottom, Self.margin))
        let top = min(bottom, max(safeArea.top + Self.margin, Self.topMargin))
        let gap = mainHeight > 0 && cancelHeight > 0 ? Self.margin : 0
        let height = min(mainHeight + gap + cancelHeight, bottom - top)
        let left = max(safeArea.left, Self.margin)
        let room = max(0, bounds.width - left - max(safeArea.right, Self.margin))
        let x = left + ((room - width) / 2 / pixel).rounded(.down) * pixel
        frame = CGRect(x: x, y: bottom - height, width: width, height: height)
        (main, cancel) = Self.cards(in: frame.size, hasMain: mainHeight > 0, cancelHeight: cancelHeight)
    }

    /// The places of the cards in a view of a size.
    static func cards(in size: CGSize, hasMain: Bool, cancelHeight: CGFloat) -> (main: CGRect?, cancel: CGRect?) {
        let (width, height) = (max(0, size.width), max(0, size.height))
        let lower = min(max(0, cancelHeight), height)
        let cancel = lower > 0 ? CGRect(x: 0, y: height - lower, width: width, height: lower) : nil
        guard hasMain else { return (nil, cancel) }
        let rest = max(0, height - lower - (lower > 0 ? margin : 0))
        return (CGRect(x: 0, y: 0, width: width, height: rest), cancel)
    }
}
