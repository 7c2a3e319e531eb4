import Foundation
import RenderServer

extension CALayer {
    // MARK: - Actions

    final func setActions(_ newValue: [String: any CAAction]?) {
        guard newValue != nil || extras != nil else { return }
        makeExtras().actions = newValue
    }

    final func searchAction(forKey event: String) -> (any CAAction)? {
        if let action = delegate?.action(for: self, forKey: event) { return action is NSNull ? nil : action }
        if let action = extras?.actions?[event] { return action is NSNull ? nil : action }
        if let actions = styleValue("actions") as? [AnyHashable: Any], let action = actions[event] as? any CAAction {
            return action is NSNull ? nil : action
        }
        if let action = type(of: self).defaultAction(forKey: event) { return action is NSNull ? nil : action }
        return implicitAnimation(forKey: event)
    }

    /// Changes the sublayers, and runs the action for the change. The layers of views have no such action.
    ///
    /// - Parameter replaces: Whether the action `kCATransition` takes precedence.
    final func changeSublayers(replaces: Bool = false, _ change: () -> Void) {
        guard !suppressesImplicitActions else { return change() }
        let context = LayerContext.current
        guard !context.isChangingSublayers else { return change() }
        let transition = replaces ? actionForChange(kCATransition) : nil
        guard let action = transition ?? actionForChange("sublayers") else { return change() }
        // If a change consists of several changes, a single action runs for all of them.
        context.isChangingSublayers = true
        change()
        context.isChangingSublayers = false
        action.run(forKey: transition == nil ? "sublayers" : kCATransition, object: self, arguments: nil)
    }

    /// Returns the animation from the layer's current value on the display to the value that is about to be set.
    private final func implicitAnimation(forKey event: String) -> CAAnimation? {
        // A layer that has not been displayed yet has no previous value on the display, and therefore no animation.
        guard id != nil, event != "sublayers", let property = AnimatableProperty(rawValue: event),
            property.hasImplicitAnimation,
            let value = (presentation() ?? self).properties.value(for: property)
        else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = value.any
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }
}
