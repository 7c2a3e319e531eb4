import CoreGraphics
import QuartzCore

/// The effects of an image view's symbol.
///
/// Effects are animations of the symbol's parts, run by the render server. Meanwhile the pixels are in separate
/// layers; an image view without effects has no such layers. Lasting effects are kept when the view shows a different
/// symbol or moves to a different window.
@MainActor
final class SymbolEffects {
    private struct Entry {
        let configuration: SymbolEffectConfiguration
        let options: SymbolEffectOptions
        let repeats: SymbolEffectOptions.RepeatBehavior
        let effect: any SymbolEffect
        let completion: UISymbolEffectCompletion?
        let number: Int

        /// Whether the effect is over only when it is removed.
        var isLasting: Bool { configuration.kind.isState || repeats.count == nil }
    }

    private weak var view: UIImageView?
    private var layers = SymbolLayers()
    private var entries: [Entry] = []
    /// The replaced layers, and the number of pending animations.
    private var leaving: [SymbolLayers] = []
    private var waiting = 0
    private var count = 0

    init(_ view: UIImageView) { self.view = view }

    // MARK: - Pixels

    /// Shows an image's pixels instead of the view; `nil` for an image that is not a symbol, whose effects are
    /// invisible.
    func show(_ image: UIImage?, pixels: (SymbolPart?) -> CGImage?) {
        guard let view, let image else { return layers.root.removeFromSuperlayer() }
        let parts: [SymbolPart?] = image.symbolParts.isEmpty ? [nil] : image.symbolParts
        let placement = SymbolLayers.Placement(
            bounds: view.layer.bounds, gravity: view.layer.contentsGravity,
            scale: image.shownScale(in: view.traitCollection))
        let isNew = layers.show(parts.map { ($0, pixels($0)) }, placement)
        let wasAway = layers.root.superlayer == nil
        if wasAway { view.layer.insertSublayer(layers.root, at: 0) }
        if isNew { layers.set(state) }
        if isNew || wasAway { runEndless() }
    }

    /// Restarts endless effects after the view returned to a window.
    func runEndless() {
        guard view?.window != nil else { return }
        for entry in entries where entry.isLasting && !entry.configuration.kind.isState { run(entry) }
    }

    // MARK: - Adding and removing

    func add(
        _ effect: any SymbolEffect, options: SymbolEffectOptions, defaultRepetition: SymbolChange.DefaultRepetition,
        animated: Bool,
        completion: UISymbolEffectCompletion?
    ) {
        let configuration = effect.configuration
        for kind in configuration.kind.excluded { drop(kind) }
        count += 1
        let entry = Entry(
            configuration: configuration, options: options,
            repeats: options.repeats(configuration.kind, defaultRepetition),
            effect: effect, completion: completion, number: count)
        entries.append(entry)
        guard configuration.kind.isState else {
            let length = run(entry)
            guard !entry.isLasting else { return }
            let passes = Double(entry.repeats.count ?? 1)
            return wait(length * passes / options.speed, on: layers.root, "Symbol\(entry.number)") {
                [weak self] finished in
                self?.entries.removeAll { $0.number == entry.number }
                self?.report(entry, finished: finished)
            }
        }
        // An appearing symbol starts in the state at the end of disappearing.
        var start: SymbolLayers.State?
        if configuration.kind == .appear { start = SymbolLayers.State(hiddenIn: configuration, scale: state.scale) }
        change(from: start, configuration, options, animated: animated) { [weak self] finished in
            completion?(
                UISymbolEffectCompletionContext(
                    sender: self?.view, effect: effect, contentTransition: nil, isFinished: finished))
        }
    }

    func remove(
        _ kind: SymbolEffectConfiguration.Kind, options: SymbolEffectOptions, animated: Bool,
        completion: UISymbolEffectCompletion?
    ) {
        let removed = entries.last { $0.configuration.kind == kind }
        let seen = layers.seen
        drop(kind)
        let settles = animated && removed?.configuration.kind.isState == false
        let length = settles ? layers.settle(from: seen) : 0
        let ended: (Bool) -> Void = { [weak self] finished in
            completion?(
                UISymbolEffectCompletionContext(
                    sender: self?.view, effect: removed?.effect, contentTransition: nil, isFinished: finished))
        }
        guard let removed, kind.isState else {
            count += 1
            return wait(length, on: layers.root, "Symbol\(count)", then: ended)
        }
        change(from: nil, removed.configuration, options, animated: animated, then: ended)
    }

