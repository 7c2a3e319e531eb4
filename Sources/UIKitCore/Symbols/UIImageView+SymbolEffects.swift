import Symbols

// What UIKit has in an extension, too, where nothing can be overridden.
extension UIImageView {
    // MARK: - Adding effects to symbols

    /// Has the symbol that is shown move, or look, in a way that runs from start to end.
    ///
    /// Other images stay as they are. An effect of the same type takes the earlier one's place; different ones go together.
    ///
    ///     imageView.addSymbolEffect(.bounce)
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - options: How often and how fast; once unless it says otherwise.
    ///   - animated: Whether what changes the symbol's state (`scale`, `appear`, `disappear`) does so gradually.
    ///   - completion: Called when the effect is over or removed.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { make(.add(effect, options, .once, animated: animated), completion: completion) }

    /// Has the symbol that is shown move, or look, in a way that lasts until the effect is removed.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { make(.add(effect, options, .endless, animated: animated), completion: completion) }

    /// Has the symbol that is shown move in a way that can end by itself or last, as is usual for the effect.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { make(.add(effect, options, .byKind, animated: animated), completion: completion) }

    // MARK: - Removing effects from symbols

    /// Ends the effect of a type that runs from start to end.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { make(.remove(effect, options, animated: animated), completion: completion) }

    /// Ends the effect of a type that lasts; what changed the symbol's state is taken back, gradually if animated.
    public func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { make(.remove(effect, options, animated: animated), completion: completion) }

    /// Ends the effect of a type that can end by itself or last.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { make(.remove(effect, options, animated: animated), completion: completion) }

    /// Ends all effects.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        make(.removeAll(options, animated: animated))
    }

    // MARK: - Replacing symbols

    /// Shows another symbol, to which the present one changes. `image` is the new one at once.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
    ) { make(.replace(image, contentTransition, options), completion: completion) }
}
