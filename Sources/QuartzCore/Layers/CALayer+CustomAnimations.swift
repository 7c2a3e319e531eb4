import Foundation
import RenderServer

/// An animation of a property that a layer's subclass defines and draws (`needsDisplay(forKey:)`). The display cannot
/// run it. The main thread draws the layer again for each frame.
struct CustomAnimation {
    /// The property's name.
    var keyPath: String
    /// The animation of a property of `CALayer` with the same type of values.
    var rendered: RenderAnimation
    var property: AnimatableProperty

    /// Returns the value at a time of the layer. `model` is the value without animations.
    @MainActor func value(at time: Double, model: Any?) -> Any? {
        var values = LayerProperties()
        if let model, let value = AnimatableValue(model, for: property) { values.setValue(value, for: property) }
        rendered.apply(at: time, to: &values)
        return values.value(for: property)?.any
    }
}

extension AnimatableProperty {
    /// Creates a property of `CALayer` with the same type of values, or `nil` if no property has this type.
    @MainActor init?(likeValue value: Any) {
        let candidates: [AnimatableProperty] = [
            .zPosition, .position, .boundsSize, .bounds, .backgroundColor, .transform,
        ]
        guard let first = candidates.first(where: { AnimatableValue(value, for: $0) != nil }) else { return nil }
        self = first
    }
}

extension CALayer {
    /// Returns a copy for `presentation()` with the layer's class, which is created by its `init(layer:)`.
    final func makeCopyOfOwnClass() -> CALayer {
        ClassTable.make(type(of: self), initializer: Self.placeOfLayerInitializer, any: self)
    }

    // The required initializer `init(coder:)` and the two nonisolated initializers are declared after it.
    private static let placeOfLayerInitializer = ClassTable.placeOfInitializer(
        addedTo: NSObject.self, overriddenBy: First.self, Second.self, count: 4)

    private final class First: CALayer {
        override init(layer: Any) { super.init(layer: layer) }
        required init?(coder: NSCoder) { nil }
    }

    private final class Second: CALayer {
        override init(layer: Any) { super.init(layer: layer) }
        required init?(coder: NSCoder) { nil }
    }

    final var hasCustomAnimations: Bool { runningAnimations.contains { $0.custom != nil } }

    /// Sets the animated values of the subclass's properties in a presentation copy.
    final func applyCustomAnimations(at time: Double, to copy: CALayer) {
        for animation in runningAnimations {
            guard var custom = animation.custom, animation.state != .ended else { continue }
            custom.rendered.timing.beginTime = animation.rendered.timing.beginTime
            if custom.rendered.timing.beginTime == 0 { custom.rendered.timing.beginTime = time }
            copy.makeExtras().values[custom.keyPath] = custom.value(
                at: time, model: copy.extras?.values[custom.keyPath])
        }
    }

    /// Begins to draw the layer for each frame while it has custom animations.
    final func startDrawingFrames() {
        let extras = makeExtras()
        guard extras.drawingLink == nil else { return }
        let link = CADisplayLink(target: self, action: CALayer.drawFrame)
        extras.drawingLink = link
        link.add(to: .main, forMode: .common)
    }

    private final func drawFrame(_ link: CADisplayLink) {
        guard hasCustomAnimations, context != nil else {
            link.invalidate()
            extras?.drawingLink = nil
            return setNeedsDisplay()
        }
        let shown = shownNow()
        shown.delegate = delegate
        shown.display()
        shown.delegate = nil
        properties.contents = shown.properties.contents
        contentsObject = shown.contentsObject
        contentsDamage = nil
        mark(.properties)
    }
}
