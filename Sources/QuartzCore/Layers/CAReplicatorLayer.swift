import CoreGraphics
import Foundation
import RenderServer

/// A layer that shows several copies of its sublayers, each with a transform, a delay and a color.
///
/// The display makes the copies. They show the current state of the sublayers and their animations, and receive no
/// touches. Together they have at most 16,384 layers; further copies are omitted.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
    private final var tint: CGColor?

    /// Creates a layer with a single instance of its sublayers.
    public override init() {
        super.init()
        properties.replication = Replication()
    }

    /// Creates a copy of a layer's own properties.
    public override init(layer: Any) {
        super.init(layer: layer)
        tint = (layer as? CAReplicatorLayer)?.tint
        if properties.replication == nil { properties.replication = Replication() }
    }

    /// Creates a layer like `init()`, since layers are not archived on Linux.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        properties.replication = Replication()
    }

    nonisolated deinit {}

    // MARK: - Setting instance display properties

    /// The number of instances, including the sublayers themselves. The default is 1. With 0 no sublayers are shown.
    open var instanceCount: Int {
        get { replication.count }
        set { change { $0.count = max(0, newValue) } }
    }

    /// The delay of the animations of each instance after the instance before it, in seconds.
    open var instanceDelay: CFTimeInterval {
        get { replication.delay }
        set { if isValid(newValue, "instanceDelay") { change { $0.delay = newValue } } }
    }

    /// The transform from each instance to the next, relative to the anchor point of the layer.
    open var instanceTransform: CATransform3D {
        get { CATransform3D(replication.transform) }
        set {
            let matrix = newValue.matrix
            if isValid(matrix, "instanceTransform") { change { $0.transform = matrix } }
        }
    }

    // MARK: - Modifying instance layer color

    /// The color by which the colors of the first instance are multiplied. The default is opaque white. `nil` means
    /// opaque white, too.
    open var instanceColor: CGColor? {
        get { LayerColors.color(tint, for: RenderColor(replication.color)) }
        set {
            tint = newValue
            let color = newValue.map { ParticleColor(RenderColor($0)) }
            change { $0.color = color ?? Replication().color }
        }
    }

    /// The value that is added to the red component of each next instance.
    open var instanceRedOffset: Float {
        get { Float(replication.colorOffset.red) }
        set { changeOffset(\.red, newValue, "instanceRedOffset") }
    }

    /// The value that is added to the green component of each next instance.
    open var instanceGreenOffset: Float {
        get { Float(replication.colorOffset.green) }
        set { changeOffset(\.green, newValue, "instanceGreenOffset") }
    }

    /// The value that is added to the blue component of each next instance.
    open var instanceBlueOffset: Float {
        get { Float(replication.colorOffset.blue) }
        set { changeOffset(\.blue, newValue, "instanceBlueOffset") }
    }

    /// The value that is added to the alpha component of each next instance.
    open var instanceAlphaOffset: Float {
        get { Float(replication.colorOffset.alpha) }
        set { changeOffset(\.alpha, newValue, "instanceAlphaOffset") }
    }

    /// Returns a copy of the layer with the values that are currently on the display.
    open override func presentation() -> CAReplicatorLayer? { makePresentation() as? CAReplicatorLayer }

    override func makeCopyForPresentation() -> CALayer { CAReplicatorLayer(layer: self) }

    // MARK: - Inside

    private final var replication: Replication { properties.replication ?? Replication() }

    private final func changeOffset(_ path: WritableKeyPath<ParticleColor, Double>, _ value: Float, _ key: String) {
        guard isValid(Double(value), key) else { return }
        change { $0.colorOffset[keyPath: path] = Double(value) }
    }

    private final func change(_ body: (inout Replication) -> Void) {
        var replication = replication
        body(&replication)
        guard replication != properties.replication else { return }
        properties.replication = replication
        mark(.properties)
    }
}
