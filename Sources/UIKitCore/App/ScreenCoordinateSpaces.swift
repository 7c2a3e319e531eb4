import CoreGraphics

/// A screen's space: that of its root layer.
final class ScreenCoordinateSpace: UICoordinateSpace {
    let screen: UIScreen
    /// The bounds of a time before.
    private let formerBounds: CGRect?

    init(screen: UIScreen, formerBounds: CGRect? = nil) { (self.screen, self.formerBounds) = (screen, formerBounds) }

    var bounds: CGRect { formerBounds ?? screen.bounds }

    func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
        guard let view = space as? UIView else { return space.convert(point, from: self) }
        return screen.rootLayer.convert(point, to: view.layer)
    }

    func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
        if let fixed = space as? FixedScreenCoordinateSpace { return fixed.rotated(point) }
        guard let view = space as? UIView else { return point }
        return view.layer.convert(point, to: screen.rootLayer)
    }

    func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
        guard let view = space as? UIView else { return space.convert(rect, from: self) }
        return screen.rootLayer.convert(rect, to: view.layer)
    }

    func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
        if let fixed = space as? FixedScreenCoordinateSpace { return fixed.rotated(rect) }
        guard let view = space as? UIView else { return rect }
        return view.layer.convert(rect, to: screen.rootLayer)
    }
}

/// A screen's space with the device upright: that of its root layer, turned back by the interface's orientation.
final class FixedScreenCoordinateSpace: UICoordinateSpace {
    let screen: UIScreen

    init(screen: UIScreen) { self.screen = screen }

    var bounds: CGRect {
        let size = screen.bounds.size
        return CGRect(
            origin: .zero,
            size: screen.orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size)
    }

    /// A point of this space in the screen's.
    func rotated(_ point: CGPoint) -> CGPoint {
        let size = screen.bounds.size
        return switch screen.orientation {
        case .portraitUpsideDown: CGPoint(x: size.width - point.x, y: size.height - point.y)
        case .landscapeRight: CGPoint(x: point.y, y: size.height - point.x)
        case .landscapeLeft: CGPoint(x: size.width - point.y, y: point.x)
        default: point
        }
    }

    /// A point of the screen's space in this one.
    private func upright(_ point: CGPoint) -> CGPoint {
        let size = screen.bounds.size
        return switch screen.orientation {
        case .portraitUpsideDown: CGPoint(x: size.width - point.x, y: size.height - point.y)
        case .landscapeRight: CGPoint(x: size.height - point.y, y: point.x)
        case .landscapeLeft: CGPoint(x: point.y, y: size.width - point.x)
        default: point
        }
    }

    func rotated(_ rect: CGRect) -> CGRect { Self.box(of: rect, rotated) }

    private static func box(of rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
        let (first, second) = (
            convert(CGPoint(x: rect.minX, y: rect.minY)), convert(CGPoint(x: rect.maxX, y: rect.maxY))
        )
        return CGRect(
            x: min(first.x, second.x), y: min(first.y, second.y), width: abs(first.x - second.x),
            height: abs(first.y - second.y))
    }

    func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
        if space is FixedScreenCoordinateSpace { return point }
        return screen.coordinateSpace.convert(rotated(point), to: space)
    }

    func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
        if space is FixedScreenCoordinateSpace { return point }
        return upright(screen.coordinateSpace.convert(point, from: space))
    }

    func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
        if space is FixedScreenCoordinateSpace { return rect }
        return screen.coordinateSpace.convert(rotated(rect), to: space)
    }

    func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
        if space is FixedScreenCoordinateSpace { return rect }
        return Self.box(of: screen.coordinateSpace.convert(rect, from: space), upright)
    }
}
