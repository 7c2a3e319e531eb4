/// An effect that shows a symbol larger or smaller than usual until it is removed.
///
/// Follows <https://developer.apple.com/documentation/symbols/scalesymboleffect>.
public struct ScaleSymbolEffect: ConfigurableSymbolEffect, IndefiniteSymbolEffect {
    /// The effect's configuration.
    public internal(set) var configuration = SymbolEffectConfiguration(.scale)

    /// The effect upwards: the symbol grows.
    public var up: ScaleSymbolEffect { changed { $0.direction = .up } }

    /// The effect downwards: the symbol shrinks.
    public var down: ScaleSymbolEffect { changed { $0.direction = .down } }

    /// The effect on the parts of the symbol in sequence.
    public var byLayer: ScaleSymbolEffect { changed { $0.isByLayer = true } }

    /// The effect on the symbol as a whole.
    public var wholeSymbol: ScaleSymbolEffect { changed { $0.isByLayer = false } }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// An effect that shows a symbol larger or smaller than usual until it is removed.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
