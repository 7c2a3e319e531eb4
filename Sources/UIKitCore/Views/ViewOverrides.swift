import CoreGraphics
import QuartzCore

/// The methods of `UIView` that a class may override. Checked for every view, so that views without overrides are
/// skipped.
@MainActor
enum ViewOverrides {
    /// Overrides of the hit test.
    static let hitTest = OverridableMethods(
        of: UIView.self, plain: Plain.self, overriding: OverridingHitTest.self, count: 1)
    /// Overrides of drawing: `draw(_:)`, `display(_:)` or `draw(_:in:)`.
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
