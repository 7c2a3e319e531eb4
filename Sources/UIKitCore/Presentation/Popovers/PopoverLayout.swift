import CoreGraphics

/// Finds a popover's place: a pure function of what it points at and of the room there is.
///
/// UIKit's rules are not published. Chosen: below the source (arrow up), where the popover fits there; else above it;
/// else at the side with more room, where it fits. Where it fits nowhere it is on the side that shows most of its
/// content, which becomes smaller. The popover is centred on the middle of the source, then moved inside the margins;
/// the arrow stays at that middle, as far as the corners permit.
struct PopoverLayout {
    /// The container's.
    var bounds: CGRect
    var safeAreaInsets = UIEdgeInsets.zero
    /// From the container's edges, in addition to the status bar.
    var margins = PopoverMetrics.margins
    /// What the popover points at, in the container's space; `nil` where that is not known. Then it is in the middle.
    var source: CGRect?
    /// Where the arrow may point; empty for no arrow.
    var permittedDirections = UIPopoverArrowDirection.any
    /// The size that the content wants.
    var contentSize: CGSize
    /// Of sides with equal room the one that follows the source in the direction of reading is first.
    var isRightToLeft = false
    /// Whether the popover covers its source rather than become smaller.
    var canOverlapSource = false
    var metrics = PopoverMetrics()
    /// Pixels a point: the popover's corners are on whole pixels, unless the area's are not.
    var scale: CGFloat = 1

    /// Where the popover may be: without the margins. The top margin is below the status bar; the other margins are at
    /// least the safe area's insets, and none leads out of the container (chosen).
    var area: CGRect {
        let top = max(0, margins.top + max(safeAreaInsets.top, PopoverMetrics.statusBar))
        let (x, width) = Self.span(
            bounds.minX, bounds.width, max(margins.left, safeAreaInsets.left), max(margins.right, safeAreaInsets.right))
        let (y, height) = Self.span(bounds.minY, bounds.height, top, max(margins.bottom, safeAreaInsets.bottom))
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// What insets leave of a length: nothing, at a place between them, where they are larger.
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

    /// What of the source is in the container; the place at the nearest edge, for one that is out of it.
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
        // The arrow of a popover on the right side points to the left.
        let (right, left) = (room(.left, source).width, room(.right, source).width)
        let isRightFirst = right == left ? !isRightToLeft : right > left
        return [.up, .down] + (isRightFirst ? [.left, .right] : [.right, .left])
    }

    /// The part of the area at the side of the source where the arrow points in a direction.
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

    /// The size that the popover wants, arrow included.
    private func size(_ direction: UIPopoverArrowDirection) -> CGSize {
        var size = metrics.bodySize(around: contentSize)
        if direction.isVertical { size.height += metrics.arrowHeight } else { size.width += metrics.arrowHeight }
        return size
    }

    private func fits(_ direction: UIPopoverArrowDirection, _ source: CGRect) -> Bool {
        let (size, room) = (size(direction), room(direction, source).size)
        return size.width <= room.width && size.height <= room.height
    }

    /// How large the body can be at a side.
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

    /// Whether there is room for a body on which the arrow fits, or for all of a smaller one. Where there is none, as
    /// beside a source that fills the window, the popover covers its source (chosen).
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

    /// From the middle of a side to a place on it, as near as the corners permit.
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
