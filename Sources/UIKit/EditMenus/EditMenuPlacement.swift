import CoreGraphics

/// Where an edit menu is: a pure function of what it is for and of the room there is.
struct EditMenuPlacement: Equatable {
    /// The menu without its arrow.
    var body: CGRect
    /// Which way the arrow points; never `automatic`.
    var direction: UIEditMenuArrowDirection
    /// Where the arrow's tip is.
    var tip: CGPoint

    /// The menu with its arrow.
    var frame: CGRect { body.union(CGRect(origin: tip, size: .zero)) }

    /// - Parameters:
    ///   - size: That of the menu without its arrow.
    ///   - target: What the menu is for.
    ///   - area: Where it may be, in the same space.
    ///   - preferred: Which way the arrow points where there is room for that.
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
        // There is no room on either side: over the middle of what can be seen (chosen).
        let seen = target.intersection(area)
        let middle = seen.isNull ? CGPoint(x: target.midX, y: target.midY) : CGPoint(x: seen.midX, y: seen.midY)
        var place = beside(CGRect(origin: middle, size: .zero), .down, size, in: area)
        place.body.origin.y = MenuPlacement.clamp(place.body.minY, area.minY, area.maxY - size.height)
        place.tip.y = place.body.maxY + EditMenuMetrics.arrow.height
        return place
    }

    /// On the side of a target that a direction stands for, whether or not there is room.
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

/// The measures of edit menus in points, as others have measured them on a picture of iOS 16.
enum EditMenuMetrics {
    static let fontSize: CGFloat = 14
    /// From the sides of an element to its text.
    static let padding: CGFloat = 16
    /// Text of 17 points, with 18 above and below, of which the arrow has 7.
    static let height: CGFloat = 39
    static let cornerRadius: CGFloat = 8
    /// The arrow's width and height.
    static let arrow = CGSize(width: 14, height: 7)
    /// From the arrow's tip to what the menu is for.
    static let distance: CGFloat = 8
    /// From the edges of the safe area.
    static let distanceFromEdge: CGFloat = 8
    /// The element that leads to another page.
    static let chevron: CGFloat = 36
    static let chevronSize: CGFloat = 12
}
