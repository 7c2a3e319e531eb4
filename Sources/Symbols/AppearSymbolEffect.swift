/// An effect that makes a hidden symbol appear: it fades in and grows to its size.
///
/// Follows <https://developer.apple.com/documentation/symbols/appearsymboleffect>.
public struct AppearSymbolEffect: ConfigurableSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// The effect's configuration.
    public internal(set) var configuration = SymbolEffectConfiguration(.appear)

    /// The effect upwards: the symbol grows.
    public var up: AppearSymbolEffect { changed { $0.direction = .up } }

    /// The effect downwards: the symbol shrinks.
    public var down: AppearSymbolEffect { changed { $0.direction = .down } }

    /// The effect on the parts of the symbol in sequence.
    public var byLayer: AppearSymbolEffect { changed { $0.isByLayer = true } }

    /// The effect on the symbol as a whole.
    public var wholeSymbol: AppearSymbolEffect { changed { $0.isByLayer = false } }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// An effect that makes a hidden symbol appear: it fades in and grows to its size.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