    func removeAll(options: SymbolEffectOptions, animated: Bool) {
        while let kind = entries.first?.configuration.kind {
            remove(kind, options: options, animated: animated, completion: nil)
        }
    }

    /// Removes the effects of a kind immediately; their animations end in their current state.
    private func drop(_ kind: SymbolEffectConfiguration.Kind) {
        for entry in entries where entry.configuration.kind == kind {
            entries.removeAll { $0.number == entry.number }
            guard !kind.isState else { continue }
            for part in layers.parts { part.inner.removeAnimations(of: kind) }
            guard entry.isLasting else {
                layers.root.removeAnimation(forKey: "Symbol\(entry.number)")
                continue
            }
            // The end is reported later, not during a call by the program.
            wait(0, on: layers.root, "Symbol\(entry.number)") { [weak self] _ in self?.report(entry, finished: false) }
        }
    }

    private func report(_ entry: Entry, finished: Bool) {
        entry.completion?(
            UISymbolEffectCompletionContext(
                sender: view, effect: entry.effect, contentTransition: nil, isFinished: finished))
    }

    // MARK: - Replacing

    // Chosen (Views): `magic(fallback:)` shows the fallback.
    /// Replaces the current image by a new image. The current image disappears with the effect.
    func replace(
        _ effect: any SymbolEffect & ContentTransitionSymbolEffect, options: SymbolEffectOptions,
        by change: () -> Void, completion: UISymbolEffectCompletion?
    ) {
        let old = layers
        layers = SymbolLayers()
        change()
        let configuration = effect.configuration
        leaving.append(old)
        var length = 0.0
        let speed = options.speed
        let isOver = configuration.replacement == .offUp || old.root.superlayer == nil
        if isOver {
            old.set(SymbolLayers.State(scale: 1, opacity: 0))
        } else {
            let end = SymbolLayers.State(scale: configuration.replacement == .upUp ? 1.5 : 0.5, opacity: 0)
            length = old.change(to: end, configuration, speed: speed)
        }
        let delay = isOver || configuration.replacement == .upUp ? 0 : SymbolMotion.changeLength / 2
        let start = SymbolLayers.State(scale: 0.5 * state.scale, opacity: 0)
        length = max(length, layers.change(to: state, from: start, configuration, speed: speed, after: delay))
        wait(length, on: old.root, "SymbolReplacement") { [weak self] finished in
            old.root.removeFromSuperlayer()
            self?.leaving.removeAll { $0 === old }
            completion?(
                UISymbolEffectCompletionContext(
                    sender: self?.view, effect: effect, contentTransition: effect, isFinished: finished))
        }
    }

    // MARK: - Running

    /// The combined state of the lasting effects.
    private var state: SymbolLayers.State {
        var state = SymbolLayers.State()
        for entry in entries {
            switch entry.configuration.kind {
            case .scale:
                state.scale *= entry.configuration.direction == .down ? SymbolMotion.shrunk : SymbolMotion.grown
            case .disappear: state = SymbolLayers.State(hiddenIn: entry.configuration, scale: state.scale)
            default: break
            }
        }
        return state
    }

    private func change(
        from start: SymbolLayers.State?, _ configuration: SymbolEffectConfiguration, _ options: SymbolEffectOptions,
        animated: Bool, then ended: @escaping (Bool) -> Void
    ) {
        var length = 0.0
        if animated, view?.window != nil {
            length = layers.change(to: state, from: start, configuration, speed: options.speed)
        } else {
            layers.set(state)
        }
        wait(length, on: layers.root, "SymbolState", then: ended)
    }

