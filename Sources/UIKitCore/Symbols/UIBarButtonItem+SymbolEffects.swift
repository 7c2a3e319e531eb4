import Symbols

// What UIKit has in an extension, too, where nothing can be overridden.
extension UIBarButtonItem {
    // MARK: Configuring symbol effects

    /// Has the item's symbol move, or look, in a way that runs from start to end. Other images stay as they are.
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - options: How often and how fast; once unless it says otherwise.
    ///   - animated: Whether what changes the symbol's state (`scale`, `appear`, `disappear`) does so gradually.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) { make(.add(effect, options, .once, animated: animated)) }

    /// Has the item's symbol move, or look, in a way that lasts until the effect is removed.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) { make(.add(effect, options, .endless, animated: animated)) }

    /// Has the item's symbol move in a way that can end by itself or last, as is usual for the effect.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true
    ) { make(.add(effect, options, .byKind, animated: animated)) }

    /// Ends the effect of a type that runs from start to end.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) { make(.remove(effect, options, animated: animated)) }

    /// Ends the effect of a type that lasts; what changed the symbol's state is taken back, gradually if animated.
    public func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) { make(.remove(effect, options, animated: animated)) }

    /// Ends the effect of a type that can end by itself or last.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true
    ) { make(.remove(effect, options, animated: animated)) }

    /// Ends all effects.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        make(.removeAll(options, animated: animated))
    }

    /// Gives the item another symbol, to which the present one changes. `image` is the new one at once.
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

    /// What was added and lasts, for a button that comes to show the item.
    package var lastingSymbolChanges: [SymbolChange] { symbolEffects.map(\.change) }
}
