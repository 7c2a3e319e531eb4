import Foundation
import RenderServer

// Helpers that every setter calls before and after its assignment.
extension CALayer {
    /// Returns the action for a change. Called before the value changes.
    @inline(__always)
    final func actionForChange(_ key: @autoclosure () -> String) -> (any CAAction)? {
        if suppressesImplicitActions {
            guard LayerContext.current.isCollectingViewAnimations else { return nil }
        } else if id == nil, delegate == nil, extras == nil {
            return nil
        }
        return actionWhileEnabled(key())
    }

    @inline(never)
    final func actionWhileEnabled(_ key: String) -> (any CAAction)? {
        if CATransaction.disableActions() { return nil }
        let action = action(forKey: key)
        return action is NSNull ? nil : action
    }

    @inline(__always)
    final func didChange(_ key: @autoclosure () -> String, _ action: (any CAAction)?) {
        mark(.properties)
        action?.run(forKey: key(), object: self, arguments: nil)
    }

    /// Records a change of the layer for the next commit.
    @inline(__always)
    final func mark(_ change: LayerFlags) {
        if let extras { extras.presentation = nil }
        guard !flags.isSuperset(of: change.union(.isQueued).union(.isUnobserved)) else { return }
        queue(change)
    }

    @inline(never)
    private final func queue(_ change: LayerFlags) {
        defer { if !flags.contains(.isUnobserved) { reportChange() } }
        // Outside of a context changes are not recorded, since a layer that enters a context is sent completely.
        guard let context else {
            if keptID != nil { discardKept() }
            return
        }
        flags.formUnion(change)
        guard !flags.contains(.isQueued) else { return }
        flags.insert(.isQueued)
        context.layerDidChange(self)
    }

    final func makeExtras() -> LayerExtras {
        if let extras { return extras }
        let extras = LayerExtras()
        self.extras = extras
        return extras
    }

    /// Copies the properties of a layer, without its sublayers and animations.
    final func copyState(of layer: CALayer) {
        properties = layer.properties
        properties.mask = nil
        colorObjects = layer.colorObjects
        contentsObject = layer.contentsObject
        suppressesImplicitActions = layer.suppressesImplicitActions
        isOpaque = layer.isOpaque
        needsDisplayOnBoundsChange = layer.needsDisplayOnBoundsChange
        guard let other = layer.extras else { return }
        let extras = makeExtras()
        (extras.name, extras.actions, extras.values) = (other.name, other.actions, other.values)
        extras.contentsFormat = other.contentsFormat
        extras.style = other.style
        (extras.duration, extras.repeatCount) = (other.duration, other.repeatCount)
        (extras.repeatDuration, extras.autoreverses) = (other.repeatDuration, other.autoreverses)
        extras.fillMode = other.fillMode
        extras.ownCorners = other.ownCorners
        (extras.edgeMask, extras.allowsSmoothEdges) = (other.edgeMask, other.allowsSmoothEdges)
        (extras.shouldRasterize, extras.rasterizationScale) = (other.shouldRasterize, other.rasterizationScale)
    }

    // MARK: - Validation

    @inline(__always)
    final func isValid(_ value: Double, _ key: @autoclosure () -> String) -> Bool {
        value.isFinite || refuse(key(), value)
    }

    @inline(__always)
    final func isValid(_ value: CGPoint, _ key: @autoclosure () -> String) -> Bool {
        (value.x.isFinite && value.y.isFinite) || refuse(key(), value)
    }

    @inline(__always)
    final func isValid(_ value: CGSize, _ key: @autoclosure () -> String) -> Bool {
        (value.width.isFinite && value.height.isFinite) || refuse(key(), value)
    }

    /// Returns whether a rectangle is valid. `CGRect.infinite` is invalid, since its numbers are finite but its
    /// midpoint overflows.
    @inline(__always)
    final func isValid(_ value: CGRect, _ key: @autoclosure () -> String) -> Bool {
        let largest: CGFloat = 1e100
        return
            (value.origin.x.magnitude < largest && value.origin.y.magnitude < largest
            && value.size.width.magnitude < largest && value.size.height.magnitude < largest) || refuse(key(), value)
    }

    final func isValid(_ m: Transform3D, _ key: @autoclosure () -> String) -> Bool {
        let rows = CATransform3D(m).rows
        let sum = rows.0.sum() + rows.1.sum() + rows.2.sum() + rows.3.sum()
        return sum.isFinite || refuse(key(), m)
    }

    @inline(never)
    private final func refuse(_ key: String, _ value: Any) -> Bool {
        LayerLog.warn("\(type(of: self)) \(key) was set to \(value), which is not finite; the old value is kept")
        return false
    }
}
