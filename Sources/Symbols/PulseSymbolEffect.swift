/// An effect that fades a symbol out and in again.
///
/// Follows <https://developer.apple.com/documentation/symbols/pulsesymboleffect>.
public struct PulseSymbolEffect: ConfigurableSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The effect's configuration.
    public internal(set) var configuration = SymbolEffectConfiguration(.pulse)

    /// The effect on the parts of the symbol in sequence.
    public var byLayer: PulseSymbolEffect { changed { $0.isByLayer = true } }

    /// The effect on the symbol as a whole.
    public var wholeSymbol: PulseSymbolEffect { changed { $0.isByLayer = false } }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// An effect that fades a symbol out and in again.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
