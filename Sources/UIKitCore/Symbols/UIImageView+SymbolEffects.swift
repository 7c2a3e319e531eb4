import Symbols

// In an extension, as in UIKit: the methods cannot be overridden.
extension UIImageView {
    // MARK: - Adding effects to symbols

    /// Adds a discrete effect to the visible symbol: the effect runs from start to end.
    ///
    /// Images that are not symbols are unchanged. An effect replaces an earlier effect of the same type; different
    /// effects are combined.
    ///
    ///     imageView.addSymbolEffect(.bounce)
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - options: Number and speed of repetitions; once by default.
    ///   - animated: Whether changes of the symbol's state (`scale`, `appear`, `disappear`) are animated.
    ///   - completion: Called when the effect is over or removed.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { make(.add(effect, options, .once, animated: animated), completion: completion) }

    /// Adds an indefinite effect to the visible symbol: the effect lasts until it is removed.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { make(.add(effect, options, .endless, animated: animated), completion: completion) }

    /// Adds an effect that can be discrete or indefinite to the visible symbol, with the effect's default repetition.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { make(.add(effect, options, .byKind, animated: animated), completion: completion) }

    // MARK: - Removing effects from symbols

    /// Ends the discrete effect of a type.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { make(.remove(effect, options, animated: animated), completion: completion) }

    /// Ends the indefinite effect of a type. Changes of the symbol's state are reverted, with an optional animation.
    public func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { make(.remove(effect, options, animated: animated), completion: completion) }

    /// Ends the effect of a type that can be discrete or indefinite.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { make(.remove(effect, options, animated: animated), completion: completion) }

    /// Ends all effects.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        make(.removeAll(options, animated: animated))
    }

    // MARK: - Replacing symbols

    /// Shows a new symbol, with a transition from the current symbol. `image` is changed immediately.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
    ) { make(.replace(image, contentTransition, options), completion: completion) }
}
