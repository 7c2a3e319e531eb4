import Foundation
import QuartzCore

/// The action that an animation block returns for a change of a view's layer: stores the old value, and after the
/// change adds the animation between both values.
///
/// Numbers, points, rectangles and transforms are animated additively, with a difference that decreases to zero, so
/// that a change during an animation continues smoothly and both end at their own times (as in UIKit since iOS 8).
/// Animations of other values, and to transforms without an inverse, start from the presented value and replace the
/// previous animation.
@MainActor
struct ViewPropertyAction: CAAction {
    let context: ViewAnimationContext
    let oldValue: Any?
    /// The presented value of a transform, or of a property whose animation is replaced; otherwise the old value.
    let shownValue: Any?
    private let oldColor: UIColor?

    init(context: ViewAnimationContext, layer: CALayer, key: String) {
        self.context = context
        oldValue = layer.value(forKeyPath: key)
        let isReplaced = context.keyframes != nil || LayerValue.difference(oldValue, oldValue) == nil
        let isAnimated =
            oldValue is CATransform3D ? layer.animationKeys() != nil : isReplaced && layer.animation(forKey: key) != nil
        shownValue = isAnimated ? layer.presentation()?.value(forKeyPath: key) ?? oldValue : oldValue
        oldColor = key == "backgroundColor" ? (layer.delegate as? UIView)?.background : nil
    }

    func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) {
        guard let layer = object as? CALayer else { return }
        let newValue = layer.value(forKeyPath: key)
        var startValue = oldValue
        // A property that a different animator drives now belongs to this block, and starts from its presented value.
        for driver in DrivenViews.drivers where driver !== context.driver {
            guard let shown = driver.relinquish(key, of: layer) else { continue }
            startValue = LayerValue.offset(startValue, by: shown, over: newValue)
        }
        context.driver?.register(key, of: layer, from: startValue, color: oldColor, to: newValue)
        if let keyframes = context.keyframes {
            keyframes.register(key, of: layer, from: shownValue, to: newValue)
            return
        }
        var endValue = newValue
        if newValue is CATransform3D, layer.animationKeys() != nil {
            // Transforms do not commute: the difference is applied after the differences of running animations.
            (startValue, endValue) = (shownValue, layer.presentation()?.value(forKeyPath: key) ?? newValue)
        }
        guard let (difference, zero) = LayerValue.difference(startValue, endValue) else {
            let animation = context.makeAnimation(keyPath: key)
            // A color of `nil` is represented by `NSNull`, so that an animation can start or end there.
            let none: Any? = key.hasSuffix("Color") ? NSNull() : nil
            animation.fromValue = shownValue ?? none
            animation.toValue = newValue ?? none
            return context.add(animation, to: layer, key: key, property: key)
        }
        if context.driver != nil, let way = difference as? CGPoint, key == "position" {
            // The axes are separate: a spring may have different velocities.
            if way.x != 0 || way.y == 0 { addAdditive("position.x", way.x, to: layer, of: key, axis: .x) }
            if way.y != 0 { addAdditive("position.y", way.y, to: layer, of: key, axis: .y) }
            return
        }
        addAdditive(key, difference, zero, to: layer, of: key)
    }

    private func addAdditive(
        _ keyPath: String, _ difference: Any, _ zero: Any = CGFloat(0), to layer: CALayer, of key: String,
        axis: AnimatorPace.Axis = .other
    ) {
        let animation = context.makeAnimation(keyPath: keyPath)
        animation.isAdditive = true
        animation.fromValue = difference
        animation.toValue = zero
        context.add(animation, to: layer, key: freeKey(key, on: layer), property: key, axis: axis)
    }

    /// Returns an unused key. Additive animations have unique keys: "position", "position-2", …
    private func freeKey(_ key: String, on layer: CALayer) -> String {
        guard layer.animation(forKey: key) != nil else { return key }
        let taken = Set(layer.animationKeys() ?? [])
        var number = 2
        while taken.contains("\(key)-\(number)") { number += 1 }
        return "\(key)-\(number)"
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
