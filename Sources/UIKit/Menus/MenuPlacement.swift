import CoreGraphics
import Foundation

/// Where a menu is: a pure function of what it is for and of the room there is.
struct MenuPlacement: Equatable {
    var frame: CGRect
    /// Whether the menu opens upwards.
    var isAbove = false

    /// Below what the menu is for, in the middle of it; above, where there is more room and it does not fit below. A menu that
    /// is too high is as high as there is room, and scrolls.
    ///
    /// - Parameters:
    ///   - size: The size that the menu wants.
    ///   - source: What it is for.
    ///   - attachment: Where its middle is to be.
    ///   - area: Where it may be, in the same space as the source.
    static func beside(_ source: CGRect, attachment: CGFloat, size: CGSize, in area: CGRect, gap: CGFloat) -> Self {
        let width = min(size.width, area.width)
        let below = area.maxY - max(source.maxY + gap, area.minY)
        let above = min(source.minY - gap, area.maxY) - area.minY
        let isAbove = size.height > below && above > below
        let room = isAbove ? above : below
        // Where there is hardly any room on either side the menu covers what it is for.
        let least = min(size.height, area.height, 3 * MenuMetrics.row)
        let height = max(min(size.height, room), least)
        let wanted = isAbove ? source.minY - gap - height : source.maxY + gap
        let frame = CGRect(
            x: clamp(attachment - width / 2, area.minX, area.maxX - width),
            y: clamp(wanted, area.minY, area.maxY - height), width: width, height: height)
        return Self(frame: frame, isAbove: isAbove)
    }

    /// With a corner at the pointer: below it and to its trailing side where there is room, else above it or to the other side;
    /// where neither side has room, as near as the area permits.
    static func atPointer(_ point: CGPoint, size: CGSize, in area: CGRect, isMirrored: Bool) -> Self {
        let width = min(size.width, area.width)
        let (toTheRight, toTheLeft) = (point.x, point.x - width)
        let (fitsRight, fitsLeft) = (toTheRight + width <= area.maxX, toTheLeft >= area.minX)
        let opensLeft = isMirrored ? fitsLeft || !fitsRight : fitsLeft && !fitsRight
        var place = beside(CGRect(origin: point, size: .zero), attachment: point.x, size: size, in: area, gap: 0)
        place.frame.origin.x = clamp(opensLeft ? toTheLeft : toTheRight, area.minX, area.maxX - width)
        return place
    }

    /// Over the row that opens it, as high as there is room.
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
