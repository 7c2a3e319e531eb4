import Foundation

/// A coordinate space on the screen, with conversions of points and rectangles.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
    /// The bounds of the space, in its own coordinates.
    var bounds: CGRect { get }

    /// Converts a point of this space to a given space.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

    /// Converts a point of a given space to this space.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

    /// Converts a rectangle of this space to a given space. With a rotation, the result is the bounding box.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

    /// Converts a rectangle of a given space to this space.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {}
