import CoreGraphics
import Foundation
import RenderServer

/// A layer that fills its bounds with a gradient, which the display draws. It has no `contents`.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
    private final var setColors: [Any]?

    /// Creates a layer without colors and with a gradient from the top to the bottom.
    public override init() {
        super.init()
        properties.contents = .gradient(GradientContents())
    }

    /// Creates a copy of a layer with its properties, for example as a presentation layer.
    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CAGradientLayer {
            setColors = layer.setColors
        } else {
            properties.contents = .gradient(GradientContents())
        }
    }

    /// Creates a layer like `init()`, since layers are not archived on Linux.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        properties.contents = .gradient(GradientContents())
    }

    nonisolated deinit {}

    // MARK: - Gradient style properties

    /// The colors, which are `CGColor` objects. If an element has a different type, the colors are not changed and a
    /// warning is logged. Animatable.
    open var colors: [Any]? {
        get {
            guard let setColors else { return nil }
            let rendered = gradient.colors
            let set = setColors.map { $0 as? CGColor }
            if set.count != rendered.count { return rendered.compactMap { LayerColors.color(nil, for: $0) } }
            return zip(set, rendered).compactMap { LayerColors.color($0, for: $1) }
        }
        set {
            let objects = newValue?.compactMap { $0 as? CGColor } ?? []
            guard objects.count == newValue?.count ?? 0 else {
                return LayerLog.warn("CAGradientLayer colors must be CGColors; the old ones are kept")
            }
            let rendered = objects.map { RenderColor($0) }
            let isSame = rendered == gradient.colors
            if isSame { return setColors = newValue }
            change("colors") { $0.colors = rendered }
            setColors = newValue
        }
    }

    /// The positions of the colors, as ascending fractions from 0 to 1, or `nil` for even spacing. Invalid positions
    /// are ignored and a warning is logged. Animatable.
    open var locations: [NSNumber]? {
        get { gradient.locations.isEmpty ? nil : gradient.locations.map { NSNumber(value: $0) } }
        set {
            let values = newValue?.map(\.doubleValue) ?? []
            let isRising = zip(values, values.dropFirst()).allSatisfy { $0 <= $1 }
            guard isRising, values.allSatisfy({ $0 >= 0 && $0 <= 1 }) else {
                return LayerLog.warn(
                    "CAGradientLayer locations \(values) are not increasing values from 0 to 1; the old ones are kept")
            }
            if values != gradient.locations { change("locations") { $0.locations = values } }
        }
    }

    /// The position of the first color, in unit coordinates of the bounds. Animatable.
    open var startPoint: CGPoint {
        get { gradient.startPoint }
        set {
            guard newValue != gradient.startPoint, isValid(newValue, "startPoint") else { return }
            change("startPoint") { $0.startPoint = newValue }
        }
    }

    /// The position of the last color, in unit coordinates of the bounds. Animatable.
    open var endPoint: CGPoint {
        get { gradient.endPoint }
        set {
            guard newValue != gradient.endPoint, isValid(newValue, "endPoint") else { return }
            change("endPoint") { $0.endPoint = newValue }
        }
    }

    /// The kind of the gradient.
    open var type: CAGradientLayerType {
        get { CAGradientLayerType(gradient.kind) }
        set { if newValue.rendered != gradient.kind { change(nil) { $0.kind = newValue.rendered } } }
    }

    // MARK: - In place of contents

    /// Always `nil`, since the layer draws its gradient. A value that is set is ignored and a warning is logged.
    open override var contents: Any? {
        get { nil }
        set { if newValue != nil { LayerLog.warn("CAGradientLayer draws its gradient; its contents cannot be set") } }
    }

    /// Empty, since the display draws the gradient.
    open override func display() {}

    /// Returns a copy of the layer with the values that are currently on the display.
    open override func presentation() -> CAGradientLayer? { makePresentation() as? CAGradientLayer }

    override func makeCopyForPresentation() -> CALayer { CAGradientLayer(layer: self) }

    // MARK: - Inside

    private final var gradient: GradientContents {
        if case .gradient(let gradient)? = properties.contents { gradient } else { GradientContents() }
    }

    private final func change(_ key: String?, _ body: (inout GradientContents) -> Void) {
        let action = key.flatMap { actionForChange($0) }
        var gradient = gradient
        body(&gradient)
        properties.contents = .gradient(gradient)
        didChange(key ?? "", action)
    }
}
