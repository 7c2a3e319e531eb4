/// The event of a layer that becomes visible: it was added to a tree that a display shows, or is hidden no longer.
///
/// ```swift
/// let fade = CATransition()
/// badge.actions = [kCAOnOrderIn: fade, kCAOnOrderOut: fade]
/// badge.isHidden = false
/// ```
///
/// When a whole tree comes onto the display each of its layers is asked for the action of its own, each before those below it.
/// A layer that moves within the display's tree is not. Only the layer's own `isHidden` counts. (From Apple's page about this
/// constant; that layers below are asked, and that those of views are not, is chosen.)
public let kCAOnOrderIn = "onOrderIn"

/// The event of a layer that was removed from the tree that a display shows, or hidden.
///
/// The layer is asked, and runs the action, when that has happened. A layer that was removed is not seen any more, so that an
/// animation of it ends at once; one that was hidden can vanish with a transition.
public let kCAOnOrderOut = "onOrderOut"

extension CALayer {
    /// Whether there may be actions for the layer's coming and going.
    final var mayHaveOrderActions: Bool {
        if suppressesImplicitActions || properties.isHidden { return false }
        return delegate != nil || extras != nil || type(of: self) != CALayer.self
    }

    /// Runs the action for an event of the layer itself.
    final func runOrderAction(_ event: String) {
        guard !suppressesImplicitActions, let action = actionWhileEnabled(event) else { return }
        action.run(forKey: event, object: self, arguments: nil)
    }

    /// Runs the actions of layers that have come or gone together. What one of them changes does not change which are asked,
    /// but those that it brings back or takes away again are left out.
    static func runOrderActions(_ event: String, of layers: [CALayer]) {
        let isShown = event == kCAOnOrderIn
        for layer in layers where (layer.context != nil) == isShown && !layer.isHidden { layer.runOrderAction(event) }
    }
}
