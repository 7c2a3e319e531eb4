/// Whatever suits what changes.
///
/// Follows <https://developer.apple.com/documentation/symbols/automaticsymboleffect>.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {
    /// What the effect does.
    public let configuration = SymbolEffectConfiguration(.automatic)
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// Whatever suits what changes.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
