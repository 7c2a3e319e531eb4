/// A way in which a symbol moves, fades or is replaced: what `UIImageView.addSymbolEffect(_:options:animated:completion:)` takes.
///
/// Follows <https://developer.apple.com/documentation/symbols/symboleffect>.
public protocol SymbolEffect: Hashable, Sendable {
    /// What the effect does.
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs from start to end.
public protocol DiscreteSymbolEffect {}

/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect {}

/// An effect by which a symbol comes or goes.
public protocol TransitionSymbolEffect {}

/// An effect by which one symbol takes another one's place.
public protocol ContentTransitionSymbolEffect {}
