import CoreGraphics

// Chosen (Controllers): A popover is below its source if it fits there, else above, else at the side with more room;
// if it fits nowhere, it shrinks at the side that shows most of it.
/// Computes the placement of a popover, as a pure function of its source and the available area.
///
/// UIKit's rules are not published. The popover is placed below the source (arrow up), if the popover fits there;
/// otherwise above it; otherwise at the side with more room, if it fits. If it fits on no side, it is on the side that
/// shows most of its content, which is reduced. The popover is centered on the middle of the source, then moved inside
/// the margins. The arrow remains at that middle, as far as the corners permit.
struct PopoverLayout {
    /// Bounds of the container.
    var bounds: CGRect
    var safeAreaInsets = UIEdgeInsets.zero
    /// Distances from the container's edges, in addition to the status bar.
    var margins = PopoverMetrics.margins
    /// Source rectangle in the container's coordinate space. If `nil`, the popover is centered.
    var source: CGRect?
    /// Permitted directions of the arrow; empty for no arrow.
    var permittedDirections = UIPopoverArrowDirection.any
    /// The preferred size of the content.
    var contentSize: CGSize
    /// Of two sides with equal room, the trailing side of the source is preferred.
    var isRightToLeft = false
    /// Whether the popover may cover its source to keep its size.
    var canOverlapSource = false
    var metrics = PopoverMetrics()
    /// Pixels per point: the popover's corners are aligned to pixels, unless the area's are not.
    var scale: CGFloat = 1

