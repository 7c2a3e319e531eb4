import RenderServer

/// An animation of one of the layer's properties. Its subclasses say which values.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
    /// Makes an animation of no property.
    public override init() { super.init() }

    /// Makes an animation of the property, or part of one, that a path such as `position.x` names.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    nonisolated deinit {}

    // MARK: - Animated key path

    /// The property: `opacity`, `position.x`, `transform.rotation.z`, … One that no layer has is logged when the
    /// animation is added, which then runs without effect.
    open var keyPath: String?

    // MARK: - Property value calculation behavior

    /// Whether each pass goes on from where the one before ended.
    open var isCumulative = false
    /// Whether the values are added to what the layer shows without the animation.
    open var isAdditive = false

    // MARK: - Copying

    override func duplicate() -> CAAnimation { copyState(to: CAPropertyAnimation()) }

    override func copyState(to copy: CAAnimation) -> CAAnimation {
        if let copy = copy as? CAPropertyAnimation {
            (copy.keyPath, copy.isCumulative, copy.isAdditive) = (keyPath, isCumulative, isAdditive)
        }
        return super.copyState(to: copy)
    }

    // MARK: - For the render server

    final var property: AnimatableProperty? { keyPath.flatMap { AnimatableProperty(rawValue: $0) } }

    /// The animation, if it is of a property that the layer's class has of its own and draws; `rendered` has its times.
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

    /// One of its values, which says of which kind they are.
    var exampleValue: Any? { nil }

    override func effect(on layer: CALayer) -> AnimationEffect {
        guard let property else {
            if let keyPath, type(of: layer).needsDisplay(forKey: keyPath) { return .group([]) }
            LayerLog.warnOnce("\(type(of: self)) keyPath \"\(keyPath ?? "")\" is no property that can be animated")
            return .group([])
        }
        var animation = PropertyAnimation(property: property)
        (animation.isAdditive, animation.isCumulative) = (isAdditive, isCumulative)
        guard fill(&animation, on: layer) else { return .group([]) }
        return .property(animation)
    }

    /// Gives the animation its values; false if there is nothing to show.
    func fill(_ animation: inout PropertyAnimation, on layer: CALayer) -> Bool { false }

    /// A value that may be put into the property, or `nil`, which is logged when there is a value.
    final func value(_ value: Any?, _ name: String, of property: AnimatableProperty) -> AnimatableValue? {
        guard let value else { return nil }
        if let result = AnimatableValue(value, for: property) { return result }
        LayerLog.warn(
            "\(type(of: self)) \(name) \(value) of type \(type(of: value)) is no value of \(property.rawValue)")
        return nil
    }
}
