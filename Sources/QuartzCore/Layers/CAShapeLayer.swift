import CoreGraphics
import Foundation
import RenderServer

/// A layer that fills and strokes a path, in the layer's own space.
///
/// The display draws the path itself, sharp at every scale. It takes the place of `contents`, which the layer refuses.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
    private final var fill: CGColor? = .black
    private final var stroke: CGColor?

    /// Makes a layer without a path, which fills black and does not stroke.
    public override init() {
        super.init()
        properties.contents = .shape(ShapeContents())
    }

    /// Makes a copy of a layer's own properties.
    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CAShapeLayer {
            (fill, stroke) = (layer.fill, layer.stroke)
        } else {
            properties.contents = .shape(ShapeContents())
        }
    }

    /// Makes a layer from an archive: as `init()` does, for archives of layers do not exist on Linux.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        properties.contents = .shape(ShapeContents())
    }

    nonisolated deinit {}

    // MARK: - Specifying the shape path

    /// The shape; what is set is copied. Animatable, but not by itself.
    open var path: CGPath? {
        get { shape.path }
        set { if newValue !== shape.path { change("path") { $0.path = newValue?.immutable } } }
    }

    // MARK: - Accessing shape style properties

    /// The colour of the inside; the default is black, `nil` for none. Animatable.
    open var fillColor: CGColor? {
        get { LayerColors.color(fill, for: shape.fillColor) }
        set {
            let rendered = newValue.map { RenderColor($0) }
            fill = newValue
            if rendered != shape.fillColor { change("fillColor") { $0.fillColor = rendered } }
        }
    }

    /// Which points are inside.
    open var fillRule: CAShapeLayerFillRule {
        get { shape.usesEvenOddFillRule ? .evenOdd : .nonZero }
        set { if newValue != fillRule { change(nil) { $0.usesEvenOddFillRule = newValue == .evenOdd } } }
    }

    /// The colour of the outline; the default is `nil`, for none. Animatable.
    open var strokeColor: CGColor? {
        get { LayerColors.color(stroke, for: shape.strokeColor) }
        set {
            let rendered = newValue.map { RenderColor($0) }
            stroke = newValue
            if rendered != shape.strokeColor { change("strokeColor") { $0.strokeColor = rendered } }
        }
    }

    /// The outline's width in points. Animatable.
    open var lineWidth: CGFloat {
        get { CGFloat(shape.lineWidth) }
        set { changeNumber(\.lineWidth, newValue, "lineWidth") }
    }

    /// How far a corner's point may reach, as a multiple of the width, before it is cut off. Animatable.
    open var miterLimit: CGFloat {
        get { CGFloat(shape.miterLimit) }
        set { changeNumber(\.miterLimit, newValue, "miterLimit") }
    }

    /// Where the outline begins, as a part of the path's length. Animatable.
    open var strokeStart: CGFloat {
        get { CGFloat(shape.strokeStart) }
        set { changeNumber(\.strokeStart, newValue, "strokeStart") }
    }

    /// Where the outline ends, as a part of the path's length. Animatable.
    open var strokeEnd: CGFloat {
        get { CGFloat(shape.strokeEnd) }
        set { changeNumber(\.strokeEnd, newValue, "strokeEnd") }
    }

    /// Where in the dash pattern the outline begins, in points. Animatable.
    open var lineDashPhase: CGFloat {
        get { CGFloat(shape.lineDashPhase) }
        set { changeNumber(\.lineDashPhase, newValue, "lineDashPhase") }
    }

    /// The lengths of dashes and gaps in turn, in points; `nil` for an unbroken line. Refused with a log when one is
    /// negative or not finite.
    open var lineDashPattern: [NSNumber]? {
        get { shape.lineDashPattern.isEmpty ? nil : shape.lineDashPattern.map { NSNumber(value: $0) } }
        set {
            let pattern = newValue?.map(\.doubleValue) ?? []
            guard pattern.allSatisfy({ $0.isFinite && $0 >= 0 }) else {
                return LayerLog.warn("CAShapeLayer lineDashPattern cannot be \(pattern); the old one stays")
            }
            if pattern != shape.lineDashPattern { change(nil) { $0.lineDashPattern = pattern } }
        }
    }

    /// How the outline's ends look.
    open var lineCap: CAShapeLayerLineCap {
        get { CAShapeLayerLineCap(shape.lineCap) }
        set { if newValue.rendered != shape.lineCap { change(nil) { $0.lineCap = newValue.rendered } } }
    }

    /// How the outline's corners look.
    open var lineJoin: CAShapeLayerLineJoin {
        get { CAShapeLayerLineJoin(shape.lineJoin) }
        set { if newValue.rendered != shape.lineJoin { change(nil) { $0.lineJoin = newValue.rendered } } }
    }

    // MARK: - In place of contents

    /// Always `nil`: the shape takes its place. Setting it is refused with a log.
    open override var contents: Any? {
        get { nil }
        set { if newValue != nil { LayerLog.warn("CAShapeLayer shows its path and takes no contents") } }
    }

    /// Does nothing: the path is drawn by the display.
    open override func display() {}

    /// The layer as it is on the display now.
    open override func presentation() -> CAShapeLayer? { makePresentation() as? CAShapeLayer }

    override func makeCopyForPresentation() -> CALayer { CAShapeLayer(layer: self) }

    // MARK: - Inside

    private final var shape: ShapeContents {
        if case .shape(let shape)? = properties.contents { shape } else { ShapeContents() }
    }

    private final func changeNumber(
        _ path: WritableKeyPath<ShapeContents, Double>, _ value: CGFloat, _ key: String
    ) {
        let value = Double(value)
        guard value != shape[keyPath: path], isValid(value, key) else { return }
        change(key) { $0[keyPath: path] = value }
    }

    private final func change(_ key: String?, _ body: (inout ShapeContents) -> Void) {
        let action = key.flatMap { actionForChange($0) }
        var shape = shape
        body(&shape)
        properties.contents = .shape(shape)
        didChange(key ?? "", action)
    }
}
