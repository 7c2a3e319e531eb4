import Foundation
import QuartzCore

/// What an animation block answers when a view's layer is about to change a property: remembers the old value, and once the
/// new one is set adds the animation between them.
///
/// Numbers, points and rectangles are animated additively, the difference fading to nothing, so that a change in the middle
/// of another goes on smoothly and both end in their own time (as UIKit does since iOS 8). Other values start from what is
/// on the screen and take the place of the animation before them.
@MainActor
struct ViewPropertyAction: CAAction {
    let context: ViewAnimationContext
    let oldValue: Any?
    let shownValue: Any?

    init(context: ViewAnimationContext, layer: CALayer, key: String) {
        self.context = context
        oldValue = layer.value(forKeyPath: key)
        shownValue =
            layer.animation(forKey: key) == nil ? oldValue : layer.presentation()?.value(forKeyPath: key) ?? oldValue
    }

    func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) {
        guard let layer = object as? CALayer else { return }
        let newValue = layer.value(forKeyPath: key)
        if let keyframes = context.keyframes {
            keyframes.note(key, of: layer, from: shownValue, to: newValue)
            return
        }
        let animation = context.makeAnimation(keyPath: key)
        if let (difference, zero) = AdditiveDifference.between(oldValue, newValue) {
            animation.isAdditive = true
            animation.fromValue = difference
            animation.toValue = zero
            context.add(animation, to: layer, key: freeKey(key, on: layer))
        } else {
            animation.fromValue = shownValue
            animation.toValue = newValue
            context.add(animation, to: layer, key: key)
        }
    }

    /// Additive animations stand beside each other: "position", "position-2", …
    private func freeKey(_ key: String, on layer: CALayer) -> String {
        var candidate = key
        var number = 2
        while layer.animation(forKey: candidate) != nil {
            candidate = "\(key)-\(number)"
            number += 1
        }
        return candidate
    }
}

/// The difference of two values that can be added to a third, and the zero of their kind.
private enum AdditiveDifference {
    static func between(_ old: Any?, _ new: Any?) -> (Any, Any)? {
        switch (old, new) {
        case (let old as CGPoint, let new as CGPoint):
            return (CGPoint(x: old.x - new.x, y: old.y - new.y), CGPoint.zero)
        case (let old as CGRect, let new as CGRect):
            return (
                CGRect(
                    x: old.origin.x - new.origin.x, y: old.origin.y - new.origin.y,
                    width: old.size.width - new.size.width, height: old.size.height - new.size.height), CGRect.zero
            )
        case (let old as CGSize, let new as CGSize):
            return (CGSize(width: old.width - new.width, height: old.height - new.height), CGSize.zero)
        default:
            guard let old = number(old), let new = number(new) else { return nil }
            return (CGFloat(old - new), CGFloat(0))
        }
    }

    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as CGFloat: Double(value)
        case let value as Double: value
        case let value as Float: Double(value)
        default: nil
        }
    }
}

extension UIView {
    func viewAnimationAction(for key: String) -> (any CAAction)? {
        guard let context = ViewAnimationContext.current, layer.context != nil, key != "hidden", key != "contents"
        else {
            return NSNull()
        }
        return ViewPropertyAction(context: context, layer: layer, key: key)
    }
}
