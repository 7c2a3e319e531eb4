import CoreGraphics
import Foundation

/// The frame of a menu, which depends only on its source and the available area.
struct MenuPlacement: Equatable {
    var frame: CGRect
    /// Whether the menu opens upward.
    var isAbove = false

    // Chosen (Input): The position of a menu in the middle of its source is chosen.
    /// Returns a centered frame below the source. If the menu does not fit below and more space is available above,
    /// the frame is above the source. A menu that fits on neither side is as high as the space, and scrolls.
    ///
    /// - Parameters:
    ///   - size: The size that the menu needs.
    ///   - source: The source of the menu.
    ///   - attachment: The x-coordinate of the menu's center.
    ///   - area: The available area, in the coordinate space of the source.
    static func beside(_ source: CGRect, attachment: CGFloat, size: CGSize, in area: CGRect, gap: CGFloat) -> Self {
        let width = min(size.width, area.width)
        let below = area.maxY - max(source.maxY + gap, area.minY)
        let above = min(source.minY - gap, area.maxY) - area.minY
        let isAbove = size.height > below && above > below
        let room = isAbove ? above : below
        // If the space on both sides is too small, the menu covers its source.
        let least = min(size.height, area.height, 3 * MenuMetrics.row)
        let height = max(min(size.height, room), least)
        let wanted = isAbove ? source.minY - gap - height : source.maxY + gap
        let frame = CGRect(
            x: clamp(attachment - width / 2, area.minX, area.maxX - width),
            y: clamp(wanted, area.minY, area.maxY - height), width: width, height: height)
        return Self(frame: frame, isAbove: isAbove)
    }

    // Chosen (Input): With the secondary button a menu has a corner at the pointer, on the trailing side if it fits.
    /// Returns a frame with a corner at the pointer: below the pointer and on its trailing side if the menu fits
    /// there, otherwise above it or on its leading side. If the menu fits on neither side, its frame is as near to the
    /// pointer as the area permits.
    static func atPointer(_ point: CGPoint, size: CGSize, in area: CGRect, isMirrored: Bool) -> Self {
        let width = min(size.width, area.width)
        let (toTheRight, toTheLeft) = (point.x, point.x - width)
        let (fitsRight, fitsLeft) = (toTheRight + width <= area.maxX, toTheLeft >= area.minX)
        let opensLeft = isMirrored ? fitsLeft || !fitsRight : fitsLeft && !fitsRight
        var place = beside(CGRect(origin: point, size: .zero), attachment: point.x, size: size, in: area, gap: 0)
        place.frame.origin.x = clamp(opensLeft ? toTheLeft : toTheRight, area.minX, area.maxX - width)
        return place
    }

    /// Returns a frame over the row that opens a submenu, with at most the height of the area.
    static func over(_ row: CGRect, size: CGSize, in area: CGRect) -> Self {
        let width = min(size.width, area.width)
        let height = min(size.height, area.height)
        return Self(
            frame: CGRect(
                x: clamp(row.midX - width / 2, area.minX, area.maxX - width),
                y: clamp(row.minY, area.minY, area.maxY - height), width: width, height: height))
    }

    static func clamp(_ value: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
        max(least, min(value, max(least, most)))
    }
}