    // Chosen (Controllers): Negative margins of a popover extend to the window's edge.
    /// The area for the popover, inside the margins. The top margin is below the status bar. The other margins are at
    /// least the safe area's insets, and no margin extends the area beyond the container.
    var area: CGRect {
        let top = max(0, margins.top + max(safeAreaInsets.top, PopoverMetrics.statusBar))
        let (x, width) = Self.span(
            bounds.minX, bounds.width, max(margins.left, safeAreaInsets.left), max(margins.right, safeAreaInsets.right))
        let (y, height) = Self.span(bounds.minY, bounds.height, top, max(margins.bottom, safeAreaInsets.bottom))
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// Returns the span of a length between two insets; an empty span if the insets are larger than the length.
    private static func span(
        _ start: CGFloat, _ length: CGFloat, _ leading: CGFloat, _ trailing: CGFloat
    ) -> (CGFloat, CGFloat) {
        let rest = length - leading - trailing
        guard rest < 0 else { return (start + leading, rest) }
        return (start + max(0, min(length, leading + rest / 2)), 0)
    }

    var placement: PopoverPlacement {
        guard let source = sourceInBounds else { return withoutArrow(around: CGPoint(x: area.midX, y: area.midY)) }
        let directions = order(around: source).filter { permittedDirections.contains($0) }
        guard var best = directions.first else { return withoutArrow(around: CGPoint(x: source.midX, y: source.midY)) }
        for direction in directions where fits(direction, source) {
            return placed(direction, size(direction), source)
        }
        for direction in directions.dropFirst() where shownArea(direction, source) > shownArea(best, source) {
            best = direction
        }
        let room = canOverlapSource || !isUsable(best, source) ? area : room(best, source)
        let wanted = size(best)
        return placed(
            best, CGSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height)), source)
    }

    /// The part of the source inside the container. For a source outside the container, it is the nearest place at the
    /// edge.
    private var sourceInBounds: CGRect? {
        guard let source = source?.standardized, !source.isNull, !source.isInfinite,
            (source.minX + source.maxX + source.minY + source.maxY).isFinite
        else { return nil }
        let (left, right) = (clamp(source.minX, bounds.minX, bounds.maxX), clamp(source.maxX, bounds.minX, bounds.maxX))
        let (top, bottom) = (clamp(source.minY, bounds.minY, bounds.maxY), clamp(source.maxY, bounds.minY, bounds.maxY))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    // MARK: Choosing a side

    private func order(around source: CGRect) -> [UIPopoverArrowDirection] {
        // The arrow of a popover on the right side points left.
        let (right, left) = (room(.left, source).width, room(.right, source).width)
        let isRightFirst = right == left ? !isRightToLeft : right > left
        return [.up, .down] + (isRightFirst ? [.left, .right] : [.right, .left])
    }

    /// Returns the part of the area on the side of the source that corresponds to an arrow direction.
    private func room(_ direction: UIPopoverArrowDirection, _ source: CGRect) -> CGRect {
        let area = area
        switch direction {
        case .up:
            let top = clamp(source.maxY, area.minY, area.maxY)
            return CGRect(x: area.minX, y: top, width: area.width, height: area.maxY - top)
        case .down:
            let bottom = clamp(source.minY, area.minY, area.maxY)
            return CGRect(x: area.minX, y: area.minY, width: area.width, height: bottom - area.minY)
        case .left:
            let left = clamp(source.maxX, area.minX, area.maxX)
            return CGRect(x: left, y: area.minY, width: area.maxX - left, height: area.height)
        default:
            let right = clamp(source.minX, area.minX, area.maxX)
            return CGRect(x: area.minX, y: area.minY, width: right - area.minX, height: area.height)
        }
    }

    /// Returns the preferred size of the popover, including the arrow.
    private func size(_ direction: UIPopoverArrowDirection) -> CGSize {
        var size = metrics.bodySize(around: contentSize)
        if direction.isVertical { size.height += metrics.arrowHeight } else { size.width += metrics.arrowHeight }
        return size
    }

    private func fits(_ direction: UIPopoverArrowDirection, _ source: CGRect) -> Bool {
        let (size, room) = (size(direction), room(direction, source).size)
        return size.width <= room.width && size.height <= room.height
    }

    /// Returns the largest size of the body on a side.
    private func body(_ direction: UIPopoverArrowDirection, _ source: CGRect) -> CGSize {
        let (wanted, room) = (size(direction), room(direction, source).size)
        let (width, height) = (min(wanted.width, room.width), min(wanted.height, room.height))
        return direction.isVertical
            ? CGSize(width: width, height: max(0, height - metrics.arrowHeight))
            : CGSize(width: max(0, width - metrics.arrowHeight), height: height)
    }

    private func shownArea(_ direction: UIPopoverArrowDirection, _ source: CGRect) -> CGFloat {
        let body = body(direction, source)
        return body.width * body.height
    }

    // Chosen (Controllers): If no side of its source has room for a popover, the popover covers its source.
    /// Returns whether a side has room for a body with an arrow, or for a complete smaller body. If no side is usable,
    /// for example because the source fills the window, the popover covers its source.
    private func isUsable(_ direction: UIPopoverArrowDirection, _ source: CGRect) -> Bool {
        let (body, wanted, least) = (
            body(direction, source), metrics.bodySize(around: contentSize), 2 * metrics.arrowReach
        )
        return body.width >= min(wanted.width, least) && body.height >= min(wanted.height, least)
    }

    // MARK: Placing

    private func placed(
        _ direction: UIPopoverArrowDirection, _ size: CGSize, _ source: CGRect
    ) -> PopoverPlacement {
        let origin =
            switch direction {
            case .up: CGPoint(x: source.midX - size.width / 2, y: source.maxY)
            case .down: CGPoint(x: source.midX - size.width / 2, y: source.minY - size.height)
            case .left: CGPoint(x: source.maxX, y: source.midY - size.height / 2)
            default: CGPoint(x: source.minX - size.width, y: source.midY - size.height / 2)
            }
        let frame = inArea(origin, size)
        let offset =
            direction.isVertical
            ? offset(of: source.midX, along: frame.minX, frame.maxX)
            : offset(of: source.midY, along: frame.minY, frame.maxY)
        return PopoverPlacement(frame: frame, arrowDirection: direction, arrowOffset: offset)
    }

    private func withoutArrow(around middle: CGPoint) -> PopoverPlacement {
        let (wanted, area) = (metrics.bodySize(around: contentSize), area)
        let size = CGSize(width: min(wanted.width, area.width), height: min(wanted.height, area.height))
        return PopoverPlacement(
            frame: inArea(CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2), size))
    }

    private func inArea(_ origin: CGPoint, _ size: CGSize) -> CGRect {
        let area = area
        return CGRect(
            x: clamp(onPixel(origin.x), area.minX, area.maxX - size.width),
            y: clamp(onPixel(origin.y), area.minY, area.maxY - size.height), width: size.width, height: size.height)
    }

    /// Offset of the arrow from the middle of a side, limited by the corners.
    private func offset(of place: CGFloat, along start: CGFloat, _ end: CGFloat) -> CGFloat {
        let reach = min(metrics.arrowReach, (end - start) / 2)
        return clamp(place, start + reach, end - reach) - (start + end) / 2
    }

    private func onPixel(_ value: CGFloat) -> CGFloat { scale > 0 ? (value * scale).rounded() / scale : value }

    private func clamp(_ value: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
        max(least, min(value, max(least, most)))
    }
}

extension UIPopoverArrowDirection {
    /// Whether the arrow points up or down.
    var isVertical: Bool { self == .up || self == .down }
}
