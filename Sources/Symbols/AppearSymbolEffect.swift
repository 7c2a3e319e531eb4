/// Has a symbol come that was not seen: it fades in and gets its size.
///
/// Follows <https://developer.apple.com/documentation/symbols/appearsymboleffect>.
public struct AppearSymbolEffect: ConfigurableSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// What the effect does.
    public internal(set) var configuration = SymbolEffectConfiguration(.appear)

    /// The effect upwards: the symbol grows.
    public var up: AppearSymbolEffect { changed { $0.direction = .up } }

    /// The effect downwards: the symbol shrinks.
    public var down: AppearSymbolEffect { changed { $0.direction = .down } }

    /// The effect on one part of the symbol after the other.
    public var byLayer: AppearSymbolEffect { changed { $0.isByLayer = true } }

    /// The effect on the symbol as a whole.
    public var wholeSymbol: AppearSymbolEffect { changed { $0.isByLayer = false } }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// Has a symbol come that was not seen: it fades in and gets its size.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
