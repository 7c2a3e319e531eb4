/// An effect that is appropriate for the kind of change.
///
/// Follows <https://developer.apple.com/documentation/symbols/automaticsymboleffect>.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {
    /// The effect's configuration.
    public let configuration = SymbolEffectConfiguration(.automatic)
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// An effect that is appropriate for the kind of change.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