    /// Runs an effect in all parts. Returns the duration of a pass at normal speed, in seconds.
    @discardableResult
    private func run(_ entry: Entry) -> Double {
        guard let view else { return 0 }
        let steps = layers.parts.compactMap { $0.part?.variableIndex }
        var motions: [(layer: CALayer, motions: [SymbolMotion])] = []
        for (index, part) in layers.parts.enumerated() {
            let place = SymbolMotion.Place(
                index: index, count: layers.parts.count, step: part.part?.variableIndex,
                steps: (steps.max() ?? -1) + 1, size: layers.root.bounds.size,
                isMirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
            motions.append((part.inner, SymbolMotion.motions(entry.configuration, place)))
        }
        let ends = motions.flatMap { $0.motions.compactMap(\.times.last) }
        let period = (ends.max() ?? 0) + entry.repeats.delay
        guard period > 0 else { return 0 }
        for (layer, motions) in motions {
            for motion in motions {
                let animation = motion.animation(period: period)
                animation.speed = Float(entry.options.speed)
                animation.repeatCount = entry.repeats.count.map { Float($0) } ?? .infinity
                layer.add(animation, forKey: "\(entry.configuration.kind).\(motion.keyPath)")
            }
        }
        return period
    }

    /// Calls a closure after a delay, or when the layer is removed. Uses an animation without a visible effect as the
    /// clock.
    private func wait(_ length: Double, on layer: CALayer, _ key: String, then ended: @escaping (Bool) -> Void) {
        let clock = CABasicAnimation(keyPath: "opacity")
        (clock.fromValue, clock.toValue, clock.duration) = (1, 1, max(length, 0.001))
        waiting += 1
        clock.delegate = SymbolEffectEnd { [weak self] finished in
            ended(finished)
            self?.waiting -= 1
            self?.leaveIfIdle()
        }
        layer.add(clock, forKey: key)
    }

    /// If all effects are over, the view shows its pixels itself again.
    private func leaveIfIdle() {
        guard let view, entries.allSatisfy({ $0.configuration.kind == .appear }), waiting == 0, leaving.isEmpty else {
            return
        }
        layers.root.removeFromSuperlayer()
        view.symbolEffects = nil
        view.setNeedsDisplay()
    }
}

/// Notified when an effect is over.
private final class SymbolEffectEnd: CAAnimationDelegate {
    private let ended: (Bool) -> Void

    init(_ ended: @escaping (Bool) -> Void) { self.ended = ended }

    nonisolated deinit {}

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ended(flag) }
}

extension SymbolLayers.State {
    /// Creates the invisible state.
    fileprivate init(hiddenIn configuration: SymbolEffectConfiguration, scale: CGFloat) {
        self.init(scale: scale * (configuration.direction == .up ? 1.25 : 0.5), opacity: 0)
    }
}

extension CALayer {
    fileprivate func removeAnimations(of kind: SymbolEffectConfiguration.Kind) {
        for key in animationKeys() ?? [] where key.hasPrefix("\(kind).") { removeAnimation(forKey: key) }
    }
}

extension SymbolEffectConfiguration.Kind {
    /// Whether an effect of the kind is a state of the symbol, not a motion.
    fileprivate var isState: Bool { self == .scale || self == .appear || self == .disappear }

    /// The kinds of existing effects that are removed when an effect of this kind is added, including the kind itself.
    fileprivate var excluded: [Self] { self == .appear || self == .disappear ? [.appear, .disappear] : [self] }
}

extension SymbolEffectOptions {
    /// Returns whether an effect is over only when it is removed.
    func isLasting(_ kind: SymbolEffectConfiguration.Kind, _ defaultRepetition: SymbolChange.DefaultRepetition) -> Bool
    {
        kind.isState || repeats(kind, defaultRepetition).count == nil
    }

    /// Returns the number of repetitions of an effect.
    fileprivate func repeats(
        _ kind: SymbolEffectConfiguration.Kind, _ defaultRepetition: SymbolChange.DefaultRepetition
    ) -> RepeatBehavior {
        switch repetition {
        case .repeating(let behavior): return behavior
        case .once: return .periodic(1, delay: 0)
        case .automatic:
            // Chosen (Views): Bounce and wiggle effects of symbols end automatically.
            let isOnce =
                defaultRepetition == .once || defaultRepetition == .byKind && (kind == .bounce || kind == .wiggle)
            return isOnce ? .periodic(1, delay: 0) : .continuous
        }
    }
}
