import Symbols

/// A change of a symbol: an image view applies it to the visible symbol, a bar item forwards it to its button.
package enum SymbolChange {
    /// The number of repetitions of effects without explicit options.
    package enum DefaultRepetition { case once, endless, byKind }

    case add(any SymbolEffect, SymbolEffectOptions, DefaultRepetition, animated: Bool)
    case remove(any SymbolEffect, SymbolEffectOptions, animated: Bool)
    case removeAll(SymbolEffectOptions, animated: Bool)
    case replace(UIImage, any ContentTransitionSymbolEffect & SymbolEffect, SymbolEffectOptions)
}

extension UIImageView {
    /// Applies a change to the visible symbol.
    package func make(_ change: SymbolChange, completion: UISymbolEffectCompletion? = nil) {
        switch change {
        case .add(let effect, let options, let defaultRepetition, let animated):
            effects.add(
                effect, options: options, defaultRepetition: defaultRepetition, animated: animated,
                completion: completion)
        case .remove(let effect, let options, let animated):
            effects.remove(effect.configuration.kind, options: options, animated: animated, completion: completion)
        case .removeAll(let options, let animated): symbolEffects?.removeAll(options: options, animated: animated)
        case .replace(let image, let transition, let options):
            effects.replace(
                transition, options: options,
                by: {
                    self.image = image
                    showImage(in: layer)
                }, completion: completion)
        }
    }

    /// The effects, whose layers show the current symbol.
    private var effects: SymbolEffects {
        if let symbolEffects { return symbolEffects }
        let made = SymbolEffects(self)
        symbolEffects = made
        if window != nil { showImage(in: layer) }
        setNeedsDisplay()
        return made
    }
}
