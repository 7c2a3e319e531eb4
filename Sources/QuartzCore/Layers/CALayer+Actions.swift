import Foundation
import RenderServer

extension CALayer {
    // MARK: - Actions

    /// Actions by key, asked after the delegate. `NSNull` stands for no action.
    public final var actions: [String: any CAAction]? {
        get { extras?.actions }
        set {
            guard newValue != nil || extras != nil else { return }
            makeExtras().actions = newValue
        }
    }

    final func searchAction(forKey event: String) -> (any CAAction)? {
        if let action = delegate?.action(for: self, forKey: event) { return action is NSNull ? nil : action }
        if let action = extras?.actions?[event] { return action is NSNull ? nil : action }
        if let action = type(of: self).defaultAction(forKey: event) { return action is NSNull ? nil : action }
        return nil
    }
}
