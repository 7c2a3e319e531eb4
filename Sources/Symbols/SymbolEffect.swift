/// An effect that moves, fades or replaces a symbol, for
/// `UIImageView.addSymbolEffect(_:options:animated:completion:)`.
///
/// Follows <https://developer.apple.com/documentation/symbols/symboleffect>.
public protocol SymbolEffect: Hashable, Sendable {
    /// The effect's configuration.
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs from start to end.
public protocol DiscreteSymbolEffect {}

/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect {}

/// An effect that makes a symbol appear or disappear.
public protocol TransitionSymbolEffect {}

/// An effect that replaces a symbol with a different symbol.
public protocol ContentTransitionSymbolEffect {}
