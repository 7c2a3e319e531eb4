import CoreGraphics
import QuartzCore

/// The search for the view that receives a touch.
///
/// Iterates over views that do not override `hitTest(_:with:)`, since trees may be deeper than the stack.
@MainActor
enum HitTest {
    static func view(in root: UIView, at point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard root.takesTouch(at: point, event) else { return nil }
        var (view, point) = (root, point)
        descending: while true {
            for subview in view.subviewsStorage.reversed() {
                let inside = convert(point, from: view, to: subview)
                if ClassTable(of: type(of: subview)).overrides(ViewOverrides.hitTest) {
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
}

extension UIView {
    /// Returns whether the view or its descendant receives a touch at a point in the view's coordinate space.
    fileprivate func takesTouch(at point: CGPoint, _ event: UIEvent?) -> Bool {
        !isExcludedFromArrangement && backingLayer.properties.opacity >= 0.01 && !flags.isUserInteractionDisabled
            && self.point(inside: point, with: event)
            && (DrivenViews.entries.isEmpty || DrivenViews.permitsTouches(in: self))
    }
}
