import Symbols

/// What a program does to a symbol: an image view makes the change to what it shows, a bar item hands it on to its button.
package enum SymbolChange {
    /// How often an effect runs whose options do not say so.
    package enum DefaultRepetition { case once, endless, byKind }

    case add(any SymbolEffect, SymbolEffectOptions, DefaultRepetition, animated: Bool)
    case remove(any SymbolEffect, SymbolEffectOptions, animated: Bool)
    case removeAll(SymbolEffectOptions, animated: Bool)
    case replace(UIImage, any ContentTransitionSymbolEffect & SymbolEffect, SymbolEffectOptions)
}

extension UIImageView {
    /// Makes a change to the symbol that is shown.
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

    /// The effects, whose layers show the present symbol.
    private var effects: SymbolEffects {
        if let symbolEffects { return symbolEffects }
        let made = SymbolEffects(self)
        symbolEffects = made
        if window != nil { showImage(in: layer) }
        setNeedsDisplay()
        return made
    }
}
