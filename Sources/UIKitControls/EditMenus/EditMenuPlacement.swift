import CoreGraphics

/// The position of an edit menu and its arrow, which depends only on the target and the available area.
struct EditMenuPlacement: Equatable {
    /// The frame of the menu without its arrow.
    var body: CGRect
    /// The direction of the arrow; never `automatic`.
    var direction: UIEditMenuArrowDirection
    /// The position of the arrow's tip.
    var tip: CGPoint

    /// The frame of the menu with its arrow.
    var frame: CGRect { body.union(CGRect(origin: tip, size: .zero)) }

    /// - Parameters:
    ///   - size: The size of the menu without its arrow.
    ///   - target: The target of the menu.
    ///   - area: The available area, in the same coordinate space.
    ///   - preferred: The preferred direction of the arrow.
    static func place(
        _ size: CGSize, for target: CGRect, in area: CGRect, preferring preferred: UIEditMenuArrowDirection
    ) -> Self {
        let directions: [UIEditMenuArrowDirection] =
            switch preferred {
            case .automatic, .down: [.down, .up]
            case .up: [.up, .down]
            case .left: [.left, .down, .up]
            case .right: [.right, .down, .up]
            }
        for direction in directions {
            let place = beside(target, direction, size, in: area)
            if place.fits(in: area) { return place }
        }
        // Chosen (Pasteboard): An edit menu that fits on neither side of its target is displayed over the middle of
        // the visible part of the target.
        let seen = target.intersection(area)
        let middle = seen.isNull ? CGPoint(x: target.midX, y: target.midY) : CGPoint(x: seen.midX, y: seen.midY)
        var place = beside(CGRect(origin: middle, size: .zero), .down, size, in: area)
        place.body.origin.y = MenuPlacement.clamp(place.body.minY, area.minY, area.maxY - size.height)
        place.tip.y = place.body.maxY + EditMenuMetrics.arrow.height
        return place
    }

    /// Returns the placement for an arrow direction, even if the menu does not fit there.
    private static func beside(
        _ target: CGRect, _ direction: UIEditMenuArrowDirection, _ size: CGSize, in area: CGRect
    ) -> Self {
        let away = EditMenuMetrics.distance + EditMenuMetrics.arrow.height
        var body = CGRect(
            x: MenuPlacement.clamp(target.midX - size.width / 2, area.minX, area.maxX - size.width),
            y: MenuPlacement.clamp(target.midY - size.height / 2, area.minY, area.maxY - size.height),
            width: size.width, height: size.height)
        switch direction {
        case .up: body.origin.y = target.maxY + away
        case .left: body.origin.x = target.maxX + away
        case .right: body.origin.x = target.minX - away - size.width
        case .automatic, .down: body.origin.y = target.minY - away - size.height
        }
        let inset = EditMenuMetrics.cornerRadius + EditMenuMetrics.arrow.width / 2
        let height = EditMenuMetrics.arrow.height
        let x = MenuPlacement.clamp(target.midX, body.minX + inset, body.maxX - inset)
        let y = MenuPlacement.clamp(target.midY, body.minY + inset, body.maxY - inset)
        let tip =
            switch direction {
            case .up: CGPoint(x: x, y: body.minY - height)
            case .left: CGPoint(x: body.minX - height, y: y)
            case .right: CGPoint(x: body.maxX + height, y: y)
            case .automatic, .down: CGPoint(x: x, y: body.maxY + height)
            }
        return Self(body: body, direction: direction, tip: tip)
    }

    private func fits(in area: CGRect) -> Bool {
        switch direction {
        case .left, .right: body.minX >= area.minX && body.maxX <= area.maxX
        case .up, .down, .automatic: body.minY >= area.minY && body.maxY <= area.maxY
        }
    }
}

/// The measures of edit menus in points, which others have measured in a picture of iOS 16.
enum EditMenuMetrics {
    static let fontSize: CGFloat = 14
    /// The distance between the text of an element and the sides of the element.
    static let padding: CGFloat = 16
    /// The height of the bar without its arrow: a text of 17 points with 11 points above and below. (Each measured
    /// space is 18 points and includes 7 points of the arrow.)
    static let height: CGFloat = 39
    static let cornerRadius: CGFloat = 8
    /// The size of the arrow.
    static let arrow = CGSize(width: 14, height: 7)
    /// The distance from the arrow's tip to the target.
    static let distance: CGFloat = 8
    /// The distance from the edges of the safe area.
    static let distanceFromEdge: CGFloat = 8
    /// The width of a page chevron.
    static let chevron: CGFloat = 36
    static let chevronSize: CGFloat = 12
}
