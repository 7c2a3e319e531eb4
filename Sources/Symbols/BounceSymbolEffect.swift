/// An effect that makes a symbol larger or smaller for a moment.
///
/// Follows <https://developer.apple.com/documentation/symbols/bouncesymboleffect>.
public struct BounceSymbolEffect: ConfigurableSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The effect's configuration.
    public internal(set) var configuration = SymbolEffectConfiguration(.bounce)

    /// The effect upwards: the symbol grows.
    public var up: BounceSymbolEffect { changed { $0.direction = .up } }

    /// The effect downwards: the symbol shrinks.
    public var down: BounceSymbolEffect { changed { $0.direction = .down } }

    /// The effect on the parts of the symbol in sequence.
    public var byLayer: BounceSymbolEffect { changed { $0.isByLayer = true } }

    /// The effect on the symbol as a whole.
    public var wholeSymbol: BounceSymbolEffect { changed { $0.isByLayer = false } }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// An effect that makes a symbol larger or smaller for a moment.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
