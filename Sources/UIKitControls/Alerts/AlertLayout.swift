import CoreGraphics
import Foundation

/// The frame of an alert's card: in the middle of the safe area.
struct AlertLayout: Equatable {
    private static let width: CGFloat = 270
    private static let widthWithLargeText: CGFloat = 310
    /// The minimum distance of the card from the edges of the window, in points.
    private static let margin: CGFloat = 10

    let frame: CGRect

    /// Returns the width of the card.
    static func width(in bounds: CGSize, safeArea: UIEdgeInsets, isLargeText: Bool) -> CGFloat {
        min(isLargeText ? widthWithLargeText : width, room(in: bounds, safeArea).width)
    }

    /// - Parameters:
    ///   - wanted: The size of a card that shows its full content.
    ///   - bounds: The size of the window.
    ///   - safeArea: The insets of the usable area, including the keyboard.
    init(_ wanted: CGSize, in bounds: CGSize, safeArea: UIEdgeInsets, pixel: CGFloat) {
        let room = Self.room(in: bounds, safeArea)
        let size = CGSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
        func place(_ start: CGFloat, _ end: CGFloat, _ length: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
            let middle = (((start + end - length) / 2) / pixel).rounded() * pixel
            return max(least, min(middle, most - length))
        }
        let x = place(safeArea.left, bounds.width - safeArea.right, size.width, room.minX, room.maxX)
        let y = place(safeArea.top, bounds.height - safeArea.bottom, size.height, room.minY, room.maxY)
        frame = CGRect(x: x, y: y, width: size.width, height: size.height)
    }

    private static func room(in bounds: CGSize, _ safeArea: UIEdgeInsets) -> CGRect {
        let (left, top) = (max(safeArea.left, margin), max(safeArea.top, margin))
        return CGRect(
            x: left, y: top, width: max(0, bounds.width - left - max(safeArea.right, margin)),
            height: max(0, bounds.height - top - max(safeArea.bottom, margin)))
    }
}
