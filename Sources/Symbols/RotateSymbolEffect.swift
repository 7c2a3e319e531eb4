/// An effect that rotates a symbol around its center.
///
/// Follows <https://developer.apple.com/documentation/symbols/rotatesymboleffect>.
public struct RotateSymbolEffect: ConfigurableSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The effect's configuration.
    public internal(set) var configuration = SymbolEffectConfiguration(.rotate)

    /// The effect with clockwise rotation.
    public var clockwise: RotateSymbolEffect { changed { $0.direction = .clockwise } }

    /// The effect with counterclockwise rotation.
    public var counterClockwise: RotateSymbolEffect { changed { $0.direction = .counterclockwise } }

    /// The effect on the parts of the symbol in sequence.
    public var byLayer: RotateSymbolEffect { changed { $0.isByLayer = true } }

    /// The effect on the symbol as a whole.
    public var wholeSymbol: RotateSymbolEffect { changed { $0.isByLayer = false } }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// An effect that rotates a symbol around its center.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
