import CoreGraphics
import Foundation

/// The layout of an action sheet at the bottom of the window: the card with title and actions, and below it the card
/// of the `cancel` action.
struct ActionSheetLayout: Equatable {
    /// The distance between the cards, and the minimum distance of the sheet from the sides and the bottom of the
    /// window, in points.
    private static let margin: CGFloat = 8
    /// The minimum distance of the sheet from the top of the window, in points, so that a tap above the sheet can
    /// cancel it.
    private static let topMargin: CGFloat = 30
    // Chosen (Controllers): An action sheet is at least 304 points wide. In a landscape window it is as wide as the
    // window is high, minus the margins.
    /// The limits of the sheet's width, in points. In a landscape window the sheet is as wide as the window is high,
    /// minus the margins, as on a phone in landscape.
    private static let leastWidth: CGFloat = 304
    private static let mostWidth: CGFloat = 500
    // Chosen (Controllers): An action sheet in a popover is 304 points wide.
    /// The width in a popover.
    static let popoverWidth: CGFloat = 304

    /// The frame that encloses both cards, in the window's coordinate space.
    let frame: CGRect
    /// The frames of the cards inside `frame`; `nil` for a missing card.
    let main: CGRect?
    let cancel: CGRect?

    /// Returns the width of the cards.
    static func width(in bounds: CGSize, safeArea: UIEdgeInsets) -> CGFloat {
        let room = bounds.width - max(safeArea.left, margin) - max(safeArea.right, margin)
        let most = bounds.width > bounds.height ? max(leastWidth, bounds.height - 2 * margin) : mostWidth
        return max(0, min(room, most, mostWidth))
    }

    /// - Parameters:
    ///   - mainHeight: The full height of the card with title and actions; 0 without this card.
    ///   - cancelHeight: The height of the card of the `cancel` action; 0 without this card.
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

    /// Returns the frames of the cards in a view of the given size; `nil` for a missing card.
    static func cards(in size: CGSize, hasMain: Bool, cancelHeight: CGFloat) -> (main: CGRect?, cancel: CGRect?) {
        let (width, height) = (max(0, size.width), max(0, size.height))
        let lower = min(max(0, cancelHeight), height)
        let cancel = lower > 0 ? CGRect(x: 0, y: height - lower, width: width, height: lower) : nil
        guard hasMain else { return (nil, cancel) }
        let rest = max(0, height - lower - (lower > 0 ? margin : 0))
        return (CGRect(x: 0, y: 0, width: width, height: rest), cancel)
    }
}
