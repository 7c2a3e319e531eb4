import CoreGraphics
import QuartzCore

/// Methods of `UIView` that a class may override; asked for every view, so that those are left alone that have nothing of their
/// own to do.
@MainActor
enum ViewOverrides {
    /// A search of its own for the view that a touch is for.
    static let hitTest = OverridableMethods(
        of: UIView.self, plain: Plain.self, overriding: OverridingHitTest.self, count: 1)
    /// Something to draw: `draw(_:)`, `display(_:)` or `draw(_:in:)`.
    static let drawing = OverridableMethods(
        of: UIView.self, plain: Plain.self, overriding: OverridingDrawing.self, count: 3)

    private final class Plain: UIView {}

    private final class OverridingHitTest: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }

    private final class OverridingDrawing: UIView {
        override func draw(_ rect: CGRect) {}
        override func display(_ layer: CALayer) {}
        override func draw(_ layer: CALayer, in context: CGContext) {}
    }
}
