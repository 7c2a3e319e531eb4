import CoreGraphics
import Foundation

/// What lies behind a button's or a cell's content: a filled shape with an outline.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration: Equatable {
    /// The colour of the shape. `nil` for the tint colour.
    public var backgroundColor: UIColor?
    /// The radius of the shape's corners, in points.
    public var cornerRadius: CGFloat = 0
    /// How far the shape is from the sides of the view, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The colour of the outline. `nil` for the tint colour.
    public var strokeColor: UIColor?
    /// The width of the outline, in points. 0 for none.
    public var strokeWidth: CGFloat = 0
    /// How far the outline lies outside of the shape, in points; negative for inside.
    public var strokeOutset: CGFloat = 0

    /// A background that shows nothing.
    public static func clear() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = .clear
        return configuration
    }

    init() {}

    /// The colour of the shape, where this is the tint colour.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor { backgroundColor ?? tintColor }

    /// The colour of the outline, where this is the tint colour.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { strokeColor ?? tintColor }
}
