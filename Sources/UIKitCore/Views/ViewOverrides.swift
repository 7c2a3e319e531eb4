import CoreGraphics
import QuartzCore

/// Methods of `UIView` that a class may override, found in its method table; asked for every view, so that those are left
/// alone that have nothing of their own to do.
@MainActor
struct ViewOverrides {
    /// A search of its own for the view that a touch is for.
    static let hitTest = ViewOverrides(of: OverridingHitTest.self, count: 1)
    /// Something to draw: `draw(_:)`, `display(_:)` or `draw(_:in:)`.
    static let drawing = ViewOverrides(of: OverridingDrawing.self, count: 3)

    /// Where the methods are in the method table of every view, and what is there in `UIView`'s own.
    private let entries: [(place: Int, own: UInt)]

    private init(of overriding: UIView.Type, count: Int) {
        let base = MethodTable.entries(of: UIView.self)
        let plain = MethodTable.entries(of: Plain.self)
        let overriding = MethodTable.entries(of: overriding)
        let places = base.indices.filter { overriding[$0] != base[$0] && plain[$0] == base[$0] }
        precondition(
            places.count == count, "Swift's class layout is not the one that ViewOverrides was written for: \(places)")
        entries = places.map { ($0, base[$0]) }
    }

    /// Whether a class overrides one of the methods.
    func areIn(_ type: UIView.Type) -> Bool {
        let table = MethodTable.entries(of: type)
        for entry in entries where table[entry.place] != entry.own { return true }
        return false
    }

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
