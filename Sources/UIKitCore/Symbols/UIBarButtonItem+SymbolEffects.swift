import Symbols

// In an extension, as in UIKit: the methods cannot be overridden.
extension UIBarButtonItem {
    // MARK: Configuring symbol effects

    /// Adds a discrete effect to the item's symbol: the effect runs from start to end. Images that are not symbols are
    /// unchanged.
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - options: Number and speed of repetitions; once by default.
    ///   - animated: Whether changes of the symbol's state (`scale`, `appear`, `disappear`) are animated.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) { make(.add(effect, options, .once, animated: animated)) }

    /// Adds an indefinite effect to the item's symbol: the effect lasts until it is removed.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) { make(.add(effect, options, .endless, animated: animated)) }

    /// Adds an effect that can be discrete or indefinite to the item's symbol, with the effect's default repetition.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true
    ) { make(.add(effect, options, .byKind, animated: animated)) }

    /// Ends the discrete effect of a type.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) { make(.remove(effect, options, animated: animated)) }

    /// Ends the indefinite effect of a type. Changes of the symbol's state are reverted, with an optional animation.
    public func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) { make(.remove(effect, options, animated: animated)) }

    /// Ends the effect of a type that can be discrete or indefinite.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true
    ) { make(.remove(effect, options, animated: animated)) }

    /// Ends all effects.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        make(.removeAll(options, animated: animated))
    }

    /// Sets a new symbol, with a transition from the current symbol. `image` is changed immediately.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default
    ) {
        make(.replace(image, contentTransition, options))
        self.image = image
    }

    private func make(_ change: SymbolChange) {
        switch change {
        case .add(let effect, let options, let usual, _):
            let kind = effect.configuration.kind
            symbolEffects.removeAll { $0.kind == kind }
            if options.isLasting(kind, usual) {
                symbolEffects.append((kind, .add(effect, options, usual, animated: false)))
            }
        case .remove(let effect, _, _):
            symbolEffects.removeAll { $0.kind == effect.configuration.kind }
        case .removeAll: symbolEffects = []
        case .replace: break
        }
        observers.notify(self, makes: change)
    }

    /// The lasting effects, for a button that starts to show the item.
    package var lastingSymbolChanges: [SymbolChange] { symbolEffects.map(\.change) }
}
