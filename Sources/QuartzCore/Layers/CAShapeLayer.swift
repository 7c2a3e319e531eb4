import CoreGraphics
import Foundation
import RenderServer

/// A layer that fills and strokes a path, in its own coordinate space.
///
/// The display draws the path, sharp at every scale. The path replaces `contents`, which cannot be set.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
    private final var fill: CGColor? = .black
    private final var stroke: CGColor?

    /// Creates a layer without a path, with a black fill and without a stroke.
    public override init() {
        super.init()
        properties.contents = .shape(ShapeContents())
    }

    /// Creates a copy of a layer's own properties.
    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CAShapeLayer {
            (fill, stroke) = (layer.fill, layer.stroke)
        } else {
            properties.contents = .shape(ShapeContents())
        }
    }

    /// Creates a layer like `init()`, since layers are not archived on Linux.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        properties.contents = .shape(ShapeContents())
    }

    nonisolated deinit {}

    // MARK: - Specifying the shape path

    /// The path, which is copied. Changes are not animated implicitly, but explicit animations are possible.
    open var path: CGPath? {
        get { shape.path }
        set { if newValue !== shape.path { change("path") { $0.path = newValue?.immutable } } }
    }

    // MARK: - Accessing shape style properties

    /// The fill color, or `nil` for no fill. The default is black. Animatable.
    open var fillColor: CGColor? {
        get { LayerColors.color(fill, for: shape.fillColor) }
        set {
            let rendered = newValue.map { RenderColor($0) }
            fill = newValue
            if rendered != shape.fillColor { change("fillColor") { $0.fillColor = rendered } }
        }
    }

    /// The rule that determines the inside of the path.
    open var fillRule: CAShapeLayerFillRule {
        get { shape.usesEvenOddFillRule ? .evenOdd : .nonZero }
        set { if newValue != fillRule { change(nil) { $0.usesEvenOddFillRule = newValue == .evenOdd } } }
    }

    /// The stroke color, or `nil` for no stroke. The default is `nil`. Animatable.
    open var strokeColor: CGColor? {
        get { LayerColors.color(stroke, for: shape.strokeColor) }
        set {
            let rendered = newValue.map { RenderColor($0) }
            stroke = newValue
            if rendered != shape.strokeColor { change("strokeColor") { $0.strokeColor = rendered } }
        }
    }

    /// The width of the stroke, in points. Animatable.
    open var lineWidth: CGFloat {
        get { CGFloat(shape.lineWidth) }
        set { changeNumber(\.lineWidth, newValue, "lineWidth") }
    }

    /// The maximum length of a miter, as a multiple of the line width. Longer miters are beveled. Animatable.
    open var miterLimit: CGFloat {
        get { CGFloat(shape.miterLimit) }
        set { changeNumber(\.miterLimit, newValue, "miterLimit") }
    }

    /// The start of the stroke, as a fraction of the path's length. Animatable.
    open var strokeStart: CGFloat {
        get { CGFloat(shape.strokeStart) }
        set { changeNumber(\.strokeStart, newValue, "strokeStart") }
    }

    /// The end of the stroke, as a fraction of the path's length. Animatable.
    open var strokeEnd: CGFloat {
        get { CGFloat(shape.strokeEnd) }
        set { changeNumber(\.strokeEnd, newValue, "strokeEnd") }
    }

    /// The position in the dash pattern where the stroke starts, in points. Animatable.
    open var lineDashPhase: CGFloat {
        get { CGFloat(shape.lineDashPhase) }
        set { changeNumber(\.lineDashPhase, newValue, "lineDashPhase") }
    }

    /// The alternating lengths of dashes and gaps, in points, or `nil` for a solid line. A pattern with a negative or
    /// non-finite length is ignored and a warning is logged.
    open var lineDashPattern: [NSNumber]? {
        get { shape.lineDashPattern.isEmpty ? nil : shape.lineDashPattern.map { NSNumber(value: $0) } }
        set {
            let pattern = newValue?.map(\.doubleValue) ?? []
            guard pattern.allSatisfy({ $0.isFinite && $0 >= 0 }) else {
                return LayerLog.warn("CAShapeLayer lineDashPattern cannot be \(pattern); the old one is kept")
            }
            if pattern != shape.lineDashPattern { change(nil) { $0.lineDashPattern = pattern } }
        }
    }

    /// The style of the stroke's ends.
    open var lineCap: CAShapeLayerLineCap {
        get { CAShapeLayerLineCap(shape.lineCap) }
        set { if newValue.rendered != shape.lineCap { change(nil) { $0.lineCap = newValue.rendered } } }
    }

    /// The style of the stroke's corners.
    open var lineJoin: CAShapeLayerLineJoin {
        get { CAShapeLayerLineJoin(shape.lineJoin) }
        set { if newValue.rendered != shape.lineJoin { change(nil) { $0.lineJoin = newValue.rendered } } }
    }

    // MARK: - In place of contents

    /// Always `nil`, since the layer draws its path. A value that is set is ignored and a warning is logged.
    open override var contents: Any? {
        get { nil }
        set { if newValue != nil { LayerLog.warn("CAShapeLayer draws its path; its contents cannot be set") } }
    }

    /// Empty, since the display draws the path.
    open override func display() {}

    /// Returns a copy of the layer with the values that are currently on the display.
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
