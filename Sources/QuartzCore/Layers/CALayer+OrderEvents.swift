// Chosen (Views): If a tree is added to the display, all its layers run the action `kCAOnOrderIn`. The layers of views
// do not run it.
/// The name of the action that a layer runs when it becomes visible: when it is added to a displayed tree or is no
/// longer hidden.
///
/// ```swift
/// let fade = CATransition()
/// badge.actions = [kCAOnOrderIn: fade, kCAOnOrderOut: fade]
/// badge.isHidden = false
/// ```
///
/// When a tree is added to the display, each of its layers runs this action, in pre-order. A layer that moves within
/// the displayed tree does not run it. A change of a superlayer's `isHidden` has no effect. (From Apple's page about
/// this constant.)
public let kCAOnOrderIn = "onOrderIn"

/// The name of the action that a layer runs when it is removed from a displayed tree or hidden.
///
/// The layer runs the action after it has been removed or hidden. Since a removed layer is invisible, its animations
/// end immediately. A hidden layer can disappear with a transition.
public let kCAOnOrderOut = "onOrderOut"

extension CALayer {
    /// Whether the layer may have actions for the order events.
    final var mayHaveOrderActions: Bool {
        if suppressesImplicitActions || properties.isHidden { return false }
        return delegate != nil || extras != nil || type(of: self) != CALayer.self
    }

    /// Runs the layer's action for an order event.
    final func runOrderAction(_ event: String) {
        guard !suppressesImplicitActions, let action = actionWhileEnabled(event) else { return }
        action.run(forKey: event, object: self, arguments: nil)
    }

    /// Runs the actions of layers that were added or removed together. Changes by an action do not change the list of
    /// layers, but layers that an action adds or removes again are skipped.
    static func runOrderActions(_ event: String, of layers: [CALayer]) {
        let isShown = event == kCAOnOrderIn
        for layer in layers where (layer.context != nil) == isShown && !layer.isHidden { layer.runOrderAction(event) }
    }
}
