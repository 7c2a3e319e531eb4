import RenderServer

/// An animation of a layer's property. Subclasses define the values.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
    /// Creates an animation without a property.
    public override init() { super.init() }

    /// Creates an animation of the property, or a part of a property, at a key path such as `position.x`.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    nonisolated deinit {}

    // MARK: - Animated key path

    /// The key path of the property: `opacity`, `position.x`, `transform.rotation.z`, … If the property is unknown, a
    /// line is logged when the animation is added, and the animation has no effect.
    open var keyPath: String?

    // MARK: - Property value calculation behavior

    /// Whether each cycle continues from the value at the end of the previous cycle.
    open var isCumulative = false
    /// Whether the animation's values are added to the value that the property has without the animation.
    open var isAdditive = false
    /// The function from the animation's values to the values of the property, or `nil` if the values are used
    /// themselves.
    open var valueFunction: CAValueFunction?

    // MARK: - Copying

    override func duplicate() -> CAAnimation { copyState(to: CAPropertyAnimation()) }

    override func copyState(to copy: CAAnimation) -> CAAnimation {
        if let copy = copy as? CAPropertyAnimation {
            (copy.keyPath, copy.isCumulative, copy.isAdditive) = (keyPath, isCumulative, isAdditive)
            copy.valueFunction = valueFunction
        }
        return super.copyState(to: copy)
    }

    // MARK: - For the render server

    final var property: AnimatableProperty? { keyPath.flatMap { AnimatableProperty(rawValue: $0) } }

    /// Returns the custom animation if the property belongs to the layer's subclass, which draws it. `rendered`
    /// contains the timing.
    final func customAnimation(_ rendered: RenderAnimation, on layer: CALayer) -> CustomAnimation? {
        guard let keyPath, property == nil, type(of: layer).needsDisplay(forKey: keyPath),
            let value = exampleValue ?? layer.value(forKeyPath: keyPath),
            let property = AnimatableProperty(likeValue: value)
        else { return nil }
        var animation = PropertyAnimation(property: property)
        (animation.isAdditive, animation.isCumulative) = (isAdditive, isCumulative)
        guard fill(&animation, on: layer) else { return nil }
        var rendered = rendered
        rendered.effect = .property(animation)
        return CustomAnimation(keyPath: keyPath, rendered: rendered, property: property)
    }

    /// A value of the animation. It determines the type of all values.
    var exampleValue: Any? { nil }

    override func effect(on layer: CALayer, duration: Double) -> AnimationEffect {
        guard let property else {
            if let keyPath, type(of: layer).needsDisplay(forKey: keyPath) { return .group([]) }
            LayerLog.warnOnce("\(type(of: self)) keyPath \"\(keyPath ?? "")\" is not an animatable property")
            return .group([])
        }
        var animation = PropertyAnimation(property: property)
        if property == .transform, let part = valueFunction?.part {
            animation = PropertyAnimation(property: part)
            animation.startsAtIdentity = true
        }
        (animation.isAdditive, animation.isCumulative) = (isAdditive, isCumulative)
        guard fill(&animation, on: layer) else { return .group([]) }
        return .property(animation)
    }

    /// Sets the values of the animation. Returns `false` if the animation has no effect.
    func fill(_ animation: inout PropertyAnimation, on layer: CALayer) -> Bool { false }

    /// Converts a value to the type of the property. Returns `nil` if the value is `nil` or, with a line in the log,
    /// if it has a wrong type.
    final func value(_ value: Any?, _ name: String, of property: AnimatableProperty) -> AnimatableValue? {
        guard let value else { return nil }
        if property.kind == .transform, let transform = valueFunction?.transform(value) {
            return AnimatableValue(transform, for: property)
        }
        if let result = AnimatableValue(value, for: property) { return result }
        LayerLog.warn(
            "\(type(of: self)) \(name) \(value) of type \(type(of: value)) is not a value of \(property.rawValue)")
        return nil
    }
}
