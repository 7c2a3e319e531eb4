/// Turns a symbol around its middle.
///
/// Follows <https://developer.apple.com/documentation/symbols/rotatesymboleffect>.
public struct RotateSymbolEffect: ConfigurableSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// What the effect does.
    public internal(set) var configuration = SymbolEffectConfiguration(.rotate)

    /// The effect clockwise.
    public var clockwise: RotateSymbolEffect { changed { $0.direction = .clockwise } }

    /// The effect counterclockwise.
    public var counterClockwise: RotateSymbolEffect { changed { $0.direction = .counterclockwise } }

    /// The effect on one part of the symbol after the other.
    public var byLayer: RotateSymbolEffect { changed { $0.isByLayer = true } }

    /// The effect on the symbol as a whole.
    public var wholeSymbol: RotateSymbolEffect { changed { $0.isByLayer = false } }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// Turns a symbol around its middle.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
