import CoreGraphics

/// Conversions between the screen and other spaces. The screen's space is that of its root layer.
extension UIScreen: UICoordinateSpace {
    /// Converts a point of the screen to another space.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let view = coordinateSpace as? UIView else { return coordinateSpace.convert(point, from: self) }
        return rootLayer.convert(point, to: view.layer)
    }

    /// Converts a point of another space to the screen. A point of a space that is neither a view nor a screen's space
    /// is returned unchanged.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let fixed = coordinateSpace as? FixedScreenCoordinateSpace { return fixed.rotated(point) }
        guard let view = coordinateSpace as? UIView else { return point }
        return view.layer.convert(point, to: rootLayer)
    }

    /// Converts a rectangle of the screen to another space; with a rotation between them, returns its bounding box.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        guard let view = coordinateSpace as? UIView else { return coordinateSpace.convert(rect, from: self) }
        return rootLayer.convert(rect, to: view.layer)
    }

    /// Converts a rectangle of another space to the screen; with a rotation between them, returns its bounding box. A
    /// rectangle of a space that is neither a view nor a screen's space is returned unchanged.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let fixed = coordinateSpace as? FixedScreenCoordinateSpace { return fixed.rotated(rect) }
        guard let view = coordinateSpace as? UIView else { return rect }
        return view.layer.convert(rect, to: rootLayer)
    }
}

/// A screen's space with the bounds that the screen had before a change.
final class FormerScreenCoordinateSpace: UICoordinateSpace {
    private let screen: UIScreen
    let bounds: CGRect

    init(screen: UIScreen, bounds: CGRect) { (self.screen, self.bounds) = (screen, bounds) }

    func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint { screen.convert(point, to: space) }

    func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint { screen.convert(point, from: space) }

    func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect { screen.convert(rect, to: space) }

    func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect { screen.convert(rect, from: space) }
}

/// The coordinate space of the upright device: the space of the root layer, rotated back by the interface's
/// orientation.
final class FixedScreenCoordinateSpace: UICoordinateSpace {
    let screen: UIScreen

    init(screen: UIScreen) { self.screen = screen }

    var bounds: CGRect {
        let size = screen.bounds.size
        return CGRect(
            origin: .zero,
            size: screen.orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size)
    }

    /// Converts a point of this space to the screen's space.
    func rotated(_ point: CGPoint) -> CGPoint {
        let size = screen.bounds.size
        return switch screen.orientation {
        case .portraitUpsideDown: CGPoint(x: size.width - point.x, y: size.height - point.y)
        case .landscapeRight: CGPoint(x: point.y, y: size.height - point.x)
        case .landscapeLeft: CGPoint(x: size.width - point.y, y: point.x)
        default: point
        }
    }

    /// Converts a point of the screen's space to this space.
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
        return screen.convert(rotated(point), to: space)
    }

    func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
        if space is FixedScreenCoordinateSpace { return point }
        return upright(screen.convert(point, from: space))
    }

    func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
        if space is FixedScreenCoordinateSpace { return rect }
        return screen.convert(rotated(rect), to: space)
    }

    func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
        if space is FixedScreenCoordinateSpace { return rect }
        return Self.box(of: screen.convert(rect, from: space), upright)
    }
}
