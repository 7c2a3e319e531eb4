import CoreGraphics
import Foundation
import RenderServer

/// A layer that emits particles: fire, snow, confetti.
///
/// The display computes and draws the particles in front of the layer's background and behind its sublayers. The
/// program does not run for them. The particles are reproducible: layers with the same values and the same seed have
/// the same particles.
///
/// The emission begins at time 0 of the layer. Set `beginTime` to `CACurrentMediaTime()` to begin with the first
/// particle, since otherwise the layer appears with all particles of a long emission.
@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
    private final var cells: [CAEmitterCell]?

    /// Creates a layer without cells.
    public override init() {
        super.init()
        properties.contents = .emitter(EmitterContents())
    }

    /// Creates a copy of a layer's own properties.
    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CAEmitterLayer {
            cells = layer.cells
        } else {
            properties.contents = .emitter(EmitterContents())
        }
    }

    /// Creates a layer like `init()`, since layers are not archived on Linux.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        properties.contents = .emitter(EmitterContents())
    }

    nonisolated deinit {}

    // MARK: - Specifying particle emitter cells

    /// The kinds of particles that the layer emits. Particles that were born before a change keep their values.
    open var emitterCells: [CAEmitterCell]? {
        get { cells }
        set {
            cells = newValue
            setNeedsDisplay()
        }
    }

    // MARK: - Emitter geometry

    /// The order and the blending of the particles.
    open var renderMode: CAEmitterLayerRenderMode {
        get { CAEmitterLayerRenderMode(rawValue: emitter.renderMode.rawValue) }
        set {
            guard let mode = EmitterContents.RenderMode(rawValue: newValue.rawValue) else {
                return refuse("renderMode", newValue.rawValue)
            }
            change(nil) { $0.renderMode = mode }
        }
    }

    /// The center of the emitter's shape, in the layer's coordinates. Animatable.
    open var emitterPosition: CGPoint {
        get { emitter.position }
        set {
            guard newValue != emitter.position, isValid(newValue, "emitterPosition") else { return }
            change("emitterPosition") { $0.position = newValue }
        }
    }

    /// The shape of the area that emits particles. The default is `point`.
    open var emitterShape: CAEmitterLayerEmitterShape {
        get { CAEmitterLayerEmitterShape(rawValue: emitter.shape.rawValue) }
        set {
            guard let shape = EmitterContents.Shape(rawValue: newValue.rawValue) else {
                return refuse("emitterShape", newValue.rawValue)
            }
            change(nil) { $0.shape = shape }
        }
    }

    /// The z coordinate of the center of the emitter's shape. Animatable.
    open var emitterZPosition: CGFloat {
        get { emitter.zPosition }
        set { changeNumber(\.zPosition, newValue, "emitterZPosition") }
    }

    /// The depth of the emitter's shape. Animatable.
    open var emitterDepth: CGFloat {
        get { emitter.depth }
        set { changeNumber(\.depth, newValue, "emitterDepth") }
    }

    /// The size of the emitter's shape. The radius of a circle or a sphere is its width. Animatable.
    open var emitterSize: CGSize {
        get { emitter.size }
        set {
            guard newValue != emitter.size, isValid(newValue, "emitterSize") else { return }
            change("emitterSize") { $0.size = newValue }
        }
    }

    /// The part of the emitter's shape that emits particles. The default is `volume`.
    open var emitterMode: CAEmitterLayerEmitterMode {
        get { CAEmitterLayerEmitterMode(rawValue: emitter.mode.rawValue) }
        set {
            guard let mode = EmitterContents.Mode(rawValue: newValue.rawValue) else {
                return refuse("emitterMode", newValue.rawValue)
            }
            change(nil) { $0.mode = mode }
        }
    }

    // MARK: - Emitter cell attribute multipliers

    /// A factor of the cells' scales. Animatable.
    open var scale: Float {
        get { Float(emitter.scale) }
        set { changeNumber(\.scale, newValue, "emitterLayer.scale") }
    }

    /// The seed of the random values.
    open var seed: UInt32 {
        get { emitter.seed }
        set { if newValue != emitter.seed { change(nil) { $0.seed = newValue } } }
    }

    /// A factor of the speeds of the cells' rotations. Animatable.
    open var spin: Float {
        get { Float(emitter.spin) }
        set { changeNumber(\.spin, newValue, "emitterLayer.spin") }
    }

    /// A factor of the cells' velocities. Animatable.
    open var velocity: Float {
        get { Float(emitter.velocity) }
        set { changeNumber(\.velocity, newValue, "emitterLayer.velocity") }
    }

    /// A factor of the cells' birth rates. With 0 no particles are born, and the existing particles live on.
    /// Animatable.
    open var birthRate: Float {
        get { Float(emitter.birthRate) }
        set { changeNumber(\.birthRate, newValue, "emitterLayer.birthRate") }
    }

    /// A factor of the cells' lifetimes. Animatable.
    open var lifetime: Float {
        get { Float(emitter.lifetime) }
        set { changeNumber(\.lifetime, newValue, "emitterLayer.lifetime") }
    }

    // MARK: - Key paths

    private static let factors: Set<String> = ["birthRate", "lifetime", "velocity", "scale", "spin"]

    private static func key(_ keyPath: String) -> String {
        factors.contains(keyPath) ? "emitterLayer.\(keyPath)" : keyPath
    }

    /// Returns the value at a key path, which may begin with `emitterCells` and the name of a cell.
    open override func value(forKeyPath keyPath: String) -> Any? {
        if keyPath == "emitterCells" { return cells }
        guard let (cell, key) = cell(at: keyPath) else { return super.value(forKeyPath: Self.key(keyPath)) }
        return cell.value(forKey: key)
    }

    /// Sets the value at a key path, which may begin with `emitterCells` and the name of a cell:
    /// `emitterCells.spark.birthRate`.
    open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if keyPath == "emitterCells" { return emitterCells = value as? [CAEmitterCell] }
        guard let (cell, key) = cell(at: keyPath) else {
            return super.setValue(value, forKeyPath: Self.key(keyPath))
        }
        cell.setValue(value, forKey: key)
        setNeedsDisplay()
    }

    private final func cell(at keyPath: String) -> (cell: CAEmitterCell, key: String)? {
        var names = keyPath.split(separator: ".", omittingEmptySubsequences: false)
        guard names.count >= 3, names[0] == "emitterCells" else { return nil }
        var (list, found) = (cells, nil as CAEmitterCell?)
        while names.count >= 3, names[0] == "emitterCells" {
            guard let cell = list?.first(where: { $0.name.map { $0 == names[1] } == true }) else { return nil }
            (found, list) = (cell, cell.emitterCells)
            names.removeFirst(2)
        }
        return found.map { ($0, names.joined(separator: ".")) }
    }

    /// Adds an animation. The factors of the cells' values can be animated by their names, such as `birthRate`.
    open override func add(_ anim: CAAnimation, forKey key: String?) {
        guard let animation = anim as? CAPropertyAnimation, let path = animation.keyPath,
            Self.factors.contains(path), let copy = animation.copy() as? CAPropertyAnimation
        else { return super.add(anim, forKey: key) }
        copy.keyPath = Self.key(path)
        super.add(copy, forKey: key)
    }

    // MARK: - In place of contents

    /// Always `nil`, since the display draws the particles. A value that is set is ignored and a warning is logged.
    open override var contents: Any? {
        get { nil }
        set { if newValue != nil { LayerLog.warn("CAEmitterLayer shows its particles and takes no contents") } }
    }

    /// Updates the values of the cells on the display.
    open override func display() {
        var emitter = emitter
        emitter.cells = CAEmitterCell.rendered(cells)
        properties.contents = .emitter(emitter)
        didChange("", nil)
    }

    /// Returns a copy of the layer with the values that are currently on the display.
    open override func presentation() -> CAEmitterLayer? { makePresentation() as? CAEmitterLayer }

    override func makeCopyForPresentation() -> CALayer { CAEmitterLayer(layer: self) }

    // MARK: - Inside

    private final var emitter: EmitterContents {
        if case .emitter(let emitter)? = properties.contents { emitter } else { EmitterContents() }
    }

    private final func changeNumber(
        _ path: WritableKeyPath<EmitterContents, Double>, _ value: some BinaryFloatingPoint, _ key: String
    ) {
        let value = Double(value)
        guard value != emitter[keyPath: path], isValid(value, key) else { return }
        change(key) { $0[keyPath: path] = value }
    }

    private final func change(_ key: String?, _ body: (inout EmitterContents) -> Void) {
        let action = key.flatMap { actionForChange($0) }
        var emitter = emitter
        body(&emitter)
        properties.contents = .emitter(emitter)
        didChange(key ?? "", action)
    }

    private final func refuse(_ key: String, _ name: String) {
        LayerLog.warn("There is no \(key) \"\(name)\"; the old one stays")
    }
}
