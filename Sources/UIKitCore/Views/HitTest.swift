import CoreGraphics
import QuartzCore

/// The search for the view that a touch is for.
///
/// A loop where views do not override `hitTest(_:with:)`, since trees may be deeper than the stack.
@MainActor
enum HitTest {
    static func view(in root: UIView, at point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard root.takesTouch(at: point, event) else { return nil }
        var (view, point) = (root, point)
        descending: while true {
            for subview in view.subviewsStorage.reversed() {
                let inside = convert(point, from: view, to: subview)
                if overridesHitTest(subview) {
                    if let hit = subview.hitTest(inside, with: event) { return hit }
                } else if subview.takesTouch(at: inside, event) {
                    (view, point) = (subview, inside)
                    continue descending
                }
            }
            return view
        }
    }

    private static func convert(_ point: CGPoint, from view: UIView, to subview: UIView) -> CGPoint {
        guard DrivenViews.entries.isEmpty else { return DrivenViews.convert(point, from: view, to: subview) }
        return subview.backingLayer.convert(point, from: view.backingLayer)
    }

    // MARK: Which views have a search of their own

    private static func overridesHitTest(_ view: UIView) -> Bool {
        MethodTable.entries(of: type(of: view))[place] != own
    }

    private static let own = MethodTable.entries(of: UIView.self)[place]

    /// Where `hitTest(_:with:)` is in the method table of every view.
    private static let place: Int = {
        let base = MethodTable.entries(of: UIView.self)
        let plain = MethodTable.entries(of: Plain.self)
        let overriding = MethodTable.entries(of: Overriding.self)
        let places = base.indices.filter { overriding[$0] != base[$0] && plain[$0] == base[$0] }
        precondition(places.count == 1, "Swift's class layout is not the one that HitTest was written for: \(places)")
        return places[0]
    }()

    private final class Plain: UIView {}

    private final class Overriding: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }
}

extension UIView {
    /// Whether a touch at a point of the view's space is for the view or something in it.
    fileprivate func takesTouch(at point: CGPoint, _ event: UIEvent?) -> Bool {
        !isExcludedFromArrangement && backingLayer.properties.opacity >= 0.01 && !flags.isUserInteractionDisabled
            && self.point(inside: point, with: event)
            && (DrivenViews.entries.isEmpty || DrivenViews.permitsTouches(in: self))
    }
}
