import CoreGraphics

/// The place of an edit menu: a pure function of its target and the available area.
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
        // Chosen (Pasteboard): An edit menu that fits on neither side of its target is over the middle of the visible
        // target.
        let seen = target.intersection(area)
        let middle = seen.isNull ? CGPoint(x: target.midX, y: target.midY) : CGPoint(x: seen.midX, y: seen.midY)
        var place = beside(CGRect(origin: middle, size: .zero), .down, size, in: area)
        place.body.origin.y = MenuPlacement.clamp(place.body.minY, area.minY, area.maxY - size.height)
        place.tip.y = place.body.maxY + EditMenuMetrics.arrow.height
        return place
    }

    /// Returns the place at the side of a target for a direction, whether or not the menu fits there.
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

/// The measures of edit menus in points, measured by others on a picture of iOS 16.
enum EditMenuMetrics {
    static let fontSize: CGFloat = 14
    /// The distance from the sides of an element to its text.
    static let padding: CGFloat = 16
    /// Text of 17 points, with 18 above and below; 7 of them belong to the arrow.
    static let height: CGFloat = 39
    static let cornerRadius: CGFloat = 8
    /// The arrow's width and height.
    static let arrow = CGSize(width: 14, height: 7)
    /// The distance from the arrow's tip to the target.
    static let distance: CGFloat = 8
    /// The distance from the edges of the safe area.
    static let distanceFromEdge: CGFloat = 8
    /// The width of a page chevron.
    static let chevron: CGFloat = 36
    static let chevronSize: CGFloat = 12
}
