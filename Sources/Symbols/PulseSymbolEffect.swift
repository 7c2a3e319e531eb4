/// Has a symbol fade and come back.
///
/// Follows <https://developer.apple.com/documentation/symbols/pulsesymboleffect>.
public struct PulseSymbolEffect: ConfigurableSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// What the effect does.
    public internal(set) var configuration = SymbolEffectConfiguration(.pulse)

    /// The effect on one part of the symbol after the other.
    public var byLayer: PulseSymbolEffect { changed { $0.isByLayer = true } }

    /// The effect on the symbol as a whole.
    public var wholeSymbol: PulseSymbolEffect { changed { $0.isByLayer = false } }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// Has a symbol fade and come back.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
