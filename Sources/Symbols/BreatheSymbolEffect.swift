/// An effect that makes a symbol grow and shrink slowly.
///
/// Follows <https://developer.apple.com/documentation/symbols/breathesymboleffect>.
public struct BreatheSymbolEffect: ConfigurableSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The effect's configuration.
    public internal(set) var configuration = SymbolEffectConfiguration(.breathe)

    /// The effect without fading.
    public var plain: BreatheSymbolEffect { changed { $0.fades = false } }

    /// The effect with fading.
    public var pulse: BreatheSymbolEffect { changed { $0.fades = true } }

    /// The effect on the parts of the symbol in sequence.
    public var byLayer: BreatheSymbolEffect { changed { $0.isByLayer = true } }

    /// The effect on the symbol as a whole.
    public var wholeSymbol: BreatheSymbolEffect { changed { $0.isByLayer = false } }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// An effect that makes a symbol grow and shrink slowly.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
