/// An effect that makes a symbol disappear: it fades out and shrinks. Its place is kept.
///
/// Follows <https://developer.apple.com/documentation/symbols/disappearsymboleffect>.
public struct DisappearSymbolEffect: ConfigurableSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// The effect's configuration.
    public internal(set) var configuration = SymbolEffectConfiguration(.disappear)

    /// The effect upwards: the symbol grows.
    public var up: DisappearSymbolEffect { changed { $0.direction = .up } }

    /// The effect downwards: the symbol shrinks.
    public var down: DisappearSymbolEffect { changed { $0.direction = .down } }

    /// The effect on the parts of the symbol in sequence.
    public var byLayer: DisappearSymbolEffect { changed { $0.isByLayer = true } }

    /// The effect on the symbol as a whole.
    public var wholeSymbol: DisappearSymbolEffect { changed { $0.isByLayer = false } }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// An effect that makes a symbol disappear: it fades out and shrinks. Its place is kept.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
